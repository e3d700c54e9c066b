"""What was wanted, from what came of it: so a log can be decided anew and written down."""

from collections.abc import Sequence

from dazwischen.core.game import TABLE
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.rules_turn import draws
from dazwischen.games.jsolitaer.state import PLAYING, State


def intended(
    state: State, by: int, at: int, events: Sequence[ev.SolitaireEvent]
) -> do.SolitaireIntent | None:
    """The intent behind the first of the events. The table also acts in the name of seats."""
    first = events[0]
    seat = getattr(first, "seat", TABLE) if by == TABLE else by
    match first:
        case ev.Dealt():
            return do.Deal(seat=seat, at=at)
        case ev.Laid(source=ev.CORNER):
            return do.LayCorner(seat=seat, at=at, stack=first.stack)
        case ev.Laid(source=ev.SLOT):
            return do.LaySlot(seat=seat, at=at, stack=first.stack, card=first.card)
        case ev.Laid():
            return do.Lay(seat=seat, at=at, stack=first.stack, card=first.card)
        case ev.TurnedUp():
            return do.TurnUp(seat=seat, at=at, card=first.card)
        case ev.Swapped():
            return do.Swap(seat=seat, at=at, card=first.card, slot=first.slot)
        case ev.SlotNamed():
            return do.NameSlot(seat=seat, at=at, card=first.card)
        case ev.TurnEnded():
            return _ended(state, seat, at, len(first.cards))
        case ev.Undone():
            return do.Undo(seat=seat, at=at, steps=first.steps)
        case ev.Readied():
            return do.Ready(seat=seat, at=at)
        case _:
            return None


def _ended(state: State, seat: int, at: int, drawn: int) -> do.EndTurn:
    """A number is announced only where it is not the usual one."""
    if state.phase != PLAYING or seat not in state.seats():
        return do.EndTurn(seat=seat, at=at)
    usual = drawn == draws(state, seat)[0]
    return do.EndTurn(seat=seat, at=at, count=None if usual else drawn)
