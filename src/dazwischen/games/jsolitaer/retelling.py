"""A game told again: what every act was, what mattered, and what else could have been laid."""

from typing import Final

from dazwischen.core.acts import Act
from dazwischen.core.report import Message
from dazwischen.core.retelling import Alternative, Annotation, ReplayAnnotator, Standing
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import explain
from dazwischen.games.jsolitaer.explain_lay import KIND_NAMES
from dazwischen.games.jsolitaer.may import moves
from dazwischen.games.jsolitaer.state import OVER, PLAYING, Cards, State
from dazwischen.games.jsolitaer.view import View, view

RUN: Final = 5
"""So many cards in one turn are worth a second look."""


class SolitaireTeller:
    def tell(self, act: Act, after: State) -> Annotation:
        before: State = act.before
        events: list[ev.SolitaireEvent] = act.events  # type: ignore[assignment] # this game's own
        word, rules, message = explain.verdict(before, after, act.intent, events)
        if after.game == 1 and isinstance(events[0], ev.Dealt):
            message = Message("retold-dealt", {"first": after.first})
        return Annotation(word, rules, (message,), tuple(_moments(before, events)))

    def look(self, state: State) -> View:
        return view(state, None)

    def hands(self, state: State) -> tuple[Cards, ...]:
        return state.hands

    def between(self, state: State) -> Standing | None:
        return Standing(state.played, state.totals) if state.phase == OVER else None

    def standing(self, state: State) -> list[int]:
        """Between turns the fewest cards are in front."""
        if state.alone or state.lays:
            return []
        return [-len(hand) - len(pile) for hand, pile in zip(state.hands, state.piles, strict=True)]

    def could(self, state: State, _now: int) -> list[Alternative]:
        if state.phase != PLAYING:
            return []
        seat = state.turn
        return [
            Alternative(
                seat,
                KIND_NAMES[move.kind],
                move.card,
                place=move.stack,
                source="" if move.source == ev.HAND else move.source,
            )
            for move in moves(state, seat)
        ]


ANNOTATOR: Final[ReplayAnnotator] = SolitaireTeller()


def _moments(before: State, events: list[ev.SolitaireEvent]) -> list[str]:
    moments = []
    for event in events:
        match event:
            case ev.TurnEnded() if before.lays >= RUN:
                moments.append("run")
            case ev.EarnedSlot():
                moments.append("slot")
            case ev.Undone():
                moments.append("undo")
            case ev.GameEnded():
                moments.append("end")
            case _:
                pass
    return moments
