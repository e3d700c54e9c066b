"""Games between people are rated when they end; whoever wishes has theirs removed."""

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from dazwischen.server.rating import counted
from dazwischen.store.records import Sat
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
        socket.send({"t": "hello", "table": code, "client": f"c{number}"})
        hello = socket.next("hello")
        if not hello["seat"]:
            socket.send({"t": "room", "id": 1, "do": {"do": "sit", "seat": number}})
            socket.next("done")
    sockets[0].send({"t": "room", "id": 2, "do": {"do": "start"}})
    sockets[0].next("done")
    for socket in sockets:
        socket.send({"t": "room", "id": 3, "do": {"do": "let-bot", "bot": "leicht"}})
    deadline = time.monotonic() + 60
    while people[0].get(f"/api/tables/{code}").json()["playing"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    for socket in sockets:
        socket.close()


def mine(person: httpx.Client, least: int = 0) -> dict[str, Any]:
    """One's ratings, once there are so many."""
    deadline = time.monotonic() + 20
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
