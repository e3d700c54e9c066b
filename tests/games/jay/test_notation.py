"""Notation: what is written is what was meant."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dazwischen.core import protocolfile
from dazwischen.core.errors import InvalidInput
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.notation import format_intent, parse
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.referee import REFEREE
from dazwischen.games.jay.ruleset import ruleset
from dazwischen.games.jay.spoken import announcement, spoken_figure
from dazwischen.texts import load
from tests.conformance import play
from tests.games.jay.adapter import JayAdapter

RULES = ruleset(Options(players=6))
FIGURES = st.integers(1, len(RULES.catalogue.figures))


@given(st.integers(0, 2**32), st.integers(0, 60))
@settings(deadline=None, max_examples=60)
def test_intents_round_trip(seed: int, steps: int) -> None:
    played = play("jay", Options(players=6), seed, steps)
    dice = Random(seed)
    for _ in range(20):
        intent = JayAdapter().intent(played.state, dice, 0)
        if isinstance(intent, do.Find) and intent.finding == "hindered":
            continue
        _, (read,) = parse(RULES, format_intent(RULES.catalogue, intent), 0)
        assert format_intent(RULES.catalogue, read) == format_intent(RULES.catalogue, intent)


@given(FIGURES)
def test_announcements_round_trip(figure: int) -> None:
    words = announcement(RULES.catalogue, figure).split()[1:]
    assert spoken_figure(RULES.catalogue, words) == figure


@pytest.mark.parametrize(
    "spoken", ['"Strafe rot H"', "„Strafe, rotes H“", "“strafe rote H”", '"Strafe rH"']
)
def test_announcements_are_understood_as_they_are_said(spoken: str) -> None:
    _, (intent,) = parse(RULES, f"2 {spoken}", 0)
    assert isinstance(intent, do.Announce)
    assert RULES.catalogue.name(intent.what) == "rH"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("7 rH", "bad-seat"),
        ("0 rH", "bad-seat"),
        ("x rH", "bad-seat"),
        ("2", "no-action"),
        ("2 qH", "bad-action"),
        ("2 rH bH", "bad-action"),
        ("2 draw", "bad-action"),
        ("2 draw -1", "bad-action"),
        ('2 "Hallo"', "bad-speech"),
        ('2 "Strafe grün H"', "bad-figure"),
        ("all pause", "all-bereit"),
        ("judge guess 2", "bad-finding"),
        ("judge too-far 9", "bad-seat"),
    ],
)
def test_what_cannot_be_read(line: str, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        parse(RULES, line, 0)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ('2+3 "bereit"', "Players 2, 3 are ready."),
        ('1+3 "Strafe"', "Players 1, 3 say “Strafe”."),
        (
            '2+3 "Jay"',
            (
                "Players 2, 3 say “Jay” at the same moment: "
                "what counts is who finished first. The round is over."
            ),
        ),
    ],
)
def test_of_several_at_once_one_sentence_is_told(said: str, sentence: str) -> None:
    acts = {
        '2+3 "bereit"': "1 rX\n1 pause",
        '1+3 "Strafe"': "1 V\n2 rX\n3 V",
        '2+3 "Jay"': "1 rX\n2 rH\n3 rH",
    }
    text = f"game: jay\nplayers: 3\nlevel: 2\nhands: 2=1 3=1\n\n{acts[said]}\n{said}\n"
    message = REFEREE.judge(protocolfile.parse(text.encode())).verdicts[-1].message
    assert load("en")(message.key, message.args) == sentence
