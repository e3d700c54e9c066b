"""Options that cannot be: refused with a sentence and the rule, whatever door they come to."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw

from dazwischen.cli.games.jay import play
from dazwischen.core import protocolfile
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.input_problem import problem_of
from dazwischen.games import registry
from dazwischen.lab.settings import options_for
from dazwischen.server.tables import hosting
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.server.wire import commands as do
from dazwischen.texts import LANGUAGES, load
from dazwischen.tournament.director.settings import Settings, unfit
from dazwischen.tournament.referees import referee

WRONG: st.SearchStrategy[Any] = st.one_of(
    st.integers(-3, 60),
    st.sampled_from([10**6, 2**63, 10**30, -1]),
    st.booleans(),
    st.none(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=6),
    st.sampled_from(["jay", "zdj-4.6", "tournament", "manual", "own", "cut", "solo", "split"]),
    st.lists(st.integers(-1, 12), max_size=3),
    st.dictionaries(st.sampled_from(["Dame", "X", "Zoe"]), st.integers(-1, 50), max_size=2),
)


def wishes(game: str) -> st.SearchStrategy[dict[str, Any]]:
    names = st.sampled_from((*registry.module(game).rules.options.__struct_fields__, "blubb"))
    return st.dictionaries(names, WRONG, min_size=1, max_size=4)


def said(rejected: Rejected) -> None:
    about_options = rejected.code.startswith(("option-", "figure-", "too-many-figures"))
    assert rejected.rules or not about_options, rejected
    for language in LANGUAGES:
        assert load(language)(rejected.key, rejected.args)


def of_error(error: InvalidInput) -> None:
    said(problem_of(error))


def at_a_table(game: str, wish: dict[str, Any]) -> None:
    data = Raw(msgspec.json.encode(wish))
    try:
        Rules(game, data).written_out()
    except InvalidInput as error:
        of_error(error)
    record = Record("abc", 1, Rules("jay"), (Place(who=1), Place(), Place(), Place()))
    answer = hosting.decide(record, 1, do.SetRules(game, data), {1}.__contains__)
    if isinstance(answer, Rejected):
        said(answer)


def in_a_tournament(game: str, wish: dict[str, Any]) -> None:
    if game != "jsolitaer":
        system = "series" if game == "jay" else "swiss"
        written = {"game": game, "system": system, "options": wish, "table_size": 6}
        answer = unfit(msgspec.convert(written, Settings))
        if answer is not None:
            said(answer)


def typed(game: str, wish: dict[str, Any]) -> None:
    written = {name: msgspec.json.encode(value).decode() for name, value in wish.items()}
    try:
        options = options_for(game, written, 2)
        registry.module(game).rules.start(options, 0)
        if game == "jay":
            play.read_options(written, load("de"))
    except InvalidInput as error:
        of_error(error)


def in_a_file(game: str, wish: dict[str, Any]) -> None:
    headers = [f"{name}: {_header(value)}" for name, value in wish.items()]
    data = "\n".join([f"game: {game}", *headers, "", ""]).encode()
    try:
        protocol = protocolfile.parse(data)
        referee(protocol).judge(protocol)
    except InvalidInput as error:
        of_error(error)


def _header(value: Any) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return " ".join(text.split())


@pytest.mark.parametrize("door", [at_a_table, in_a_tournament, typed, in_a_file])
@pytest.mark.parametrize("game", registry.NAMES)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_every_door_says_why(game: str, door: Any, data: st.DataObject) -> None:
    door(game, data.draw(wishes(game)))


COMBINED: list[tuple[str, dict[str, Any], str]] = [
    ("jay", {"level": 8}, "J-LVL-1"),
    ("jay", {"hand": 99}, "J-LVL-2"),
    ("jay", {"colours": 1}, "J-CARD-1"),
    ("jay", {"starter_noble": True, "edition": "zdj-4.6"}, "J-LVL-3"),
    ("jay", {"starter_noble": True, "level": 1}, "J-LVL-3"),
    ("jay", {"opener": 5, "players": 4}, "J-OPEN-2"),
    ("jay", {"hand": 12, "players": 6, "colours": 2, "level": 1}, "J-LVL-2"),
    ("jay", {"copies": {"Zoe": 2}}, "J-CARD-1"),
    ("jay", {"copies": {"Dame": 2}, "level": 1}, "J-LVL-1"),
    ("jay", {"captains": "perhaps"}, "J-TEAM-1"),
    ("jay", {"shuffle": "twice"}, "J-DRAW-7"),
    ("jarnac", {"thinking": 5}, "K-PRO-6"),
    ("jarnac", {"min_added": 9}, "K-PRO-8"),
    ("jarnac", {"handicap": [3, 9]}, "K-JAR-3"),
    ("jarnac", {"language": "fr", "umlauts": "split"}, "K-MAT-2"),
    ("jarnac", {"language": "fr", "variant": "professional"}, "K-PRO-1"),
    ("jsolitaer", {"players": 9}, "S-SETUP-1"),
    ("jsolitaer", {"players": 6, "level": 1, "keep_slots": True, "colours": 2}, "S-SETUP-1"),
]


@pytest.mark.parametrize(("game", "wish", "rule"), COMBINED)
def test_the_rule_is_named(game: str, wish: dict[str, Any], rule: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Rules(game, Raw(msgspec.json.encode(wish))).read()
    assert caught.value.rules == (rule,)
    assert problem_of(caught.value).rules == (rule,)
