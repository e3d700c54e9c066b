"""Figures and laying tables as data."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.catalogue import KINDS
from dazwischen.cards.effects import LayerReserves, OpenTo, ReservesWhenThrown, ThrownOn
from dazwischen.cards.figures import Catalogue, Kind, Rank
from dazwischen.cards.tables import compile_tables
from dazwischen.core.errors import InvalidInput
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.ruleset import ruleset
from tests.figures import CATALOGUE

GRAF = Kind(
    "Graf",
    Rank.NOBLE,
    copies=2,
    effects=(
        ThrownOn(on=("Dame", "Dieb")),
        ReservesWhenThrown(),
        OpenTo(to=("Jay",)),
        LayerReserves(on=("pawn",)),
    ),
)


@given(st.sampled_from(CATALOGUE.figures))
def test_names_go_both_ways(figure: object) -> None:
    number = getattr(figure, "number", 0)
    assert CATALOGUE.number(CATALOGUE.name(number)) == number


@pytest.mark.parametrize(
    ("short", "name"),
    [("B", "Botschafter"), ("V", "Verräter"), ("Verraeter", "Verräter"), ("rH", "rH")],
)
def test_short_names(short: str, name: str) -> None:
    number = CATALOGUE.number(short)
    assert number is not None
    assert CATALOGUE.name(number) == name


def test_no_such_figure() -> None:
    assert CATALOGUE.number("xH") is None
    assert not CATALOGUE.knows(0)
    assert not CATALOGUE.knows(10**30)


def test_too_many_figures() -> None:
    with pytest.raises(InvalidInput):
        Catalogue([Kind(f"K{n}", Rank.NOBLE) for n in range(20)])


def test_a_set_has_128_cards_of_the_levels_up_to_seven() -> None:
    assert len(ruleset(Options()).deck) == 96 + 4 * 8
    assert len(ruleset(Options(level=1)).deck) == 96
    assert len(ruleset(Options(level=1, colours=2)).deck) == 48


def kind_of(rules_seat: int, *names: str, figures: tuple[Kind, ...] = ()) -> list[int]:
    """Lays the named figures by seats 1, 2, 3 … and judges the last by `rules_seat`."""
    rules = ruleset(Options(figures=figures))
    situation = laying.fresh(4, 1)
    *first, last = (rules.catalogue.number(name) or 0 for name in names)
    seat = 1
    for figure in first:
        kind = laying.judge(rules.tables, situation, seat, figure)
        assert kind != at.FAULT
        situation = laying.after_lay(rules.tables, situation, seat, figure, kind)
        seat = situation[at.OBLIGATION]
    kind = laying.judge(rules.tables, situation, rules_seat, last)
    after = laying.after_lay(rules.tables, situation, rules_seat, last, kind) if kind else situation
    return [kind, after[at.OBLIGATION], *laying.reservations(after)]


def test_a_fifth_noble_is_data_alone() -> None:
    """The Graf: thrown on Dame and Dieb of any colour, reserving; open to any Jay; and when it is
    served on a pawn, the pawn's layer reserves."""
    graf = (GRAF,)
    assert kind_of(4, "rH", "rDame", "gGraf", figures=graf) == [at.THROW, 3, 4, 2]
    assert kind_of(4, "rDieb", "bGraf", figures=graf) == [at.THROW, 2, 4]
    assert kind_of(3, "rGraf", "gJay", figures=graf) == [at.REDIRECT, 4, 3]
    assert kind_of(2, "rH", "rGraf", figures=graf) == [at.SERVE, 3, 1]
    assert kind_of(4, "rH", "rGraf", figures=graf)[0] == at.FAULT
    assert kind_of(2, "rH", "rGraf", "rGraf", figures=graf) == [at.THROW, 3, 2, 1]


def test_a_fifth_noble_plays_whole_rounds() -> None:
    """The engine, the deck and the notation know it without a line of code."""
    rules = ruleset(Options(figures=(GRAF,)))
    assert len(rules.deck) == 128 + 8
    assert rules.catalogue.number("lGraf") is not None
    assert rules.nobles >> (rules.catalogue.number("lGraf") or 0) & 1


def test_figures_left_out_are_laid_nowhere() -> None:
    pawns = [figure.number for figure in CATALOGUE.figures if figure.kind in KINDS[:6]]
    tables = compile_tables(CATALOGUE, pawns)
    dame = CATALOGUE.number("rDame") or 0
    assert not any(tables[row + pawn] >> dame & 1 for row in (at.FITS, at.THROWN) for pawn in pawns)
