"""Notation: what is written is what was meant."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.notation import format_intent, parse
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from tests.conformance import play
from tests.games.jarnac.adapter import JarnacAdapter

OPTIONS = Options(teams=(3, 2))
NAMES = Names(ruleset(OPTIONS))
CAPTAINS = (1, 4)


def as_at_a_table(intent: do.JarnacIntent) -> do.JarnacIntent:
    """With the letters that a report names."""
    match intent:
        case do.Draw():
            return replace(intent, letters="SATEMU")
        case do.Exchange():
            return replace(intent, letters=intent.letters or "ABC", drawn="XYZ")
        case do.Lay(word=""):
            return replace(intent, word="MAU")
        case do.CallJarnac(word="") | do.Propose(what="lay", word=""):
            return replace(intent, word="MAU")
        case _:
            return intent


@given(st.integers(0, 2**32), st.integers(1, 60))
@settings(deadline=None, max_examples=60)
def test_intents_round_trip(seed: int, steps: int) -> None:
    played = play("jarnac", OPTIONS, seed, steps)
    dice = Random(seed)
    for _ in range(20):
        intent = as_at_a_table(JarnacAdapter().intent(played.state, dice, 7))
        if isinstance(intent, do.Begin | do.Object | do.Accept) or intent.seat not in range(6):
            continue
        line = format_intent(NAMES, intent)
        _, read = parse(NAMES, CAPTAINS, line, intent.at)
        assert format_intent(NAMES, read) == line
        if not isinstance(intent, do.Propose):
            assert read == intent


@pytest.mark.parametrize(
    ("line", "intent"),
    [
        ("A MAU", do.Lay(seat=1, word="MAU")),
        ("A  3:MAU", do.Lay(seat=1, word="MAU", row=3)),
        ("A Straße", do.Lay(seat=1, word="Straße")),
        ("A PASS", do.Lay(seat=1, word="PASS")),
        ("A pass", do.Pass(seat=1)),
        ("A draws S, A, T e m u", do.Draw(seat=1, letters="SATemu")),
        ("B jarnac 1: MAUT", do.CallJarnac(seat=4, word="MAUT", row=1)),
        ("B2 jarnac RUNDE", do.CallJarnac(seat=5, word="RUNDE")),
        ("A exchange A B C for XYZ", do.Exchange(seat=1, letters="ABC", drawn="XYZ")),
        ("A3 proposes exchange ABC", do.Propose(seat=3, what="exchange", word="ABC")),
        ("A3 proposes objects", do.Propose(seat=3, what="object")),
        ("B time up", do.TimeUp(seat=0, side=2)),
        ("B forgoes", do.Forgo(seat=0, side=2)),
    ],
)
def test_lines_as_people_write_them(line: str, intent: do.JarnacIntent) -> None:
    assert parse(NAMES, CAPTAINS, line, 0)[1] == intent


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("C MAU", "bad-side"),
        ("1 MAU", "bad-side"),
        ("A4 MAU", "bad-member"),
        ("A0 MAU", "bad-member"),
        ("A", "no-action"),
        ("A M4U", "bad-word"),
        ("A MAU REST", "bad-word"),
        ("A 1: ", "bad-word"),
        ("A : MAU", "bad-word"),
        ("A draws 5", "bad-letters"),
        ("A exchange ABC", "bad-exchange"),
        ("A exchange for XYZ", "bad-exchange"),
        ("A jarnac 1:", "bad-word"),
        ("A confirms C", "bad-side"),
        ("A proposes 7", "bad-word"),
    ],
)
def test_what_cannot_be_read(line: str, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        parse(NAMES, CAPTAINS, line, 0)
    assert caught.value.code == code
