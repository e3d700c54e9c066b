"""`dazwischen verify`: a log that is in order, and what is said of its cards."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dazwischen.cli.main import main
from dazwischen.core import log as logs
from dazwischen.core import mixing
from dazwischen.core.mixing import Mixed
from dazwischen.games import registry
from dazwischen.games.jarnac.options import Options as JarnacOptions
from dazwischen.games.jay.options import Options
from dazwischen.games.jsolitaer.options import Options as SolitaireOptions
from dazwischen.table.opening import opened
from tests.table.drive import run

SECRET, MINE, OTHERS = "0a" * 32, "1b" * 32, "2c" * 32
MIXED = mixing.mixed(SECRET, (MINE, OTHERS))
OPTIONS = {
    "jay": Options(players=2, rounds=2),
    "jsolitaer": SolitaireOptions(players=2),
    "jarnac": JarnacOptions(),
}


def played(game: str, seed: int | Mixed) -> bytes:
    """Until cards were dealt and drawn."""
    options = OPTIONS[game]
    table = opened(game, options, seed, ["leicht"] * registry.module(game).rules.seats(options))
    run(table, 60)
    return logs.encode(table.log)


def verify(folder: Path, log: bytes, *options: str) -> Result:
    file = folder / "log.jsonl"
    file.write_bytes(log)
    return CliRunner().invoke(main, ["verify", str(file), "--lang", "de", *options])


@pytest.mark.parametrize("game", registry.NAMES)
def test_cards_are_worked_out_again(tmp_path: Path, game: str) -> None:
    log = played(game, MIXED)
    told = verify(tmp_path, log, "--commitment", MIXED.commitment.upper())
    assert told.exit_code == 0, told.output
    assert "Karten geprüft" in told.output
    assert "Beiträgen von 2 Geräten" in told.output
    found = json.loads(verify(tmp_path, log, "--json").output)
    assert (found["cards"], found["shares"]) == ("checked", [MINE, OTHERS])


@pytest.mark.parametrize("game", registry.NAMES)
def test_whatever_is_changed_is_found(tmp_path: Path, game: str) -> None:
    log = played(game, MIXED)
    other = mixing.mixed(SECRET, (OTHERS, MINE))
    changes = [
        (SECRET, MINE, "festgelegt"),
        (MIXED.commitment, MINE, "festgelegt"),
        (f'"{MINE}","{OTHERS}"', f'"{OTHERS}","{MINE}"', "Startwert"),
        (f'"{MINE}","{OTHERS}"', f'"{MINE}",""', "Startwert"),
        (f'"{MINE}","{OTHERS}"', f'"{MINE}","{OTHERS}",""', "Startwert"),
        (str(MIXED.seed), str(MIXED.seed ^ 1), "Startwert"),
        (OTHERS, OTHERS.upper(), "kein Eintrag"),
    ]
    for before, after, said in changes:
        refused = verify(tmp_path, log.replace(before.encode(), after.encode()))
        assert (refused.exit_code, ":1: " in refused.output) == (2, True), before
        assert said in refused.output
    # A header that fits in itself, over cards that were dealt from another seed.
    whole = log.replace(str(MIXED.seed).encode(), str(other.seed).encode())
    whole = whole.replace(f'"{MINE}","{OTHERS}"'.encode(), f'"{OTHERS}","{MINE}"'.encode())
    refused = verify(tmp_path, whole)
    assert (refused.exit_code, "Startwert ergeben" in refused.output) == (2, True), refused.output


def test_another_promise_than_the_one_that_was_told(tmp_path: Path) -> None:
    refused = verify(tmp_path, played("jay", MIXED), "--commitment", MINE)
    assert refused.exit_code == 2
    assert "andere Prüfsumme" in refused.output


def test_what_cannot_be_checked_says_so(tmp_path: Path) -> None:
    alone = verify(tmp_path, played("jay", mixing.mixed(SECRET, ("", ""))))
    assert (alone.exit_code, "bevor ein Gerät" in alone.output) == (0, True)
    old = verify(tmp_path, played("jay", 7))
    assert (old.exit_code, "bevor es diese Zusage gab" in old.output) == (0, True)
