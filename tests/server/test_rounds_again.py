"""Rounds that are over can be looked at while the game goes on, and nothing else of it."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from dazwischen.core import mixing
from dazwischen.core.replayer import replay
from dazwischen.games import registry
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.timing import Timing
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.work import summaries
from dazwischen.store.records import Sat
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.opening import opened
from dazwischen.table.table import Table
from tests.server.games import keep, who
from tests.server.stopped import stopped
from tests.table.drive import run

MIXED = mixing.mixed("ab" * 32, ("cd" * 32, "", "ef" * 32))


@pytest.fixture(scope="module")
def match() -> Table:
    """In the middle of its second round."""
    table = opened("jay", Options(players=3, rounds=3, level=7), MIXED, ["leicht"] * 3)
    while table.state.round < 2 or table.state.laid < 5:
        run(table, len(table.envelopes) + 1)
    return table


def last_end(table: Table) -> int:
    return max(e.seq for e in table.envelopes if isinstance(e.event, ev.RoundEnded))


def all_told(somebody: httpx.Client, number: int) -> list[httpx.Response]:
    path = f"/api/replays/{number}"
    outline = somebody.get(f"{path}/outline")
    total = outline.json()["total"]
    pages = [somebody.get(f"{path}/steps", params={"from": n}) for n in range(0, total, 150)]
    coulds = [somebody.get(f"{path}/could", params={"at": n}) for n in (1, 20, 40, 10**6)]
    return [outline, *pages, *coulds, somebody.get("/api/games/mine")]


def views(pages: list[httpx.Response]) -> Iterator[tuple[int, dict[str, Any], dict[str, Any]]]:
    """After each step what is to be seen: its number, the view, the hands."""
    for page in pages:
        view: dict[str, Any] = {}
        hands: dict[str, Any] = {}
        for step in page.json()["steps"]:
            for name, value in step["view"].items():
                tail = isinstance(value, dict) and "keep" in value
                view[name] = [*view[name][: value["keep"]], *value["add"]] if tail else value
            hands |= step["hands"]
            yield step["seq"], dict(view), dict(hands)


def test_each_sees_what_his_seat_was_shown(
    store: SQLiteStore, ada: httpx.Client, match: Table
) -> None:
    number = keep(store, match, (Sat(2, who(ada)),), ended=None)
    (listed,) = ada.get("/api/games/mine").json()["games"]
    assert (listed["id"], listed["ended"], listed["score"]["rounds"]) == (number, None, 1)
    assert (listed["own"]["result"], listed["table"]) == ("", "room")
    answers = all_told(ada, number)
    assert {answer.status_code for answer in answers} == {200}
    assert answers[0].json()["eye"] == 2
    game, seen = registry.module("jay").rules, 0
    for seq, view, hands in views(answers[1:-5]):
        state = replay(game, match.log, seq)
        assert view == msgspec.json.decode(msgspec.json.encode(game.view(state, 2)))
        assert hands.keys() <= {"2"}
        seen = seq
    assert seen == last_end(match)
    for could in answers[-5:-1]:
        assert {one["seat"] for one in could.json()["could"]} <= {2}


def test_nothing_tells_what_is_in_play(store: SQLiteStore, ada: httpx.Client, match: Table) -> None:
    number = keep(store, match, (Sat(2, who(ada)),), ended=None)
    ada.get("/api/games/mine")
    for answer in all_told(ada, number):
        assert str(MIXED.seed) not in answer.text
        assert MIXED.secret not in answer.text
        assert '"round":2' not in answer.text
        assert "seed" not in answer.text
    path = f"/api/replays/{number}"
    for whole in (path, f"{path}.jsonl", f"{path}.txt", f"{path}/analysis"):
        assert ada.get(whole).status_code == 404
        assert ada.get(whole, params={"key": "the-key"}).status_code == 404


def test_who_changed_seats_sees_what_all_see(
    store: SQLiteStore, ada: httpx.Client, match: Table
) -> None:
    me = who(ada)
    number = keep(store, match, (Sat(1, me), Sat(3, me)), ended=None)
    ada.get("/api/games/mine")
    answers = all_told(ada, number)
    assert answers[0].json()["eye"] == 0
    for _, view, hands in views(answers[1:-5]):
        assert (view["seat"], view["hand"], hands) == (None, [], {})


@pytest.mark.parametrize("part", ["outline", "steps", "could"])
def test_the_others_see_nothing(
    store: SQLiteStore, ada: httpx.Client, match: Table, part: str
) -> None:
    number = keep(store, match, (Sat(2, 9999),), ended=None)
    game = store.game(number)
    assert game is not None
    store.put_summary(number, summaries.read(store, game))
    path = f"/api/replays/{number}/{part}"
    assert ada.get(path).status_code == 404
    assert ada.get(path, params={"key": "the-key"}).status_code == 404
    ada.cookies.clear()
    assert ada.get(path, params={"key": "the-key"}).status_code == 404


def test_before_the_first_round_is_over_there_is_nothing(
    store: SQLiteStore, ada: httpx.Client
) -> None:
    table = opened("jay", Options(players=3, rounds=3), MIXED, ["leicht"] * 3)
    run(table, 20)
    number = keep(store, table, (Sat(2, who(ada)),), ended=None)
    assert ada.get("/api/games/mine").json()["games"] == []
    assert ada.get(f"/api/replays/{number}/outline").status_code == 404


def test_a_table_keeps_what_lists_tell_of_it() -> None:
    table = opened("jay", Options(players=2, rounds=2), 5, ["leicht"] * 2, Timing(deal=1))
    clock, kept = stopped(), []
    sitting = ActiveGame(1, table, clock)
    sitting.run()
    while table.outcome is None:
        clock.moment = sitting.due() or clock.moment
        sitting.run()
        if (summary := sitting.summary()) is not None:
            kept.append((summary.upto, summaries.told(summary)))
        sitting.kept()
    ends = [e.seq for e in table.envelopes if isinstance(e.event, ev.RoundEnded)]
    assert [upto for upto, _ in kept] == ends
    assert [summary.rounds for _, summary in kept] == [1, 2]
    assert kept[-1][1].points == table.outcome.points
    assert kept[-1][1].bots == tuple(seat.bot for seat in table.seats)
