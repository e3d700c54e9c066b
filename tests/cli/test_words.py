"""`word` and `solve` as a person or a program calls them."""

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from dazwischen.cli.main import main
from dazwischen.lexicon.entries import FORMS, PARTS_OF_SPEECH
from dazwischen.texts import LANGUAGES, load
from tests.limits import LONG


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def test_words_in_the_order_asked() -> None:
    result = run("word", "TALS", "Straße", "xyzzy", "LAUFEND", "--json")
    said = json.loads(result.output)
    assert [finding["word"] for finding in said] == ["TALS", "Straße", "xyzzy", "LAUFEND"]
    assert [finding["standard"] for finding in said] == [True, True, False, True]
    assert [finding["professional"] for finding in said] == [False, True, False, True]
    assert {"lemma": "Tal", "pos": "noun", "form": "gen.sg"} in said[0]["entries"]
    assert said[2] == {
        "word": "xyzzy",
        "standard": False,
        "professional": False,
        "entries": [],
        "instead": None,
        "tier": None,
    }
    assert result.exit_code == 1


@pytest.mark.parametrize(("words", "status"), [(["MAU", "HUND"], 0), (["MAU", "QXY"], 1)])
def test_the_status_tells_whether_all_are_valid(words: list[str], status: int) -> None:
    assert run("word", *words).exit_code == status
    assert run("word", *words, "--json").exit_code == status


@pytest.mark.parametrize("odd", ["", "AB", "ABCDEFGHIJ", "E-MAIL", "WAR'S", "Ω", "a b", "\u0130"])
def test_odd_words_are_not_valid(odd: str) -> None:
    result = run("word", odd, "--json")
    assert result.exit_code == 1
    assert json.loads(result.output)[0]["word"] == odd


def test_words_for_people() -> None:
    assert "Tal (Hauptwort): Genitiv Singular" in run("word", "TALS", "--lang", "de").output
    assert "Tal (noun): genitive singular" in run("word", "TALS", "--lang", "en").output
    assert run("word", "été", "--language", "fr", "--lang", "de").exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_speech_and_form_has_a_name(language: str) -> None:
    words = load(language)
    assert all(words.has(f"pos-{kind}") for kind in PARTS_OF_SPEECH)
    assert all(words.has(f"form-{form.replace('.', '-')}") for form in FORMS)


def test_no_word_is_a_mistake_of_the_caller() -> None:
    assert run("word").exit_code == 2


HEAVY = {"asyncio", "rich", "starlette", "sqlite3", "dazwischen.lexicon.index", "dazwischen.server"}
"""What takes longer to read than the answer takes to find."""
LOOKED_UP = f"""
import sys
from dazwischen.cli.main import main
main(["word", "MAUT", "--json"], standalone_mode=False)
sys.exit(", ".join({HEAVY!r} & set(sys.modules)))
"""


def test_a_word_is_looked_up_without_reading_all_else() -> None:
    """`bench/startup.py` says how long it takes."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", LOOKED_UP], capture_output=True, text=True, check=False, timeout=LONG
    )
    assert done.stderr == ""


def solve(*arguments: str) -> list[dict[str, object]]:
    result = run("solve", *arguments, "--json")
    assert result.exit_code == 0, result.output
    found: list[dict[str, object]] = json.loads(result.output)
    return found


def test_all_plays_best_first() -> None:
    found = solve("--rows", "MAU,REST", "--rack", "STER")
    assert {"row": 1, "word": "MAUS", "adds": "S", "score_gain": 7} in found
    assert {"row": None, "word": "REST", "adds": "ERST", "score_gain": 16} in found
    gains = [play["score_gain"] for play in found]
    assert gains == sorted(gains, reverse=True)  # type: ignore[type-var]
    assert len(found) == len({(play["row"], play["word"]) for play in found})


def test_no_new_word_on_a_full_board() -> None:
    rows = ",".join(["MAU"] * 8)
    assert all(play["row"] for play in solve("--rows", rows, "--rack", "REST"))
    assert any(not play["row"] for play in solve("--rows", rows[4:], "--rack", "REST"))


def test_empty_rows_and_loose_letters_apart() -> None:
    found = solve("--rows", "-, MAU,-", "--rack", "t")
    assert {"row": 2, "word": "MAUT", "adds": "T", "score_gain": 7} in found
    assert {play["row"] for play in found} == {2}
    assert solve("--rack", "") == []


def test_professional_plays_are_a_choice_of_them() -> None:
    rows = ("--rows", "TAL,LAUFEN", "--rack", "SD")
    strict = solve(*rows, "--variant", "professional")
    plays = solve(*rows)
    assert {"row": 1, "word": "TALS", "adds": "S", "score_gain": 7} in plays
    assert {"row": 2, "word": "FAULEND", "adds": "D", "score_gain": 13} in strict
    words = {play["word"] for play in strict}
    assert "LAST" in words
    assert not words & {"TALS", "LAUFEND"}
    assert all(play in plays for play in strict)


def test_jarnacs_count_the_whole_word() -> None:
    found = solve("--rows", "MAU", "--rack", "T", "--jarnac")
    assert {"row": 1, "word": "MAUT", "adds": "T", "score_gain": 16} in found


def test_umlauts_split_or_not() -> None:
    tiles = {play["word"] for play in solve("--rack", "TÜR")}
    split = {play["word"] for play in solve("--rack", "TUER", "--umlauts", "split")}
    assert "TÜR" in tiles
    assert "TUER" in split


@pytest.mark.parametrize(
    "arguments",
    [
        ["--rack", "M4U"],
        ["--rows", "AB", "--rack", "C"],
        ["--rows", ",".join(["MAU"] * 9), "--rack", "T"],
        ["--rack", "A", "--language", "fr", "--variant", "professional"],
    ],
)
def test_what_is_no_board(arguments: list[str]) -> None:
    result = run("solve", *arguments)
    assert result.exit_code == 2
    assert len(result.stderr) > 20


def test_plays_for_people() -> None:
    assert "Reihe 1" in run("solve", "--rows", "MAU", "--rack", "T", "--lang", "de").output
    assert "row 1" in run("solve", "--rows", "MAU", "--rack", "T", "--lang", "en").output
    assert "Kein Wort" in run("solve", "--rack", "QX", "--lang", "de").output
