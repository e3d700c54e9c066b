"""An event as a seat may see it. Secrets are cut here and in `view`, nowhere else."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dazwischen.cards.figures import UNKNOWN
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.state import State


def redact(state: State, event: ev.JayEvent, seat: int | None) -> ev.JayEvent:
    hidden = _HIDING.get(type(event))
    return event if hidden is None else hidden(state, event, seat)


def _dealt(_state: State, event: ev.Dealt, seat: int | None) -> ev.Dealt:
    hands = tuple(
        hand if other == seat else _hidden(hand) for other, hand in enumerate(event.hands, 1)
    )
    piles = tuple(map(_hidden, event.piles))
    return replace(event, hands=hands, piles=piles, aside=_hidden(event.aside))


def _drew(state: State, event: ev.Drew, seat: int | None) -> ev.Drew:
    told = state.rules.options.faults != "tournament"
    cards = event.cards if event.seat == seat else _hidden(event.cards)
    return replace(event, cards=cards, extra=event.extra and told)


def _recycled(_state: State, event: ev.Recycled, _seat: int | None) -> ev.Recycled:
    return replace(event, piles=tuple(map(_hidden, event.piles)))


def _laid(state: State, event: ev.Laid, seat: int | None) -> ev.Laid:
    """Nobody else sees the face of a traitor; in a tournament nobody is told what a lay was."""
    face_down = event.figure == state.rules.traitor and event.seat != seat
    told = state.rules.options.faults != "tournament"
    if told and not face_down:
        return event
    return replace(
        event,
        card=UNKNOWN if face_down else event.card,
        kind=event.kind if told else -1,
        own=event.own if told else 0,
        extra=event.extra and told,
        finishes=event.finishes and told,
    )


def _hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


_HIDING: Final[dict[type[Any], Callable[[State, Any, int | None], ev.JayEvent]]] = {
    ev.Dealt: _dealt,
    ev.Drew: _drew,
    ev.Recycled: _recycled,
    ev.Laid: _laid,
}
