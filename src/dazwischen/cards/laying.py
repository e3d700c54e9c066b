"""The flow kernel for Python callers: a ruleset's tables and a situation in, answers out.

A situation is immutable `bytes`; whatever changes it returns a new one.
"""

from dazwischen.cards import flow
from dazwischen.cards import layout as at
from dazwischen.cards.flow import Tables
from dazwischen.core import bits, pointers

_JUDGED = [[(figure, kind) for kind in range(at.THROW + 1)] for figure in range(at.FIGURES)]
"""There are not many pairs, but everybody is told some with everything that happens."""


def fresh(players: int, first: int) -> bytes:
    """The situation before the first card: `first` must open."""
    changed = bytearray(at.SITUATION)
    changed[at.PLAYERS] = players
    changed[at.OBLIGATION] = first
    return bytes(changed)


def box(
    players: int, lying: int, layer: int = 0, *, twins: bool = False, reserved: tuple[int, ...] = ()
) -> bytes:
    """A box in which a figure lies and nobody has the obligation; layer 0 is nobody."""
    changed = bytearray(at.SITUATION)
    changed[at.PLAYERS] = players
    changed[at.LYING] = lying
    changed[at.LAYER] = layer
    changed[at.TWINS] = twins
    for seat in reversed(reserved):
        flow.reserve(changed, seat)
    return bytes(changed)


def judge(tables: Tables, situation: bytes, seat: int, figure: int) -> int:
    """What this lay would be: OPEN, SERVE, REDIRECT, THROW or FAULT."""
    return flow.judge(pointers.words(tables), situation, seat, figure)


def judge_in_turn(
    tables: Tables, situation: bytes, seat: int, figure: int, *, may_serve: bool
) -> int:
    """What this lay would be in a game of turns: SERVE only if nothing else makes it legal."""
    return flow.judge_in_turn(pointers.words(tables), situation, seat, figure, may_serve)


def layable(tables: Tables, situation: bytes, seat: int) -> int:
    """A mask of the figures the seat may legally lay now."""
    return flow.layable(pointers.words(tables), situation, seat)


def lays(
    tables: Tables, situation: bytes, seat: int, hand: tuple[int, ...]
) -> tuple[tuple[int, int], ...]:
    """The different figures of a hand, the lowest first, each with what laying it would be."""
    held = 0
    for card in hand:
        held |= bits.bit(card)
    legal = flow.layable(pointers.words(tables), situation, seat)
    found = []
    while held:
        figure = bits.lowest(held)
        held ^= bits.bit(figure)
        kind = at.FAULT
        if figure and legal & bits.bit(figure):
            kind = flow.kind_of(pointers.words(tables), situation, seat, figure)
        found.append(_JUDGED[figure][kind])
    return tuple(found)


def has_right(situation: bytes, seat: int) -> bool:
    return flow.has_right(situation, seat)


def next_seat(situation: bytes, seat: int) -> int:
    return flow.next_seat(situation, seat)


def after_lay(tables: Tables, situation: bytes, seat: int, figure: int, kind: int) -> bytes:
    changed = bytearray(situation)
    flow.lay(pointers.words(tables), changed, seat, figure, kind)
    return bytes(changed)


def after_leaving(situation: bytes, seat: int) -> bytes:
    """The seat has finished and said so."""
    changed = bytearray(situation)
    flow.leave(changed, seat)
    return bytes(changed)


def after_rejoining(situation: bytes, seat: int) -> bytes:
    """The seat's finish is withdrawn."""
    changed = bytearray(situation)
    flow.rejoin(changed, seat)
    return bytes(changed)


def without_reservations(situation: bytes) -> bytes:
    changed = bytearray(situation)
    flow.lapse(changed)
    return bytes(changed)


def reservations(situation: bytes) -> tuple[int, ...]:
    """Seats with a reservation, newest first."""
    return tuple(reversed(situation[at.ORDER : at.ORDER + situation[at.COUNT]]))
