"""What the booklets offer can be chosen at every door, each with a sentence."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from scripts.choices import path_of, written

import dazwischen
from dazwischen.cli.games.jay import play
from dazwischen.cli.main import main
from dazwischen.core.choices import Choice, Value
from dazwischen.core.errors import InvalidInput
from dazwischen.games import chosen, registry
from dazwischen.texts import LANGUAGES, load
from dazwischen.tournament.director import online

WEB = Path(next(iter(dazwischen.__path__))) / "web" / "games"
NOBODYS = {
    "jay": {
        "copies": "ideas for other decks are tried out in the arena and in files",
        "figures": "likewise",
        "window": "how close two calls are to be one is no matter of taste",
        "reading": "follows from the game's version",
    },
    "jarnac": {"reading": "follows from the game's version"},
    "jsolitaer": {
        "edition": "at the level of the rulebook both have the same figures",
        "copies": "as in Jay",
        "figures": "as in Jay",
    },
}
"""Options that no table offers, and why."""
DRAWN = {
    "jay": {
        "players": "the draw says how many sit at a table",
        "rounds": "J-SCORE-1 has ten",
        "opener": "J-SCORE-2: who has won opens, the first draw decides the first",
    },
    "jarnac": {
        "teams": "one plays one",
        "handicap": "all are equal",
        "starter": "lots decide",
    },
}
"""What a tournament settles itself, and why."""
EACH = [
    pytest.param(game, choice, id=f"{game}-{choice.option}")
    for game in registry.NAMES
    for choice in registry.module(game).choices
]


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_option_is_offered_or_there_is_a_reason(game: str) -> None:
    offered = {choice.option for choice in registry.module(game).choices if not choice.timing}
    options = set(registry.module(game).rules.options.__struct_fields__)
    assert offered | NOBODYS[game].keys() == options
    assert not offered & NOBODYS[game].keys()
    times = {choice.option for choice in registry.module(game).choices if choice.timing}
    assert times <= set(registry.module(game).auto_actions.timing.__struct_fields__)


def test_every_hand_size_is_offered() -> None:
    """J-LVL-2: 3 to 12, or what the rulebook says."""
    (hand,) = (choice for choice in registry.module("jay").choices if choice.option == "hand")
    assert hand.values == (0, *range(3, 13))


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_option_is_of_a_rule(game: str) -> None:
    rules = registry.module(game).option_rules
    assert set(registry.module(game).rules.options.__struct_fields__) <= rules.keys()
    page = (WEB.parents[3] / "docs" / "rules" / "de" / f"{game}.md").read_text("utf-8")
    known = set(re.findall(r"^### ([JKS](?:-[A-Z]+)+-\d+)$", page, re.MULTILINE))
    assert set(rules.values()) <= known


@pytest.mark.parametrize(("game", "choice"), EACH)
def test_every_value_has_a_sentence(game: str, choice: Choice) -> None:
    within = [
        other.word(value)
        for other in registry.module(game).choices
        if other.option == choice.within
        for value in other.values
    ]
    for language in LANGUAGES:
        words = load(language)
        assert words(choice.texts, {"side": 1})
        for value in choice.values:
            assert words(*choice.name(value))
            for word in within or [""]:
                line = words(*choice.line(value, word))
                assert line[-1] in ".!", (language, value, line)


def one(choice: Choice, value: Value) -> dict[str, Any]:
    return {choice.option: [value] * choice.sides if choice.sides else value}


BESIDE: dict[tuple[str, str, Any], dict[str, Any]] = {
    ("jay", "starter_noble", True): {"level": 7},
    **{("jay", "opener", seat): {"players": 6} for seat in range(7)},
    ("jsolitaer", "keep_slots", True): {"games": 3},
    **{("jsolitaer", "first", seat): {"players": 6} for seat in range(1, 7)},
}
"""What some values need."""


@pytest.mark.parametrize(("game", "choice"), EACH)
def test_every_value_that_is_offered_can_be_played(game: str, choice: Choice) -> None:
    for value in choice.values:
        if choice.timing:
            chosen.timing_of(game, one(choice, value))
            continue
        beside = BESIDE.get((game, choice.option, value), {})
        options = chosen.options_of(game, {**beside, **one(choice, value)})
        registry.module(game).rules.start(options, 0)


@pytest.mark.parametrize("game", registry.NAMES)
def test_the_browser_offers_them(game: str) -> None:
    """By the same list; tournaments and tables set up their rules with the same page."""
    assert path_of(game).read_text("utf-8") == written(game), "python -m scripts.choices"
    page = (WEB / game / "choices.js").read_text("utf-8")
    for choice in registry.module(game).choices:
        assert f"OFFERED.{choice.option}" in page, choice.option
        assert f'"{choice.texts}"' in page, choice.texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"edition": "zdj-4.6"}, {"level": 1}])
def test_what_cannot_be_is_called_as_the_page_calls_it(
    language: str, options: dict[str, Any]
) -> None:
    """Who taps a choice has never heard of `starter_noble`."""
    with pytest.raises(InvalidInput) as refused:
        registry.module("jay").rules.start(
            chosen.options_of("jay", {**options, "starter_noble": True}), 0
        )
    words = load(language)
    assert words("jay-starter") in words(refused.value.key, refused.value.args_)


@pytest.mark.parametrize("game", DRAWN)
def test_tournaments_take_them(game: str) -> None:
    players = 3 if game == "jay" else 2
    for choice in registry.module(game).choices:
        for value in choice.values:
            if choice.option in DRAWN[game] or value == "solo":
                continue
            if choice.timing:
                online.check_timing(game, one(choice, value))
                continue
            wished = {**BESIDE.get((game, choice.option, value), {}), **one(choice, value)}
            assert choice.option in online.options_of(game, wished, players, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_offers_them(language: str) -> None:
    result = CliRunner().invoke(main, ["play", "--options", "--lang", language])
    assert result.exit_code == 0
    for choice in registry.module("jay").choices:
        # The table hurries nobody there.
        here = not choice.timing and choice.option not in play.NOT_HERE
        assert (f" {choice.option}=" in result.output) == here, choice.option
    for option, usual in play.USUAL.items():
        assert f"* {option}={usual} " in result.output
    assert set(play.NOT_HERE) == {"captains"}


@pytest.mark.parametrize("game", registry.NAMES)
def test_the_arena_lists_them(game: str) -> None:
    result = CliRunner().invoke(main, ["arena", game, "--options", "--lang", "de"])
    assert result.exit_code == 0
    listed = set(re.findall(r"^ [* ] (\w+)=", result.output, re.MULTILINE))
    assert listed == {c.option for c in registry.module(game).choices if not c.timing}


def test_what_is_listed_can_be_typed() -> None:
    result = CliRunner().invoke(main, ["play", "--options", "--lang", "de"])
    for line in re.findall(r"^ [* ] (\w+=\S+)", result.output, re.MULTILINE):
        option, _, value = line.partition("=")
        beside = BESIDE.get(("jay", option, True if value == "true" else value), {})
        seats = {"players": "6"} if option == "opener" else {"players": "4"}
        written = {**seats, **{name: str(v) for name, v in beside.items()}, option: value}
        assert play.read_options(written, load("de"))


def test_who_opens_can_be_said_by_name() -> None:
    words = load("de")
    assert play.read_options({"players": "4", "opener": "bea"}, words).opener == 2
    assert play.read_options({"players": "4", "opener": "Ada"}, words, "Ada").opener == 1
    assert play.read_options({"players": "4", "opener": "0"}, words).opener == 0
