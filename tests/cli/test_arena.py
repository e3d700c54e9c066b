"""`arena` as a person or a program calls it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dazwischen.cli.main import main
from dazwischen.texts import LANGUAGES
from tests.limits import LONG

PAIR = ("jsolitaer", "--seats", "stark,leicht")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_people(language: str) -> None:
    result = run(*PAIR, "--rounds", "4", "--lang", language)
    assert result.exit_code == 0
    rows = [line.split() for line in result.stdout.splitlines()]
    assert {row[1] for row in rows if row and row[0] in "12"} == {"stark", "leicht"}
    assert result.stderr == ""


def test_json_for_programs() -> None:
    result = run("jay", "--seats", "leicht,mittel", "--rounds", "4", "--level", "3", "--json")
    found = json.loads(result.stdout)
    assert found["options"]["level"] == 3
    assert found["options"]["players"] == 2
    assert (found["game"], found["rounds"], found["complete"]) == ("jay", 4, True)
    assert {own["strength"] for own in found["standings"]} == {"leicht", "mittel"}
    assert sum(own["wins"] for own in found["standings"]) == 4
    for own in found["standings"]:
        assert own["win_share"]["low"] <= own["win_share"]["value"] <= own["win_share"]["high"]
        assert len(own["places"]) == 2


def test_the_seed_decides() -> None:
    def said(seed: str) -> str:
        return run(*PAIR, "--rounds", "6", "--json", "--seed", seed).stdout.replace(
            f'"seed":{seed}', ""
        )

    assert said("5") == said("5")
    assert said("5") != said("6")


def test_logs_are_written(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    assert run(*PAIR, "--rounds", "3", "--log", str(folder)).exit_code == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["round-000001.jsonl", "round-000002.jsonl", "round-000003.jsonl"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("halma", "--seats", "leicht"), "halma"),
        (("jay", "--seats", "leicht,schwach"), "schwach"),
        (("jay", "--seats", "leicht,leicht", "--level", "8"), "level"),
        (("jay", "--seats", "leicht,leicht", "--variant", "solo"), "variant"),
        (("jay", "--seats", "leicht,leicht", "--set", "colours"), "colours"),
        (("jay", "--seats", "leicht,leicht", "--set", "colours=red"), "red"),
        (("jay", "--seats", "leicht,leicht", "--rounds", "0"), "rounds"),
        (("jay", "--seats", "leicht,leicht", "--workers", "0"), "workers"),
        (("jay", "--seats", "leicht,leicht", "--log", "/dev/null/x"), "/dev/null/x"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_told_in_a_sentence(
    arguments: tuple[str, ...], told: str, language: str
) -> None:
    result = run(*arguments, "--lang", language)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


@pytest.fixture
def endless(tmp_path: Path, workers: str) -> Iterator["subprocess.Popen[bytes]"]:
    """An arena that has played for a while, in a session of its own, as in a terminal."""
    program = "from dazwischen.cli.main import main; main()"
    arguments = (*PAIR, "--rounds", "100000", "--workers", workers, "--log", str(tmp_path))
    with subprocess.Popen(  # noqa: S603 - this very Python
        (sys.executable, "-c", program, "arena", *arguments, "--json"),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    ) as process:  # fmt: skip
        try:
            end = time.monotonic() + LONG
            while len(list(tmp_path.iterdir())) < 50:
                assert process.poll() is None
                assert time.monotonic() < end
                time.sleep(0.05)
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.live
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interruption_prints_what_there_is(endless: "subprocess.Popen[bytes]") -> None:
    os.killpg(endless.pid, signal.SIGINT)
    out, err = endless.communicate(timeout=LONG)
    found = json.loads(out)
    assert endless.returncode == 130
    assert err == b""
    assert not found["complete"]
    assert found["asked"] == 100000
    assert found["rounds"] == sum(own["wins"] for own in found["standings"]) > 0
