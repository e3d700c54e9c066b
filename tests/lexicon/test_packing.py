"""A compiled dictionary gives back what was put in, and always the same bytes."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dazwischen.lexicon.entries import FORMS, PARTS_OF_SPEECH, Entry, is_strict
from dazwischen.lexicon.lexicon import Lexicon
from dazwischen.lexicon.packing import pack, unpack

words = st.text(alphabet="ABEILNSTÄÖÜ", min_size=3, max_size=9)
entries = st.builds(
    Entry,
    st.text(alphabet="abeilnstäöüß", min_size=1, max_size=12),
    st.sampled_from(PARTS_OF_SPEECH),
    st.sampled_from(FORMS),
)
dictionaries = st.dictionaries(
    words, st.tuples(st.integers(1, 5), st.frozensets(entries, min_size=1, max_size=4)), max_size=30
)
Dictionary = dict[str, tuple[int, frozenset[Entry]]]


@given(dictionaries)
def test_round_trip(dictionary: Dictionary) -> None:
    lexicon = Lexicon(unpack(pack("de", dictionary)), umlauts=True, split=False)
    assert set(lexicon.words()) == set(dictionary)
    for word, (tier, readings) in dictionary.items():
        assert set(lexicon.entries(word)) == readings
        assert lexicon.tier(word) == tier
        assert lexicon.is_professional(word) == any(map(is_strict, readings))


@given(dictionaries, words)
def test_other_words_are_not_found(dictionary: Dictionary, word: str) -> None:
    lexicon = Lexicon(unpack(pack("de", dictionary)), umlauts=True, split=False)
    assert lexicon.is_standard(word) == (word in dictionary)


@given(dictionaries, st.randoms(use_true_random=False))
def test_the_order_of_the_words_does_not_matter(
    dictionary: Dictionary, shuffle: random.Random
) -> None:
    items = list(dictionary.items())
    shuffle.shuffle(items)
    assert pack("de", dict(items)) == pack("de", dictionary)


def test_other_files_are_refused() -> None:
    with pytest.raises(ValueError, match="not a compiled dictionary"):
        unpack(b"something else")
