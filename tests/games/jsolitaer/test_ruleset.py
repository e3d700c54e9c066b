"""Rulesets: decks and shares, and combinations that cannot be."""

import pytest

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.ruleset import ruleset
from dazwischen.texts import LANGUAGES, load


@pytest.mark.parametrize(
    ("players", "share"), [(1, 64), (2, 32), (3, 21), (4, 16), (5, 12), (6, 10)]
)
def test_everybody_gets_an_equal_share_of_about_half(players: int, share: int) -> None:
    rules = ruleset(Options(players=players))
    assert len(rules.deck) == 128
    assert rules.pile(128) == share


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options(players=0), "option-range"),
        (Options(players=7), "option-range"),
        (Options(level=8), "option-range"),
        (Options(first=2), "option-range"),
        (Options(games=-1), "option-range"),
        (Options(colours=5), "option-range"),
        (Options(copies={"Graf": 2}), "option-no-such-kind"),
        (Options(copies={"Dieb": 2}, level=3), "option-kind-not-in-play"),
        (Options(players=6, level=1, colours=2), "option-deck-small"),
        (Options(players=6, level=1, keep_slots=True), "option-deck-small"),
        (Options(copies=dict.fromkeys("OHIXSZ", 20)), "option-deck-large"),
    ],
)
def test_impossible_rulesets_are_refused_with_a_sentence(options: Options, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        ruleset(options)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert len(load(language)(caught.value.key, caught.value.args_)) > 20
