"""Rulesets: what a level brings, and combinations that cannot be."""

import pytest

from dazwischen.cards.decks import LEVELS, Edition
from dazwischen.cards.figures import Kind, Rank
from dazwischen.core.errors import InvalidInput
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.ruleset import ruleset
from dazwischen.texts import LANGUAGES, load


@pytest.mark.parametrize("edition", ["jay", "zdj-4.6"])
@pytest.mark.parametrize("level", range(1, 8))
def test_a_level_brings_what_the_table_says(edition: Edition, level: int) -> None:
    rules = ruleset(Options(edition=edition, level=level))
    brings = {thing for thing, first in LEVELS[edition].items() if first <= level}
    kinds = {rules.catalogue.figure(card).kind.name for card in rules.deck}
    assert kinds - set("OHIXSZ") == brings - {"throw", "ready", "extended", "slots"}
    assert rules.throw == ("throw" in brings)
    assert rules.slots == (2 if "slots" in brings else 0)


@pytest.mark.parametrize(
    ("edition", "players", "level", "hand"),
    [
        ("zdj-4.6", 2, 1, 10), ("zdj-4.6", 3, 7, 8), ("zdj-4.6", 4, 1, 8),
        ("zdj-4.6", 5, 3, 7), ("zdj-4.6", 6, 7, 7),
        ("jay", 2, 1, 6), ("jay", 6, 4, 6), ("jay", 4, 5, 8), ("jay", 3, 7, 8),
        ("jay", 2, 5, 6), ("jay", 5, 7, 6), ("jay", 6, 7, 6),
    ],
)  # fmt: skip
def test_hand_sizes(edition: Edition, players: int, level: int, hand: int) -> None:
    assert ruleset(Options(edition=edition, players=players, level=level)).hand == hand


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options(edition="skat"), "option-choice"),  # type: ignore[arg-type]
        (Options(figures=(Kind("Graf", Rank.NOBLE, copies=10**9),)), "option-range"),
        (Options(level=0), "option-range"),
        (Options(level=8), "option-range"),
        (Options(players=7), "option-range"),
        (Options(opener=5), "option-range"),
        (Options(colours=1), "option-range"),
        (Options(window=-1), "option-range"),
        (Options(copies={"Graf": 2}), "option-no-such-kind"),
        (Options(copies={"Dame": 2}, level=1), "option-kind-not-in-play"),
        (Options(copies={"Verräter": 2}), "option-kind-not-in-play"),
        (Options(copies={"H": 99}), "option-range"),
        (Options(starter_noble=True, edition="zdj-4.6"), "option-starter-edition"),
        (Options(starter_noble=True, level=5), "option-starter-level"),
        (Options(starter_noble=True, level=7, copies={"Dieb": 0}), "option-starter-copies"),
        (Options(hand=2), "option-range"),
        (Options(hand=13), "option-range"),
        (Options(opener=-1), "option-range"),
        (Options(decks="three"), "option-choice"),  # type: ignore[arg-type]
        (Options(reading=3), "option-range"),
        (Options(copies=dict.fromkeys("OHIXSZ", 1), players=6, hand=12), "option-deck-small"),
        (Options(copies={**dict.fromkeys("OHIXSZ", 0), "Botschafter": 40}), "option-deck-pawns"),
        (Options(copies={"Botschafter": 40, **dict.fromkeys("OHIXSZ", 20)}), "option-deck-large"),
    ],
)
def test_impossible_rulesets_are_refused_with_a_sentence(options: Options, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        ruleset(options)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert len(load(language)(caught.value.key, caught.value.args_)) > 20
