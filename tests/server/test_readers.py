"""Those who do not keep up, those who watch later, and the end of the server."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dazwischen.games import registry
from dazwischen.server.streams.session import Session
from dazwischen.server.wire.connection import RESTART
from dazwischen.store.protocol import StoreError
from tests.limits import until
from tests.server.clock import Clock
from tests.server.folding import Device
from tests.server.house import House
from tests.server.live import Live, live
from tests.server.process import Process

KILLED = 90.0
"""Seconds after which systemd would not wait any longer."""


def solitaire(house: House, **wanted: Any) -> Device:
    """Somebody who plays alone, and can be watched."""
    browser = house.person("Ada")
    code = house.table(browser, game="jsolitaer", start=True, **wanted)
    player = Device(house, browser, browser.get("/api/me").json()["id"], "a")
    player.come(code)
    return player


def watcher(house: House, code: str) -> Device:
    browser = house.person("Bob")
    made = Device(house, browser, browser.get("/api/me").json()["id"], "b")
    made.come(code)
    return made


def do(player: Device, name: str) -> dict[str, Any]:
    return player.answered(player.ask({"t": "do", "intent": {"do": name, "seat": 1}}))


def flooded(server: Live, slow: Device) -> Session:
    """The session of somebody who was sent more than he has read."""
    room = server.parts.tables.awake[slow.table].room
    session = next(s for s in room.sessions if s.identity.id == slow.who)
    # Who is silent is looked after by the test alone: before he has read everything the server may
    # have looked at him twice.
    server.call(server.parts.sessions._pinging.stop)
    noise = json.dumps({"t": "pong", "n": 0, "noise": "x" * 20_000}).encode()

    def flood() -> None:
        for _ in range(1_000):
            session.send(noise)
        server.parts.runtime.outbox.deliver()

    server.call(flood)
    assert session.channel.behind
    return session


def test_who_does_not_read_holds_nobody_up_and_gets_a_fresh_view(server: Live) -> None:
    player = solitaire(server)
    slow = watcher(server, player.table)
    session = flooded(server, slow)
    # Answered, although the other one has not read anything yet.
    do(player, "turn-up")
    assert slow.socket is not None
    slow.socket.until(lambda message: message["t"] == "hello")
    assert not session.channel.behind
    do(player, "end")
    assert slow.socket.next("update")["seq"] == player.seq


def test_who_never_reads_again_is_dropped(started: Callable[..., Live]) -> None:
    server = started()
    player = solitaire(server)
    session = flooded(server, watcher(server, player.table))
    for _ in range(2):
        server.call(session.distance.check)
    sessions = server.parts.tables.awake[player.table].room.sessions
    until(lambda: session not in sessions, "him to be dropped")
    assert do(player, "turn-up")


def test_those_who_watch_see_it_later(server: Live) -> None:
    clock = Clock(server)
    player = solitaire(server, settings={"delay": 400})
    late = watcher(server, player.table)
    clock.forward(400)
    late.settle()
    seen = late.seq
    assert seen == player.seq
    do(player, "turn-up")
    clock.forward(399)
    late.settle()
    assert late.seq == seen
    other = watcher(server, player.table)
    assert other.seq == seen, "nor does it help to come anew"
    clock.forward(1)
    for device in (late, other):
        device.settle()
        assert device.seq == player.seq


@pytest.mark.live
def test_a_restart_shows_those_who_watch_nothing_sooner(tmp_path: Path) -> None:
    """As much of the table's time has to pass as before."""
    with live(tmp_path) as server:
        clock = Clock(server)
        player = solitaire(server, settings={"delay": 400})
        do(player, "turn-up")
        seen = player.seq
        clock.forward(300)
        do(player, "end")
        assert player.seq > seen
    with live(tmp_path) as server:
        clock = Clock(server)
        late = watcher(server, player.table)
        assert late.seq == 0
        clock.forward(100)
        late.settle()
        assert late.seq == seen
        clock.forward(300)
        late.settle()
        assert late.seq == player.seq


def test_where_nobody_may_watch_any_more(server: Live) -> None:
    player = solitaire(server)
    other = watcher(server, player.table)
    player.answered(player.ask({"t": "room", "do": {"do": "settings", "watching": False}}))
    assert other.socket is not None
    assert other.socket.next("refused")["code"] == "watching-off"
    do(player, "turn-up")
    other.socket.send({"t": "ping", "n": 1})
    assert other.socket.next()["t"] == "pong", "and nothing was told before"
    assert len(server.parts.tables.awake[player.table].room.sessions) == 1


def test_without_the_delay_they_catch_up(server: Live) -> None:
    player = solitaire(server, settings={"delay": 300_000})
    late = watcher(server, player.table)
    do(player, "turn-up")
    late.settle()
    assert late.seq == 0
    player.answered(player.ask({"t": "room", "do": {"do": "settings", "delay": 0}}))
    do(player, "end")
    late.settle()
    assert (late.seq, late.view["turned"]) == (player.seq, player.view["turned"])


@pytest.mark.live
def test_a_graceful_stop_tells_and_goes_on_where_it_was(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.start()
    try:
        player = solitaire(process)
        do(player, "turn-up")
        seq, view = player.seq, player.view
        assert player.socket is not None
        began = time.monotonic()
        assert process.stop() == 0
        assert time.monotonic() - began < KILLED
        assert player.socket.next("bye")["code"] == "restart"
        assert player.socket.closing() == RESTART
        process.start()
        player.come(player.table, again=True)
        assert (player.seq, player.view) == (seq, view)
        assert process.stop() == 0
        assert process.journal() == []
    finally:
        process.kill()
        process.send_home()


def test_what_cannot_be_kept_did_not_happen(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    player = solitaire(server)
    before = player.seq, player.view

    def full(_events: object) -> None:
        raise StoreError("database or disk is full")

    monkeypatch.setattr(server.parts.runtime.store, "add_events", full)
    number = player.ask({"t": "do", "intent": {"do": "turn-up", "seat": 1}})
    assert player.socket is not None
    assert player.socket.next("update", "bye")["code"] == "restart"
    assert player.socket.closing() == RESTART
    monkeypatch.undo()
    player.come(player.table, again=True)
    assert (player.seq, player.view) == before
    assert player.answered(player.ask(player.sent[number]))["t"] == "update"
    first, then = (server.complaints.records.pop(0) for _ in range(2))
    assert "could not keep what happened (1 times): database or disk is full" in first
    assert "kept again" in then


def test_a_mistake_of_ours_at_one_table_touches_no_other(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlucky, other = solitaire(server), server.person("Eva")
    device = Device(server, other, other.get("/api/me").json()["id"], "e")
    device.come(server.table(other, game="jarnac", seats=["me", "leicht"]))

    def broken(_state: object, _intent: object) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(type(registry.module("jsolitaer").rules), "decide", staticmethod(broken))
    refused = unlucky.answered(unlucky.ask({"t": "do", "intent": {"do": "turn-up", "seat": 1}}))
    assert (refused["t"], refused["code"]) == ("refused", "our-mistake")
    assert unlucky.socket is not None
    assert unlucky.socket.closing() == RESTART
    assert device.answered(device.ask({"t": "say", "call": "gut"}))["t"] == "done"
    monkeypatch.undo()
    unlucky.come(unlucky.table, again=True)
    assert do(unlucky, "turn-up")["t"] == "update"
    assert "could not heed a message" in server.complaints.records.pop()


def test_what_somebody_says_before_leaving_counts(server: Live) -> None:
    player = solitaire(server)
    before = player.seq
    player.ask({"t": "do", "intent": {"do": "turn-up", "seat": 1}})
    player.go()
    player.come(player.table, again=True)
    assert player.seq > before
