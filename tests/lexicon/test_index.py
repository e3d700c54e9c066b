"""The anagram index finds what a scan of the whole dictionary finds, compiled or not."""

from array import array
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import dazwischen
from dazwischen.lexicon import Umlauts, anagrams, letter_set, load
from dazwischen.lexicon.index import CODES, load_index
from tests.lexicon.brute import Brute, position

SOURCE = Path(next(iter(dazwischen.__path__))) / "lexicon" / "anagrams.py"


@cache
def brute(language: str, umlauts: Umlauts) -> Brute:
    return Brute(load(language, umlauts=umlauts))


# In parts each worker would sort the dictionary anew for what is to be scanned.
@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "umlauts", "professional", "positions"),
    [
        ("de", "tiles", False, 800),
        ("de", "tiles", True, 600),
        ("de", "split", False, 200),
        ("de", "split", True, 200),
        ("fr", "tiles", False, 200),
    ],
)
def test_plays_equal_a_scan_of_the_dictionary(
    language: str, umlauts: Umlauts, positions: int, *, professional: bool
) -> None:
    """2,000 positions in all, from empty to full boards and from no loose letter to 22."""
    dice = Random(f"{language} {umlauts} {professional}")
    index, scan = load_index(language, umlauts=umlauts), brute(language, umlauts)
    words = sorted(scan.strict) if professional else scan.words
    letters = letter_set(language, umlauts=umlauts)
    for _ in range(positions):
        loose = int(dice.triangular(0, 23, 6))
        rows, rack = position(dice, letters, words, dice.randint(0, 8), loose)
        found = index.plays(rows, rack, new="" in rows, professional=professional)
        expected = scan.plays(rows, rack, new="" in rows, professional=professional)
        plays = [(row, word) for row, words in found.items() for word in words]
        assert len(plays) == len(set(plays))
        assert set(plays) == expected, (rows, rack)


def plain() -> ModuleType:
    """The kernel as Python source, beside the compiled one."""
    spec = spec_from_file_location("plain_anagrams", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_kernel_is_the_same_uncompiled() -> None:
    dice, kernel = Random(5), plain()
    assert str(kernel.__file__).endswith(".py")
    words = sorted(dice.sample(brute("de", "tiles").words, 6000), key=len)
    codes = "".join(words).encode("latin-1").translate(CODES)
    sizes = array("I", (sum(len(word) == n for word in words) for n in range(10)))
    nodes, order = anagrams.build(codes, sizes)
    assert (nodes, order) == kernel.build(codes, sizes)
    ends, entries = array("I", range(len(words) + 1)), array("I", (n % 7 for n in range(6000)))
    for _ in range(300):
        rows, rack = position(dice, letter_set("de"), words, 1, dice.randint(0, 12))
        must = "".join(rows).encode("latin-1").translate(CODES)
        may = rack.encode("latin-1").translate(CODES)
        hits, others = array("I", bytes(4 * len(words))), array("I", bytes(4 * len(words)))
        count = anagrams.find(nodes, order, must, may, hits)
        assert count == kernel.find(nodes, order, must, may, others)
        assert hits == others
        barred = array("I", [2, 5])
        kept = anagrams.without(hits, count, ends, entries, barred)
        assert kept == kernel.without(others, count, ends, entries, barred)
        assert hits == others


def test_an_empty_dictionary_has_no_plays() -> None:
    sizes = array("I", bytes(40))
    nodes, order = anagrams.build(b"", sizes)
    assert plain().build(b"", sizes) == (nodes, order)
    assert anagrams.find(nodes, array("I", [0]), b"", b"\x01\x02", array("I", [0])) == 0


def test_a_full_row_cannot_grow() -> None:
    index = load_index("de")
    assert index.plays(["STARRENDE"], "NRST", new=False) == {}


@pytest.mark.parametrize(("umlauts", "word"), [("tiles", "FÜSSE"), ("split", "FUESSE")])
def test_umlauts_and_sharp_s(umlauts: Umlauts, word: str) -> None:
    found = load_index("de", umlauts=umlauts).plays([], word)
    assert word in found[0]
