"""Precision and recall on words judged one by one; words that the judge did not know are left out.

The first sample was drawn and judged before the dictionary was built and led its repair; the
second was drawn fresh at the end. Both hold far more doubtful words than the dictionary does.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from dazwischen import lexicon

HERE = Path(__file__).parent


class Judged(NamedTuple):
    word: str
    standard: str
    professional: str
    stratum: str


def sample(name: str) -> list[Judged]:
    _, *lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    judged = [Judged(*line.split("\t")) for line in lines]
    return [word for word in judged if word.standard != "unsure"]


def precision_and_recall(right: set[str], found: set[str]) -> tuple[float, float]:
    both = len(right & found)
    return both / len(found), both / len(right)


@pytest.mark.parametrize(
    ("name", "words", "precision", "recall"),
    [("sample.tsv", 1250, 0.99, 0.99), ("sample2.tsv", 180, 0.99, 0.97)],
)
def test_standard(name: str, words: int, precision: float, recall: float) -> None:
    judged = sample(name)
    assert len(judged) > words
    right = {word.word for word in judged if word.standard == "yes"}
    found = {word.word for word in judged if lexicon.load("de").is_standard(word.word)}
    measured = precision_and_recall(right, found)
    assert measured[0] >= precision, sorted(found - right)
    assert measured[1] >= recall, sorted(right - found)


@pytest.mark.parametrize(
    ("name", "precision", "recall"), [("sample.tsv", 0.97, 0.97), ("sample2.tsv", 0.97, 0.94)]
)
def test_professional(name: str, precision: float, recall: float) -> None:
    judged = sample(name)
    right = {word.word for word in judged if word.professional == "yes"}
    found = {word.word for word in judged if lexicon.load("de").is_professional(word.word)}
    measured = precision_and_recall(right, found)
    assert measured[0] >= precision, sorted(found - right)
    assert measured[1] >= recall, sorted(right - found)
