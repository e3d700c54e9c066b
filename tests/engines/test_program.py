"""Browsers end with the tests, however those end."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.engines.program import PATIENCE, line_of, running

NUMBER = re.compile(r"^(\d+)$", re.MULTILINE)
PARENT = """
import sys, time
from pathlib import Path
from tests.engines.program import running
with running(["/bin/sh", "-c", "echo $$; sleep 600 & sleep 600"], Path(sys.argv[1])):
    time.sleep(600)
"""


def ended(number: str) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        status = Path(f"/proc/{number}/stat")
        # What nobody has asked for yet is gone all the same.
        if not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] == "Z":
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux does")
@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGKILL])
def test_a_program_ends_with_whoever_started_it(tmp_path: Path, way: signal.Signals) -> None:
    log = tmp_path / "log"
    log.touch()
    parent = subprocess.Popen([sys.executable, "-c", PARENT, str(log)])  # noqa: S603 - our own
    number = line_of(log, NUMBER)
    parent.send_signal(way)
    parent.wait(PATIENCE)
    assert ended(number)


def test_a_program_ends_when_it_is_no_longer_needed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(["/bin/sh", "-c", "echo $$; sleep 600"], log):
        number = line_of(log, NUMBER)
    assert ended(number)
