"""Every text the web client asks for is there; the other tests compare the languages."""

import re
from pathlib import Path

import dazwischen
from tests.texts.entries import entries

WEB = Path(next(iter(dazwischen.__path__))) / "web"
ASKED = re.compile(r'\bt\(\s*(?:"([a-z0-9-]+)"|`([a-z0-9-]+)\$)')
EXPLAINED = re.compile(r'(?:explained|spoken|counted|seated)\("([a-z-]+)"')
"""Choices, each with its name and a line."""
SENTENCES = re.compile(r'\["((?:jay|soli)-now-[a-z-]+)"')


def sources() -> str:
    paths = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
    assert len(paths) > 20
    return "\n".join(path.read_text() for path in paths)


def test_every_key_exists() -> None:
    words, code = entries("de"), sources()
    asked = {key for key, _ in ASKED.findall(code) if key} | set(SENTENCES.findall(code))
    assert len(asked) > 100
    assert [key for key in sorted(asked) if key not in words] == []


def test_keys_put_together_have_somewhere_to_lead() -> None:
    texts = WEB.parent / "texts" / "de"
    paths = [*texts.glob("web*.ftl"), texts / "words.ftl"]
    catalogue = "\n".join(path.read_text() for path in paths)
    for _, beginning in ASKED.findall(sources()):
        assert f"\n{beginning}" in catalogue, beginning


def test_no_text_is_left_that_nobody_asks_for() -> None:
    code = sources()
    beginnings = tuple(beginning for _, beginning in ASKED.findall(code) if beginning)
    beginnings += tuple(EXPLAINED.findall(code))
    for path in (WEB.parent / "texts" / "de").glob("web*.ftl"):
        for key in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(), re.MULTILINE):
            assert f'"{key}"' in code or key.startswith(beginnings), key
