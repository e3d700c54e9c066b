"""The longest turn: which cards of hand, slots and corner can be laid now, and in what order.

Depth first over all lays, with three savings: a position is looked at once, however it came about
and whichever stacks it lies on; a branch is left when even a generous count of what it could still
lay does not beat the best so far; and like cards are tried once. What a lay is and does is the flow
kernel's business. Compiled like it; the same numbers come out uncompiled.
"""

from typing import TypeAlias

from dazwischen.cards import flow
from dazwischen.cards import layout as kernel
from dazwischen.cards.flow import Tables
from dazwischen.core import bits, pointers
from dazwischen.games.jsolitaer import search_layout as at

Words: TypeAlias = Tables


class Ground:
    """The arrays that a search goes over from its first card to its last."""

    tables: Tables
    board: bytearray
    numbers: Words
    seen: Words


def ground(tables: Tables, board: bytearray, numbers: Words, seen: Words) -> Ground:
    """Only as long as whoever asked has the arrays."""
    on = Ground()
    on.tables = pointers.words(tables)
    on.board = board
    on.numbers = pointers.words(numbers)
    on.seen = pointers.words(seen)
    return on


def search(tables: Tables, board: bytearray, numbers: Words, seen: Words) -> None:
    """Answers in `numbers` and `board`; `seen` remembers positions, two words each."""
    if numbers[at.CARDS]:
        _begin(ground(tables, board, numbers, seen))


def _begin(on: Ground) -> None:
    numbers = on.numbers
    left = numbers[at.ALL_BITS] >> (64 - numbers[at.CARDS])
    numbers[at.ROOF] = _at_most(on.tables, on.board, numbers, left, numbers[at.SERVED])
    _visit(on, left, 0, 0, numbers[at.SERVED])


def _visit(on: Ground, left: int, depth: int, worth: int, served: int) -> None:
    """Looks at the position with these cards left, `depth` of them laid so far."""
    board, numbers = on.board, on.numbers
    if worth > numbers[at.BEST]:
        record(board, numbers, depth, worth)
    if seen_before(board, numbers, on.seen, left, depth, served):
        return
    if worth + _at_most(on.tables, board, numbers, left, served) <= numbers[at.BEST]:
        return
    if numbers[at.NODES] >= numbers[at.BUDGET]:
        numbers[at.STOPPED] = 1
        return
    numbers[at.NODES] += 1
    # Throws cost nothing and the one serve is precious, so that good turns turn up early.
    _try(on, left, depth, worth, served, kernel.THROW)
    _try(on, left, depth, worth, served, kernel.REDIRECT)
    if not served:
        _try(on, left, depth, worth, served, kernel.SERVE)


def record(board: bytearray, numbers: Words, depth: int, worth: int) -> None:
    numbers[at.BEST] = worth
    numbers[at.STEPS] = depth
    for index in range(2 * depth):
        board[at.BEST_PATH + index] = board[at.PATH + index]


def _try(on: Ground, left: int, depth: int, worth: int, served: int, kind: int) -> None:
    """All lays of one kind: a figure once, and rather from the hand than from a slot."""
    board, numbers = on.board, on.numbers
    for stack in range(at.STACKS):
        if like_an_earlier_one(numbers, depth, stack):
            continue
        figures = layable(on.tables, board, numbers, stack, kind)
        tried = 0
        for card in range(numbers[at.CARDS]):
            if not (left >> card) & 1:
                continue
            bit = bits.bit(board[at.FIGURE + card])
            if figures & bit and not (tried & bit and is_alike(numbers, card)):
                _step(on, left, depth, worth, served, kind, card, stack)
                if numbers[at.STOPPED] or numbers[at.BEST] == numbers[at.EVERYTHING]:
                    return
            if card >= numbers[at.CORNER]:
                break
            tried |= bit


def is_alike(numbers: Words, card: int) -> bool:
    """Whether it makes no difference which of several cards of a figure is laid, so that the first
    will do: not for the corner's, which uncover others, nor for a slot's instead of a hand's if
    the last hand card ends the game."""
    if numbers[at.WINS_BELOW]:
        return (numbers[at.HAND] >> card) & 1 == 1
    return card < numbers[at.CORNER]


def layable(tables: Tables, board: bytearray, numbers: Words, stack: int, kind: int) -> int:
    """The figures whose lay on that stack would be of that kind."""
    situation = pointers.part(board, stack * at.STRIDE)
    thrown = flow.throwable(tables, situation)
    if kind == kernel.THROW:
        return thrown
    legal = flow.layable(tables, situation, numbers[at.SEAT])
    if kind == kernel.REDIRECT:
        return legal & ~thrown
    return tables[kernel.FITS + situation[kernel.LYING]] & ~legal


def _step(
    on: Ground, left: int, depth: int, worth: int, served: int, kind: int, card: int, stack: int
) -> None:
    """Lays one card, looks at what comes of it, and puts everything back."""
    board, numbers = on.board, on.numbers
    lay(on, depth, card, stack, kind)
    one = 1
    rest = left & ~(one << card)
    from_hand = (numbers[at.HAND] >> card) & 1
    worth += at.WORTH_HAND if from_hand else at.WORTH
    if from_hand and _wins(numbers, rest):
        if worth > numbers[at.BEST]:
            record(board, numbers, depth + 1, worth)
    else:
        used = 1 if kind == kernel.SERVE else served
        _visit(on, rest, depth + 1, worth, used)
    take_back(board, depth, stack)


def lay(on: Ground, depth: int, card: int, stack: int, kind: int) -> None:
    """Goes a step further on the path; how the stack was is remembered."""
    board = on.board
    situation = pointers.part(board, stack * at.STRIDE)
    saved = pointers.part(board, at.SAVED + depth * at.STRIDE)
    for index in range(kernel.SITUATION):
        saved[index] = situation[index]
    flow.lay(on.tables, situation, on.numbers[at.SEAT], board[at.FIGURE + card], kind)
    board[at.PATH + 2 * depth] = card
    board[at.PATH + 2 * depth + 1] = stack


def take_back(board: bytearray, depth: int, stack: int) -> None:
    situation = pointers.part(board, stack * at.STRIDE)
    saved = pointers.part(board, at.SAVED + depth * at.STRIDE)
    for index in range(kernel.SITUATION):
        situation[index] = saved[index]


def _wins(numbers: Words, left: int) -> bool:
    """S-WIN-1, after a hand card: whether nothing can be laid any more because the game is won."""
    if left & numbers[at.HAND]:
        return False
    slots = 0
    held = left & numbers[at.SLOTS]
    while held:
        held &= held - 1
        slots += 1
    return slots < numbers[at.WINS_BELOW]


def like_an_earlier_one(numbers: Words, depth: int, stack: int) -> bool:
    first = at.CODES + depth * at.STACKS
    for other in range(stack):
        if numbers[first + other] == numbers[first + stack]:
            return True
    return False


def seen_before(
    board: bytearray, numbers: Words, seen: Words, left: int, depth: int, served: int
) -> bool:
    """Whether this position was looked at before; if not, it is remembered.

    The cards left and the stacks in no particular order are the whole position, and how many cards
    were laid follows from it: a second look cannot find more. Of two positions with one place in
    the table the newer stays.
    """
    _encode(board, numbers, depth)
    key = served
    for index in range(at.STACKS):
        key = key << 10 | numbers[at.SORTED + index]
    place = (left * numbers[at.HASH_CARDS]) & numbers[at.ALL_BITS]
    place ^= (key * numbers[at.HASH_STACKS]) & numbers[at.ALL_BITS]
    place = 2 * (place >> numbers[at.HASH_SHIFT])
    if seen[place] == left and seen[place + 1] == key:
        return True
    seen[place] = left
    seen[place + 1] = key
    return False


def _encode(board: bytearray, numbers: Words, depth: int) -> None:
    """All that matters of each stack to the seat as a number: as they lie, and in order of size."""
    seat = numbers[at.SEAT]
    for stack in range(at.STACKS):
        situation = pointers.part(board, stack * at.STRIDE)
        code = situation[kernel.LYING] | situation[kernel.TWINS] << 6
        code |= ((situation[kernel.RESERVED] >> seat) & 1) << 7
        code |= (situation[kernel.LAYER] == seat) << 8
        if numbers[at.OTHERS] and situation[kernel.RESERVED] & ~(1 << seat):
            code |= 1 << 9
        numbers[at.CODES + depth * at.STACKS + stack] = code
        place = stack
        while place > 0 and numbers[at.SORTED + place - 1] > code:
            numbers[at.SORTED + place] = numbers[at.SORTED + place - 1]
            place -= 1
        numbers[at.SORTED + place] = code


def _at_most(tables: Tables, board: bytearray, numbers: Words, left: int, served: int) -> int:
    """No less than what the cards left can still be worth.

    A card is thrown, or it needs one of these, each good for one card: the serve of the turn, a
    reservation, a figure that lets anybody serve on it. Here everything in sight, on a stack or
    still to lay, counts as if it lay already and gave all that it can ever give.
    """
    once = 0
    twice = 0
    twins = 0
    rights = 0 if served else 1
    for stack in range(at.STACKS):
        situation = pointers.part(board, stack * at.STRIDE)
        bit = bits.bit(situation[kernel.LYING])
        twice |= once & bit
        once |= bit
        if situation[kernel.TWINS]:
            twice |= bit
            twins += 1
        rights += (situation[kernel.RESERVED] >> numbers[at.SEAT]) & 1
    lying = once
    for card in range(numbers[at.CARDS]):
        if (left >> card) & 1:
            bit = bits.bit(board[at.FIGURE + card])
            twice |= once & bit
            once |= bit
    thrown = 0
    on_twins = 0
    for place in range(at.STACKS + numbers[at.CARDS]):
        if place < at.STACKS:
            figure = board[place * at.STRIDE + kernel.LYING]
        elif (left >> (place - at.STACKS)) & 1:
            figure = board[at.FIGURE + place - at.STACKS]
        else:
            continue
        bit = bits.bit(figure)
        thrown |= tables[kernel.THROWN + figure] & ~bit
        if twice & bit:
            on_twins |= tables[kernel.THROWN_ON_TWINS + figure] & ~bit
    return _count(tables, board, numbers, left, lying, thrown, on_twins, twins, rights)


def _count(
    tables: Tables,
    board: bytearray,
    numbers: Words,
    left: int,
    lying: int,
    thrown: int,
    on_twins: int,
    twins: int,
    rights: int,
) -> int:
    """Of several twins the first needs another way onto a stack, and the others make twins lie; on
    these one other figure is thrown each time."""
    count = 0
    needy = 0
    hopeful = 0
    stolen = 0
    hand = 0
    for card in range(numbers[at.CARDS]):
        if not (left >> card) & 1:
            continue
        bit = bits.bit(board[at.FIGURE + card])
        hand += (numbers[at.HAND] >> card) & 1
        if numbers[at.RESERVERS] & bit or tables[kernel.RESERVE_THROWN] & thrown & bit:
            rights += 1
        elif tables[kernel.RESERVE_THROWN] & bit:
            stolen += 1
        if lying & bit:
            twins += 1
            count += 1
        elif thrown & bit:
            count += 1
        elif on_twins & bit:
            hopeful += 1
        else:
            needy += 1
        lying |= bit
    # A figure that reserves when thrown is thrown on twins, or makes some itself.
    rights += min(stolen, 2 * twins)
    count += min(hopeful, twins)
    needy += max(hopeful - twins, 0)
    if needy > rights:
        needy = min(needy, rights + _openings(board, numbers, left))
    count += needy
    return count * at.WORTH + min(count, hand) * (at.WORTH_HAND - at.WORTH)


def _openings(board: bytearray, numbers: Words, left: int) -> int:
    """How many cards could be served because of what lies, without any right."""
    total = 0
    for row in range(at.OPENINGS):
        openers = numbers[at.OPENERS + 2 * row]
        opened = numbers[at.OPENERS + 2 * row + 1]
        if openers:
            places = 0
            cards = 0
            for stack in range(at.STACKS):
                bit = bits.bit(board[stack * at.STRIDE + kernel.LYING])
                places += 1 if openers & bit else 0
            for card in range(numbers[at.CARDS]):
                if (left >> card) & 1:
                    bit = bits.bit(board[at.FIGURE + card])
                    places += 1 if openers & bit else 0
                    cards += 1 if opened & bit else 0
            total += min(places, cards)
    return total
