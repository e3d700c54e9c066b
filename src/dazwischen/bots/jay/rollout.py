"""Playouts: what each of several moves leads to, when the round is played to its end.

The cards that a seat cannot see are dealt at random, the same for every move; then everybody plays
as sensible people do: whoever has just laid goes on if he can, throws come before serves, a last
pawn is kept for the end. What a lay is and does is the flow kernel's business. Compiled like it;
the same numbers come out uncompiled.
"""

from typing import Final

from dazwischen.bots.jay import rollout_layout as at
from dazwischen.cards import flow
from dazwischen.cards import layout as kernel
from dazwischen.cards.flow import Tables
from dazwischen.core import bits, pointers

Words = Tables

LONGEST: Final = 160
"""Steps after which a playout is broken off and the cards are counted."""
LEAST: Final = 3
"""J-DRAW-1: nobody holds fewer cards after a draw."""
GOES_ON: Final = 200
"""How often in 256 whoever laid last is the first to lay again."""
SNATCHES: Final = 190
"""How often in 256 somebody who needs no right is faster than who has to choose."""
MULTIPLIER: Final = 6_364_136_223_846_793_005
INCREMENT: Final = 1_442_695_040_888_963_407
"""Knuth's linear congruential generator, as in the playout of random rounds."""


def weigh(tables: Tables, position: bytearray, unseen: bytes, words: Words) -> None:
    """Adds up in `words` what each move was worth; `position` has the seat's own hand."""
    dealt = bytearray(at.POSITION)
    round_ = bytearray(at.POSITION)
    _weigh(pointers.words(tables), position, unseen, dealt, round_, pointers.words(words))


def _weigh(
    tables: Tables,
    position: bytearray,
    unseen: bytes,
    dealt: bytearray,
    round_: bytearray,
    words: Words,
) -> None:
    topped = words[at.TOPPED]
    for _ in range(words[at.PLAYOUTS]):
        _deal(position, unseen, dealt, words)
        chance = words[at.RANDOM]
        for index in range(words[at.MOVES]):
            words[at.RANDOM] = chance
            words[at.TOPPED] = topped
            _copy(dealt, round_, words)
            _begin(tables, round_, words, words[at.MOVE + index])
            _play(tables, round_, words)
            words[at.TOTAL + index] += _worth(round_, words)
    words[at.TOPPED] = topped


def _random(words: Words, limit: int) -> int:
    word = bits.word(words[at.RANDOM] * MULTIPLIER + INCREMENT)
    words[at.RANDOM] = word
    return ((word >> 32) * limit) >> 32


def _deal(position: bytearray, unseen: bytes, dealt: bytearray, words: Words) -> None:
    """Gives the others as many of the unseen cards as they hold."""
    for index in range(at.DRAW):
        dealt[index] = position[index]
    for index in range(words[at.UNSEEN]):
        dealt[at.DRAW + index] = unseen[index]
    words[at.TO_DRAW] = words[at.UNSEEN]
    for seat in range(1, words[at.PLAYERS] + 1):
        words[at.HELD + seat] = 0
        words[at.PAIRS + seat] = 0
        if seat == words[at.SEAT]:
            _look(dealt, words, seat)
        else:
            cards = dealt[at.SIZES + seat]
            dealt[at.SIZES + seat] = 0
            for _ in range(cards):
                _take(dealt, words, seat)
    for index in range(at.MASKS):
        words[at.SAVED + index] = words[at.HELD + index]
    words[at.LEFT] = words[at.TO_DRAW]


def _look(dealt: bytearray, words: Words, seat: int) -> None:
    """Notes what the seat holds."""
    for figure in range(1, at.FIGURES):
        count = dealt[at.HANDS + seat * at.FIGURES + figure]
        if count > 0:
            words[at.HELD + seat] |= bits.bit(figure)
        if count > 1:
            words[at.PAIRS + seat] |= bits.bit(figure)


def _copy(dealt: bytearray, round_: bytearray, words: Words) -> None:
    """Everything as it was dealt."""
    for index in range(at.DRAW + words[at.LEFT]):
        round_[index] = dealt[index]
    for index in range(at.MASKS):
        words[at.HELD + index] = words[at.SAVED + index]
    words[at.TO_DRAW] = words[at.LEFT]
    words[at.PLACES] = words[at.TAKEN]
    words[at.BARRED] = 0
    words[at.LAST] = words[at.SEAT]
    words[at.MINE] = 0


def _begin(tables: Tables, round_: bytearray, words: Words, move: int) -> None:
    """Makes the move that is to be weighed."""
    seat = words[at.SEAT]
    what = move // at.FIGURES
    card = move % at.FIGURES
    if what == at.WAIT:
        words[at.BARRED] = seat
        words[at.LAST] = round_[kernel.LAYER]
    elif what == at.LAY:
        _lay(tables, round_, words, seat, card)
    elif what == at.FACE_DOWN:
        _betray(tables, round_, words, seat, card)
    else:
        _top_up(round_, words, seat, card)


def _play(tables: Tables, round_: bytearray, words: Words) -> None:
    steps = 0
    while words[at.PLACES] < words[at.GOAL] and words[at.MINE] == 0 and steps < LONGEST:
        steps += 1
        able = _wishes(tables, round_, words)
        words[at.BARRED] = 0
        if able == 0:
            _forced(tables, round_, words)
        else:
            seat = _actor(round_, words, able)
            _lay(tables, round_, words, seat, _card(tables, round_, words, seat))


def _worth(round_: bytearray, words: Words) -> int:
    """The points of the round; of a round that goes on, a share by the cards that are left."""
    if words[at.MINE] or words[at.PLACES] >= words[at.GOAL]:
        return words[at.MINE]
    others = 0
    for seat in range(1, words[at.PLAYERS] + 1):
        others += round_[at.SIZES + seat]
    mine = round_[at.SIZES + words[at.SEAT]]
    others -= mine
    return (at.FIRST * others) // ((others + mine * (words[at.PLAYERS] - 1)) * 2 + 1)


def _wishes(tables: Tables, round_: bytearray, words: Words) -> int:
    """Notes what each seat would lay; returns a bit a seat that would lay anything."""
    rights = flow.entitled(round_)
    free = flow.free_to_all(tables, round_)
    fitting = free | tables[kernel.FITS + round_[kernel.LYING]]
    able = 0
    eager = 0
    for seat in range(1, words[at.PLAYERS] + 1):
        figures = words[at.HELD + seat] & (fitting if (rights >> seat) & 1 else free)
        if figures != 0 and seat != words[at.BARRED]:
            figures = _sensible(tables, round_, words, seat, figures)
            words[at.WISH + seat] = figures
            able |= (figures != 0) << seat
            eager |= (figures & free != 0) << seat
    words[at.EAGER] = eager
    return able


def _sensible(tables: Tables, round_: bytearray, words: Words, seat: int, figures: int) -> int:
    """Without the last pawn, unless it is the last card; and no last card but a pawn."""
    pawns = words[at.HELD + seat] & tables[kernel.PAWNS]
    if round_[at.SIZES + seat] == 1:
        return figures & pawns
    if pawns & (pawns - 1) == 0 and not pawns & words[at.PAIRS + seat]:
        return figures & ~pawns
    return figures


def _actor(round_: bytearray, words: Words, able: int) -> int:
    """Who of the able seats is the first."""
    last = words[at.LAST]
    if (able >> last) & 1 and _random(words, 256) < GOES_ON:
        return last
    others = able & ~(1 << last)
    if others == 0:
        return last
    eager = others & words[at.EAGER]
    if eager and eager ^ others and _random(words, 256) < SNATCHES:
        others = eager
    players = round_[kernel.PLAYERS]
    first = 1 + _random(words, players)
    seat = first + bits.lowest((others | others << players) >> first)
    return seat - players if seat > players else seat


def _card(tables: Tables, round_: bytearray, words: Words, seat: int) -> int:
    """A throw rather than a serve; to serve, one whose twin can follow, or one that is no loss."""
    figures = words[at.WISH + seat]
    thrown = figures & flow.throwable(tables, round_)
    if thrown != 0:
        return _one_of(words, thrown)
    if figures & ~words[at.SPARED] != 0:
        figures &= ~words[at.SPARED]
    if figures & words[at.PAIRS + seat] != 0:
        figures &= words[at.PAIRS + seat]
    return _one_of(words, figures)


def _one_of(words: Words, figures: int) -> int:
    for _ in range(_random(words, bits.count(figures))):
        figures &= figures - 1
    return bits.lowest(figures)


def _lay(tables: Tables, round_: bytearray, words: Words, seat: int, card: int) -> None:
    """Lays a card that may be laid, with all that follows for its layer."""
    must = round_[kernel.OBLIGATION]
    kind = flow.lay_legal(tables, round_, seat, card)
    if kind != kernel.THROW or must == seat:
        words[at.TOPPED] = 0
    words[at.LAST] = seat
    _give_up(round_, words, seat, card)
    if round_[at.SIZES + seat] == 0:
        if tables[kernel.PAWNS] & bits.bit(card):
            _finish(round_, words, seat)
        else:
            _draw(round_, words, seat, LEAST)


def _finish(round_: bytearray, words: Words, seat: int) -> None:
    if seat == words[at.SEAT]:
        words[at.MINE] = at.FIRST if words[at.PLACES] == 0 else at.SECOND
    words[at.PLACES] += 1
    flow.leave(round_, seat)


def _forced(tables: Tables, round_: bytearray, words: Words) -> None:
    """Nobody wants to lay: the obligated seat betrays, or tops up if that costs no more."""
    seat = round_[kernel.OBLIGATION]
    size = round_[at.SIZES + seat]
    possible = flow.judge(tables, round_, seat, words[at.TRAITOR]) != kernel.FAULT
    if size > 0 and possible and (size >= LEAST or words[at.TOPPED] != 0):
        cards = words[at.HELD + seat]
        spare = cards & ~tables[kernel.PAWNS]
        pawns = cards & tables[kernel.PAWNS]
        if spare == 0 or pawns & (pawns - 1) or pawns & words[at.PAIRS + seat]:
            spare = cards
        _betray(tables, round_, words, seat, _one_of(words, spare))
    else:
        _top_up(round_, words, seat, LEAST if words[at.TOPPED] else 1)


def _betray(tables: Tables, round_: bytearray, words: Words, seat: int, card: int) -> None:
    must = round_[kernel.OBLIGATION]
    kind = flow.lay_legal(tables, round_, seat, words[at.TRAITOR])
    if kind != kernel.THROW or must == seat:
        words[at.TOPPED] = 0
    words[at.LAST] = seat
    _give_up(round_, words, seat, card)
    _draw(round_, words, seat, 1)


def _top_up(round_: bytearray, words: Words, seat: int, count: int) -> None:
    _draw(round_, words, seat, count)
    if seat == round_[kernel.OBLIGATION]:
        words[at.TOPPED] = 1


def _draw(round_: bytearray, words: Words, seat: int, count: int) -> None:
    """Draws that many cards, or as many more as J-DRAW-1 wants, or what there is."""
    short = LEAST - round_[at.SIZES + seat]
    for _ in range(max(short, count)):
        if words[at.TO_DRAW] == 0:
            return
        _take(round_, words, seat)


def _take(round_: bytearray, words: Words, seat: int) -> None:
    last = words[at.TO_DRAW] - 1
    place = at.DRAW + _random(words, last + 1)
    figure = round_[place]
    round_[place] = round_[at.DRAW + last]
    words[at.TO_DRAW] = last
    held = at.HANDS + seat * at.FIGURES + figure
    round_[held] += 1
    round_[at.SIZES + seat] += 1
    words[at.HELD + seat] |= bits.bit(figure)
    if round_[held] > 1:
        words[at.PAIRS + seat] |= bits.bit(figure)


def _give_up(round_: bytearray, words: Words, seat: int, card: int) -> None:
    held = at.HANDS + seat * at.FIGURES + card
    round_[held] -= 1
    round_[at.SIZES + seat] -= 1
    if round_[held] == 0:
        words[at.HELD + seat] &= ~bits.bit(card)
    elif round_[held] == 1:
        words[at.PAIRS + seat] &= ~bits.bit(card)
