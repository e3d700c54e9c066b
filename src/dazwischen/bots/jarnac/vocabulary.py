"""What each strength knows: ordinary words first, the whole dictionary only at the top."""

from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Final, NamedTuple

from msgspec import Struct

from dazwischen.bots.jarnac import growth
from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.growth import Numbers
from dazwischen.bots.jarnac.knowledge import Knowledge
from dazwischen.bots.strength import Level
from dazwischen.games.jarnac.options import Language
from dazwischen.games.jarnac.ruleset import Ruleset
from dazwischen.lexicon import Lexicon, Umlauts, letter_set, load
from dazwischen.lexicon import trie_layout as trie
from dazwischen.lexicon.index import Index, codes
from dazwischen.lexicon.vocabulary import Vocabulary

TIERS: Final = {Level.LEICHT: 2, Level.MITTEL: 3, Level.STARK: 4, Level.MEISTER: 5}
"""The rarest words that each strength knows, where somebody has counted."""
SHARES: Final = {Level.LEICHT: 12, Level.MITTEL: 30, Level.STARK: 55, Level.MEISTER: 100}
"""Where nobody has: how many of a hundred entries it knows, with all their forms."""
SCATTER: Final = 2_654_435_761
"""Multiplying by it spreads neighbours (Knuth); entries with near numbers are near in spelling."""
NEAR: Final = 16
"""A letter counts as coming in time if it is among so many that are drawn, ..."""
HOPE: Final = 0.75
"""... and in so many cases it is then still there for the row."""


class Mastery(Struct, frozen=True, eq=False, dict=True):
    """The words a bot knows in a game, and what its kernels make of them when first asked."""

    lexicon: Lexicon
    tiles: Mapping[str, int]
    strict: bool
    """Only words of the professional game: K-PRO-1, K-PRO-2."""
    index: Index

    @cached_property
    def knowledge(self) -> Knowledge:
        return self._knowledge(self._chances)

    @cached_property
    def settled(self) -> Knowledge:
        """The same, where no word will grow by a single letter: min_added of K-PRO-8."""
        return self._knowledge(array("I", bytes(4 * at.LETTERS)))

    def _knowledge(self, chances: Numbers) -> Knowledge:
        index, words = self.index, self.index.words
        nodes, links = index.nodes, self._links
        entries = (*words.entries, words.strict_entries) if self.strict else None
        return Knowledge(
            (nodes, index.order, self._families),
            (*links, growth.worths(nodes, *links, chances)),
            (codes(words.text), index.starts),
            entries,
        )

    @cached_property
    def _links(self) -> tuple[Numbers, Numbers, Numbers]:
        return growth.links(self.index.nodes)

    @cached_property
    def _families(self) -> Numbers:
        return growth.families(self.index.nodes, self.index.order)

    @cached_property
    def poor(self) -> Numbers:
        """How many of all tiles are better at making words grow than each letter."""
        masks = Counter(self.knowledge.letters)
        uses = [
            sum(count for mask, count in masks.items() if mask >> letter & 1)
            for letter in range(at.LETTERS)
        ]
        tiles = {codes(letter)[0]: count for letter, count in self.tiles.items()}
        better = (
            sum(count for other, count in tiles.items() if uses[other] > uses[letter])
            for letter in range(at.LETTERS)
        )
        return array("I", (at.CERTAIN * count // sum(tiles.values()) for count in better))

    def family(self, word: str) -> int:
        """The node of the trie where the words of these letters end, or 0 if it knows none."""
        nodes, node = self.knowledge.nodes, 0
        for code in sorted(codes(word)):
            leading = nodes[node * trie.NODE]
            if not leading >> code & 1:
                return 0
            node = nodes[node * trie.NODE + trie.CHILD] + (leading & (1 << code) - 1).bit_count()
        first, last = nodes[node * trie.NODE + trie.FIRST], nodes[node * trie.NODE + trie.LAST]
        return node if first < last else 0

    def number(self, word: str, family: int) -> int:
        """The word's number from 1, or 0 if it is unknown."""
        numbers = self._members(family)
        return next((number + 1 for number in numbers if self.index.word(number) == word), 0)

    def _members(self, family: int) -> Iterator[int]:
        nodes, node = self.knowledge.nodes, family * trie.NODE
        places = range(nodes[node + trie.FIRST], nodes[node + trie.LAST])
        return (self.index.order[place] for place in places)

    @property
    def _chances(self) -> Numbers:
        tiles, total = self.tiles, sum(self.tiles.values())
        chances = array("I", bytes(4 * at.LETTERS))
        for letter, count in tiles.items():
            missed = (1 - count / total) ** NEAR
            chances[codes(letter)[0]] = round(at.CERTAIN * HOPE * (1 - missed))
        return chances


class Key(NamedTuple):
    """What the words that a bot knows depend on."""

    language: Language
    umlauts: Umlauts
    strict: bool
    level: Level


LARGE: Final = 3
"""How many of the large vocabularies are kept, of up to 50 MB each; all of the small ones together
take some 60 MB."""
_kept: dict[Key, Mastery] = {}
"""Whichever was used last comes last."""


def mastery(rules: Ruleset, level: Level) -> Mastery:
    """Read if it is not at hand, which takes up to a second."""
    key = _key(rules, level)
    found = _kept.pop(key, None) or _read(key)
    _kept[key] = found
    large = [other for other in tuple(_kept) if other.level > Level.MITTEL]
    for unused in large[:-LARGE]:
        _kept.pop(unused, None)
    return found


def at_hand(rules: Ruleset, level: Level) -> bool:
    return _key(rules, level) in _kept


def familiar(rules: Ruleset, level: Level, word: str) -> bool:
    """Whether such a bot knows a word: without reading all the others it knows."""
    options = rules.options
    lexicon = load(options.language, umlauts=options.umlauts)
    known = knows(lexicon, level, strict=rules.professional)
    return any(known is None or known(number) for number in lexicon.numbers(word))


def _key(rules: Ruleset, level: Level) -> Key:
    options = rules.options
    return Key(options.language, options.umlauts, rules.professional, level)


def _read(key: Key) -> Mastery:
    language, umlauts, strict, level = key
    lexicon = load(language, umlauts=umlauts)
    index = Index(lexicon, Vocabulary(lexicon, knows(lexicon, level, strict=strict)))
    return Mastery(lexicon, letter_set(language, umlauts=umlauts).counts, strict, index)


def knows(lexicon: Lexicon, level: Level, *, strict: bool) -> Callable[[int], bool] | None:
    """Whether a strength knows the word of a number; None if it knows them all."""
    stored, tier, share = lexicon.stored, TIERS[level], SHARES[level]
    if level is Level.MEISTER and not strict:
        return None

    def known(number: int) -> bool:
        if strict and not stored.is_strict(number):
            return False
        if stored.tier(number):
            return stored.tier(number) <= tier
        entries = lexicon.readings.entries_of(number)
        return any(entry * SCATTER % 2**32 * 100 < share * 2**32 for entry in entries)

    return known
