"""The referee and the analysis of Jarnac as a person calls them: output, bad input, status."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from dazwischen.cli.main import main

SCENARIOS = sorted((Path(__file__).parents[1] / "games/jarnac/scenarios").glob("*.txt"))
EXAMPLE = """game: jarnac

A draws SATEMU
A MAU
A draws R
A REST
A draws T
A pass
B jarnac 1: MAUT
"""


def run(command: str, data: bytes | str, *options: str) -> Result:
    return CliRunner().invoke(main, [command, "-", *options], input=data)


def test_json_has_the_fields_of_the_format() -> None:
    said = json.loads(run("referee", EXAMPLE, "--json").output)
    assert set(said) == {"game", "verdicts", "state"}
    assert said["verdicts"][0] == {
        "line": 3,
        "seat": "A",
        "action": "draws SATEMU",
        "verdict": "ok",
        "rules": ["K-TURN-1"],
        "text": "A zieht SATEMU.",
    }
    assert said["state"] == {
        "phase": "jarnac",
        "to_move": "B",
        "sides": {
            "A": {"rows": [None, "REST", *[None] * 6], "rack": "", "score": 16},
            "B": {"rows": ["MAUT", *[None] * 7], "rack": "", "score": 16},
        },
        "bag": 136,
        "winner": None,
    }


@pytest.mark.parametrize(("language", "word"), [("de", "Beutel"), ("en", "bag")])
def test_people_read_a_table_and_the_situation(language: str, word: str) -> None:
    result = run("referee", EXAMPLE, "--lang", language)
    assert result.exit_code == 0
    assert "jarnac 1: MAUT" in result.output
    assert word in result.output


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_scenario_can_be_read_and_analysed(path: Path, language: str) -> None:
    for command in ("referee", "analyse"):
        for options in ((), ("--json",)):
            result = run(command, path.read_bytes(), "--lang", language, *options)
            assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game: jarnac\nlanguage: it\n\n", 2),
        ("game: jarnac\nvariant: quick\n\n", 2),
        ("game: jarnac\njarnacs: 3\n\n", 2),
        ("game: jarnac\njarnacs: two\n\n", 2),
        ("game: jarnac\nhandicap: C=7\n\n", 2),
        ("game: jarnac\nhandicap: A=5\n\n", 2),
        ("game: jarnac\nhandicap: seven\n\n", 2),
        ("game: jarnac\nsides: A A\n\n", 2),
        ("game: jarnac\nsides: A\n\n", 2),
        ("game: jarnac\nsides: A B C\n\n", 2),
        ("game: jarnac\nsides: A 2\n\n", 2),
        ("game: jarnac\nvariant: solo\nsides: A B\n\n", 3),
        ("game: jarnac\nlanguage: fr\nvariant: professional\n\n", 3),
        ("game: jarnac\nlanguage: fr\numlauts: split\n\n", 3),
        ("game: jarnac\nrows A: AB\n\n", 2),
        ("game: jarnac\nrows A: ABCDEFGHIJ\n\n", 2),
        ("game: jarnac\nrows A: M4U\n\n", 2),
        ("game: jarnac\nrows A: MAU,MAU,MAU,MAU,MAU,MAU,MAU,MAU,MAU\n\n", 2),
        ("game: jarnac\nrows C: MAU\n\n", 2),
        ("game: jarnac\nrack A: M?U\n\n", 2),
        ("game: jarnac\nbag: many\n\n", 2),
        ("game: jarnac\nbag: 145\n\n", 2),
        ("game: jarnac\nrows A: MAU\nbag: 142\n\n", 3),
        ("game: jarnac\nto move: C\n\n", 2),
        ("game: jarnac\nthinking: 10\n\n", 2),
        ("game: jarnac\nteams: A=9\n\n", 2),
        ("game: jarnac\nlevel: 3\n\n", 2),
        ("game: jarnac\n\nC draws A\n", 3),
        ("game: jarnac\n\nA draws\n", 3),
        ("game: jarnac\n\nA draws 123456\n", 3),
        ("game: jarnac\n\nA MAU MAU\n", 3),
        ("game: jarnac\n\nA exchange ABC\n", 3),
        ("game: jarnac\n\nA2 MAU\n", 3),
        ("game: jarnac\n\nA\n", 3),
        (f"game: jarnac\n\nA {'MAU-' * 3000}\n", 3),
        (f"game: jarnac\nrack A: {'A' * 3000}\n\n", 1),
    ],
)
def test_unusable_input_names_file_and_line(text: str, line: int) -> None:
    for command in ("referee", "analyse"):
        result = run(command, text)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"-:{line}: ")
        assert result.stdout == ""


def mutated(data: bytes, dice: Random) -> bytes:
    """Cut, shuffled, wrong sides and rows, odd words, other encodings, stray bytes."""
    lines = data.splitlines()
    at = dice.randrange(len(lines))
    match dice.randrange(9):
        case 0:
            return data[: dice.randrange(len(data))]
        case 1:
            dice.shuffle(lines)
        case 2:
            lines[at] = dice.choice([b"C", b"AB", b"a", b"1", b"A9", "Ä".encode()]) + lines[at][1:]
        case 3:
            word = dice.choice([b"X", b"QQQ", b"A-B", b"", "SS\u0130".encode(), b"Z" * 5000])
            return data.replace(dice.choice([b"MAU", b"TAG", b"HUND", b"REST"]), word)
        case 4:
            encoding = dice.choice(["utf-16", "latin-1", "utf-32", "utf-8-sig"])
            return data.decode(errors="replace").encode(encoding, errors="replace")
        case 5:
            place = dice.randrange(len(data))
            return data[:place] + bytes(dice.randrange(256) for _ in range(4)) + data[place:]
        case 6:
            lines[at] = lines[at] * dice.randrange(2, 50)
        case 7:
            return data.replace(b": ", dice.choice([b":", b": -", b"= ", b": 9"]), 3)
        case _:
            odd = [
                b"A 99999: MAU", b"A jarnac 0: MAU", b"A draws " + b"E" * 99, b"@0.00001 A pass",
                b"A exchange ABC for XYZ", b"B objects", b"A accepts", b"A1 leaves", b"A time up",
                b"B flag falls", b"A proposes pass", b"A confirms A", b"A hands over to B",
                b"bag: 0", b"variant: solo", b"judging: challenge", b"umlauts: split",
            ]  # fmt: skip
            lines.insert(at, dice.choice(odd))
    return b"\n".join(lines)


@pytest.mark.parametrize("part", range(10))
def test_mutated_files_are_judged_or_refused_with_file_and_line(part: int) -> None:
    dice = Random(part)
    for _ in range(100):
        data = dice.choice(SCENARIOS).read_bytes()
        for _ in range(dice.randint(1, 3)):
            data = mutated(data, dice) if data.splitlines() else data
        command = dice.choice(("referee", "referee", "analyse"))
        wanted = ("--json",) if dice.random() < 0.7 else ()
        result = run(command, data, *wanted, "--lang", dice.choice(("de", "en")))
        assert result.exception is None or isinstance(result.exception, SystemExit), data
        if result.exit_code:
            assert result.exit_code == 2
            place, number, sentence = result.stderr.split(":", 2)
            assert (place, number.isdecimal(), len(sentence) > 10) == ("-", True, True)
        elif wanted:
            json.loads(result.stdout)


def test_only_jarnac_is_analysed() -> None:
    result = run("analyse", "game: jay\n\n")
    assert result.exit_code == 2
    assert result.stderr.startswith("-:1: ")


def test_the_analysis_as_json() -> None:
    said = json.loads(run("analyse", EXAMPLE + "B draws ENDRIB\n", "--json").output)
    assert set(said) == {"game", "moves", "sides"}
    assert set(said["moves"][0]) == {
        "line", "side", "action", "what", "word", "old", "scores", "gain", "better", "plays",
        "missed", "jarnacs",
    }  # fmt: skip
    better = next(move["better"] for move in said["moves"] if move["better"])
    assert set(better) == {"plays", "points", "letters", "rare"}
    assert set(better["plays"][0]) == {"row", "word", "adds", "score_gain", "rare"}
    assert said["sides"]["A"]["score"] == 16


def test_the_analysis_for_people() -> None:
    text = EXAMPLE.replace("B jarnac 1: MAUT", "B draws ENDRIB")
    german = run("analyse", text, "--lang", "de").output
    assert "MAUT auf Reihe 1 (16)" in german
    english = run("analyse", text, "--lang", "en").output
    assert "MAUT on row 1 (16)" in english
