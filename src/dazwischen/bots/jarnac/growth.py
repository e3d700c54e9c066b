"""How words grow letter by letter, and what a row is worth that can still grow.

Words of the same letters are a family: a node of the anagram trie where words end. A letter that
leads from one family to another costs nothing, as the lay draws the next letter; so a row is worth
its points and what such letters will still make of it. Compiled like the anagram kernel; the same
numbers come out uncompiled.
"""

from array import array
from typing import TypeAlias

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.core import bits, pointers
from dazwischen.lexicon import trie_layout as trie

Numbers: TypeAlias = "array[int]"


def families(nodes: Numbers, order: Numbers) -> Numbers:
    """The family of each word, by their numbers."""
    found = array("I", bytes(4 * max(1, len(order))))
    _number(pointers.numbers(nodes), pointers.numbers(order), pointers.numbers(found), len(nodes))
    return found


def _number(nodes: Numbers, order: Numbers, found: Numbers, size: int) -> None:
    for node in range(size // trie.NODE):
        spot = node * trie.NODE
        for place in range(nodes[spot + trie.FIRST], nodes[spot + trie.LAST]):
            found[order[place]] = node


def links(nodes: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """For each node the letters that its family can grow by, where the families that come of it
    begin, and these families in the order of the letters."""
    size = len(nodes) // trie.NODE
    letters, starts = array("I", bytes(4 * size)), array("I", bytes(4 * (size + 1)))
    path = bytearray(trie.LONGEST + 1)
    none = array("I", [0])
    _link(
        pointers.numbers(nodes), pointers.numbers(letters), pointers.numbers(starts),
        pointers.numbers(none), path, 0, 0, 0,
    )  # fmt: skip
    total = _begin(pointers.numbers(letters), pointers.numbers(starts), size)
    grown = array("I", bytes(4 * max(1, total)))
    _link(
        pointers.numbers(nodes), pointers.numbers(letters), pointers.numbers(starts),
        pointers.numbers(grown), path, 0, 0, 1,
    )  # fmt: skip
    return letters, starts, grown


def _begin(letters: Numbers, starts: Numbers, size: int) -> int:
    total = 0
    for node in range(size):
        starts[node] = total
        total += bits.count(letters[node])
    starts[size] = total
    return total


def _link(
    nodes: Numbers,
    letters: Numbers,
    starts: Numbers,
    grown: Numbers,
    path: bytearray,
    node: int,
    depth: int,
    second: int,
) -> None:
    """Walks the trie: the first time to note the letters, the second time where they lead."""
    spot = node * trie.NODE
    if nodes[spot + trie.FIRST] < nodes[spot + trie.LAST]:
        for place in range(depth):
            if place and path[place] == path[place - 1]:
                continue
            smaller = _family(nodes, path, depth, place)
            bit = 1 << path[place]
            if smaller and second:
                before = bits.count(letters[smaller] & (bit - 1))
                grown[starts[smaller] + before] = node
            elif smaller:
                letters[smaller] |= bit
    ways = nodes[spot]
    child = nodes[spot + trie.CHILD]
    while ways:
        path[depth] = bits.lowest(ways)
        ways &= ways - 1
        _link(nodes, letters, starts, grown, path, child, depth + 1, second)
        child += 1


def _family(nodes: Numbers, path: bytearray, depth: int, left_out: int) -> int:
    """The family of the letters on the path but one, or 0."""
    node = 0
    for place in range(depth):
        if place == left_out:
            continue
        leading = nodes[node * trie.NODE]
        bit = 1 << path[place]
        if not leading & bit:
            return 0
        node = nodes[node * trie.NODE + trie.CHILD] + bits.count(leading & (bit - 1))
    return node if nodes[node * trie.NODE + trie.FIRST] < nodes[node * trie.NODE + trie.LAST] else 0


class Scales:
    """The arrays that weighing goes over from the first family to the last."""

    letters: Numbers
    starts: Numbers
    grown: Numbers
    chances: Numbers
    worth: Numbers
    order: Numbers


def worths(
    nodes: Numbers, letters: Numbers, starts: Numbers, grown: Numbers, chances: Numbers
) -> Numbers:
    """What each family is worth on a row, if letter n comes in time with `chances[n]`."""
    worth = array("I", bytes(4 * len(letters)))
    order = array("I", bytes(4 * trie.LETTERS * (trie.LONGEST + 2)))
    on = Scales()
    on.letters = pointers.numbers(letters)
    on.starts = pointers.numbers(starts)
    on.grown = pointers.numbers(grown)
    on.chances = pointers.numbers(chances)
    on.worth = pointers.numbers(worth)
    on.order = pointers.numbers(order)
    _weigh(on, pointers.numbers(nodes), 0, 0)
    return worth


def _weigh(on: Scales, nodes: Numbers, node: int, depth: int) -> None:
    spot = node * trie.NODE
    if nodes[spot + trie.FIRST] < nodes[spot + trie.LAST] and not on.worth[node]:
        _weigh_one(on, node, depth)
    child = nodes[spot + trie.CHILD]
    for place in range(bits.count(nodes[spot])):
        _weigh(on, nodes, child + place, depth + 1)


def _weigh_one(on: Scales, node: int, length: int) -> None:
    """The best growth whose letter comes is what happens: expected, best first."""
    worth, order, chances = on.worth, on.order, on.chances
    first = length * trie.LETTERS
    count = 0
    ways = on.letters[node]
    while ways:
        letter = bits.lowest(ways)
        ways &= ways - 1
        bigger = on.grown[on.starts[node] + count]
        if not worth[bigger]:
            _weigh_one(on, bigger, length + 1)
        # Worth and letter in one number, so that sorting takes both.
        value = worth[bigger] * trie.LETTERS + letter
        place = first + count
        while place > first and order[place - 1] < value:
            order[place] = order[place - 1]
            place -= 1
        order[place] = value
        count += 1
    left = at.CERTAIN
    total = 0
    for place in range(first, first + count):
        comes = left * chances[order[place] % trie.LETTERS] // at.CERTAIN
        total += comes * (order[place] // trie.LETTERS)
        left -= comes
    worth[node] = (total + left * length * length * at.POINT) // at.CERTAIN
