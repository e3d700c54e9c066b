"""Whole rounds of random play on the flow kernel: for studies, look-ahead and speed.

Hands are counts of figures, drawing takes a random one of the draw cards, everything else is the
kernel's own situation. A decision is a lay, a traitor or a top up. Compiled like the kernel; the
same numbers come out uncompiled.
"""

from array import array
from typing import Final, TypeAlias

from dazwischen.cards import flow, pointers
from dazwischen.cards import layout as at
from dazwischen.cards.flow import Tables

Words: TypeAlias = "array[int]"

LONGEST: Final = 4000
"""Decisions after which a random round is broken off."""
LEAST: Final = 3
"""J-DRAW-1: nobody holds fewer cards after a draw."""
LOW_WORD: Final = 0xFFFF_FFFF
SEED_STEP: Final = 2_654_435_769
DE_BRUIJN: Final = 0x03F7_9D71_B4CB_0A89


def random_rounds(
    tables: Tables, deck: bytes, traitor: int, players: int, hand: int, rounds: int, seed: int
) -> tuple[int, ...]:
    """Plays rounds and returns the tally, DECISIONS first; `deck` lists every card's figure."""
    numbers = _constants()
    numbers[at.RANDOM] = (seed * SEED_STEP + 1) & LOW_WORD or 1
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


def _constants() -> Words:
    numbers = array("Q", bytes(8 * at.WORDS))
    numbers[at.LOW_WORD] = LOW_WORD
    numbers[at.ALL_BITS] = 0xFFFF_FFFF_FFFF_FFFF
    numbers[at.ODD_BITS] = 0x5555_5555_5555_5555
    numbers[at.LOW_PAIRS] = 0x3333_3333_3333_3333
    numbers[at.LOW_NIBBLES] = 0x0F0F_0F0F_0F0F_0F0F
    numbers[at.BYTE_ONES] = 0x0101_0101_0101_0101
    numbers[at.BIT_HASH] = DE_BRUIJN
    for bit in range(64):
        numbers[at.BIT_INDEX + ((DE_BRUIJN << bit & numbers[at.ALL_BITS]) >> 58)] = bit
    return numbers


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
        _deal(tables, round_, numbers, deck, cards, players, hand)
        steps = 0
        while numbers[at.PLACES] < goal and steps < LONGEST:
            steps += 1
            _step(tables, round_, numbers, traitor)
            numbers[at.CHECKSUM] = (
                numbers[at.CHECKSUM] * 31
                + round_[at.LYING]
                + 64 * round_[at.OBLIGATION]
                + 512 * round_[at.RESERVED]
            ) & numbers[at.LOW_WORD]
        numbers[at.DECISIONS] += steps
        if steps == LONGEST:
            numbers[at.BROKEN_OFF] += 1


def _random(numbers: Words, limit: int) -> int:
    word = numbers[at.RANDOM]
    word ^= (word << 13) & numbers[at.LOW_WORD]
    word ^= word >> 17
    word ^= (word << 5) & numbers[at.LOW_WORD]
    numbers[at.RANDOM] = word
    return (word * limit) >> 32


def _deal(
    tables: Tables,
    round_: bytearray,
    numbers: Words,
    deck: bytes,
    cards: int,
    players: int,
    hand: int,
) -> None:
    for index in range(at.DRAW):
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
            _take(tables, round_, numbers, seat)


def _take(tables: Tables, round_: bytearray, numbers: Words, seat: int) -> None:
    last = numbers[at.TO_DRAW] - 1
    place = at.DRAW + _random(numbers, last + 1)
    figure = round_[place]
    round_[place] = round_[at.DRAW + last]
    numbers[at.TO_DRAW] = last
    round_[at.HANDS + seat * at.FIGURES + figure] += 1
    round_[at.SIZES + seat] += 1
    numbers[at.HELD + seat] |= tables[at.BIT + figure]


def _draw(tables: Tables, round_: bytearray, numbers: Words, seat: int, count: int) -> None:
    """Draws that many cards, or as many more as J-at.DRAW-1 wants, or what there is."""
    short = LEAST - round_[at.SIZES + seat]
    for _ in range(max(short, count)):
        if numbers[at.TO_DRAW] == 0:
            _recycle(round_, numbers)
        if numbers[at.TO_DRAW] == 0:
            return
        _take(tables, round_, numbers, seat)


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
    players = round_[at.PLAYERS]
    seat = round_[at.OBLIGATION]
    if round_[at.LYING] == 0:
        _lay(tables, round_, numbers, seat, _one_of(numbers, numbers[at.HELD + seat]))
        return
    seat = 1 + _random(numbers, players)
    for _ in range(players):
        figures = numbers[at.HELD + seat]
        if figures:
            figures &= flow.layable(tables, round_, seat)
            if figures:
                _lay(tables, round_, numbers, seat, _one_of(numbers, figures))
                return
        seat = seat + 1 if seat < players else 1
    _forced(tables, round_, numbers, traitor)


def _one_of(numbers: Words, figures: int) -> int:
    """One of the figures in a mask, each as likely as the other."""
    # Counting and finding bits by arithmetic: a loop would cost more than the rest of the step.
    sums = figures - ((figures >> 1) & numbers[at.ODD_BITS])
    sums = (sums & numbers[at.LOW_PAIRS]) + ((sums >> 2) & numbers[at.LOW_PAIRS])
    sums = (sums + (sums >> 4)) & numbers[at.LOW_NIBBLES]
    count = ((sums * numbers[at.BYTE_ONES]) & numbers[at.ALL_BITS]) >> 56
    for _ in range(_random(numbers, count)):
        figures &= figures - 1
    lowest = figures & (0 - figures)
    return numbers[at.BIT_INDEX + (((lowest * numbers[at.BIT_HASH]) & numbers[at.ALL_BITS]) >> 58)]


def _forced(tables: Tables, round_: bytearray, numbers: Words, traitor: int) -> None:
    """Nobody can lay: the obligated seat lays a traitor or tops up, as the dice will."""
    seat = round_[at.OBLIGATION]
    if round_[at.SIZES + seat] > 0 and _random(numbers, 2) == 0:
        _lay_traitor(tables, round_, numbers, seat, traitor)
    else:
        _draw(tables, round_, numbers, seat, 1)
        numbers[at.TOP_UPS] += 1


def _lay_traitor(
    tables: Tables, round_: bytearray, numbers: Words, seat: int, traitor: int
) -> None:
    skip = _random(numbers, round_[at.SIZES + seat])
    card = 0
    while skip >= round_[at.HANDS + seat * at.FIGURES + card]:
        skip -= round_[at.HANDS + seat * at.FIGURES + card]
        card += 1
    kind = flow.judge(tables, round_, seat, traitor)
    flow.lay(tables, round_, seat, traitor, kind)
    _give_up(tables, round_, numbers, seat, card)
    _draw(tables, round_, numbers, seat, 1)
    numbers[at.TRAITORS] += 1


def _lay(tables: Tables, round_: bytearray, numbers: Words, seat: int, figure: int) -> None:
    kind = flow.judge(tables, round_, seat, figure)
    flow.lay(tables, round_, seat, figure, kind)
    _give_up(tables, round_, numbers, seat, figure)
    numbers[at.LAYS] += 1
    if kind == at.THROW:
        numbers[at.THROWS] += 1
    elif kind == at.SERVE:
        numbers[at.SERVES] += 1
    elif kind == at.REDIRECT:
        numbers[at.REDIRECTS] += 1
    if round_[at.SIZES + seat] == 0:
        if tables[at.PAWNS] & tables[at.BIT + figure]:
            numbers[at.PLACES] += 1
            flow.leave(round_, seat)
        else:
            _draw(tables, round_, numbers, seat, LEAST)


def _give_up(tables: Tables, round_: bytearray, numbers: Words, seat: int, card: int) -> None:
    round_[at.HANDS + seat * at.FIGURES + card] -= 1
    if round_[at.HANDS + seat * at.FIGURES + card] == 0:
        numbers[at.HELD + seat] ^= tables[at.BIT + card]
    round_[at.SIZES + seat] -= 1
    round_[at.BOX + numbers[at.BOXED]] = card
    numbers[at.BOXED] += 1
