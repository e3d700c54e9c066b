"""Processes in which bots think are there for a server, and not longer than it."""

import os
import signal
import time

import pytest

from tests.limits import LONG
from tests.server.process import Process


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_nobody_thinks_on_for_a_server_that_is_gone(process: Process, how: signal.Signals) -> None:
    ada = process.person()
    code = process.table(ada, game="jsolitaer", options={"players": 1}, seats=["me"], start=True)
    assert ada.get(f"/api/tables/{code}/hint", timeout=LONG).status_code == 200
    group = process.group
    process.end(how)
    assert gone(group)


def gone(group: int) -> bool:
    """Whether nothing of it is left, now or soon."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    os.killpg(group, signal.SIGKILL)
    return False
