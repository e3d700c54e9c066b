"""The tables of words that people and the web client read are those of the games."""

import pytest
from msgspec import json
from scripts.notation import MARKS, NOTATION, PAGES, VOCABULARIES, page

from dazwischen.core.vocabulary import Vocabulary
from dazwischen.server.endpoints.static import TOLD, told


@pytest.mark.parametrize("vocabulary", VOCABULARIES, ids=lambda vocabulary: vocabulary.game)
def test_the_client_has_every_kind_of_line(vocabulary: Vocabulary) -> None:
    (url,) = TOLD
    known = json.decode(told(url).body)[vocabulary.game]
    assert [verb["name"] for verb in known["verbs"]] == [verb.name for verb in vocabulary.verbs]
    assert list(known["headers"]) == [header.name for header in vocabulary.headers]
    assert all(verb["label"]["de"] and verb["label"]["en"] for verb in known["verbs"])


@pytest.mark.parametrize("vocabulary", VOCABULARIES, ids=lambda vocabulary: vocabulary.game)
def test_the_tables_are_those_of_today(vocabulary: Vocabulary) -> None:
    text = PAGES[vocabulary.game].read_text(encoding="utf-8")
    assert page(vocabulary) == text
    assert vocabulary.game != "jay" or "`2 stockt 3 auf`" in text


@pytest.mark.parametrize("vocabulary", VOCABULARIES, ids=lambda vocabulary: vocabulary.game)
def test_the_page_explains_every_header(vocabulary: Vocabulary) -> None:
    """Not only its German name: what it does and what holds without it."""
    explained = NOTATION.read_text(encoding="utf-8").partition(MARKS[0])[0]
    section = explained.partition(f"\n## {vocabulary.game}\n")[2].partition("\n## ")[0]
    assert section
    names = [f"{header.name} A" if header.of_side else header.name for header in vocabulary.headers]
    assert [name for name in names if f"`{name}`" not in section] == []
