"""Notation of a series: what is written is what was meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dazwischen.core.errors import InvalidInput
from dazwischen.tournament.notation import (
    Correct,
    Enter,
    Entry,
    parse,
    parse_prizes,
)
from dazwischen.tournament.prizes import Amount, Prize, Thing
from dazwischen.tournament.rounds import Played, Void
from tests.tournament.strategies import PRIZES, played
from tests.tournament.written import entry_line, prizes_line

ENTRIES = st.one_of(played(6), played(2), st.just(Void()))


@given(st.one_of(st.builds(Enter, ENTRIES), st.builds(Correct, st.integers(0, 99), ENTRIES)))
def test_entries_round_trip(entry: Entry) -> None:
    assert parse(6, entry_line(entry)) == entry


@given(st.lists(PRIZES, min_size=1).map(tuple))
def test_prizes_round_trip(prizes: tuple[Prize, ...]) -> None:
    assert parse_prizes(prizes_line(prizes)) == prizes


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("1 3", Enter(Played(1, 3))),
        ("1   3", Enter(Played(1, 3))),
        ("2", Enter(Played(2))),
        ("void", Enter(Void())),
        ("correct 3: 2 1", Correct(3, Played(2, 1))),
        ("correct 3:2 1", Correct(3, Played(2, 1))),
        ("correct  10 : 2", Correct(10, Played(2))),
        ("correct 3: void", Correct(3, Void())),
    ],
)
def test_entries(text: str, entry: Entry) -> None:
    assert parse(4, text) == entry


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("5 1", "series-player"),
        ("1 0", "series-player"),
        ("99999 1", "series-line"),
        ("1 -2", "series-line"),
        ("1 ٣", "series-line"),
        ("1 2 3", "series-line"),
        ("Anna", "series-line"),
        ("void 3", "series-line"),
        ("correct", "series-line"),
        ("correct 3", "series-line"),
        ("correct 3:", "series-line"),
        ("correct 3: 1 2 3", "series-line"),
        ("correct x: 1 2", "series-line"),
        ("correct 3: 1 9", "series-player"),
        ("correct 3: correct 2: 1 2", "series-line"),
    ],
)
def test_what_cannot_be_read(text: str, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        parse(4, text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "prizes"),
    [
        ("50.00, 20.00, Pokal", (Amount(5000), Amount(2000), Thing("Pokal"))),
        ("50, 20", (Amount(5000), Amount(2000))),
        ("50,00, 20,50 €", (Amount(5000), Amount(2050))),
        ("50 EUR, 0.05", (Amount(5000), Amount(5))),
        ("50.00,Pokal,Wein", (Amount(5000), Thing("Pokal"), Thing("Wein"))),
        ("3 Flaschen Wein", (Thing("3 Flaschen Wein"),)),
        ("Pokal,  50", (Thing("Pokal"), Amount(5000))),
    ],
)
def test_prizes(text: str, prizes: tuple[Prize, ...]) -> None:
    assert parse_prizes(text) == prizes


@pytest.mark.parametrize(
    "text", ["", "50, ", "0", "0.00", "0 EUR", "5.5", "50.00,20.00", "-5", "50.00; 20"]
)
def test_what_is_no_prize(text: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        parse_prizes(text)
    assert caught.value.code == "series-prize"
