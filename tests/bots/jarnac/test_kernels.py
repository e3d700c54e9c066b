"""How words grow, against a plain dictionary; and the kernels are the same program uncompiled."""

from array import array
from collections import defaultdict
from itertools import accumulate
from random import Random
from types import ModuleType
from typing import Any

from dazwischen.bots.jarnac import growth, judgement, knowledge, playouts, position
from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.strength import Level
from dazwischen.lexicon import anagrams, letter_set, load
from dazwischen.lexicon import trie_layout as trie
from dazwischen.lexicon.index import ALPHABET, codes
from tests.bots.jarnac.boards import words
from tests.uncompiled import uncompiled

COMPILED = {
    module.__name__.rpartition(".")[2]: module
    for module in (anagrams, growth, judgement, knowledge, playouts, position)
}


def vocabulary(count: int) -> list[str]:
    """Everyday words and some rare ones, shorter ones first."""
    every = list(load("de").words())
    return sorted(Random(3).sample(every, count), key=len)


def chances() -> "array[int]":
    return array("I", (100 + 13 * n for n in range(at.LETTERS)))


def known(kernels: dict[str, ModuleType], spelt: list[str], *, strict: bool) -> Any:
    text = "".join(spelt)
    sizes = array("I", (sum(len(word) == n for word in spelt) for n in range(10)))
    nodes, order = kernels["anagrams"].build(codes(text), sizes)
    grow = kernels["growth"]
    links = grow.links(nodes)
    letters = accumulate((size * n for n, size in enumerate(sizes)), initial=0)
    numbers = accumulate(sizes, initial=0)
    places = (a - b * n for n, (a, b) in enumerate(zip(letters, numbers, strict=True)))
    entries = array("I", (n % 5 for n in range(len(spelt))))
    return kernels["knowledge"].Knowledge(
        (nodes, order, grow.families(nodes, order)),
        (*links, grow.worths(nodes, *links, chances())),
        (codes(text), array("i", places)),
        (array("I", range(len(spelt) + 1)), entries, b"\1" * len(spelt)) if strict else None,
    )


def margins(
    kernels: dict[str, ModuleType], spelt: list[str], *, strict: bool, hard: bool
) -> list[int]:
    """Of some playouts, with the work that they took."""
    deck_facts = known(kernels, spelt, strict=strict)
    start = kernels["position"].Position(deck_facts)
    tiles = codes(letter_set("de").tiles())
    start.letters[at.BAG : at.BAG + len(tiles)] = tiles
    start.numbers[at.HIGH] = len(tiles)
    start.numbers[at.SAFE] = start.numbers[at.SIDE + at.SAFE] = 9
    judge = kernels["judgement"].Judgement(
        deck_facts, 20 * at.POINT, 10 * at.POINT, 3 + hard, 1 + hard, append=not hard
    )
    poor = array("I", range(0, 32 * at.LETTERS, at.LETTERS))
    run = kernels["playouts"].Playouts(start, judge, poor, 2400, 2, professional=strict)
    found = [run.play(seed, seed % 2, 0, at.DRAW, 0, 0, 0) for seed in range(4)]
    return [*found, judge.work]


def test_playouts_are_the_same_uncompiled() -> None:
    spelt = vocabulary(3000)
    games = [(strict, hard) for strict in (False, True) for hard in (False, True)]
    expected = [margins(COMPILED, spelt, strict=strict, hard=hard) for strict, hard in games]
    with uncompiled() as pure:
        assert str(pure["playouts"].__file__).endswith(".py")
        assert [margins(pure, spelt, strict=s, hard=hard) for s, hard in games] == expected


def test_growth_is_what_a_dictionary_of_sorted_letters_says() -> None:
    spelt = vocabulary(20_000)
    deck_facts, families = known(COMPILED, spelt, strict=False), defaultdict(list)
    for number, word in enumerate(spelt):
        families["".join(sorted(word))].append(number)
    for letters, numbers in Random(5).sample(sorted(families.items()), 2000):
        node = deck_facts.families[numbers[0]]
        assert {deck_facts.families[number] for number in numbers} == {node}
        grown = {letter: families.get("".join(sorted(letters + letter))) for letter in ALPHABET}
        expected = {codes(letter)[0]: found[0] for letter, found in grown.items() if found}
        assert deck_facts.letters[node] == sum(1 << code for code in expected)
        start = deck_facts.starts[node]
        leads = deck_facts.grown[start : start + len(expected)]
        assert list(leads) == [deck_facts.families[expected[code]] for code in sorted(expected)]


def test_worth_is_points_and_hope() -> None:
    deck_facts = words(Level.MEISTER)
    for word in ("REST", "ZART", "QUARZ", "MACHTLOSE"):
        family = deck_facts.family(word)
        worth = deck_facts.knowledge.worth[family] / at.POINT
        assert len(word) ** 2 <= worth <= 81
    assert _worth("REST") > _worth("QUARZ")
    assert _worth("MACHTLOSE") == 81 * at.POINT


def _worth(word: str) -> int:
    deck_facts = words(Level.MEISTER)
    return deck_facts.knowledge.worth[deck_facts.family(word)]


def test_words_are_found_by_their_letters() -> None:
    deck_facts = words(Level.MEISTER)
    assert deck_facts.family("RSTAER") == deck_facts.family("RASTER") > 0
    assert deck_facts.family("QQQ") == 0
    node = deck_facts.family("RASTER") * trie.NODE
    nodes = deck_facts.knowledge.nodes
    found = {
        deck_facts.index.word(deck_facts.index.order[place])
        for place in range(nodes[node + trie.FIRST], nodes[node + trie.LAST])
    }
    assert {"RASTER", "STARRE"} <= found
