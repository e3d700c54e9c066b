"""The death of the server at any moment costs nothing that anybody was told."""

import time
from pathlib import Path

import pytest

from tests.server.folding import Device
from tests.server.kill import Evening
from tests.server.process import Process


def test_nothing_is_lost(tmp_path: Path) -> None:
    result = Evening(tmp_path, seed=6).play(kills=20)
    assert result.kills == 20
    assert result.events > 200
    assert result.repeated > 0


@pytest.fixture
def process(tmp_path: Path) -> Process:
    return Process(tmp_path)


def test_clocks_do_not_count_the_time_without_a_server(process: Process) -> None:
    process.start()
    try:
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
    finally:
        process.kill()
        process.send_home()
