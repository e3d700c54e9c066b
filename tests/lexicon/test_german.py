"""What the German dictionary must know (K-WORD-1, K-PRO-1, K-PRO-2)."""

import hashlib
import time
import tracemalloc
from importlib.resources import files

import pytest

from dazwischen import lexicon
from dazwischen.lexicon.packing import COLUMNS, unpack


@pytest.fixture(scope="module")
def german() -> lexicon.Lexicon:
    return lexicon.load("de")


STANDARD_ONLY = """
    häuser hauses kinder eltern talS ging läufst geh sprich wäre käme gib hättest brächte
    abreiste anzusehen liefst gelaufene faulender aßen leute ferien
"""
PROFESSIONAL = """
    mit weil sehr wir nach und oder aber doch nicht ich mich dem den des keinem unser welche
    zwei zwölf dritte hallo ach hurra pst hier darum immer gern heute lila rosa prima
    Sonne Haus Tal Last Esse Straße Lehrer Lehrerin Ärztin Beamter Gelehrte Köchin
    laufen gelaufen laufend essen gegessen vergehen ergehen sein gewesen tun getan können gekonnt
    schön schöner schönste schönstem gut besser bestem dunkle teuer teure hohes kälter
    mau zar zart rabatz hund maut kassier starren raster karies rest
"""
NO_WORD = """
    Berlin Paris Amerika Peter Julia Stefan Köln USW BZW NATO DVD LKW the and gehn käm absteh
    Schuhle haußes un
"""


@pytest.mark.parametrize("word", STANDARD_ONLY.split())
def test_standard_only(german: lexicon.Lexicon, word: str) -> None:
    assert german.is_standard(word)
    assert not german.is_professional(word)


@pytest.mark.parametrize("word", PROFESSIONAL.split())
def test_professional(german: lexicon.Lexicon, word: str) -> None:
    assert german.is_standard(word)
    assert german.is_professional(word)


@pytest.mark.parametrize("word", NO_WORD.split())
def test_no_word(german: lexicon.Lexicon, word: str) -> None:
    assert not german.is_standard(word)
    assert german.entries(word) == ()
    assert german.tier(word) is None


def test_entries_name_lemma_part_of_speech_and_form(german: lexicon.Lexicon) -> None:
    assert lexicon.Entry("Sonne", "noun", "nom.sg") in german.entries("SONNE")
    assert lexicon.Entry("laufen", "verb", "past.sg") in german.entries("lief")
    assert lexicon.Entry("gut", "adjective", "superlative.inflected") in german.entries("bester")
    assert lexicon.Entry("ich", "pronoun", "inflected") in german.entries("mich")


def test_common_words_stand_in_the_first_tier(german: lexicon.Lexicon) -> None:
    assert german.tier("und") == 1
    assert german.tier("Klapotetz") == 5


def test_ss_for_sharp_s(german: lexicon.Lexicon) -> None:
    assert german.entries("Straße") == german.entries("STRASSE")


def test_words_have_three_to_nine_letters(german: lexicon.Lexicon) -> None:
    assert {len(word) for word in german.words()} == set(range(3, 10))
    assert not german.is_standard("Öl")
    assert not german.is_standard("geklingelt")


def test_the_words_walked_are_the_words_found(german: lexicon.Lexicon) -> None:
    every = list(german.words())
    strict = set(german.words(professional=True))
    assert len(every) == len(set(every)) > 200_000
    assert all(german.is_standard(word) for word in every[::97])
    assert all(german.is_professional(word) == (word in strict) for word in every[::97])


def test_split_umlauts() -> None:
    split = lexicon.load("de", umlauts="split")
    assert split.is_standard("SCHOEN")
    assert split.is_standard("schön")
    assert split.is_professional("OEL")
    assert split.entries("OEL") == split.entries("Öl")
    assert split.is_standard("NEUE")
    assert not split.is_standard("SCHÖNSTEN" + "S")
    words = set(split.words())
    assert "SCHOEN" in words
    assert not any({"Ä", "Ö", "Ü"} & set(word) for word in words)
    assert {len(word) for word in words} == set(range(3, 10))


def test_the_digest_is_that_of_the_contents(german: lexicon.Lexicon) -> None:
    source = files("dazwischen.lexicon") / "data" / "de.lex"
    packed = unpack(source.read_bytes())
    digest = hashlib.sha256(b"".join(packed.column(name) for name in COLUMNS)).hexdigest()
    assert german.digest == digest


def test_loads_in_fifty_milliseconds() -> None:
    def seconds() -> float:
        lexicon.load.cache_clear()
        start = time.process_time()
        lexicon.load("de")
        return time.process_time() - start

    assert min(seconds() for _ in range(5)) < 0.05


def test_needs_less_than_thirty_megabytes() -> None:
    lexicon.load.cache_clear()
    tracemalloc.start()
    fresh = lexicon.load("de")
    fresh.entries("haus")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 30_000_000
