"""Advice over HTTP: for one's own turn, from what one sees, and never against people."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.core.report import Suggestion
from dazwischen.games import registry
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.game import GAME
from dazwischen.games.jsolitaer.options import Options
from tests.limits import LONG
from tests.server.live import Live


@pytest.fixture
def server(started: Callable[..., Live], dummies: None) -> Live:  # noqa: ARG001
    return started()


ALONE: dict[str, Any] = {
    "game": "jsolitaer",
    "options": {"players": 1},
    "seats": ["me"],
    "start": True,
}


def asked(person: httpx.Client, code: str) -> tuple[int, Any]:
    # The first who asks waits for a process to start.
    answer = person.get(f"/api/tables/{code}/hint", timeout=LONG)
    return answer.status_code, answer.json()


def refused(person: httpx.Client, code: str) -> tuple[int, str]:
    status, said = asked(person, code)
    assert said["text"]
    return status, said["code"]


def test_alone_one_is_told_what_the_server_then_takes(server: Live) -> None:
    ada = server.person()
    code = server.table(ada, **ALONE)
    status, hint = asked(ada, code)
    assert status == 200
    client = server.socket(ada)
    client.send({"t": "hello", "v": 2, "table": code, "client": "x"})
    game = client.next("hello")["game"]
    assert (hint["game"], hint["seq"]) == (game["id"], game["seq"])
    for number, step in enumerate(hint["steps"], 1):
        client.send({"t": "do", "id": number, "intent": step})
        assert client.next("update")["re"] == [number]
    assert len(hint["steps"]) > 0


def test_among_bots_one_waits_for_one_s_turn(server: Live) -> None:
    ada = server.person()
    options = {"players": 2, "first": 2}
    code = server.table(ada, game="jsolitaer", options=options, seats=["me", "leicht"], start=True)
    assert refused(ada, code) == (409, "not-at-turn")


def test_nobody_is_helped_against_people(server: Live) -> None:
    ada, bob = server.person(), server.person("Bob")
    code = server.table(ada, game="jsolitaer", options={"players": 2}, seats=["me"])
    client = server.socket(bob)
    client.send({"t": "hello", "v": 2, "table": code, "client": "y"})
    client.send({"t": "room", "id": 1, "do": {"do": "sit", "seat": 2}})
    client.next("done")
    assert refused(ada, code) == (403, "hint-in-company")


def test_only_who_sits_at_a_game_that_has_hints(server: Live) -> None:
    ada, eve = server.person(), server.person("Eve")
    code = server.table(ada, **ALONE)
    assert refused(eve, code) == (403, "has-no-seat")
    assert refused(server.browser(), code) == (401, "who-are-you")
    assert refused(ada, "nowhere") == (404, "no-such-table")
    waiting = server.table(ada, game="jsolitaer", options={"players": 1})
    assert refused(ada, waiting) == (409, "no-game-running")
    jay = server.table(ada, seats=["me", "leicht", "leicht", "leicht"], start=True)
    assert refused(ada, jay) == (409, "no-hints")


def test_one_question_at_a_time(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.person()
    code = server.table(ada, **ALONE)
    who = ada.get("/api/me").json()["id"]
    monkeypatch.setattr(server.parts.thinking, "_advised", {who})
    assert refused(ada, code) == (429, "too-fast")
    assert int(ada.get(f"/api/tables/{code}/hint").headers["retry-after"]) >= 1


def test_advice_knows_no_more_than_the_seat() -> None:
    """Cards that nobody has seen yet can be any: the advice is the same."""
    adviser = registry.module("jsolitaer").adviser
    assert adviser is not None
    first = GAME.start(Options(), 7)
    events = GAME.decide(first, do.Deal(seat=0))
    assert not isinstance(events, Rejected)
    state = first
    for event in events:
        state = GAME.evolve(state, event)
    other = replace(
        state, piles=tuple(pile[::-1] for pile in state.piles), corner=state.corner[::-1]
    )
    one, two = (adviser.suggest(GAME.view(each, 1)) for each in (state, other))
    assert isinstance(one, Suggestion)
    assert one == two
    assert isinstance(adviser.suggest(GAME.view(first, 1)), Rejected)
