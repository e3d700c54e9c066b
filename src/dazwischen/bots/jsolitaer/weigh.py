"""The turn whose end promises most: what is left on the hand and on the stacks, by weights.

Depth first over all lays like the search for the longest turn, whose arrays it uses; but a turn may
end anywhere, so every position is judged. Compiled like it; the same numbers come out uncompiled.
"""

from dazwischen.bots.jsolitaer import weigh_layout as weight
from dazwischen.cards import layout as kernel
from dazwischen.cards.flow import Tables
from dazwischen.core import bits, pointers
from dazwischen.games.jsolitaer import search
from dazwischen.games.jsolitaer import search_layout as at
from dazwischen.games.jsolitaer.search import Ground, Words


def weigh(
    tables: Tables, board: bytearray, numbers: Words, seen: Words, weights: bytearray, spare: int
) -> None:
    """Answers in `numbers` and `board`; as many cards as `spare` cost nothing if they stay."""
    numbers[at.OTHERS] = 1
    left = numbers[at.ALL_BITS] >> (64 - numbers[at.CARDS]) if numbers[at.CARDS] else 0
    on = search.ground(tables, board, numbers, seen)
    _visit(on, weights, spare, left, 0, numbers[at.SERVED])


def _visit(on: Ground, weights: bytearray, spare: int, left: int, depth: int, served: int) -> None:
    """Looks at the position with these cards left, `depth` of them laid so far."""
    board, numbers = on.board, on.numbers
    worth = _worth(board, numbers, weights, spare, left, depth)
    if worth > numbers[at.BEST]:
        search.record(board, numbers, depth, worth)
    if worth >= weight.WON or search.seen_before(board, numbers, on.seen, left, depth, served):
        return
    if numbers[at.NODES] >= numbers[at.BUDGET]:
        numbers[at.STOPPED] = 1
        return
    numbers[at.NODES] += 1
    _try(on, weights, spare, left, depth, served, kernel.THROW)
    _try(on, weights, spare, left, depth, served, kernel.REDIRECT)
    if not served:
        _try(on, weights, spare, left, depth, served, kernel.SERVE)


def _try(
    on: Ground, weights: bytearray, spare: int, left: int, depth: int, served: int, kind: int
) -> None:
    """All lays of one kind: a figure once."""
    board, numbers = on.board, on.numbers
    for stack in range(at.STACKS):
        if search.like_an_earlier_one(numbers, depth, stack):
            continue
        figures = search.layable(on.tables, board, numbers, stack, kind)
        tried = 0
        for card in range(numbers[at.CARDS]):
            if not (left >> card) & 1:
                continue
            bit = bits.bit(board[at.FIGURE + card])
            if figures & bit and not (tried & bit and search.is_alike(numbers, card)):
                search.lay(on, depth, card, stack, kind)
                one = 1
                rest = left & ~(one << card)
                used = 1 if kind == kernel.SERVE else served
                _visit(on, weights, spare, rest, depth + 1, used)
                search.take_back(board, depth, stack)
                if numbers[at.STOPPED] or numbers[at.BEST] >= weight.WON:
                    return
            if card >= numbers[at.CORNER]:
                break
            tried |= bit


def _worth(
    board: bytearray, numbers: Words, weights: bytearray, spare: int, left: int, depth: int
) -> int:
    """What it is worth to end the turn with these cards left."""
    worth = weight.BASE
    held = 0
    slots = 0
    before = 0
    for card in range(numbers[at.CORNER]):
        if not (left >> card) & 1:
            continue
        figure = board[at.FIGURE + card]
        if (numbers[at.HAND] >> card) & 1:
            held += 1
            worth += weights[weight.TWIN] if figure == before else weights[weight.KEEP + figure]
            before = figure
        else:
            slots += 1
            worth += weights[weight.SLOT]
    for card in range(numbers[at.CORNER], numbers[at.CARDS]):
        if not (left >> card) & 1:
            worth += weights[weight.CORNER]
    if held > spare:
        worth -= weight.CARD * (held - spare)
    elif depth and numbers[at.HAND] and held + slots < numbers[at.WINS_BELOW]:
        return weight.WON
    else:
        worth += weights[weight.EMPTIED]
    return worth + _stacks(board, numbers, weights)


def _stacks(board: bytearray, numbers: Words, weights: bytearray) -> int:
    """What it is worth to leave the stacks like this."""
    worth = 0
    seat = numbers[at.SEAT]
    for stack in range(at.STACKS):
        situation = pointers.part(board, stack * at.STRIDE)
        worth += weights[weight.TOP + situation[kernel.LYING]]
        if not situation[kernel.TWINS]:
            worth += weights[weight.NO_TWINS]
        if (situation[kernel.RESERVED] >> seat) & 1:
            worth += weights[weight.MINE]
        elif not situation[kernel.RESERVED]:
            worth += weights[weight.FREE]
    return worth
