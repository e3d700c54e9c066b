"""Everything a player reads exists in German and in English."""

import re
from pathlib import Path

import pytest

import dazwischen
from dazwischen.texts import LANGUAGES, Texts, choose_language, load, read
from tests.texts.entries import entries

SOURCE = Path(next(iter(dazwischen.__path__)))


def test_both_languages_say_the_same_things() -> None:
    german, english = entries("de"), entries("en")
    assert german.keys() == english.keys()
    assert {key: told(key, args) for key, args in german.items()} == {
        key: told(key, args) for key, args in english.items()
    }


def told(key: str, args: set[str]) -> set[str]:
    """What a sentence tells, whichever case or form its language needs for it."""
    return set() if key.startswith("figure-") else {arg.split("-")[0] for arg in args}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    words = load(language)
    code = "\n".join(path.read_text() for path in SOURCE.rglob("*.py"))
    for refusal in re.findall(r'Rejected\(\s*"([a-z-]+)"', code):
        assert words.has(f"rejected-{refusal}"), refusal
    for problem in re.findall(r'InvalidInput\(\s*"([a-z0-9-]+)"', code):
        assert words.has(f"unusable-{problem}"), problem
    for key in re.findall(r'Message\(\s*"([a-z-]+)"', code):
        assert words.has(key), key


@pytest.mark.parametrize(
    ("figure", "accusative"),
    [
        ("rH", "das rote H"),
        ("lDame", "die lila Dame"),
        ("gDieb", "den gelben Dieb"),
        ("Botschafter", "den Botschafter"),
        ("Verräter", "den Verräter"),
    ],
)
def test_german_figures_are_declined(figure: str, accusative: str) -> None:
    text = load("de")("lay-throw", {"seat": 2, "figure": figure, "next": 3, "extra": "no"})
    assert f"wirft {accusative}." in text


def test_language_follows_the_wish_then_the_locale_then_german(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert choose_language() == "de"
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert choose_language() == "en"
    assert choose_language("de") == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert choose_language() == "de"


@pytest.mark.parametrize("value", [2**63, 10**30, -(10**400), 10**5000], ids=int.bit_length)
def test_numbers_beyond_measure_are_put_into_words_too(value: int) -> None:
    args = {"name": "deal", "value": value, "low": 0, "high": 9}
    assert load("de")("unusable-option-range", args).startswith("deal: ")


def test_what_the_server_says_can_be_read_ahead() -> None:
    """Catalogue by catalogue, and none that only the web client needs."""
    words = Texts("de")
    while (file := words.unread()) is not None:
        words.add(file, read(file))
        # Whoever could not wait has read it meanwhile.
        words.add(file, read(file))
    left = [file.name for file in words._unread_web]
    assert words("rejected-not-found")
    assert words("tour-column-place")
    assert not words.has("you-rejected-not-found"), "nobody reads all the rest for that"
    assert [file.name for file in words._unread_web] == left
    assert {name[:3] for name in left} == {"web"}


def test_what_there_is_to_say_does_not_depend_on_what_was_said() -> None:
    words, key = Texts("de"), "replay-moments"
    assert not words.has(key)
    assert words(key)
    assert words.unread() is None
    assert not words.has(key), "it is the web client's"
    assert words.has("rejected-not-found")
