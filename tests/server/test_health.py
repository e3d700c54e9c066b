"""When nothing can be kept: nothing is acknowledged, `/healthz` says so, the log stays short."""

import resource
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dazwischen.server.base.health import AGAIN, PROBED, Health
from dazwischen.store.holding import LOCK
from dazwischen.store.protocol import StoreError
from dazwischen.store.sqlite import DATABASE, SQLiteStore
from tests.limits import until
from tests.server.live import Live
from tests.server.process import Process

FULL = 64 * 1024
"""Bytes, fewer than the log has after the first commit: a file cannot grow beyond."""
TRIES = 30


def full(process: Process) -> None:
    assert (process.data / f"{DATABASE}-wal").stat().st_size > FULL
    resource.prlimit(process.group, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))


def room_again(process: Process) -> None:
    everything = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(process.group, resource.RLIMIT_FSIZE, everything)


def without_folder(process: Process) -> None:
    for path in process.data.glob("dazwischen.*"):
        path.unlink()


def without_lock(process: Process) -> None:
    (process.data / LOCK).unlink()


def with_another(process: Process) -> None:
    """Somebody has put a backup in its place."""
    path = process.data / DATABASE
    path.rename(path.with_name("before"))
    SQLiteStore(path.with_name("other")).close()
    path.with_name("other").rename(path)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process, files in use")
@pytest.mark.parametrize("harm", [full, without_folder, without_lock, with_another])
def test_nothing_is_acknowledged_that_cannot_be_kept(
    process: Process, harm: Callable[[Process], None]
) -> None:
    ada = process.person("Ada")
    code = process.table(ada)
    assert ada.get("/healthz").status_code == 200
    socket = process.socket(ada)
    socket.send({"t": "hello", "v": 2, "table": code, "client": "a"})
    socket.next("hello")
    harm(process)
    anybody = process.browser()
    until(lambda: anybody.get("/healthz").status_code == 503, "it to be noticed")
    sick = anybody.get("/healthz?lang=en")
    assert sick.json()["code"] == "cannot-keep"
    assert int(sick.headers["retry-after"]) > 0
    socket.send({"t": "say", "id": 1, "call": "gut"})
    assert socket.next("done", "bye", "refused")["t"] != "done"
    for _ in range(TRIES):
        refused = process.browser().post("/api/me", json={"name": "Bob"})
        assert (refused.status_code, refused.json()["code"]) == (503, "cannot-keep")
    assert len(process.journal()) == 1
    if harm is full:
        room_again(process)
        until(lambda: ada.get("/healthz").status_code == 200, "it to be well again")
        assert ada.post("/api/me", json={"name": "Ada2"}).status_code == 200


def test_the_log_hears_of_it_at_once_and_then_now_and_then(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    store = SQLiteStore(tmp_path / DATABASE)
    health = Health(store, lambda: now)
    for _ in range(50):
        health.failed(StoreError("full"))
    now += AGAIN
    health.failed(StoreError("full"))
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        "could not keep what happened (1 times): full",
        "could not keep what happened (50 times): full",
    ]
    assert health.probe() == ""
    health.failed(StoreError("full again"))
    assert health.probe() == "full again"
    now += PROBED
    assert health.probe() == ""
    store.close()


def test_a_game_that_cannot_be_read_is_no_trouble_for_others(
    started: Callable[..., Live], tmp_path: Path
) -> None:
    server = started()
    ada = server.person("Ada")
    code = server.table(ada, game="jarnac", options={"variant": "solo"}, start=True)
    socket = server.socket(ada)
    socket.send({"t": "hello", "v": 2, "table": code, "client": "a"})
    game = socket.next("hello")["game"]["id"]
    socket.send({"t": "room", "id": 1, "do": {"do": "stop"}})
    socket.next("done")
    with sqlite3.connect(tmp_path / DATABASE) as disk:
        disk.execute("UPDATE events SET at = at + 1 WHERE stream = ?", (game,))
    disk.close()
    for _ in range(3):
        damaged = ada.get(f"/api/replays/{game}")
        assert (damaged.status_code, damaged.json()["code"]) == (410, "game-damaged")
    assert ada.get("/healthz").status_code == 200
    (said,) = server.complaints.records
    server.complaints.records.clear()
    assert f"game {game} is damaged from event 1 on" in said
