"""Rulesets: sides and seats, and combinations that cannot be."""

import pytest

from dazwischen.core import log
from dazwischen.core.errors import InvalidInput
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from dazwischen.lexicon import load
from dazwischen.texts import LANGUAGES
from dazwischen.texts import load as texts


@pytest.mark.parametrize("umlauts", ["tiles", "split"])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_there_are_144_letters(language: str, umlauts: str) -> None:
    if (language, umlauts) != ("fr", "split"):
        assert ruleset(Options(language=language, umlauts=umlauts)).total == 144  # type: ignore[arg-type]


def test_seats_belong_to_sides() -> None:
    rules = ruleset(Options(teams=(2, 3)))
    assert [rules.side_of(seat) for seat in range(7)] == [0, 1, 1, 2, 2, 2, 0]
    assert GAME.seats(Options(teams=(2, 3))) == 5
    assert GAME.seats(Options(variant="solo", teams=(2, 3))) == 2


def test_a_log_names_the_dictionary() -> None:
    head = log.header(GAME, Options(), 1)
    assert head.lexicon == load("de").digest


@pytest.mark.parametrize(
    ("options", "judging"),
    [
        (Options(), "dictionary"),
        (Options(variant="solo"), "dictionary"),
        (Options(variant="professional"), "challenge"),
        (Options(variant="professional", judging="dictionary"), "dictionary"),
        (Options(judging="challenge"), "challenge"),
    ],
)
def test_who_judges_where_nothing_is_said(options: Options, judging: str) -> None:
    """K-PRO-7."""
    assert ruleset(options).options.judging == judging


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options(handicap=(9, 6)), "option-range"),
        (Options(handicap=(10, 9)), "option-range"),
        (Options(teams=(0, 1)), "option-range"),
        (Options(teams=(1, 7)), "option-range"),
        (Options(starter=3), "option-range"),
        (Options(variant="solo", starter=2), "option-range"),
        (Options(thinking=20), "option-range"),
        (Options(thinking=61), "option-range"),
        (Options(clock=-1), "option-range"),
        (Options(min_added=7), "option-range"),
        (Options(min_added=-1), "option-range"),
        (Options(min_length=2), "option-range"),
        (Options(min_length=10), "option-range"),
        (Options(reading=3), "option-range"),
        (Options(language="fr", umlauts="split"), "option-no-umlauts"),
        (Options(language="fr", variant="professional"), "option-no-entries"),
    ],
)
def test_impossible_rulesets_are_refused_with_a_sentence(options: Options, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        ruleset(options)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert len(texts(language)(caught.value.key, caught.value.args_)) > 20
