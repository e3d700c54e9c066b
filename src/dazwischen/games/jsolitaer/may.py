"""What a seat may do now, as data: clients show it and hold no rules themselves."""

from msgspec import Struct

from dazwischen.cards import layout as at
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.rules_lay import kind_of
from dazwischen.games.jsolitaer.rules_turn import draws, not_at_turn
from dazwischen.games.jsolitaer.ruleset import STACKS
from dazwischen.games.jsolitaer.state import OVER, Cards, State


class Move(Struct, frozen=True):
    """A legal lay: from where, which figure, on which stack, and what it would be."""

    source: str
    card: int
    stack: int
    kind: int


class May(Struct, frozen=True):
    lay: tuple[Move, ...] = ()
    turn_up: bool = False
    swap: bool = False
    end: tuple[int, ...] = ()
    """How many cards may be drawn at the end: first what needs no announcement."""
    ends_game: bool = False
    """Ending the turn now would end the game: S-STUCK-1."""
    undo: int = 0
    """Steps that can be taken back."""
    next: bool = False
    """To say that the next game can be dealt."""


def may(state: State, seat: int) -> May:
    if not_at_turn(state, seat):
        over = state.phase == OVER and seat in state.seats()
        return May(next=over and state.more and not state.onward >> seat & 1)
    last = not state.lays and not state.corner and state.idle + 1 >= state.rules.players
    return May(
        lay=moves(state, seat),
        turn_up=bool(state.corner) and not state.looked,
        swap=bool(state.slots[seat - 1] and state.hands[seat - 1]) and not state.lays,
        end=draws(state, seat),
        ends_game=last,
        undo=state.steps,
    )


def moves(state: State, seat: int) -> tuple[Move, ...]:
    """Every legal lay, a figure once from each place."""
    shares = (
        (ev.HAND, state.hands[seat - 1]),
        (ev.SLOT, state.slots[seat - 1]),
        (ev.CORNER, state.turned[-1:]),
    )
    return tuple(
        Move(source, card, stack, kind)
        for source, share in shares
        for card in _named(share)
        for stack in range(1, STACKS + 1)
        if (kind := kind_of(state, seat, card, stack)) != at.FAULT
    )


def _named(share: Cards) -> list[int]:
    return sorted({card for card in share if card})
