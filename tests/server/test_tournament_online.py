"""Online tables of tournaments: opened by themselves, results that come by themselves."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from dazwischen.core.game import Outcome
from dazwischen.server.services.online_tables import OnlineTables
from dazwischen.server.tables.host import Host
from dazwischen.server.tables.presence import HOST_GRACE
from dazwischen.server.tables.record import Record
from dazwischen.server.tables.tables import Tables
from dazwischen.tournament.rounds import Played, Round
from dazwischen.tournament.series import begin
from dazwischen.tournament.standings import part
from tests.limits import LONG
from tests.server.clock import Clock
from tests.server.live import Live
from tests.server.tournaments import Tour
from tests.tournament.strategies import entered

PATIENCE = LONG


@pytest.fixture
def server(started: Callable[..., Live], hasty: None) -> Live:  # noqa: ARG001
    return started()


def until(tour: Tour, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The tournament, once it is as looked for."""
    deadline = time.monotonic() + PATIENCE
    while True:
        told = tour.told()
        if found(told):
            return told
        assert time.monotonic() < deadline, told["rounds"]
        time.sleep(0.2)


def complete(told: dict[str, Any]) -> bool:
    done: bool = told["rounds"][-1]["complete"]
    return done


def bots(tour: Tour, count: int) -> None:
    for number in range(1, count + 1):
        tour.act("organiser", "register", name=f"Bot {number}", bot="leicht")


@pytest.mark.long
def test_bots_play_a_series_with_nobody_watching(server: Live) -> None:
    """Two games of five rounds each, with the seats changed in between."""
    tour = Tour(server, options={"level": 1}, timing={"deal": 1})
    bots(tour, 4)
    tour.act("organiser", "draw", number=1)
    tour.act("organiser", "start", number=1)
    told = until(tour, complete)
    table = told["rounds"][0]["tables"][0]
    assert table["how"] == "online"
    assert table["result"]["kind"] == "series"
    rounds = table["result"]["rounds"]
    assert len(rounds) == 10
    host = server.call(lambda: server.parts.tables.find(table["room"]))
    assert host is not None
    room = host.room
    assert len(room.record.play.games) == 2
    worth = {one["who"]: one["worth"] for one in told["standing"]}
    assert sum(one["points"] for one in worth.values()) == 70
    # The second game's seats are those that the first half leads to.
    half = entered(begin(4), msgspec.convert(rounds[:5], list[Round])).seats_now
    assert half != (1, 2, 3, 4)
    game = server.parts.runtime.store.game(room.record.play.games[1])
    assert game is not None
    points = msgspec.json.decode(game.outcome or b"", type=Outcome).points
    second = part(4, msgspec.convert(rounds[5:], tuple[Played, ...])).points
    assert [second[player - 1] for player in half] == list(points)


@pytest.mark.long
def test_bots_play_on_after_a_restart(
    started: Callable[..., Live],
    tmp_path: Path,
    hasty: None,  # noqa: ARG001
) -> None:
    server = started(data=tmp_path)
    tour = Tour(server, options={"level": 1}, timing={"deal": 1})
    bots(tour, 3)
    tour.act("organiser", "draw", number=1)
    tour.act("organiser", "start", number=1)
    until(tour, lambda told: bool(told["rounds"][0]["tables"][0]["room"]))
    server.stop()
    tour.http = started(data=tmp_path).browser()
    told = until(tour, complete)
    assert len(told["rounds"][0]["tables"][0]["result"]["rounds"]) == 10


def test_tables_are_opened_in_turn(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of each tournament after the other, and whoever plays elsewhere is heeded between."""
    parts, online_tables = server.parts, server.service.online_tables
    turn, opened = 0, []
    with monkeypatch.context() as unseen:
        unseen.setattr(OnlineTables, "look", lambda *_: None)
        tours = [Tour(server, game="jarnac", system="swiss", rounds=2) for _ in range(2)]
        for tour in tours:
            bots(tour, 6)
            tour.act("organiser", "draw", number=1)
            tour.act("organiser", "start", number=1)
    usual = parts.tables.open

    def noted(_tables: Tables, record: Record) -> Host:
        opened.append((turn, record.tournament))
        return usual(record)

    def count() -> None:
        nonlocal turn
        turn += 1
        if len(opened) < 6:
            parts.runtime.clock.loop.call_soon(count)

    def look() -> None:
        count()
        for tour in tours:
            stream = server.service.tournaments.find(tour.code)
            assert stream is not None
            online_tables.look(stream)

    monkeypatch.setattr(Tables, "open", noted)
    server.call(look)
    for tour in tours:
        until(tour, lambda told: all(table["room"] for table in told["rounds"][0]["tables"]))
    turns = [when for when, _ in opened]
    assert len(set(turns)) == 6, turns
    assert [code for _, code in opened] == [tour.code for tour in tours] * 3


def test_mixed_tables_and_the_next_round(server: Live) -> None:
    """A real table beside an online one; both count, and the draw goes on from both."""
    tour = Tour(server, game="jarnac", system="swiss", rounds=2)
    tour.register("Ada", "Bea")
    bots(tour, 2)
    tour.act("organiser", "draw", number=1, tables=[[1, 2], [3, 4]])
    tour.act("organiser", "start", number=1)
    assert [table["where"] for table in tour.told()["rounds"][0]["tables"]] == ["real", "online"]
    until(tour, lambda told: bool(told["rounds"][0]["tables"][1]["room"]))
    # The judge does not wait for the bots.
    code = tour.told()["rounds"][0]["tables"][1]["room"]
    assert server.call(lambda: code in server.parts.tables.awake)
    result = {"kind": "walkover", "winner": 2}
    tour.act("judge", "rule", round=1, table=2, result=result, reason="zu langsam")
    assert not server.call(lambda: code in server.parts.tables.awake), (
        "nobody waits for how it ends"
    )
    for player in (1, 2):
        duel = {"kind": "duel", "scores": [60, 50]}
        tour.act(f"player-{player}", "report", round=1, table=1, result=duel)
    told = until(tour, complete)
    assert {one["who"] for one in told["standing"][:2]} == {1, 4}
    tour.act("organiser", "draw", number=2)
    assert {tuple(sorted(t["entrants"])) for t in tour.told()["rounds"][1]["tables"]} == {
        (1, 4),
        (2, 3),
    }


def seat(tour: Tour, browser: httpx.Client, player: str) -> dict[str, Any]:
    answer = browser.post(f"{tour.path}/seat", json={"key": tour.key_of(player)})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_people_come_with_their_links(server: Live) -> None:
    """The table is opened with free seats and begins when the last has come."""
    tour = Tour(server, game="jarnac", system="swiss", online=True)
    tour.register("Ada", "Bea")
    tour.act("organiser", "draw", number=1, tables=[[1, 2]])
    ada, bea = server.person("Ada"), server.person("Bea")
    assert seat(tour, ada, "player-1")["room"] == ""
    assert tour.told()["entrants"][0]["claimed"]
    tour.act("organiser", "start", number=1)
    told = until(tour, lambda told: bool(told["rounds"][0]["tables"][0]["room"]))
    code = told["rounds"][0]["tables"][0]["room"]
    info = ada.get(f"/api/tables/{code}").json()
    assert (info["play"]["playing"], [one["name"] for one in info["seats"]]) == (0, ["Ada", ""])
    assert seat(tour, bea, "player-2")["room"] == code
    deadline = time.monotonic() + PATIENCE
    while not ada.get(f"/api/tables/{code}").json()["play"]["playing"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    mine = [table["code"] for table in bea.get("/api/tables/mine").json()]
    assert mine == [code]
    # The same browser cannot play for another entrant as well.
    answer = ada.post(f"{tour.path}/seat", json={"key": tour.key_of("player-2")})
    assert (answer.status_code, answer.json()["code"]) == (409, "tour-claimed-other")


def test_a_table_played_again_gets_a_new_room(server: Live) -> None:
    tour = Tour(server, game="jarnac", system="swiss")
    bots(tour, 2)
    tour.act("organiser", "draw", number=1)
    tour.act("organiser", "start", number=1)
    told = until(tour, lambda told: bool(told["rounds"][0]["tables"][0]["room"]))
    first = told["rounds"][0]["tables"][0]["room"]
    tour.act("judge", "void", round=1, table=1, again=True, reason="Stromausfall")
    until(tour, lambda told: told["rounds"][0]["tables"][0]["room"] not in {"", first})


def test_nobody_leads_a_tournaments_table(server: Live) -> None:
    """However long anybody is there."""
    clock = Clock(server, waits=True)
    tour = Tour(server, game="jarnac", system="swiss", online=True)
    tour.register("Ada", "Bea")
    tour.act("organiser", "draw", number=1, tables=[[1, 2]])
    people = [server.person("Ada"), server.person("Bea")]
    for number, browser in enumerate(people, 1):
        seat(tour, browser, f"player-{number}")
    tour.act("organiser", "start", number=1)
    told = until(tour, lambda told: bool(told["rounds"][0]["tables"][0]["room"]))
    code = told["rounds"][0]["tables"][0]["room"]
    socket = server.socket(people[0])
    socket.send({"t": "hello", "v": 2, "table": code, "client": "phone"})
    assert socket.next("hello")["room"]["host"] == 0
    socket.send({"t": "room", "id": 1, "do": {"do": "stop"}})
    assert socket.next("refused")["code"] == "host-only"
    clock.forward(2 * HOST_GRACE)
    socket.send({"t": "room", "id": 2, "do": {"do": "set-seat", "seat": 2, "holder": "empty"}})
    assert socket.next("refused")["code"] == "host-only"
    host = server.call(lambda: server.parts.tables.find(code))
    assert host is not None
    assert host.room.record.host == 0
