"""The tests themselves, started as a shell starts what goes into the background."""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ONE = "tests/cli/test_play.py::test_interrupting_ends_politely"
PATIENCE = 240.0


def test_what_they_interrupt_hears_it() -> None:
    deaf = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN);"
    deaf += "os.execv(sys.argv[1], sys.argv[1:])"
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", ONE]
    with subprocess.Popen(  # noqa: S603 - our own tests
        [sys.executable, "-c", deaf, *tests], cwd=ROOT, start_new_session=True
    ) as process:
        try:
            assert process.wait(PATIENCE) == 0
        except BaseException:
            # With the game that it would have waited for.
            os.killpg(process.pid, signal.SIGKILL)
            raise
