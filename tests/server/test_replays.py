"""Finished games over HTTP: who may see them, what they are like, and what may be brought in."""

import httpx
import msgspec
import pytest

from dazwischen.core import log as logs
from dazwischen.core.game import TABLE, Outcome
from dazwischen.games import registry
from dazwischen.games.jay.options import Options
from dazwischen.server.base import limits
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.streams.requests import Request, RequestLog
from dazwischen.server.tables import hosting
from dazwischen.server.tables.house import House as Parts
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.server.wire import commands
from dazwischen.store.records import Sat
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.opening import opened
from dazwischen.table.table import Table
from dazwischen.table.verify import read, verify
from tests.logs import without
from tests.server import loops
from tests.server.games import keep, who
from tests.table.drive import run


@pytest.fixture(scope="module")
def match() -> Table:
    table = opened("jay", Options(players=3, faults="penalty"), 4, ["leicht", "mittel", "stark"])
    run(table)
    assert table.outcome is not None
    return table


def test_those_who_sat_there_see_it_at_once(
    store: SQLiteStore, ada: httpx.Client, match: Table
) -> None:
    number = keep(store, match, (Sat(2, who(ada)),), ended=5000)
    told = ada.get(f"/api/replays/{number}").json()
    assert told["header"]["seed"] == 4
    assert [seat["names"] for seat in told["seats"]] == [[], ["Ada"], []]
    assert [seat["bot"] for seat in told["seats"]] == ["leicht", "mittel", "stark"]
    assert told["outcome"]["reason"] == "rounds-played"
    assert len(told["envelopes"]) == len(match.envelopes)
    (listed,) = ada.get("/api/games/mine").json()["games"]
    assert (listed["id"], listed["game"], listed["own"]["seat"]) == (number, "jay", 2)
    assert [seat["names"] for seat in listed["seats"]] == [[], ["Ada"], []]
    assert listed["path"] == told["path"] == f"/#/replay/{number}/the-key"


@pytest.mark.parametrize("ending", ["", ".jsonl", ".txt"])
def test_others_need_the_key(
    store: SQLiteStore, ada: httpx.Client, match: Table, ending: str
) -> None:
    path = f"/api/replays/{keep(store, match, (Sat(2, 9999),), ended=5000)}{ending}"
    assert ada.get(path).status_code == 404
    assert ada.get(path, params={"key": "another"}).status_code == 404
    assert ada.get(path, params={"key": "schlüssel"}).status_code == 404
    assert ada.get(path, params={"key": "the-key"}).status_code == 200
    ada.cookies.clear()
    assert ada.get(path, params={"key": "the-key"}).status_code == 200


@pytest.mark.parametrize("ending", ["", ".jsonl", ".txt"])
def test_a_game_in_play_is_shown_to_nobody(
    store: SQLiteStore, ada: httpx.Client, match: Table, ending: str
) -> None:
    path = f"/api/replays/{keep(store, match, (Sat(2, who(ada)),), ended=None)}{ending}"
    assert ada.get(path).status_code == 404
    assert ada.get(path, params={"key": "the-key"}).status_code == 404


@pytest.mark.parametrize("number", ["0", "77", str(1 << 63), "9" * 60, "-1", "x"])
def test_there_is_no_such_game(ada: httpx.Client, number: str) -> None:
    answer = ada.get(f"/api/replays/{number}")
    assert answer.status_code == 404
    assert answer.json()["text"]


def test_what_is_exported_comes_back_in(
    store: SQLiteStore, ada: httpx.Client, match: Table
) -> None:
    number = keep(store, match, (Sat(1, who(ada)),), ended=5000)
    me, lines = who(ada), ada.get(f"/api/replays/{number}.jsonl")
    assert verify(read(lines.content)).outcome == match.outcome
    answer = ada.post("/api/replays", content=lines.content)
    assert answer.status_code == 201
    again = answer.json()
    assert again["path"] == f"/#/replay/{again['id']}/{again['key']}"
    ada.cookies.clear()
    copy = f"/api/replays/{again['id']}"
    assert ada.get(copy).status_code == 404
    key = {"key": again["key"]}
    assert ada.get(f"{copy}.jsonl", params=key).content == lines.content
    told = ada.get(copy, params=key).json()["outcome"]
    assert msgspec.convert(told, Outcome) == match.outcome
    kept = store.game(again["id"])
    assert kept is not None
    assert (kept.room, kept.people) == ("", (Sat(0, me),))


def test_the_referee_file(store: SQLiteStore, ada: httpx.Client, match: Table) -> None:
    number = keep(store, match, (Sat(1, who(ada)),), ended=5000)
    answer = ada.get(f"/api/replays/{number}.txt", params={"lang": "en"})
    assert answer.text == registry.exported(match.log)
    german = ada.get(f"/api/replays/{number}.txt", headers={"Accept-Language": "de-AT"})
    assert german.text == registry.exported(match.log, "de")
    assert german.text.startswith("Spiel: Jay\n")
    assert answer.headers["content-disposition"] == f'attachment; filename="jay-{number}.txt"'


def test_a_log_that_was_tampered_with_is_refused_with_its_line(
    store: SQLiteStore, ada: httpx.Client, match: Table
) -> None:
    data = logs.encode(match.log)
    laid = next(n for n, line in enumerate(data.splitlines(), 1) if b'"e":"laid"' in line)
    answer = ada.post("/api/replays", content=without(data, laid, renumbered=True))
    assert answer.status_code == 422
    assert answer.json()["line"] >= laid
    english = ada.post("/api/replays?lang=en", content=without(data, laid))
    assert english.json() == {
        "code": "log-sequence",
        "rules": [],
        "text": "The entries are not numbered without gaps.",
        "line": laid,
    }
    assert store.games() == []


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"\xff\xfe", b"[" * 90_000, b'{"game":"jay","version":1,"seed":1}']
)
def test_what_is_no_log_gets_a_sentence(ada: httpx.Client, data: bytes) -> None:
    answer = ada.post("/api/replays", content=data)
    assert (answer.status_code, answer.json()["line"]) == (422, 1)


def test_bringing_in_has_its_bounds(
    store: SQLiteStore, ada: httpx.Client, match: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = logs.encode(match.log)
    monkeypatch.setattr("dazwischen.server.endpoints.http_replays.IMPORTS", 2)
    answers = [ada.post("/api/replays", content=data) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert int(answers[-1].headers["retry-after"]) >= 1
    too_big = b" " * (limits.LOG_BYTES + 1)
    monkeypatch.setattr("dazwischen.server.endpoints.http_replays.IMPORTS", 200)
    assert ada.post("/api/replays", content=too_big).status_code == 413
    foreign = {"origin": "https://elsewhere.example"}
    assert ada.post("/api/replays", content=data, headers=foreign).status_code == 403
    ada.cookies.clear()
    assert ada.post("/api/replays", content=data).status_code == 401
    assert len(store.games()) == 2


def test_who_is_forgotten_leaves_the_game_as_it_was(
    store: SQLiteStore, ada: httpx.Client, match: Table
) -> None:
    bea = store.add_identity(b"digest", "Bea", 1).id
    number = keep(store, match, (Sat(1, who(ada)), Sat(2, bea)), ended=5000)
    store.delete_identity(bea)
    told = ada.get(f"/api/replays/{number}").json()
    assert [seat["names"] for seat in told["seats"]] == [["Ada"], [], []]
    assert len(told["envelopes"]) == len(match.envelopes)
    assert told["envelopes"][0]["by"] == TABLE


def test_who_sits_down_in_the_middle_may_see_it_too() -> None:
    store = SQLiteStore(":memory:")

    async def scene() -> None:
        parts = Parts(store, Metrics())
        rules = Rules("jay", msgspec.Raw(b'{"players": 2}'))
        seats = (Place(who=1), Place(bot="leicht"))
        host = parts.tables.open(Record("abc", 1, rules, seats))
        host.changing.start()
        for person, command in ((1, commands.SetSeat(2, "empty")), (2, commands.Sit(2))):
            effect = hosting.decide(host.room.record, person, command, host.room.is_here)
            assert isinstance(effect, hosting.Effect)
            request = Request(RequestLog("a"), 1)
            assert host.changing.carry_out(effect, person, request) is None
            host.room.note()
            parts.runtime.journal.flush()
        await parts.stop()

    loops.run(scene())
    (game,) = store.games()
    store.close()
    assert game.people == (Sat(1, 1), Sat(2, 2))
