"""The referee as a person calls it: output, bad input, status."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from dazwischen.cli.main import main
from tests.limits import LONG
from tests.mutations import mutated

SCENARIOS = sorted((Path(__file__).parents[1] / "games").glob("*/scenarios/*.txt"))
EXAMPLE = """game: jay
level: 7
players: 4

1 bX
2 bX
4 gDieb
1 rDieb
1 rH
4 pause
"""


def referee(data: bytes | str, *options: str) -> Result:
    return CliRunner().invoke(main, ["referee", "-", *options], input=data)


def test_json_has_the_fields_of_the_format() -> None:
    result = referee(EXAMPLE, "--json", "--lang", "de")
    assert result.exit_code == 0
    said = json.loads(result.output)
    assert set(said) == {"game", "verdicts", "state"}
    assert set(said["verdicts"][0]) == {"line", "seat", "action", "verdict", "rules", "text"}
    assert set(said["state"]) == {
        "phase", "lying", "layer", "twins", "obligation", "reservations", "may_serve",
        "opening_priority", "box", "hands", "owes", "places", "points",
    }  # fmt: skip
    assert [v["verdict"] for v in said["verdicts"]] == [
        "open", "throw", "throw", "fault", "fault", "justified",
    ]  # fmt: skip
    assert said["verdicts"][2]["text"].startswith("Spieler 4 wirft den gelben Dieb")


@pytest.mark.parametrize(("language", "word"), [("de", "Legepflicht"), ("en", "obligation")])
def test_people_read_a_table_and_the_situation(language: str, word: str) -> None:
    result = referee(EXAMPLE, "--lang", language)
    assert result.exit_code == 0
    assert "gDieb" in result.output
    assert word in result.output


def test_the_table_itself_counts_and_open_slots_are_told() -> None:
    result = referee("game: jay\nslots: 2=gO,bX\n\n1 rH\ntable count\n", "--json", "--lang", "de")
    said = json.loads(result.output)
    assert said["verdicts"][1]["seat"] == "table"
    assert said["verdicts"][1]["text"] == "Der Tisch zählt Spieler 2 an: 23 …"
    assert said["state"]["slots"]["2"] == ["gO", "bX"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("players: 4\n\n1 rH\n", 1),
        ("game: halma\n\n", 1),
        ("game: jay\nlevel: 9\n\n", 2),
        ("game: jay\nlevel: eins\n\n", 2),
        ("game: jay\nfaults: none\n\n", 2),
        ("game: jay\ncolour: red\n\n", 2),
        ("game: jay\nlevel: 3\nlevel: 3\n\n", 3),
        ("game: jay\nhands: 1=8 9=2\n\n", 2),
        ("game: jay\nhands: 1=500\n\n", 2),
        ("game: jay\nslots: 1=rH\n\n", 2),
        ("game: jay\nslots: 1=rH,V\n\n", 2),
        ("game: jay\nslots: 1=rH,bX 1=rH,bX\n\n", 2),
        ("game: jay\nlevel: 1\nslots: 1=rH,bX\n\n", 3),
        ("game: jay\nfigures: Graf\n\n", 2),
        ('game: jay\nfigures: [{"name": "Graf"}]\n\n', 2),
        ("game: jay\nfigures: " + "[" * 9000 + "\n\n", 2),
        ("game: jay\n\ntable pause\n", 3),
        ("game: jay\n1 rH\n", 2),
        ("game: jay\n\n1 rH\n9 rH\n", 4),
        ("game: jay\n\n1 rQ\n", 3),
        ("game: jay\n\n@5 1 rH\n@4 2 rX\n", 4),
        ("game: jay\n\n@-5 1 rH\n", 3),
        ("game: jay\n\n@5\n", 3),
        ("game: jay\n\n1 rH\n\n\x01\n", 5),
        (f"game: jay\nhands: {'1' * 5000}=3\n\n", 2),
        (f"game: jay\n\n1 {'rH' * 3000}\n", 3),
    ],
)
def test_unusable_input_names_file_and_line(text: str, line: int) -> None:
    result = referee(text)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"-:{line}: ")
    assert result.stdout == ""


def test_a_missing_file(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["referee", str(tmp_path / "nothing.txt")])
    assert result.exit_code == 2
    assert "nothing.txt: " in result.stderr


def test_a_directory_is_no_file(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["referee", str(tmp_path)])
    assert result.exit_code == 2
    assert str(tmp_path) in result.stderr


@pytest.mark.parametrize("part", range(10))
def test_mutated_files_are_judged_or_refused_with_file_and_line(part: int) -> None:
    dice = Random(part)
    for _ in range(100):
        data = dice.choice(SCENARIOS).read_bytes()
        for _ in range(dice.randint(1, 3)):
            data = mutated(data, dice) if data else data
        result = referee(data, "--json", "--lang", dice.choice(("de", "en")))
        assert result.exception is None or isinstance(result.exception, SystemExit), data
        if result.exit_code == 0:
            json.loads(result.stdout)
        else:
            assert result.exit_code == 2
            place, number, sentence = result.stderr.split(":", 2)
            assert (place, number.isdecimal(), len(sentence) > 10) == ("-", True, True)


def test_the_command_itself_never_shows_a_traceback(tmp_path: Path) -> None:
    path = tmp_path / "latin.txt"
    path.write_bytes("game: jay\n\n1 Verräter\n".encode("latin-1"))
    command = [sys.executable, "-c", "from dazwischen.cli.main import main; main()"]
    done = subprocess.run(  # noqa: S603
        [*command, "referee", str(path)], capture_output=True, text=True, check=False, timeout=LONG
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"{path}:3: ")
    assert "Traceback" not in done.stderr
