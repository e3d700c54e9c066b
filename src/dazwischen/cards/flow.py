"""The flow of play: what a lay would be, and what the situation is after it.

Integers and flat arrays in, integers out. `tables` are the masks of a ruleset, `situation` the
bytes described in `layout`. With the `.pxd` beside it this file is compiled; without a compiler
it runs as it stands.
"""

from array import array
from typing import TypeAlias

from dazwischen.cards import layout as at
from dazwischen.core import bits

Tables: TypeAlias = "array[int]"
Situation: TypeAlias = bytes | bytearray


def entitled(situation: Situation) -> int:
    """A bit a seat: may serve what fits, by obligation or by a reservation."""
    return situation[at.RESERVED] | 1 << situation[at.OBLIGATION]


def has_right(situation: Situation, seat: int) -> bool:
    return (entitled(situation) >> seat) & 1 == 1


def throwable(tables: Tables, situation: Situation) -> int:
    """The figures that anybody may throw now."""
    return tables[at.THROWN + at.FIGURES * situation[at.TWINS] + situation[at.LYING]]


def free_to_all(tables: Tables, situation: Situation) -> int:
    """The figures that need no right: what may be thrown, and what an effect lets anybody serve."""
    return throwable(tables, situation) | tables[at.SERVED_BY_ANYONE + situation[at.LYING]]


def layable(tables: Tables, situation: Situation, seat: int) -> int:
    """The figures that the seat may legally lay now."""
    figures = free_to_all(tables, situation)
    if has_right(situation, seat):
        figures |= tables[at.FITS + situation[at.LYING]]
    return figures


def choices(tables: Tables, situation: Situation, numbers: Tables) -> int:
    """Notes what each seat holds and may lay; returns a bit a seat that has any of it."""
    rights = entitled(situation)
    free = free_to_all(tables, situation)
    fitting = free | tables[at.FITS + situation[at.LYING]]
    able = 0
    for seat in range(1, situation[at.PLAYERS] + 1):
        figures = numbers[at.HELD + seat] & (fitting if (rights >> seat) & 1 else free)
        numbers[at.MAY + seat] = figures
        able |= (figures != 0) << seat
    return able


def judge(tables: Tables, situation: Situation, seat: int, figure: int) -> int:
    """What this lay is: OPEN, SERVE, REDIRECT, THROW or FAULT."""
    if layable(tables, situation, seat) & bits.bit(figure):
        return kind_of(tables, situation, seat, figure)
    return at.FAULT


def kind_of(tables: Tables, situation: Situation, seat: int, figure: int) -> int:
    """What a legal lay is."""
    if throwable(tables, situation) & bits.bit(figure):
        return at.THROW
    if situation[at.LYING] == 0:
        return at.OPEN
    return at.SERVE if situation[at.OBLIGATION] == seat else at.REDIRECT


def judge_in_turn(
    tables: Tables, situation: Situation, seat: int, figure: int, may_serve: int
) -> int:
    """What this lay is where a turn, and no obligation, lets the seat serve what fits: a serve only
    if nothing else makes it legal, and only while the turn still has one."""
    kind = judge(tables, situation, seat, figure)
    fits = tables[at.FITS + situation[at.LYING]] & bits.bit(figure)
    return at.SERVE if kind == at.FAULT and may_serve and fits else kind


def next_seat(situation: Situation, seat: int) -> int:
    """The next seat clockwise that is still in the round."""
    players = situation[at.PLAYERS]
    out = situation[at.OUT]
    for _ in range(players):
        seat = seat + 1 if seat < players else 1
        if not (out >> seat) & 1:
            break
    return seat


def drop_reservation(situation: bytearray, seat: int) -> None:
    kept = 0
    for index in range(situation[at.COUNT]):
        holder = situation[at.ORDER + index]
        if holder != seat:
            situation[at.ORDER + kept] = holder
            kept += 1
    for index in range(kept, situation[at.COUNT]):
        situation[at.ORDER + index] = 0
    situation[at.COUNT] = kept
    situation[at.RESERVED] &= ~(1 << seat) & 255


def reserve(situation: bytearray, seat: int) -> None:
    """Gives the seat the newest reservation; nobody holds two."""
    if (situation[at.RESERVED] >> seat) & 1:
        drop_reservation(situation, seat)
    situation[at.ORDER + situation[at.COUNT]] = seat
    situation[at.COUNT] += 1
    situation[at.RESERVED] |= 1 << seat


def lapse(situation: bytearray) -> None:
    """All reservations end."""
    for index in range(at.MOST_SEATS):
        situation[at.ORDER + index] = 0
    situation[at.COUNT] = 0
    situation[at.RESERVED] = 0


def lay(tables: Tables, situation: bytearray, seat: int, figure: int, kind: int) -> None:
    """Changes the situation by a legal lay of the given kind."""
    lying = situation[at.LYING]
    beneath = situation[at.LAYER]
    bit = bits.bit(figure)
    must = situation[at.OBLIGATION]
    if kind == at.THROW:
        if must == seat:
            situation[at.OBLIGATION] = next_seat(situation, seat)
            reserve(situation, seat)
        elif tables[at.RESERVE_THROWN] & bit:
            reserve(situation, seat)
    else:
        lapse(situation)
        if must != 0:
            situation[at.OBLIGATION] = next_seat(situation, seat)
        if (
            tables[at.LAYER_RESERVES + lying] & bit
            and beneath != 0
            and not (situation[at.OUT] >> beneath) & 1
        ):
            reserve(situation, beneath)
        if tables[at.RESERVE_SERVED] & bit:
            reserve(situation, seat)
    situation[at.TWINS] = lying == figure
    situation[at.LYING] = figure
    situation[at.LAYER] = seat


def lay_legal(tables: Tables, situation: bytearray, seat: int, figure: int) -> int:
    """Changes the situation by a legal lay, and says of what kind it was."""
    kind = kind_of(tables, situation, seat, figure)
    lay(tables, situation, seat, figure, kind)
    return kind


def leave(situation: bytearray, seat: int) -> None:
    """The seat is out of the round: no reservation, and the obligation passes it by."""
    situation[at.OUT] |= 1 << seat
    drop_reservation(situation, seat)
    if situation[at.OBLIGATION] == seat:
        situation[at.OBLIGATION] = next_seat(situation, seat)


def rejoin(situation: bytearray, seat: int) -> None:
    """A withdrawn finish puts the seat back into the round."""
    situation[at.OUT] &= ~(1 << seat) & 255
