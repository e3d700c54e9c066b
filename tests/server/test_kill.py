"""The death of the server at any moment costs nothing that anybody was told."""

import signal
import sqlite3
import time
from pathlib import Path

import pytest

from dazwischen.store.sqlite import DATABASE, SQLiteStore
from tests.server.folding import Device
from tests.server.kill import Evening
from tests.server.process import Process


@pytest.mark.live
@pytest.mark.long
def test_nothing_is_lost(tmp_path: Path) -> None:
    result = Evening(tmp_path, seed=6).play(kills=20)
    assert result.kills == 20
    assert result.events > 200
    assert result.acknowledged > 20
    assert (result.lost, result.doubled) == ([], [])
    assert result.repeated > 0


def test_clocks_do_not_count_the_time_without_a_server(process: Process) -> None:
    ada = process.person()
    who = ada.get("/api/me").json()["id"]
    code = process.table(ada, game="jarnac", options={"clock": 20, "variant": "solo"})
    device = Device(process, ada, who, "a")
    device.come(code)
    device.answered(device.ask({"t": "room", "do": {"do": "start"}}))
    device.answered(device.ask({"t": "do", "intent": {"do": "draw", "seat": 1}}))
    # Before it is asked for: an answer can be long on its way.
    seen = time.monotonic()
    before = device.come(code, again=True)["game"]
    process.kill()
    up = time.monotonic() - seen
    time.sleep(1.5)
    process.start()
    assert ada.get(f"/api/tables/{code}").status_code == 200
    time.sleep(0.5)
    after = device.come(code, again=True)["game"]
    assert after["view"] == before["view"]
    assert after["now"] <= before["now"] + up * 1000 + 50


def test_the_end_of_a_game_can_still_be_seen(process: Process) -> None:
    ada = process.person()
    brief = {"variant": "solo", "clock": 1}
    code = process.table(ada, game="jarnac", options=brief, start=True)
    device = Device(process, ada, ada.get("/api/me").json()["id"], "a")
    device.come(code)
    assert device.socket is not None
    device.socket.until(lambda message: message.get("outcome") is not None)
    before = device.come(code, again=True)["game"]
    assert before["outcome"]
    process.kill()
    process.start()
    after = device.come(code, again=True)
    assert not after["room"]["play"]["playing"]
    assert {**after["game"], "now": 0} == {**before, "now": 0}
    device.answered(device.ask({"t": "room", "do": {"do": "start"}}))
    assert device.game != before["id"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_ends_well(process: Process, how: signal.Signals) -> None:
    """With everything in the one file that somebody would copy."""
    process.person("Ada")
    assert process.end(how) == 0
    assert process.journal() == []
    kept = sorted(path.name for path in process.data.glob(f"{DATABASE}*"))
    assert kept == [DATABASE, f"{DATABASE}.seal"]
    store = SQLiteStore(process.data / DATABASE, "read")
    assert [who.name for who in store.identities()] == ["Ada"]
    store.close()


def test_a_table_goes_on_without_a_game_that_is_damaged(process: Process) -> None:
    ada = process.person()
    code = process.table(ada, game="jarnac", options={"variant": "solo"}, start=True)
    device = Device(process, ada, ada.get("/api/me").json()["id"], "a")
    device.come(code)
    device.answered(device.ask({"t": "do", "intent": {"do": "draw", "seat": 1}}))
    process.kill()
    with sqlite3.connect(process.data / DATABASE) as disk:
        games = "stream IN (SELECT id FROM games)"
        disk.execute(f"UPDATE events SET at = at + 1 WHERE seq = 1 AND {games}")  # noqa: S608
    disk.close()
    process.start()
    assert not device.come(code, again=True)["room"]["play"]["playing"]
    device.answered(device.ask({"t": "room", "do": {"do": "start"}}))
    assert device.room["play"]["playing"]
    said = [line for line in process.journal() if "damaged from event 1 on" in line]
    assert len(said) == len(process.journal()) == 2


def test_a_damaged_table_costs_nobody_else_anything(process: Process) -> None:
    ada = process.person()
    codes = [process.table(ada, game="jarnac", options={"variant": "solo"}) for _ in range(2)]
    who = ada.get("/api/me").json()["id"]
    process.kill()
    with sqlite3.connect(process.data / DATABASE) as disk:
        stream = "stream = (SELECT stream FROM rooms WHERE code = ?)"
        disk.execute(f"UPDATE events SET at = at + 1 WHERE {stream}", codes[:1])  # noqa: S608
    disk.close()
    process.start()
    damaged, whole = (Device(process, ada, who, name) for name in "ab")
    assert damaged.come(codes[0])["code"] == "table-damaged"
    refused = ada.get(f"/api/tables/{codes[0]}")
    assert (refused.status_code, refused.json()["code"]) == (410, "table-damaged")
    assert whole.come(codes[1])["room"]["code"] == codes[1]
    assert whole.answered(whole.ask({"t": "room", "do": {"do": "start"}}))["t"] == "done"
    assert f"Table {codes[0]} can no longer be read." in "".join(process.journal())
