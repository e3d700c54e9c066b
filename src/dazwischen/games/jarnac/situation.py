"""The situation at the table, as the referee's JSON and in words."""

from typing import Any, TypeAlias

from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.ruleset import GOAL
from dazwischen.games.jarnac.state import JARNAC, OVER, State

Args: TypeAlias = dict[str, Argument]


def state_json(state: State, names: Names) -> dict[str, Any]:
    """The keys of the protocol format; what only longer protocols tell of comes with them."""
    facts: dict[str, Any] = {
        "phase": state.phase,
        "to_move": None if state.phase == OVER else names.sides[state.side - 1],
        "sides": {
            name: {
                "rows": [word or None for word in board.rows],
                "rack": "".join(sorted(board.rack)),
                "score": board.score,
            }
            for name, board in zip(names.sides, state.boards, strict=True)
        },
        "bag": state.bag,
        "winner": winner(state, names),
    }
    options = state.rules.options
    if max(options.teams[: state.rules.sides]) > 1:
        facts["captains"] = {
            name: names.label(seat) for name, seat in zip(names.sides, state.captains, strict=True)
        }
    if options.clock:
        used = zip(names.sides, state.clock.used, strict=True)
        facts["used"] = {name: milliseconds / 1000 for name, milliseconds in used}
    return facts


def winner(state: State, names: Names) -> str | None:
    """Nobody wins a solo game that misses its goal."""
    if state.phase != OVER:
        return None
    if state.winner:
        return names.sides[state.winner - 1]
    return None if state.rules.solo else "draw"


def in_words(state: State, names: Names) -> list[Message]:
    side = names.sides[state.side - 1]
    said = [Message(f"jarnac-situation-{_moment(state)}", {"side": side, "count": state.due})]
    for name, board in zip(names.sides, state.boards, strict=True):
        rows = ", ".join(f"{n} {word}" for n, word in enumerate(board.rows, 1) if word) or "–"
        args: Args = {"side": name, "rows": rows, "rack": board.rack or "–", "score": board.score}
        said.append(Message("jarnac-situation-board", args))
    said.append(Message("jarnac-situation-bag", {"count": state.bag}))
    if state.phase == OVER:
        said.append(_result(state, names))
    return said


def _moment(state: State) -> str:
    if state.phase == JARNAC and state.beat:
        return "last-jarnac"
    if state.phase == JARNAC and not state.board(state.side).free:
        return "full"
    return state.phase


def _result(state: State, names: Names) -> Message:
    if state.rules.solo:
        reached = "reached" if state.winner else "missed"
        args = {"score": state.board(1).score, "goal": GOAL}
        return Message(f"jarnac-situation-goal-{reached}", args)
    if not state.winner:
        return Message("jarnac-situation-nobody-won")
    return Message("jarnac-situation-won", {"side": names.sides[state.winner - 1]})
