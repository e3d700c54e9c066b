"""What people are offered at Jay by its name: in the browser, each with its button and key."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import dazwischen
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.texts import LANGUAGES

SOURCE = Path(next(iter(dazwischen.__path__)))
BINDINGS = SOURCE / "web" / "games" / "jay" / "bindings.js"
OFFERED = [action.name for action in ACTIONS.all if action.may]


def keys(language: str) -> dict[str, str]:
    """By what they do, those that the client lays out itself included."""
    laid_out = re.findall(r'"?([a-z-]+)"?: "([a-z])"', BINDINGS.read_text(encoding="utf-8"))
    found = dict(laid_out)
    for entry in texts(language):
        for attribute in entry.attributes:
            if entry.id.name.startswith("jay-told-"):
                # What happened has its rule beside it.
                assert attribute.id.name == "rule"
                continue
            assert attribute.id.name == "key"
            assert isinstance(attribute.value.elements[0], ast.TextElement)
            name = entry.id.name.removeprefix("jay-act-")
            assert name not in found, name
            found[name] = attribute.value.elements[0].value
    return found


def texts(language: str) -> list[ast.Message]:
    parsed = [
        FluentParser().parse((SOURCE / "texts" / language / name).read_text(encoding="utf-8"))
        for name in ("jay-acts.ftl", "web-jay.ftl")
    ]
    return [entry for one in parsed for entry in one.body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_offered_has_a_button_and_a_key_of_its_own(language: str) -> None:
    assert len(OFFERED) >= 5
    known, has_key = {entry.id.name for entry in texts(language)}, keys(language)
    for name in OFFERED:
        assert {f"jay-act-{name}", f"jay-keys-{name}-does"} <= known, name
        assert name in has_key, name
    assert len(set(has_key.values())) == len(has_key)
