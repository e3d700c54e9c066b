"""The death of the server at any moment costs nothing that anybody was told."""

import time
from pathlib import Path

import pytest

from tests.server.folding import Device
from tests.server.kill import Evening
from tests.server.process import Process


@pytest.mark.long
def test_nothing_is_lost(tmp_path: Path) -> None:
    result = Evening(tmp_path, seed=6).play(kills=20)
    assert result.kills == 20
    assert result.events > 200
    assert result.repeated > 0


def test_clocks_do_not_count_the_time_without_a_server(process: Process) -> None:
    ada = process.person()
    who = ada.get("/api/me").json()["id"]
    code = process.table(ada, game="jarnac", options={"clock": 20, "variant": "solo"})
    device = Device(process, ada, who, "a")
    device.come(code)
    device.answered(device.ask({"t": "room", "do": {"do": "start"}}))
    device.answered(device.ask({"t": "do", "intent": {"do": "draw", "seat": 1}}))
    before, seen = device.come(code, again=True)["game"], time.monotonic()
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
    assert not after["room"]["playing"]
    assert {**after["game"], "now": 0} == {**before, "now": 0}
    device.answered(device.ask({"t": "room", "do": {"do": "start"}}))
    assert device.game != before["id"]
