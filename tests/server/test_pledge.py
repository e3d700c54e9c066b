"""Deals nobody can rig: what is promised before, what players add, and what is told when."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from dazwischen.core import mixing
from dazwischen.server.base.limits import PROMISED
from dazwischen.server.tables.pledges import Pledges
from dazwischen.server.work.load_log import header_of
from dazwischen.table.verify import read, verify
from tests.server.client import Client
from tests.server.live import Live

ONE, TWO = "1" * 64, "2" * 64


def come(server: Live, browser: Any, code: str) -> tuple[Client, dict[str, Any]]:
    client = server.socket(browser)
    client.send({"t": "hello", "v": 2, "table": code, "client": "c"})
    return client, client.next("hello")


def share(client: Client, commitment: str, sent: str) -> None:
    client.send({"t": "share", "commitment": commitment, "share": sent})
    client.send({"t": "ping", "n": 9})
    client.next("pong")


def wish(client: Client, number: int, **what: Any) -> dict[str, Any]:
    client.send({"t": "room", "id": number, "do": what})
    seen = client.until(lambda message: message.get("re") == number)
    assert seen[-1]["t"] == "done", seen[-1]
    return seen[-1]


def begun(client: Client) -> dict[str, Any]:
    """As the game is told when it begins."""
    while True:
        hello = client.next("hello")
        if hello["game"]:
            return hello


class Two:
    """Ada leads, Bea sits down beside her."""

    def __init__(self, server: Live) -> None:
        self.ada, self.bea = server.person("Ada"), server.person("Bea")
        self.code = server.table(self.ada, game="jsolitaer", options={"players": 2})
        self.first, hello = come(server, self.ada, self.code)
        self.promised = hello["room"]["play"]["commitment"]
        self.second, _ = come(server, self.bea, self.code)
        wish(self.second, 1, do="sit", seat=2)

    def play(self) -> dict[str, Any]:
        wish(self.first, 1, do="start")
        told = begun(self.second)
        wish(self.first, 2, do="stop")
        return told

    def log(self, number: int) -> bytes:
        return self.ada.get(f"/api/replays/{number}.jsonl").content


@pytest.fixture
def server(started: Callable[..., Live], dummies: None) -> Live:  # noqa: ARG001
    return started()


@pytest.fixture
def two(server: Live) -> Two:
    return Two(server)


def test_everybody_has_a_share_and_all_of_it_can_be_checked(two: Two) -> None:
    share(two.first, two.promised, ONE)
    share(two.second, two.promised, TWO)
    told = two.play()
    assert (told["game"]["commitment"], told["game"]["shares"]) == (two.promised, [ONE, TWO])
    header = verify(read(two.log(told["game"]["id"]))).log.header
    assert header.mixed
    assert header.mixed.commitment == mixing.commitment(header.mixed.secret) == two.promised
    assert header.mixed.shares == (ONE, TWO)
    assert header.seed == header.mixed.seed


def test_the_next_game_is_promised_anew(two: Two) -> None:
    share(two.first, two.promised, ONE)
    told = two.play()
    after = told["room"]["play"]["commitment"]
    assert after != two.promised
    share(two.second, after, TWO)
    wish(two.first, 3, do="start")
    again = begun(two.second)
    assert (again["game"]["commitment"], again["game"]["shares"]) == (after, ["", TWO])


def test_whoever_sends_nothing_is_left_out_and_that_is_seen(two: Two) -> None:
    share(two.second, two.promised, TWO)
    told = two.play()
    assert told["game"]["shares"] == ["", TWO]
    header = verify(read(two.log(told["game"]["id"]))).log.header
    assert header.mixed
    assert header.mixed.shares == ("", TWO)


def test_the_first_share_counts(two: Two) -> None:
    share(two.second, two.promised, TWO)
    share(two.second, two.promised, ONE)
    assert two.play()["game"]["shares"] == ["", TWO]


def test_a_share_for_a_game_that_has_begun_changes_nothing(two: Two) -> None:
    wish(two.first, 1, do="start")
    told = begun(two.second)
    share(two.second, two.promised, TWO)
    wish(two.first, 2, do="stop")
    wish(two.first, 3, do="start")
    again = begun(two.second)
    assert told["game"]["shares"] == again["game"]["shares"] == ["", ""]


def test_whoever_watches_or_has_got_up_has_no_share(server: Live, two: Two) -> None:
    watcher, _ = come(server, server.person("Emil"), two.code)
    share(two.second, two.promised, TWO)
    share(watcher, two.promised, ONE)
    wish(two.second, 2, do="stand")
    wish(watcher, 1, do="sit", seat=2)
    wish(two.first, 1, do="start")
    assert begun(watcher)["game"]["shares"] == ["", ""]


def test_what_is_no_share_is_refused(two: Two) -> None:
    for bad in ("", "1" * 63, "1" * 65, "1" * 3000, "A" * 64, "x" * 64, ONE + "\n", 1, None):
        two.second.send({"t": "share", "commitment": two.promised, "share": bad})
        assert two.second.next("refused")["code"] == "unreadable"
    assert two.play()["game"]["shares"] == ["", ""]


@pytest.mark.usefixtures("dummies")
def test_a_server_started_anew_keeps_its_promise(
    started: Callable[..., Live], tmp_path: Path
) -> None:
    server = started()
    two = Two(server)
    share(two.first, two.promised, ONE)
    cookies = dict(two.ada.cookies)
    server.stop()
    server = started(data=tmp_path)
    ada = server.browser()
    ada.cookies.update(cookies)
    client, hello = come(server, ada, two.code)
    assert hello["room"]["play"]["commitment"] == two.promised
    wish(client, 11, do="set-seat", seat=2, holder="bot", bot="leicht")
    wish(client, 12, do="start")
    _, hello = come(server, ada, two.code)
    assert hello["game"]["shares"] == [ONE, ""]


def quick(share: dict[str, str] | None) -> dict[str, Any]:
    wanted = {"game": "jsolitaer", "options": {"players": 2}, "seats": ["me", "leicht"]}
    return {**wanted, "start": True} | ({"share": share} if share else {})


def shares_of(server: Live, browser: Any, code: str) -> list[str]:
    shares: list[str] = come(server, browser, code)[1]["game"]["shares"]
    return shares


def test_a_table_that_starts_at_once_has_a_share_too(server: Live) -> None:
    ada = server.browser()
    promised = ada.post("/api/me", json={"name": "Ada"}).json()["commitment"]
    assert ada.get("/api/me").json()["commitment"] == promised
    share = {"commitment": promised, "share": ONE}
    opened = ada.post("/api/tables", json=quick(share)).json()
    _, hello = come(server, ada, opened["code"])
    assert (hello["game"]["commitment"], hello["game"]["shares"]) == (promised, [ONE, ""])
    # A promise is good for once, and nobody else's; without one the game begins all the same.
    assert opened["commitment"] not in (promised, opened["room"]["play"]["commitment"])
    assert ada.get("/api/me").json()["commitment"] == opened["commitment"]
    bea = server.person("Bea")
    for somebody, sent in ((ada, share), (bea, share), (bea, None)):
        again = somebody.post("/api/tables", json=quick(sent)).json()
        assert shares_of(server, somebody, again["code"]) == ["", ""]


def test_only_so_many_people_are_promised_something() -> None:
    pledges = Pledges()
    first, second = pledges.commitment(1), pledges.commitment(2)
    for who in range(3, PROMISED + 1):
        pledges.commitment(who)
    assert pledges.commitment(1) == first
    # One more, and whoever was told longest ago is told something else.
    pledges.commitment(PROMISED + 1)
    assert pledges.commitment(1) == first
    assert pledges.commitment(2) != second


def _of_earlier_days(path: Path) -> None:
    """The same people and tables as a version left them that knew of no promises."""
    with closing(sqlite3.connect(path)) as found:
        tables = {"identities": "*", "secrets": "*", "rooms": "code, data, changed, host"}
        rows = {
            table: found.execute(f"SELECT {columns} FROM {table}").fetchall()  # noqa: S608
            for table, columns in tables.items()
        }
    for left in path.parent.glob(f"{path.name}*"):
        left.unlink()
    with closing(sqlite3.connect(path)) as old:
        old.executescript((Path(__file__).parents[1] / "store/version7.sql").read_text("utf-8"))
        for table in ("identities", "secrets"):
            old.executemany(f"INSERT INTO {table} VALUES ({_marks(rows[table])})", rows[table])  # noqa: S608
        for code, data, changed, host in rows["rooms"]:
            record = json.loads(data)
            del record["pledge"]
            kept = json.dumps(record).encode()
            old.execute("INSERT INTO rooms VALUES (?, ?, ?, ?)", (code, kept, changed, host))
        old.execute("PRAGMA user_version = 7")
        old.commit()


def _marks(rows: list[tuple[Any, ...]]) -> str:
    return ", ".join("?" * len(rows[0]))


@pytest.mark.usefixtures("dummies")
def test_a_table_of_earlier_days_makes_a_promise_and_keeps_it(
    started: Callable[..., Live], tmp_path: Path
) -> None:
    server = started()
    ada = server.person("Ada")
    code = server.table(ada, game="jsolitaer", options={"players": 2})
    cookies = dict(ada.cookies)
    server.stop()
    _of_earlier_days(tmp_path / "dazwischen.sqlite3")
    promised = set()
    for _ in range(2):
        server = started(data=tmp_path)
        again = server.browser()
        again.cookies.update(cookies)
        promised.add(come(server, again, code)[1]["room"]["play"]["commitment"])
        server.stop()
    assert len(promised) == 1


def test_nobody_is_told_a_secret_before_the_game_is_over(server: Live, two: Two) -> None:
    """Neither that of the game nor that of the next one."""
    share(two.first, two.promised, ONE)
    wish(two.first, 1, do="start")
    told = begun(two.second)
    number = told["game"]["id"]
    for at, client in ((1, two.first), (2, two.second)):
        client.send({"t": "do", "id": 30, "intent": {"do": "turn-up", "seat": at}})
    again, hello = come(server, two.ada, two.code)
    heard = [told, hello, *two.second.waiting(), *again.waiting(), *two.first.waiting()]
    paths = (f"/api/tables/{two.code}", "/api/tables/mine", "/api/games/mine")
    hidden = (f"/api/replays/{number}{what}" for what in ("", ".jsonl", ".txt", "/outline"))
    read_too = [two.ada.get(path).text for path in (*paths, *hidden)]
    said = json.dumps(heard) + "".join(read_too)
    game = server.call(lambda: server.parts.runtime.store.game(number))
    assert game is not None
    mixed = header_of(game).mixed
    assert mixed
    following = server.call(lambda: server.parts.tables.awake[two.code].room.record.pledge)
    assert mixed.commitment in said
    assert following.commitment in said
    for secret in (mixed.secret, following.secret, str(mixed.seed), f"{mixed.seed:064x}"):
        assert secret not in said
    wish(two.first, 2, do="stop")
    assert mixed.secret.encode() in two.log(number)
