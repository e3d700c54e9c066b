"""The rules in the web client are those of `docs/rules`, and every id it names is among them."""

import json
import re
from pathlib import Path

import pytest
from scripts.rules import RULE, spans, written

import dazwischen

WEB = Path(next(iter(dazwischen.__path__))) / "web"


def ids(language: str) -> list[str]:
    book = json.loads(written(language))
    return [rule["id"] for game in book.values() for part in game for rule in part["rules"]]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_client_has_the_pages_as_they_are(language: str) -> None:
    """`make rules` writes them anew."""
    path = WEB / "study" / "data" / f"rules-{language}.json"
    assert path.read_text(encoding="utf-8") == written(language)


def test_both_languages_have_the_same_rules() -> None:
    assert ids("de") == ids("en")
    assert len(ids("de")) == len(set(ids("de"))) > 80


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_part_begins_with_a_plain_sentence(language: str) -> None:
    for game, parts in json.loads(written(language)).items():
        for part in parts:
            lead, *rest = part["blocks"]
            assert "lead" in lead, (game, part["title"])
            assert len("".join(map(str, lead["lead"]))) < 160
            assert not any("lead" in block for block in rest)


def test_plain_sentences_stand_first_and_in_both_languages() -> None:
    led = {}
    for language in ("de", "en"):
        book = json.loads(written(language))
        rules = [rule for game in book.values() for part in game for rule in part["rules"]]
        assert not any("lead" in block for rule in rules for block in rule["blocks"][1:])
        assert all(len(rule["blocks"]) > 1 for rule in rules if "lead" in rule["blocks"][0])
        led[language] = [rule["id"] for rule in rules if "lead" in rule["blocks"][0]]
    assert led["de"] == led["en"]
    assert len(led["de"]) > 75


def test_every_rule_that_is_named_can_be_read() -> None:
    root = WEB.parent
    sources = [*(WEB / "study").glob("*.js"), *(root / "games").rglob("*.py")]
    sources += (root / "texts").rglob("*.ftl")
    named = {name for path in sources for name in RULE.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 60
    assert named <= set(ids("de"))


def test_text_is_cut_into_spans() -> None:
    text = "**Wer?** *Ab Stufe 2* legt `rH`, siehe [J-END-1](#j-end-1) und [dort](x.md)."
    assert spans(text) == [
        ["b", ["Wer?"]],
        " ",
        ["i", ["Ab Stufe 2"]],
        " legt ",
        ["code", ["rH"]],
        ", siehe ",
        ["rule", ["J-END-1"]],
        " und ",
        "dort",
        ".",
    ]
    assert re.fullmatch(RULE, "S-END-TURN-1")
