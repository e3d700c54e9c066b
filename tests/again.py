"""A second look at what failed where the machine has a say: `pytest -p tests.again …`.

Browsers, real sockets, other processes: now and then such a test fails for what else happens on
the machine. It is tried once more, alone, when all others are through, and whoever reads the end of
the run is told. What follows from its input alone is not tried again.
"""

import subprocess
import sys
from collections.abc import Collection, Iterable
from typing import Final

import pytest

from tests.limits import LONG

MOST: Final = 5
"""More than these are no accident."""
OUTSIDE: Final = ("tests/browser/", "tests/engines/", "tests/deploy/")
"""Folders in which every test needs a real browser or other programs."""
SOME: Final = ("tests/server/", "tests/cli/")
"""Folders in which some do: those marked, and those that ask for one of these."""
LIVE: Final = frozenset({"server", "started", "process", "mortal", "served", "serving"})
UNSTEADY: Final = "unsteady"


def pytest_itemcollected(item: pytest.Item) -> None:
    if not LIVE.isdisjoint(getattr(item, "fixturenames", ())):
        item.add_marker("live")


def may_try_again(failed: Collection[pytest.TestReport]) -> bool:
    """Whether all that failed is of the kind of which once says little, and there are few."""
    return len({report.nodeid for report in failed}) <= MOST and all(map(_is_live, failed))


def _is_live(report: pytest.TestReport) -> bool:
    if report.nodeid.startswith(OUTSIDE):
        return True
    return report.nodeid.startswith(SOME) and "live" in report.keywords


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if exitstatus != pytest.ExitCode.TESTS_FAILED or hasattr(session.config, "workerinput"):
        return
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    assert isinstance(terminal, pytest.TerminalReporter)
    failed = [report for kind in ("failed", "error") for report in terminal.stats.get(kind, ())]
    if not may_try_again(failed):
        return
    terminal.section("a second look, one at a time")
    tests = dict.fromkeys(report.nodeid for report in failed)
    fails_again = [test for test in tests if not _passes(terminal, test)]
    if not fails_again:
        for kind in ("failed", "error"):
            terminal.stats.pop(kind, None)
        # The closing line says so too.
        terminal._add_stats(UNSTEADY, failed)
        session.exitstatus = pytest.ExitCode.OK


def _passes(terminal: pytest.TerminalReporter, test: str) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test]
    try:
        tried = subprocess.run(  # noqa: S603 - our own tests
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
            cwd=terminal.startpath, timeout=2 * LONG,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        terminal.write_line(f"does not end: {test}")
        return False
    passes = tried.returncode == pytest.ExitCode.OK
    terminal.write_line(f"{'passes now' if passes else 'fails again'}: {test}")
    if not passes:
        terminal.write_line(tried.stdout + tried.stderr)
    return passes


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    unsteady: Iterable[pytest.TestReport] = terminalreporter.stats.get(UNSTEADY, ())
    if not unsteady:
        return
    for report in unsteady:
        terminalreporter.section(f"failed at first: {report.nodeid}", sep="_")
        terminalreporter.write_line(report.longreprtext)
    terminalreporter.section("unsteady: passed only when tried again", yellow=True, bold=True)
    for test in dict.fromkeys(report.nodeid for report in unsteady):
        terminalreporter.write_line(f"UNSTEADY {test}")
