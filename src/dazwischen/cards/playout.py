"""Whole rounds of random play on the flow kernel: for studies, look-ahead and speed.

Hands are counts of figures, drawing takes a random one of the draw cards, everything else is the
kernel's own situation. A decision is a lay, a traitor or a top up. Compiled like the kernel; the
same numbers come out uncompiled.
"""

from array import array
from typing import Final, TypeAlias

from dazwischen.cards import flow
from dazwischen.cards import layout as at
from dazwischen.cards.flow import Tables
from dazwischen.core import bits, pointers

Words: TypeAlias = "array[int]"

LONGEST: Final = 4000
"""Decisions after which a random round is broken off."""
LEAST: Final = 3
"""J-DRAW-1: nobody holds fewer cards after a draw."""
MULTIPLIER: Final = 6_364_136_223_846_793_005
INCREMENT: Final = 1_442_695_040_888_963_407
"""Knuth's linear congruential generator; the upper halves of its words are random enough."""


def random_rounds(
    tables: Tables, deck: bytes, traitor: int, players: int, hand: int, rounds: int, seed: int
) -> tuple[int, ...]:
    """Plays rounds and returns the tally, DECISIONS first; `deck` lists every card's figure."""
    numbers = array("Q", bytes(8 * at.WORDS))
    numbers[at.RANDOM] = seed & bits.ALL
    round_ = bytearray(at.ROUND)
    _play(
        pointers.words(tables),
        round_,
        pointers.words(numbers),
        deck,
        len(deck),
        traitor,
        players,
        hand,
        rounds,
    )
    return tuple(numbers[at.DECISIONS : at.TALLY_END])


def _play(
    tables: Tables,
    round_: bytearray,
    numbers: Words,
    deck: bytes,
    cards: int,
    traitor: int,
    players: int,
    hand: int,
    rounds: int,
) -> None:
    goal = 1 if players == 2 else 2
    for _ in range(rounds):
        _deal(round_, numbers, deck, cards, players, hand)
        steps = 0
        while numbers[at.PLACES] < goal and steps < LONGEST:
            steps += 1
            _step(tables, round_, numbers, traitor)
            numbers[at.CHECKSUM] = bits.word(
                numbers[at.CHECKSUM] * 31
                + round_[at.LYING]
                + 64 * round_[at.OBLIGATION]
                + 512 * round_[at.RESERVED]
            )
        numbers[at.DECISIONS] += steps
        if steps == LONGEST:
            numbers[at.BROKEN_OFF] += 1


def _random(numbers: Words, limit: int) -> int:
    word = bits.word(numbers[at.RANDOM] * MULTIPLIER + INCREMENT)
    numbers[at.RANDOM] = word
    return ((word >> 32) * limit) >> 32


def _deal(
    round_: bytearray, numbers: Words, deck: bytes, cards: int, players: int, hand: int
) -> None:
    for index in range(at.HANDS + (players + 1) * at.FIGURES):
        round_[index] = 0
    for index in range(cards):
        round_[at.DRAW + index] = deck[index]
    numbers[at.TO_DRAW] = cards
    numbers[at.BOXED] = 0
    numbers[at.PLACES] = 0
    round_[at.PLAYERS] = players
    round_[at.OBLIGATION] = 1 + _random(numbers, players)
    for seat in range(1, players + 1):
        numbers[at.HELD + seat] = 0
        for _ in range(hand):
            _take(round_, numbers, seat)


def _take(round_: bytearray, numbers: Words, seat: int) -> None:
    last = numbers[at.TO_DRAW] - 1
    place = at.DRAW + _random(numbers, last + 1)
    figure = round_[place]
    round_[place] = round_[at.DRAW + last]
    numbers[at.TO_DRAW] = last
    round_[at.HANDS + seat * at.FIGURES + figure] += 1
    round_[at.SIZES + seat] += 1
    numbers[at.HELD + seat] |= bits.bit(figure)


def _draw(round_: bytearray, numbers: Words, seat: int, count: int) -> None:
    """Draws that many cards, or as many more as J-DRAW-1 wants, or what there is."""
    short = LEAST - round_[at.SIZES + seat]
    for _ in range(max(short, count)):
        if numbers[at.TO_DRAW] == 0:
            _recycle(round_, numbers)
        if numbers[at.TO_DRAW] == 0:
            return
        _take(round_, numbers, seat)


def _recycle(round_: bytearray, numbers: Words) -> None:
    """The box below its last two cards becomes the new draw cards."""
    fresh = numbers[at.BOXED] - 2 if numbers[at.BOXED] > 2 else 0
    for index in range(fresh):
        round_[at.DRAW + index] = round_[at.BOX + index]
    for index in range(numbers[at.BOXED] - fresh):
        round_[at.BOX + index] = round_[at.BOX + fresh + index]
    numbers[at.BOXED] -= fresh
    numbers[at.TO_DRAW] = fresh


def _step(tables: Tables, round_: bytearray, numbers: Words, traitor: int) -> None:
    """The first seat from a random one on that can lay does; else the obligated one must."""
    able = flow.choices(tables, round_, numbers)
    if able == 0:
        _forced(tables, round_, numbers, traitor)
        return
    seat = _first_from(1 + _random(numbers, round_[at.PLAYERS]), able, round_[at.PLAYERS])
    card = _one_of(numbers, numbers[at.MAY + seat])
    kind = flow.lay_legal(tables, round_, seat, card)
    numbers[at.LAYS + kind] += 1
    _give_up(round_, numbers, seat, card)
    if numbers[at.HELD + seat] == 0:
        _emptied(tables, round_, numbers, seat, card)


def _first_from(first: int, able: int, players: int) -> int:
    """The first seat clockwise from `first` on whose bit is set."""
    # Bits instead of a loop over the seats: who is able is as good as random, and wherever a
    # processor guesses wrong it loses more time than all of this takes.
    seat = first + bits.lowest((able | able << players) >> first)
    return seat - players if seat > players else seat


def _one_of(numbers: Words, figures: int) -> int:
    """One of the figures in a mask, each as likely as the other."""
    skipped = _random(numbers, bits.count(figures))
    # Mostly none or one is skipped, and taking away a bit or nothing needs no guess either.
    figures &= figures - (skipped > 0)
    figures &= figures - (skipped > 1)
    for _ in range(2, skipped):
        figures &= figures - 1
    return bits.lowest(figures)


def _forced(tables: Tables, round_: bytearray, numbers: Words, traitor: int) -> None:
    """Nobody can lay: the obligated seat lays a traitor or tops up, as the dice will."""
    seat = round_[at.OBLIGATION]
    if numbers[at.HELD + seat] != 0 and _random(numbers, 2) == 0:
        kind = flow.lay_legal(tables, round_, seat, traitor)
        numbers[at.LAYS + kind] += 1
        numbers[at.TRAITORS] += 1
        _give_up(round_, numbers, seat, _one_of(numbers, numbers[at.HELD + seat]))
    else:
        numbers[at.TOP_UPS] += 1
    _draw(round_, numbers, seat, 1)


def _emptied(tables: Tables, round_: bytearray, numbers: Words, seat: int, last: int) -> None:
    """A last pawn finishes; after a last noble its layer draws."""
    if tables[at.PAWNS] & bits.bit(last):
        numbers[at.PLACES] += 1
        flow.leave(round_, seat)
    else:
        _draw(round_, numbers, seat, LEAST)


def _give_up(round_: bytearray, numbers: Words, seat: int, card: int) -> None:
    round_[at.HANDS + seat * at.FIGURES + card] -= 1
    if round_[at.HANDS + seat * at.FIGURES + card] == 0:
        numbers[at.HELD + seat] ^= bits.bit(card)
    round_[at.SIZES + seat] -= 1
    round_[at.BOX + numbers[at.BOXED]] = card
    numbers[at.BOXED] += 1
