"""The analysis of a finished game over HTTP: for those who may see the game."""

from collections.abc import Iterator

import httpx
import pytest

from dazwischen.games.jarnac.options import Options
from dazwischen.games.jay.options import Options as JayOptions
from dazwischen.store.records import Sat
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.opening import opened
from dazwischen.table.table import Table
from tests.server.games import keep, who
from tests.server.in_thread import client, serving
from tests.table.drive import run


@pytest.fixture(scope="module")
def match() -> Table:
    table = opened("jarnac", Options(), 4, ["leicht", "mittel"])
    run(table)
    assert table.outcome is not None
    return table


@pytest.fixture(scope="module")
def store() -> Iterator[SQLiteStore]:
    made = SQLiteStore(":memory:")
    yield made
    made.close()


@pytest.fixture(scope="module")
def ada(store: SQLiteStore) -> Iterator[httpx.Client]:
    with serving(store) as address, client(address, "Ada") as somebody:
        yield somebody


def test_move_by_move(store: SQLiteStore, ada: httpx.Client, match: Table) -> None:
    number = keep(store, match, (Sat(1, who(ada)),), ended=5000)
    said = ada.get(f"/api/replays/{number}/analysis").json()
    assert match.outcome is not None
    scores = tuple(side["score"] for side in said["sides"].values())
    assert scores == match.outcome.points
    assert tuple(said["moves"][-1]["scores"]) == scores
    laid = [move for move in said["moves"] if move["what"] in {"laid", "taken"}]
    assert laid
    assert all(move["gain"] == len(move["word"]) ** 2 - lost(move) for move in laid)


def lost(move: dict[str, str]) -> int:
    """A changed word gives up the old one's points, a stolen one only for its owner."""
    return len(move["old"]) ** 2 if move["what"] == "laid" else 0


def test_others_need_the_key(store: SQLiteStore, ada: httpx.Client, match: Table) -> None:
    path = f"/api/replays/{keep(store, match, (Sat(1, 9999),), ended=5000)}/analysis"
    assert ada.get(path).status_code == 404
    assert ada.get(path, params={"key": "another"}).status_code == 404
    assert ada.get(path, params={"key": "the-key"}).status_code == 200


def test_a_game_in_play_is_analysed_for_nobody(
    store: SQLiteStore, ada: httpx.Client, match: Table
) -> None:
    number = keep(store, match, (Sat(1, who(ada)),), ended=None)
    assert ada.get(f"/api/replays/{number}/analysis").status_code == 404


def test_only_jarnac_is_analysed(store: SQLiteStore, ada: httpx.Client) -> None:
    table = opened("jay", JayOptions(players=2), 4, ["leicht", "leicht"])
    run(table)
    number = keep(store, table, (Sat(1, who(ada)),), ended=5000)
    answer = ada.get(f"/api/replays/{number}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (422, "no-analysis")


def test_what_is_too_long_is_refused(
    store: SQLiteStore, ada: httpx.Client, match: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dazwischen.server.endpoints.http_replays.ANALYSED", 10)
    number = keep(store, match, (Sat(1, who(ada)),), ended=5000)
    answer = ada.get(f"/api/replays/{number}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (422, "too-long-to-analyse")
