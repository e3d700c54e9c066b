"""A game told again: what every act was, what mattered, and which words there were."""

from typing import Final

from dazwischen.core.acts import Act
from dazwischen.core.report import Message
from dazwischen.core.retelling import Alternative, Annotation, ReplayAnnotator, Standing
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import explain, solver
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.rules_time import out_of_time
from dazwischen.games.jarnac.rules_turn import held_up
from dazwischen.games.jarnac.state import OVER, WAITING, State
from dazwischen.games.jarnac.view import View, view

LONG: Final = 7
"""Words from this length on are worth a second look."""


class JarnacTeller:
    def tell(self, act: Act, _after: State) -> Annotation:
        before: State = act.before
        events: list[ev.JarnacEvent] = act.events  # type: ignore[assignment] # this game's own
        names = Names(before.rules, ("A", "B")[: before.rules.sides])
        if isinstance(events[0], ev.Begun):
            begun = Message("retold-begun", {"side": names.sides[events[0].side - 1]})
            return Annotation("ok", ("K-TURN-1",), (begun,))
        rules, message = explain.accepted(names, before, act.intent, events)
        if isinstance(act.intent, do.Confirm):
            rules = ("K-TEAM-1", *rules)
        return Annotation("ok", rules, (message,), tuple(_moments(events)))

    def look(self, state: State) -> View:
        return view(state, None)

    def hands(self, _state: State) -> tuple[tuple[int, ...], ...]:
        return ()

    def between(self, _state: State) -> Standing | None:
        """There are no rounds."""
        return None

    def standing(self, state: State) -> list[int]:
        return [board.score for board in state.boards]

    def could(self, state: State, now: int) -> list[Alternative]:
        """Jarnacs first, then words on the own board, each best first; none without time."""
        if state.phase in (WAITING, OVER) or out_of_time(state, now) or held_up(state):
            return []
        seat, board = state.captains[state.side - 1], state.board(state.side)
        found = [_could(seat, "jarnac", play) for play in solver.jarnacs(state)]
        if not state.due and not state.beat:
            own = solver.plays(state.rules, board.rows, board.rack)
            found += [_could(seat, "ok", play) for play in own]
        return found


ANNOTATOR: Final[ReplayAnnotator] = JarnacTeller()


def _could(seat: int, verdict: str, play: solver.Play) -> Alternative:
    return Alternative(seat, verdict, word=play.word, place=play.row or 0, gain=play.score_gain)


def _moments(events: list[ev.JarnacEvent]) -> list[str]:
    moments = []
    for event in events:
        match event:
            case ev.Taken():
                moments.append("jarnac")
            case ev.WordLaid() if len(event.word) >= LONG:
                moments.append("long")
            case ev.Objected():
                moments.append("objection")
            case ev.FlagFell():
                moments.append("flag")
            case ev.Ended():
                moments.append("end")
            case _:
                pass
    return moments
