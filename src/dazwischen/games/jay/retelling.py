"""A round told again: what every act was, what mattered, and what else could have been laid."""

from collections.abc import Iterator
from typing import Final

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.acts import Act
from dazwischen.core.report import Message
from dazwischen.core.retelling import Alternative, Annotation, ReplayAnnotator, Standing
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import explain
from dazwischen.games.jay.explain_lay import KIND_NAMES
from dazwischen.games.jay.rules_count import counted_out
from dazwischen.games.jay.rules_turn import may_act
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import OVER, RUNNING, Cards, State
from dazwischen.games.jay.view import told


class JayTeller:
    def tell(self, act: Act, after: State) -> Annotation:
        before: State = act.before
        events: list[ev.JayEvent] = act.events  # type: ignore[assignment] # this game's own
        word, rules, message = explain.verdict(before, after, act.intent, events)
        moments = dict.fromkeys(name for event in events if (name := _moment(event)))
        return Annotation(word, rules, (message, *_pardons(before, events)), tuple(moments))

    def look(self, state: State) -> View:
        return told(state)

    def hands(self, state: State) -> tuple[Cards, ...]:
        return state.hands

    def between(self, state: State) -> Standing | None:
        return Standing(state.played, state.totals) if state.phase == OVER else None

    def standing(self, state: State) -> Cards:
        return state.totals

    def could(self, state: State, now: int) -> list[Alternative]:
        """From the player under obligation on, clockwise."""
        if state.phase not in RUNNING:
            return []
        players, must = state.rules.players, state.obligation
        seats = [(must - 1 + step) % players + 1 for step in range(players)]
        return [could for seat in seats for could in _could(state, seat, now)]


ANNOTATOR: Final[ReplayAnnotator] = JayTeller()


def _pardons(before: State, events: list[ev.JayEvent]) -> Iterator[Message]:
    """J-FAULT-4: what a pause makes of earlier faults."""
    for event in events:
        if isinstance(event, ev.Returned) and event.why == "follow-up":
            entry = before.entry(event.serial)
            if entry is not None:
                figure = before.rules.catalogue.name(entry.figure)
                yield Message("lay-follow-up", {"seat": entry.seat, "figure": figure})


def _moment(event: ev.JayEvent) -> str:
    match event:
        case ev.Laid(kind=at.FAULT) | ev.TakenBack() | ev.CalledWrongly():
            return "fault"
        case ev.Paused():
            return "pause"
        case ev.Called():
            return "jay"
        case ev.Counted() | ev.CountedOut():
            return "count"
        case ev.Voided() | ev.Unclear():
            return "void"
        case ev.RoundEnded():
            return "end"
        case _:
            return ""


def _could(state: State, seat: int, now: int) -> list[Alternative]:
    """Whoever owes cards draws first and lays nothing."""
    hand = state.hands[seat - 1] if state.hands else ()
    if not hand or may_act(state, seat) is not None or state.owed(seat):
        return []
    late, traitor = counted_out(state, seat, now), state.rules.traitor
    figures = [*([] if late else sorted(set(hand) - {0})), traitor]
    kinds = [
        (figure, laying.judge(state.rules.tables, state.flow, seat, figure)) for figure in figures
    ]
    return [
        Alternative(seat, KIND_NAMES[kind], figure) for figure, kind in kinds if kind != at.FAULT
    ]
