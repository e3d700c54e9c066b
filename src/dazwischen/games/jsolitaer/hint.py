"""The best turn: for a seat from its view, or for the hand that a protocol file names."""

from typing import Any, Final

from msgspec.structs import replace

from dazwischen.cards.figures import UNKNOWN
from dazwischen.cards.hands import set_at
from dazwischen.core.errors import Argument, InvalidInput, Rejected
from dazwischen.core.protocolfile import Protocol
from dazwischen.core.report import Advice, Adviser, Message, Suggestion
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import solver
from dazwischen.games.jsolitaer.explain_lay import KIND_NAMES
from dazwischen.games.jsolitaer.headers import read_hand
from dazwischen.games.jsolitaer.may import Move
from dazwischen.games.jsolitaer.notation import format_intent, intent_of
from dazwischen.games.jsolitaer.referee import read
from dazwischen.games.jsolitaer.situation import in_words
from dazwischen.games.jsolitaer.solver import Solution
from dazwischen.games.jsolitaer.state import OVER, PLAYING, State
from dazwischen.games.jsolitaer.view import View, view
from dazwischen.games.jsolitaer.vocabulary import VOCABULARY


class SolitaireAdviser:
    def suggest(self, view: View) -> Suggestion | Rejected:
        if view.phase != PLAYING:
            return Rejected("game-ended", ("S-WIN-1",))
        if view.seat != view.turn:
            return Rejected("not-at-turn", ("S-TURN-1",), {"turn": view.turn})
        found = solver.solve(solver.position(view))
        return Suggestion(tuple(intent_of(move, view.turn) for move in found.moves), found.exact)

    def advise(self, protocol: Protocol, budget: int | None) -> Advice:
        protocol = VOCABULARY.canonical(protocol)
        state, _ = read(protocol)
        hand = read_hand(protocol, state.rules)
        if hand is None:
            raise InvalidInput("no-hand", line=1)
        if state.phase == OVER:
            return Advice(_data(state, Solution((), exact=True, nodes=0)), in_words(state)[:1])
        held = replace(state, hands=set_at(state.hands, state.turn, hand))
        asked = solver.position(view(held, state.turn))
        solution = solver.solve(asked, solver.BUDGET if budget is None else budget)
        said = _in_words(held, solution)
        counted = len(state.hands[state.turn - 1])
        if counted != len(hand):
            args = {"seat": state.turn, "counted": counted, "named": len(hand)}
            said.append(Message("hint-other-count", args))
        return Advice(_data(held, solution), said)


ADVISER: Final[Adviser] = SolitaireAdviser()


def _data(state: State, solution: Solution) -> dict[str, Any]:
    return {
        "game": "jsolitaer",
        "seat": state.turn,
        "count": len(solution.moves),
        "exact": solution.exact,
        "nodes": solution.nodes,
        "lays": [
            {
                "action": format_intent(state.rules.catalogue, intent_of(move, state.turn))[2:],
                "source": move.source,
                "figure": state.rules.catalogue.name(move.card),
                "stack": move.stack,
                "verdict": KIND_NAMES[move.kind],
            }
            for move in solution.moves
        ],
    }


def _in_words(state: State, solution: Solution) -> list[Message]:
    seat, hand = state.turn, len(state.hands[state.turn - 1])
    emptied = hand and hand == sum(move.source == ev.HAND for move in solution.moves)
    said = [
        Message(
            "hint-exact" if solution.exact else "hint-at-least",
            {"seat": seat, "count": len(solution.moves), "nodes": solution.nodes},
        )
    ]
    said += [_step(state, number, move) for number, move in enumerate(solution.moves, 1)]
    if emptied:
        said.append(Message("hint-empties"))
    if UNKNOWN in state.slots[seat - 1]:
        said.append(Message("hint-nameless-slot"))
    if state.corner and not state.looked:
        said.append(Message("hint-corner"))
    return said


def _step(state: State, number: int, move: Move) -> Message:
    args: dict[str, Argument] = {
        "number": number,
        "figure": state.rules.catalogue.name(move.card),
        "stack": move.stack,
        "source": move.source,
        "kind": KIND_NAMES[move.kind],
    }
    return Message("hint-step", args)
