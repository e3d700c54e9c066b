"""One's own games in a list: what is told of them, what is looked for, what is put away."""

from typing import Any

import httpx
import msgspec
import pytest

from dazwischen.games.jay.options import Options
from dazwischen.server.endpoints import http_mine
from dazwischen.server.work import summaries
from dazwischen.store.records import Sat
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.opening import opened
from dazwischen.table.table import Table
from tests.server.games import keep, who
from tests.table.drive import run

SEATS = ["leicht", "mittel", "stark"]


@pytest.fixture(scope="module")
def match() -> Table:
    for seed in range(20):
        table = opened("jay", Options(players=3, rounds=2, level=3), seed, SEATS)
        run(table)
        assert table.outcome is not None
        if len(table.outcome.winners) == 1:
            return table
    raise AssertionError


@pytest.fixture(scope="module")
def words() -> Table:
    table = opened(
        "jsolitaer", msgspec.convert({"players": 1}, _options("jsolitaer")), 4, ["leicht"]
    )
    run(table)
    assert table.outcome is not None
    return table


def _options(name: str) -> Any:
    from dazwischen.games import registry

    return registry.module(name).rules.options


def listed(somebody: httpx.Client, **query: Any) -> list[dict[str, Any]]:
    answer = somebody.get("/api/games/mine", params=query)
    assert answer.status_code == 200
    games: list[dict[str, Any]] = answer.json()["games"]
    return games


def ids(somebody: httpx.Client, **query: Any) -> list[int]:
    return [game["id"] for game in listed(somebody, **query)]


def test_how_it_ended_for_whoever_asks(
    store: SQLiteStore, ada: httpx.Client, bea: httpx.Client, match: Table
) -> None:
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    loser = winner % 3 + 1
    keep(store, match, (Sat(winner, who(ada)), Sat(loser, who(bea))), ended=5000)
    (won,), (lost,) = listed(ada), listed(bea)
    assert won["own"] == {"seat": winner, "place": 1, "result": "won"}
    assert lost["own"]["result"] == "lost"
    assert lost["own"]["place"] > 1
    assert won["score"]["points"] == list(match.outcome.points)
    assert (won["score"]["rounds"], won["level"], won["table"]) == (2, 3, "")
    assert won["seats"][loser - 1]["names"] == ["Bea"]
    third = ({1, 2, 3} - {winner, loser}).pop()
    assert won["seats"][third - 1] == {"names": [], "holder": "bot", "bot": SEATS[third - 1]}


def test_what_is_looked_for(
    store: SQLiteStore, ada: httpx.Client, bea: httpx.Client, match: Table, words: Table
) -> None:
    assert match.outcome is not None
    winner, me, other = match.outcome.winners[0], who(ada), who(bea)
    won = keep(store, match, (Sat(winner, me),), ended=1)
    lost = keep(store, match, (Sat(winner % 3 + 1, me), Sat(winner, other)), ended=2)
    alone = keep(store, words, (Sat(1, me),), ended=3)
    assert ids(ada) == [alone, lost, won]
    assert ids(ada, game="jay") == [lost, won]
    assert won in ids(ada, result="won")
    assert lost in ids(ada, result="lost")
    assert not set(ids(ada, result="won")) & set(ids(ada, result="lost"))
    assert ids(ada, **{"with": "bots"}) == [alone, won]
    assert ids(ada, **{"with": other}) == [lost]
    assert ids(ada, game="jarnac") == []
    assert ada.get("/api/games/mine").json()["people"] == [{"id": other, "name": "Bea"}]


def test_pages(
    store: SQLiteStore, ada: httpx.Client, match: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_mine, "PAGE", 2)
    monkeypatch.setattr(http_mine, "LOOKED", 3)
    me = who(ada)
    games = [keep(store, match, (Sat(2, me),), ended=n) for n in range(1, 8)][::-1]
    found, before = [], 0
    for _ in range(20):
        page = ada.get("/api/games/mine", params={"before": before}).json()
        assert len(page["games"]) <= 2
        found += [game["id"] for game in page["games"]]
        before = page["older"]
        if not before:
            break
    assert found == games
    # Also where few of those that are looked through are wanted.
    page = ada.get("/api/games/mine", params={"game": "jarnac"}).json()
    assert (page["games"], page["older"]) == ([], games[2])


@pytest.mark.parametrize("query", [{"before": "x"}, {"before": "-1"}, {"before": "9" * 30}])
def test_no_such_page(ada: httpx.Client, query: dict[str, str]) -> None:
    assert ada.get("/api/games/mine", params=query).status_code == 400


def test_what_is_put_away_stays_with_the_others(
    store: SQLiteStore, ada: httpx.Client, bea: httpx.Client, match: Table
) -> None:
    number = keep(store, match, (Sat(1, who(ada)), Sat(2, who(bea))), ended=5000)
    path = f"/api/replays/{number}"
    assert ada.delete(path).status_code == 200
    assert ids(ada) == []
    assert ada.get(f"{path}/outline").status_code == 404
    assert ada.delete(path).status_code == 404
    (theirs,) = listed(bea)
    assert theirs["seats"][0]["names"] == ["Ada"]
    assert bea.get(f"{path}/outline").status_code == 200
    assert ada.get(path, params={"key": "the-key"}).status_code == 200


def test_nobody_puts_away_what_is_not_theirs(
    store: SQLiteStore, ada: httpx.Client, bea: httpx.Client, match: Table
) -> None:
    path = f"/api/replays/{keep(store, match, (Sat(1, who(ada)),), ended=5000)}"
    assert bea.delete(path).status_code == 404
    assert bea.delete(path, params={"key": "the-key"}).status_code == 404
    assert ada.delete(path, headers={"Origin": "https://elsewhere.example"}).status_code == 403
    bea.cookies.clear()
    assert bea.delete(path).status_code == 401
    assert len(ids(ada)) == 1


def test_what_came_from_elsewhere_keeps_its_names_and_goes_for_good(
    store: SQLiteStore, ada: httpx.Client, bea: httpx.Client, match: Table
) -> None:
    number = keep(store, match, (Sat(1, who(ada)),), ended=5000)
    lines = ada.get(f"/api/replays/{number}.jsonl").content
    copy = bea.post("/api/replays", content=lines).json()
    (found,) = listed(bea)
    assert [seat["names"] for seat in found["seats"]] == [["Ada"], [], []]
    assert found["own"] == {"seat": 0, "place": 0, "result": ""}
    assert [seat["bot"] for seat in found["seats"]] == SEATS
    assert bea.delete(f"/api/replays/{copy['id']}").status_code == 200
    assert store.game(copy["id"]) is None
    assert store.game(number) is not None


def test_names_in_a_file_are_cleaned_and_cut(ada: httpx.Client, match: Table) -> None:
    header = msgspec.structs.replace(match.header, names=("\u202e" + "x" * 500, "", "c", "d", "e"))
    lines = [msgspec.json.encode(header), *map(msgspec.json.encode, match.envelopes)]
    assert ada.post("/api/replays", content=b"\n".join(lines)).status_code == 201
    assert [seat["names"] for seat in listed(ada)[0]["seats"]] == [["x" * 24], [], ["c"]]


def test_games_of_earlier_versions_are_summed_up_when_asked_for(
    store: SQLiteStore, ada: httpx.Client, match: Table
) -> None:
    number = keep(store, match, (Sat(1, who(ada)),), ended=5000)
    assert store.summary(number) is None
    first = listed(ada)
    kept = store.summary(number)
    assert kept is not None
    assert summaries.told(kept).rounds == 2
    assert listed(ada) == first
