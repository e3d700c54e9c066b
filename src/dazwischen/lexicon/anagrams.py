"""The anagram kernel: which words can be made of letters that must and letters that may be used.

A trie over the words' letters in alphabetical order, in one flat array (`trie_layout`). Letters are
numbers from 1. With the `.pxd` beside it this file is compiled; without a compiler it runs as it
stands.
"""

from array import array
from typing import TypeAlias

from dazwischen.core import bits, pointers
from dazwischen.lexicon import trie_layout as trie

Numbers: TypeAlias = "array[int]"


def build(codes: bytes, sizes: Numbers) -> tuple[Numbers, Numbers]:
    """The trie's nodes, and the words in its order by their numbers.

    `codes` holds the words' letters, shorter words first, `sizes[n]` how many of n letters there
    are; their place in it numbers them from 0.
    """
    total = sum(sizes)
    number, long = array("I", [0]), array("Q", [0])
    order = number * total
    if not total:
        return number * trie.NODE, order
    keys, keys_aside, order_aside = long * total, long * total, number * total
    counts = number * (1 << trie.DIGIT)
    _read_keys(
        codes,
        pointers.numbers(sizes),
        pointers.words(keys),
        pointers.numbers(order),
        bytearray(trie.LETTERS),
    )
    for shift in range(0, 4 * trie.DIGIT, 2 * trie.DIGIT):
        _sort(
            pointers.words(keys), pointers.numbers(order), pointers.words(keys_aside),
            pointers.numbers(order_aside), pointers.numbers(counts), total, shift,
        )  # fmt: skip
        _sort(
            pointers.words(keys_aside), pointers.numbers(order_aside), pointers.words(keys),
            pointers.numbers(order), pointers.numbers(counts), total, shift + trie.DIGIT,
        )  # fmt: skip
    nodes = number * (trie.NODE * _count_nodes(pointers.words(keys), total))
    _grow(pointers.words(keys), pointers.numbers(nodes), 0, 1, 0, total, trie.TOP)
    return nodes, order


def _read_keys(
    codes: bytes, sizes: Numbers, keys: Numbers, order: Numbers, counts: bytearray
) -> None:
    """Every word's sorted letters as one number."""
    word = 0
    place = 0
    for length in range(trie.LONGEST + 1):
        for _ in range(sizes[length]):
            mask = 0
            for _ in range(length):
                letter = codes[place]
                mask |= 1 << letter
                counts[letter] += 1
                place += 1
            key = 0
            shift = trie.TOP
            while mask:
                letter = bits.lowest(mask)
                mask &= mask - 1
                while counts[letter]:
                    key |= letter << shift
                    shift -= trie.LETTER
                    counts[letter] -= 1
            keys[word] = key
            order[word] = word
            word += 1


def _sort(
    keys: Numbers,
    order: Numbers,
    keys_to: Numbers,
    order_to: Numbers,
    counts: Numbers,
    total: int,
    shift: int,
) -> None:
    """One pass: stable by the bits of the key from `shift` on."""
    digits = 1 << trie.DIGIT
    for digit in range(digits):
        counts[digit] = 0
    for place in range(total):
        counts[(keys[place] >> shift) & (digits - 1)] += 1
    before = 0
    for digit in range(digits):
        size = counts[digit]
        counts[digit] = before
        before += size
    for place in range(total):
        digit = (keys[place] >> shift) & (digits - 1)
        keys_to[counts[digit]] = keys[place]
        order_to[counts[digit]] = order[place]
        counts[digit] += 1


def _count_nodes(keys: Numbers, total: int) -> int:
    """The root, and a node for every letter that a key does not share with the one before."""
    found = 1
    before = 0
    for place in range(total):
        key = keys[place]
        if key != before:
            found += 1 + bits.highest(key ^ before) // trie.LETTER - bits.lowest(key) // trie.LETTER
        before = key
    return found


def _grow(
    keys: Numbers, nodes: Numbers, node: int, free: int, low: int, high: int, shift: int
) -> int:
    """Fills a node whose words are those from `low` to `high`; returns the next free node."""
    at = node * trie.NODE
    nodes[at + trie.FIRST] = low
    while low < high and (shift < 0 or (keys[low] >> shift) & 31 == 0):
        low += 1
    nodes[at + trie.LAST] = low
    nodes[at + trie.CHILD] = free
    mask = 0
    for place in range(low, high):
        mask |= 1 << ((keys[place] >> shift) & 31)
    nodes[at] = mask
    child = free
    free += bits.count(mask)
    while low < high:
        letter = (keys[low] >> shift) & 31
        place = low
        while place < high and (keys[place] >> shift) & 31 == letter:
            place += 1
        free = _grow(keys, nodes, child, free, low, place, shift - trie.LETTER)
        child += 1
        low = place
    return free


def find(nodes: Numbers, order: Numbers, must: bytes, may: bytes, hits: Numbers) -> int:
    """Writes into `hits` every word of all letters in `must` and at least one in `may`.

    A hit is the word's number, and above it its length. Returns how many there are.
    """
    spare = trie.LONGEST - len(must)
    if spare <= 0:
        return 0
    have, need = bytearray(trie.LETTERS), bytearray(trie.LETTERS)
    present = count_letters(must, len(must), have) | count_letters(may, len(may), have)
    needed = count_letters(must, len(must), need)
    return walk(
        pointers.numbers(nodes), pointers.numbers(order), have, need, pointers.numbers(hits),
        0, 0, 0, present, needed, spare, spare,
    )  # fmt: skip


def count_letters(letters: bytes, length: int, counts: bytearray) -> int:
    """Adds the letters to the counts; returns them as a mask."""
    mask = 0
    for place in range(length):
        counts[letters[place]] += 1
        mask |= 1 << letters[place]
    return mask


def walk(
    nodes: Numbers,
    order: Numbers,
    have: bytearray,
    need: bytearray,
    hits: Numbers,
    count: int,
    node: int,
    depth: int,
    present: int,
    needed: int,
    spare: int,
    room: int,
) -> int:
    """`present` and `needed` are the letters left of each sort, `spare` how many of `room` optional
    ones may still be added."""
    at = node * trie.NODE
    if needed == 0 and spare < room:
        for place in range(nodes[at + trie.FIRST], nodes[at + trie.LAST]):
            hits[count] = depth << trie.LENGTH | order[place]
            count += 1
    leading = nodes[at]
    ways = leading & present
    # Letters come in order, so none may be passed that is still needed.
    lowest = needed & -needed
    if needed:
        ways &= lowest | (lowest - 1)
    if spare == 0:
        ways &= lowest
    while ways:
        bit = ways & -ways
        ways ^= bit
        letter = bits.lowest(bit)
        child = nodes[at + trie.CHILD] + bits.count(leading & (bit - 1))
        have[letter] -= 1
        left = present if have[letter] else present ^ bit
        if bit == lowest:
            need[letter] -= 1
            still = needed if need[letter] else needed ^ bit
            count = walk(
                nodes, order, have, need, hits, count, child, depth + 1,
                left, still, spare, room,
            )  # fmt: skip
            need[letter] += 1
        else:
            count = walk(
                nodes, order, have, need, hits, count, child, depth + 1,
                left, needed, spare - 1, room,
            )  # fmt: skip
        have[letter] += 1
    return count


def without(hits: Numbers, count: int, ends: Numbers, entries: Numbers, barred: Numbers) -> int:
    """Keeps the hits that are forms of none of the barred entries; returns how many are left.

    The entries of word n are those of `entries` from `ends[n]` to `ends[n + 1]`.
    """
    return _without(
        pointers.numbers(hits), count, pointers.numbers(ends), pointers.numbers(entries),
        pointers.numbers(barred), len(barred),
    )  # fmt: skip


def _without(
    hits: Numbers, count: int, ends: Numbers, entries: Numbers, barred: Numbers, bars: int
) -> int:
    kept = 0
    for place in range(count):
        word = hits[place] & trie.NUMBER
        free = True
        for at in range(ends[word], ends[word + 1]):
            for bar in range(bars):
                if entries[at] == barred[bar]:
                    free = False
        if free:
            hits[kept] = hits[place]
            kept += 1
    return kept


def spell(
    hits: Numbers, count: int, text: str, starts: Numbers, marks: bytes, mark: int
) -> list[str]:
    """The words of the hits that have all bits of `mark` in `marks`.

    Words of one length lie side by side in `text`; word 0 of length n would begin at `starts[n]`.
    """
    words: list[str] = []
    for place in range(count):
        word = hits[place] & trie.NUMBER
        if marks[word] & mark == mark:
            length = hits[place] >> trie.LENGTH
            start = starts[length] + word * length
            words.append(text[start : start + length])
    return words
