"""What is compiled behind a server is there for one."""

import subprocess
import sys

import pytest
from scripts import behind

from dazwischen import compiled
from tests.limits import LONG


def test_nothing_is_compiled_for_a_server_that_could_not_begin(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "current", lambda _name: None)
    monkeypatch.setattr(behind, "GRACE", 0.0)
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        gone.wait(LONG)
    behind.main(gone.pid)
    assert capsys.readouterr().out == ""


def test_without_a_compiler_it_says_what_stays_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "current", lambda _name: None)
    monkeypatch.setattr(behind, "GRACE", 0.0)
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as server:
        behind.main(server.pid)
    assert capsys.readouterr().out.startswith("Es ist kein C-Compiler da")
