"""The hint as a person calls it: output, bad input, status."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from dazwischen.cli.main import main
from tests.mutations import mutated

SCENARIOS = sorted((Path(__file__).parents[1] / "games/jsolitaer/scenarios").glob("*.txt"))
HEAD = "game: jsolitaer\nplayers: 2\n"
RUN = HEAD + "hand: B rJay rH rH gDieb gX lDame bO\n\n1 end\n2 end\n"
"""The long run of one player: eight cards with one serve."""


def hint(data: bytes | str, *options: str) -> Result:
    return CliRunner().invoke(main, ["hint", "-", *options], input=data)


def test_json_tells_how_many_and_how() -> None:
    result = hint(RUN, "--json", "--lang", "en")
    assert result.exit_code == 0
    said = json.loads(result.output)
    assert set(said) == {"game", "seat", "count", "exact", "nodes", "lays", "text"}
    assert (said["game"], said["seat"], said["count"], said["exact"]) == ("jsolitaer", 1, 8, True)
    assert set(said["lays"][0]) == {"action", "source", "figure", "stack", "verdict"}
    assert sum(lay["verdict"] == "serve" for lay in said["lays"]) <= 1


def test_the_referee_agrees_with_the_lays() -> None:
    said = json.loads(hint(RUN, "--json").output)
    lines = "".join(f"1 {lay['action']}\n" for lay in said["lays"])
    result = CliRunner().invoke(main, ["referee", "-", "--json"], input=RUN + lines)
    verdicts = json.loads(result.output)["verdicts"][2:]
    assert [v["verdict"] for v in verdicts] == [lay["verdict"] for lay in said["lays"]]


@pytest.mark.parametrize(
    ("language", "most", "step"),
    [
        ("de", "Spieler 1 kann jetzt höchstens 8 Karten legen.", "aus der Hand"),
        ("en", "Player 1 can lay 8 cards now, and no more.", "from the hand"),
    ],
)
def test_people_read_the_turn_step_by_step(language: str, most: str, step: str) -> None:
    result = hint(RUN, "--lang", language)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == most
    assert sum(step in line for line in lines) == 8


def test_beyond_the_budget_it_says_so() -> None:
    hand = "rO rH rI rX rS rZ bO bH bI bX bS bZ B rJay bJay gDieb rDame gH gX lO"
    data = f"{HEAD}hand: {hand}\n\n1 end\n2 end\n"
    said = json.loads(hint(data, "--json", "--nodes", "5").output)
    assert not said["exact"]
    assert said["nodes"] <= 5
    text = hint(data, "--nodes", "5", "--lang", "en").output
    assert "at least" in text
    assert "broken off after 5 positions" in text


def test_slots_and_turned_up_corner_cards_count() -> None:
    data = f"{HEAD}slots: 1=rX\nhand: rH\n\n1 corner bX\n1 end\n2 corner rX\n2 end\n"
    said = json.loads(hint(data, "--json").output)
    lays = [(lay["source"], lay["figure"], lay["verdict"]) for lay in said["lays"]]
    assert lays == [("slot", "rX", "serve"), ("corner", "rX", "throw"), ("corner", "bX", "throw")]


def test_what_is_not_known_is_mentioned() -> None:
    result = hint(f"{HEAD}hand: rH\nslots: 2=gO\n\n", "--lang", "en")
    assert "may still be turned up" in result.output
    assert "by the protocol player 1 holds 8 cards" in result.output


def test_after_the_game_there_is_nothing_to_lay() -> None:
    data = f"{HEAD}hands: 1=1 2=8\npiles: 1=0\nhand: rX\n\n1 1:rH\n"
    said = json.loads(hint(data, "--json", "--lang", "en").output)
    assert said["count"] == 0
    assert "player 1 has won" in said["text"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("game: jay\nhand: rH\n\n", 1),
        (f"{HEAD}\n1 1:rH\n", 1),
        (f"{HEAD}hand: rH qQ\n\n", 3),
        (f"{HEAD}hand: rH V\n\n", 3),
        (f"{HEAD}level: 1\nhand: rH rDame\n\n", 4),
        (f"{HEAD}hand: rH\n\n1 7:rH\n", 5),
        (f"{HEAD}hand: rH\n\n3 1:rH\n", 5),
        (f"{HEAD}hands: 3=1\nhand: rH\n\n", 3),
        (f"{HEAD}hands: 1=900\nhand: rH\n\n", 3),
        (f"{HEAD}piles: 1=x\nhand: rH\n\n", 3),
        (f"{HEAD}corner: many\nhand: rH\n\n", 3),
        (f"{HEAD}slots: 1=rH,rH,rH,rH\nhand: rH\n\n", 3),
        (f"{HEAD}slots: 1=rQ\nhand: rH\n\n", 3),
        (f"{HEAD}slots: rH\nhand: rH\n\n", 3),
        (f"{HEAD}slots: 1=\nhand: rH\n\n", 3),
        (f"{HEAD}keep_slots: perhaps\nhand: rH\n\n", 3),
        (f"{HEAD}edition: old\nhand: rH\n\n", 3),
        (f"{HEAD}opener: 1\nhand: rH\n\n", 3),
        ("game: jsolitaer\nplayers: 7\nhand: rH\n\n", 2),
    ],
)
def test_unusable_input_names_file_and_line(text: str, line: int) -> None:
    result = hint(text)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"-:{line}: ")
    assert result.stdout == ""


@pytest.mark.parametrize("command", ["hint", "referee"])
@pytest.mark.parametrize("part", range(5))
def test_mutated_files_never_end_in_a_traceback(command: str, part: int) -> None:
    dice = Random(part)
    for _ in range(100):
        data = dice.choice(SCENARIOS).read_bytes()
        data = data.replace(b"game: jsolitaer", b"game: jsolitaer\nhand: rH bX B gDieb lO", 1)
        for _ in range(dice.randint(1, 3)):
            data = mutated(data, dice) if data else data
        options = ["--json", "--lang", dice.choice(("de", "en"))]
        options += ["--nodes", "50"] if command == "hint" else []
        result = CliRunner().invoke(main, [command, "-", *options], input=data)
        assert result.exception is None or isinstance(result.exception, SystemExit), data
        if result.exit_code == 0:
            json.loads(result.stdout)
        else:
            assert result.exit_code == 2
            place, number, sentence = result.stderr.split(":", 2)
            assert (place, number.isdecimal(), len(sentence) > 10) == ("-", True, True)
