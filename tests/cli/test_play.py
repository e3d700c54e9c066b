"""`dazwischen play` as a person meets it."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any, get_args

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from dazwischen.cards.decks import Edition
from dazwischen.cli.games.jay.clock import InstantClock
from dazwischen.cli.games.jay.loop import Loop
from dazwischen.cli.games.jay.people import People
from dazwischen.cli.games.jay.play import seated
from dazwischen.cli.games.jay.screen import PlainScreen
from dazwischen.cli.main import main
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Faults, Options
from dazwischen.texts import LANGUAGES, load
from tests.cli.typist import Typist
from tests.limits import LONG, limited

COMMAND = [sys.executable, "-c", "from dazwischen.cli.main import main; main()", "play"]
BLIND = ("1", "2", "3", "4", "5", "6", "7", "8", "z", "jay", "", "a", "v1")
"""Typed over and over, this finishes any guarded game without looking."""


def play(lines: list[str], *options: str) -> Result:
    arguments = ["play", "--instant", "--seed", "1", "--lang", "de", *options]
    return CliRunner().invoke(main, arguments, input="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["Runde 1 von 2", "Du eröffnest", "Runde 2 ist zu Ende", "Stand:", "Punkten"]),
        ("en", ["Round 1 of 2", "You open", "Round 2 is over", "Points:", "points"]),
    ],
)
def test_a_scripted_game_from_start_to_finish(language: str, words: list[str]) -> None:
    result = play([*BLIND] * 200, "--lang", language, "--rounds", "2", "--level", "2")
    assert result.exit_code == 0, result.output
    for word in words:
        assert word in result.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faults", get_args(Faults))
@pytest.mark.parametrize(
    ("edition", "level", "players"),
    [("jay", 1, 2), ("jay", 7, 4), ("zdj-4.6", 1, 6), ("zdj-4.6", 7, 3)],
)
def test_typed_games(
    language: str, faults: Faults, edition: Edition, level: int, players: int
) -> None:
    """Every line, hint and refusal that comes up in a game has its words, in both languages."""
    options = Options(edition=edition, level=level, players=players, faults=faults, rounds=2)
    table = seated(options, 4, "mittel", InstantClock())
    people = People(load(language), 1, players, "Ada")
    loop = Loop(table, people, Typist(table, 4))
    with open(os.devnull, "w", encoding="utf-8") as nowhere:  # noqa: PTH123
        loop.run(PlainScreen(Console(file=nowhere)))
    assert GAME.outcome(table.state) is not None


@pytest.mark.parametrize(
    "line", ["", "x", "v", "rQ", "0", "-1", "a", "\x00\x1b[A", "ä" * 500, "%s{}["]
)
def test_bad_lines_do_no_harm(line: str) -> None:
    result = play(["1", line, line, "ende"])
    assert result.exit_code == 0
    assert result.output.endswith("Bis bald!\n")


def test_end_of_input_in_the_middle_prints_the_standing() -> None:
    result = play(["1"], "--lang", "en")
    assert result.exit_code == 0
    assert result.output.endswith("Points: You 0 · Bea 0 · Carl 0 · Dora 0\nSee you soon!\n")


def test_nothing_is_shown_twice() -> None:
    """Compact: a refusal does not repeat the situation."""
    result = play(["1", "?", "", "nonsense", "nonsense"])
    assert result.output.count("Du eröffnest:") == 1
    assert result.output.count("nonsense") == 2


def test_refusals_say_why_and_by_which_rule() -> None:
    result = play(["1", *["lO", "gO", "gX", "bX", "a1"] * 3, "ende"], "--lang", "de")
    assert "Die Karte passt nicht: weder Farbe noch Zeichen. (J-SERVE-1)" in result.output


def test_the_name_is_shown() -> None:
    assert "Ada 0" in play(["ende"], "--name", "Ada\x07").output


@pytest.mark.parametrize(
    "options",
    [
        ["--level", "8"],
        ["--players", "7"],
        ["--edition", "zdj"],
        ["--faults", "none"],
        ["--rounds", "-1"],
        ["--pace", "0"],
        ["--pace", "nan"],
        ["--level", "one"],
    ],
)
def test_impossible_options_are_told_and_end_with_2(options: list[str]) -> None:
    result = play([], *options)
    assert result.exit_code == 2
    assert options[0].strip("-") in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [("leicht,stark", "2 Gegner sind genannt"), ("zäh", "„zäh“ gibt es nicht")],
)
def test_impossible_opponents(bots: str, sentence: str) -> None:
    result = play([], "--bots", bots)
    assert result.exit_code == 2
    assert sentence in result.stderr


@contextmanager
def _started(*options: str, **files: Any) -> Iterator[subprocess.Popen[str]]:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    game = subprocess.Popen(  # noqa: S603
        [*COMMAND, "--seed", "1", *options],
        text=True,
        encoding="utf-8",
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "PYTHONUNBUFFERED": "1"},
        **(pipes | files),
    )
    with limited(game):
        yield game


def _read_until(stream: IO[str], word: str) -> str:
    seen = ""
    for line in stream:
        seen += line
        if word in line:
            return seen
    raise AssertionError(seen)


def test_lines_are_taken_as_they_come_and_bots_answer_in_time() -> None:
    with _started("--pace", "20", "--lang", "de") as game:
        assert game.stdin
        assert game.stdout
        _read_until(game.stdout, "Leg irgendeine Karte")
        game.stdin.write("1\n")
        game.stdin.flush()
        _read_until(game.stdout, "Du bist dran")
        game.stdin.close()
        assert "Bis bald!" in game.stdout.read()
        assert game.wait(LONG) == 0


@pytest.mark.live
def test_interrupting_ends_politely() -> None:
    with _started("--lang", "de") as game:
        assert game.stdout
        _read_until(game.stdout, "Leg irgendeine Karte")
        game.send_signal(signal.SIGINT)
        rest = game.stdout.read()
        assert game.wait(LONG) == 0
    assert "Stand:" in rest
    assert "Traceback" not in rest


def _screen_until(terminal: int, word: str) -> str:
    seen, until = "", time.monotonic() + LONG
    while word not in seen:
        assert select.select([terminal], [], [], until - time.monotonic())[0], seen
        seen += os.read(terminal, 4096).decode(errors="replace")
    return seen


@pytest.mark.live
def test_on_a_terminal_what_is_typed_stays_in_its_line() -> None:
    terminal, theirs = pty.openpty()
    with _started("--lang", "en", stdin=theirs, stdout=theirs, stderr=theirs) as game:
        _screen_until(terminal, "type its number")
        os.write(terminal, b"xy\x7f\x1b[D")
        _screen_until(terminal, "› x▏")
        os.write(terminal, b"\x15rules\n")
        _screen_until(terminal, "The others wait")
        os.write(terminal, b"\x04")
        seen = _screen_until(terminal, "See you soon!")
        assert game.wait(LONG) == 0
    os.close(theirs)
    os.close(terminal)
    assert "Traceback" not in seen
