"""Games between people are rated when they end; whoever wishes has theirs removed."""

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from dazwischen.server.services.rating import counted
from dazwischen.store.records import Sat
from tests.limits import LONG
from tests.server.client import Client
from tests.server.live import Live

OPTIONS = {"level": 1, "players": 2, "rounds": 1}


@pytest.fixture
def server(started: Callable[..., Live], hasty: None) -> Live:  # noqa: ARG001
    return started()


def play(server: Live, people: list[httpx.Client], seats: list[str] | None = None) -> None:
    """A game to its end; once begun, bots play for the people, which counts all the same."""
    options = {**OPTIONS, "players": len(seats or people)}
    code = server.table(people[0], options=options, timing={"deal": 1}, seats=seats or ["me"])
    sockets = [server.socket(person) for person in people]
    for number, socket in enumerate(sockets, 1):
        socket.send({"t": "hello", "v": 2, "table": code, "client": f"c{number}"})
        hello = socket.next("hello")
        if not hello["seat"]:
            socket.send({"t": "room", "id": 1, "do": {"do": "sit", "seat": number}})
            socket.next("done")
    sockets[0].send({"t": "room", "id": 2, "do": {"do": "start"}})
    sockets[0].next("done")
    for socket in sockets:
        socket.send({"t": "room", "id": 3, "do": {"do": "let-bot", "bot": "leicht"}})
    deadline = time.monotonic() + LONG
    while people[0].get(f"/api/tables/{code}").json()["play"]["playing"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    for socket in sockets:
        socket.close()


def mine(person: httpx.Client, least: int = 0) -> dict[str, Any]:
    """One's ratings, once there are so many."""
    deadline = time.monotonic() + LONG
    while True:
        found: dict[str, Any] = person.get("/api/me/ratings").json()
        if sum(len(history["points"]) for history in found["histories"]) >= least:
            return found
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_game_between_people_is_rated(server: Live) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    play(server, [ada, bea])
    points = [mine(person, 1)["histories"][0]["points"][0] for person in (ada, bea)]
    assert sorted(point["mu"] > 25 for point in points) == [False, True]
    assert server.browser().get("/api/ratings").json() == [
        {"game": "jay", "level": "1", "people": 2}
    ]
    listed = server.browser().get("/api/ratings/jay/1").json()
    assert [one["place"] for one in listed] == [1, 2]
    assert {one["name"] for one in listed} == {"Ada", "Bea"}
    assert listed[0]["mu"] > listed[1]["mu"]
    history = server.browser().get(f"/api/ratings/of/{listed[0]['identity']}").json()
    assert history[0]["points"][0]["mu"] == listed[0]["mu"]


def test_a_rating_is_removed_and_stays_away_until_wished_for(server: Live) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    play(server, [ada, bea])
    mine(ada, 1)
    gone = ada.post("/api/me/ratings", json={"rated": False}).json()
    assert gone == {"rated": False, "histories": []}
    assert [one["name"] for one in ada.get("/api/ratings/jay/1").json()] == ["Bea"]
    number = ada.get("/api/me").json()["id"]
    assert ada.get(f"/api/ratings/of/{number}").status_code == 404
    play(server, [ada, bea])
    assert len(mine(bea, 1)["histories"][0]["points"]) == 1
    assert mine(ada)["histories"] == []
    assert ada.post("/api/me/ratings", json={"rated": True}).json()["rated"]
    play(server, [ada, bea])
    assert len(mine(ada, 1)["histories"][0]["points"]) == 1


def begun(server: Live, people: list[httpx.Client]) -> tuple[str, list[Client]]:
    """A game in which somebody has laid a card."""
    code = server.table(people[0], options=OPTIONS, timing={"deal": 1}, seats=["me"])
    sockets = [server.socket(person) for person in people]
    for number, socket in enumerate(sockets, 1):
        socket.send({"t": "hello", "v": 2, "table": code, "client": f"c{number}"})
        if not socket.next("hello")["seat"]:
            socket.send({"t": "room", "id": 1, "do": {"do": "sit", "seat": number}})
            socket.next("done")
    sockets[0].send({"t": "room", "id": 2, "do": {"do": "start"}})
    sockets[0].next("done")
    return code, sockets


def some_cards(server: Live, code: str, sockets: list[Client]) -> None:
    """Bots lay some for the people, who then go on themselves."""

    def laid() -> int:
        host = server.parts.tables.find(code)
        assert host is not None
        assert host.room.game is not None
        found: int = host.room.game.table.state.laid
        return found

    for socket in sockets:
        socket.send({"t": "room", "id": 3, "do": {"do": "let-bot", "bot": "leicht"}})
        socket.next("done")
    deadline = time.monotonic() + LONG
    while not server.call(laid):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    for socket in sockets:
        socket.send({"t": "room", "id": 4, "do": {"do": "play-on"}})
        socket.next("done")


@pytest.mark.parametrize(
    "how", [{"do": "stop"}, {"do": "set-seat", "seat": 2, "holder": "bot", "bot": "leicht"}]
)
def test_breaking_off_saves_nobody(server: Live, how: dict[str, Any]) -> None:
    """Neither does the host escape a loss, nor does a bot lose for whom he put out."""
    ada, bea = server.person("Ada"), server.person("Bea")
    code, sockets = begun(server, [ada, bea])
    some_cards(server, code, sockets)
    sockets[0].send({"t": "room", "id": 5, "do": how})
    sockets[0].next("done")
    lost, won = (mine(person, 1)["histories"][0]["points"] for person in (ada, bea))
    assert lost[0]["mu"] < 25 < won[0]["mu"]
    if how["do"] == "stop":
        return
    # What the bot does after that changes nothing.
    sockets[0].send({"t": "room", "id": 6, "do": {"do": "let-bot", "bot": "leicht"}})
    deadline = time.monotonic() + LONG
    while ada.get(f"/api/tables/{code}").json()["play"]["playing"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert [mine(person)["histories"][0]["points"] for person in (ada, bea)] == [lost, won]


def test_nothing_is_rated_where_nothing_was_played(server: Live) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    _, sockets = begun(server, [ada, bea])
    sockets[0].send({"t": "room", "id": 5, "do": {"do": "stop"}})
    sockets[0].next("done")
    assert mine(ada)["histories"] == mine(bea)["histories"] == []


def test_whoever_is_left_alone_is_rated_by_what_was_played(server: Live) -> None:
    """A bot plays for the other: neither gives up by stopping, and nobody has a point yet."""
    ada, bea = server.person("Ada"), server.person("Bea")
    code, sockets = begun(server, [ada, bea])
    some_cards(server, code, sockets)
    sockets[1].send({"t": "room", "id": 5, "do": {"do": "let-bot", "bot": "leicht"}})
    sockets[1].next("done")
    sockets[0].send({"t": "room", "id": 5, "do": {"do": "stop"}})
    sockets[0].next("done")
    points = [mine(person, 1)["histories"][0]["points"][0] for person in (ada, bea)]
    assert points[0]["mu"] == pytest.approx(points[1]["mu"])


def test_a_game_against_bots_alone_is_not_rated(server: Live) -> None:
    ada = server.person("Ada")
    play(server, [ada], ["me", "leicht"])
    assert mine(ada)["histories"] == []
    assert server.browser().get("/api/ratings").json() == []


def test_nothing_is_rated_that_does_not_exist(server: Live) -> None:
    http = server.browser()
    assert http.get("/api/ratings/chess/1").status_code == 404
    assert http.get("/api/ratings/jay/99").json() == []
    assert http.get("/api/ratings/of/99").status_code == 404
    assert http.get("/api/me/ratings").status_code == 401


def test_whose_seats_count() -> None:
    people = (Sat(0, 9), Sat(1, 1), Sat(2, 2), Sat(2, 3), Sat(3, 4), Sat(4, 4))
    assert counted(people) == [Sat(1, 1)]
