"""The tables of words that people and the web client read are those of the games."""

import pytest
from scripts.notation import MARKS, PAGE, VOCABULARIES, WRITTEN, page, written

from dazwischen.core.vocabulary import Vocabulary


def test_the_client_has_the_words_of_today() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == written()


def test_so_has_the_page_about_the_notation() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text
    assert "`2 stockt 3 auf`" in text


@pytest.mark.parametrize("vocabulary", VOCABULARIES, ids=lambda vocabulary: vocabulary.game)
def test_the_page_explains_every_header(vocabulary: Vocabulary) -> None:
    """Not only its German name: what it does and what holds without it."""
    explained = PAGE.read_text(encoding="utf-8").partition(MARKS[0])[0]
    section = explained.partition(f"\n## {vocabulary.game}\n")[2].partition("\n## ")[0]
    assert section
    names = [f"{header.name} A" if header.of_side else header.name for header in vocabulary.headers]
    assert [name for name in names if f"`{name}`" not in section] == []
