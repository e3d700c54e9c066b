"""Runs: what a hand can lay in one go, and what is left of it then.

A run goes on while the seat may lay again before anybody else does: a twin of its own, a pawn on
its own Dame, a reserved serve. The search tries every order of the own cards on the flow kernel.
How good it is to stop somewhere is judged by the hand that is left (`burden`), by what lies open
to the others, and by whether the one who has to lay probably can. Compiled like the kernel; the
same numbers come out uncompiled.
"""

from typing import Final

from dazwischen.bots.jay import runs_layout as at
from dazwischen.cards import flow
from dazwischen.cards import layout as kernel
from dazwischen.cards.flow import Tables
from dazwischen.core import bits, pointers

Words = Tables

# Thousandths of a card.
LINK: Final = 550
"""What it saves that a card can follow another in one run."""
PAWNLESS: Final = 1800
"""What it costs to have no pawn to finish with."""
STIFF: Final = 300
"""What it costs that a card fits on nothing; less, the more it fits on."""
GIFT: Final = 350
"""What it costs that somebody else can lay a card for nothing."""
FINISHED: Final = 50_000
UNDISTURBED: Final = 820
"""How often in a thousand a run goes on before somebody lays in between."""


def search(tables: Tables, board: bytearray, words: Words) -> None:
    """Notes in `words` what each lay is worth, and doing nothing."""
    _search(pointers.words(tables), board, pointers.words(words))


def burden(tables: Tables, board: bytearray, words: Words) -> int:
    """How heavy the hand on the board is, in thousandths of a card."""
    return _burden(pointers.words(tables), board, pointers.words(words))


def _search(tables: Tables, board: bytearray, words: Words) -> None:
    seat = words[at.SEAT]
    words[at.NODES] = 0
    words[at.STAY] = at.ZERO + _stop(tables, board, words)
    lays = flow.layable(tables, board, seat)
    traitor = lays & bits.bit(words[at.TRAITOR])
    figures = words[at.HELD]
    while figures:
        figure = bits.lowest(figures)
        figures &= figures - 1
        if lays & bits.bit(figure):
            words[at.LAY + figure] = at.ZERO + _after(tables, board, words, figure, figure, 0)
        if traitor:
            value = _after(tables, board, words, figure, words[at.TRAITOR], 0)
            words[at.FACE_DOWN + figure] = at.ZERO + value


def _after(
    tables: Tables, board: bytearray, words: Words, card: int, figure: int, depth: int
) -> int:
    """The value of laying a card as that figure, and going on or not."""
    seat = words[at.SEAT]
    saved = pointers.part(board, at.SAVED + depth * at.STRIDE)
    for index in range(kernel.SITUATION):
        saved[index] = board[index]
    flow.lay_legal(tables, board, seat, figure)
    board[at.HAND + card] -= 1
    board[at.SIZES + seat] -= 1
    held = words[at.HELD]
    if board[at.HAND + card] == 0:
        words[at.HELD] &= ~bits.bit(card)
    value = _reached(tables, board, words, card, figure, depth)
    words[at.HELD] = held
    board[at.HAND + card] += 1
    board[at.SIZES + seat] += 1
    for index in range(kernel.SITUATION):
        board[index] = saved[index]
    return value


def _reached(
    tables: Tables, board: bytearray, words: Words, card: int, figure: int, depth: int
) -> int:
    left = board[at.SIZES + words[at.SEAT]]
    if figure == words[at.TRAITOR]:
        return _stop(tables, board, words) - at.DRAWN * max(1, 3 - left)
    if left == 0:
        return FINISHED if tables[kernel.PAWNS] & bits.bit(card) else -4 * at.CARD
    stop = _stop(tables, board, words)
    words[at.NODES] += 1
    if words[at.NODES] >= words[at.BUDGET] or depth + 1 >= at.DEEPEST:
        return stop
    best = stop
    figures = words[at.HELD] & flow.layable(tables, board, words[at.SEAT])
    while figures:
        figure = bits.lowest(figures)
        figures &= figures - 1
        value = _after(tables, board, words, figure, figure, depth + 1)
        best = max(best, value)
    return stop + (best - stop) * UNDISTURBED // at.CARD


def _stop(tables: Tables, board: bytearray, words: Words) -> int:
    """What it is worth to stop here and let the others act."""
    value = -_burden(tables, board, words)
    hidden = max(1, words[at.HIDDEN])
    seat = words[at.SEAT]
    must = board[kernel.OBLIGATION]
    free = flow.free_to_all(tables, board)
    gift = _hidden_of(board, free) * at.CARD // hidden
    others = 0
    for other in range(1, board[kernel.PLAYERS] + 1):
        if other != seat:
            others += board[at.SIZES + other]
    value -= GIFT * min(at.CARD, gift * others) // at.CARD
    if must == seat:
        if not words[at.HELD] & flow.layable(tables, board, seat):
            value -= at.PRESSURE
    else:
        fits = _hidden_of(board, flow.layable(tables, board, must)) * at.CARD // hidden
        stuck = at.CARD
        for _ in range(board[at.SIZES + must]):
            stuck = stuck * (at.CARD - fits) // at.CARD
        value += at.PRESSURE * stuck // at.CARD
    return value


def _hidden_of(board: bytearray, figures: int) -> int:
    """How many cards of these figures nobody has seen."""
    count = 0
    while figures:
        count += board[at.UNSEEN + bits.lowest(figures)]
        figures &= figures - 1
    return count


def _burden(tables: Tables, board: bytearray, words: Words) -> int:
    """About how often the hand needs a chance to lay: its cards, less those that follow others."""
    cards = 0
    pawns = 0
    twins = 0
    pairs = 0
    openers = 0
    bases = 0
    reservers = 0
    thieves = 0
    weight = 0
    figures = words[at.HELD]
    while figures:
        figure = bits.lowest(figures)
        figures &= figures - 1
        bit = bits.bit(figure)
        count = board[at.HAND + figure]
        cards += count
        fitting = bits.count(tables[kernel.FITS + figure] & tables[kernel.IN_PLAY])
        weight += STIFF * (32 - min(32, fitting)) // 32 * count
        if count > 1 and tables[kernel.THROWN + figure] & bit:
            twins += count - 1
            pairs += 1
        if tables[kernel.PAWNS] & bit:
            pawns += count
        if words[at.OPENERS] & bit:
            openers += count
        if words[at.BASES] & bit:
            bases += count
        if tables[kernel.RESERVE_SERVED] & bit:
            reservers += count
        if tables[kernel.RESERVE_THROWN] & bit:
            thieves += count
    links = twins + min(reservers, bases) + min(reservers, pawns) + 2 * min(thieves, pairs)
    if openers and pawns:
        links += min(2 * openers, openers + pawns - 1)
    if links >= cards and cards:
        links = cards - 1
    weight += at.CARD * cards - LINK * links
    return weight if pawns else weight + PAWNLESS
