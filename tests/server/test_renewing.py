"""A server that began without its kernels goes on with them at a quiet moment, where it was."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.limits import LONG, limited, until
from tests.server.house import House
from tests.serving import free_port

PROGRAM = """
import os
from pathlib import Path
from dazwischen.cli import serve

here = Path(os.environ["HERE"])

def outdated():
    with (here / "looks").open("a") as looks:
        looks.write("x")
    return (here / "compiled").exists()

serve.COMPILED = False
serve._outdated = outdated
serve.command()
"""
"""The server as `make play` starts it, with a compiler of ours."""


class Begun(House):
    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._port = free_port()
        self.folder = folder
        environment = {**os.environ, "BROWSER": "true", "HERE": str(folder), "LC_ALL": "en_GB"}
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", PROGRAM, "--open", "--port", str(self._port)],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    @property
    def port(self) -> int:
        return self._port

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.base}/healthz", timeout=LONG).status_code == 200
        except httpx.TransportError:
            return False

    def looks(self) -> int:
        looks = self.folder / "looks"
        return looks.stat().st_size if looks.exists() else 0

    def renewed(self) -> bool:
        """The same process, with another program in it."""
        return b"--opened" in Path(f"/proc/{self.process.pid}/cmdline").read_bytes()


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Begun]:
    made = Begun(tmp_path)
    with limited(made.process):
        until(made.answers, "the server to answer")
        yield made
        made.send_home()
        made.process.terminate()
        said, _ = made.process.communicate(timeout=LONG)
    assert b"Traceback" not in said


@pytest.mark.live
def test_it_waits_until_nobody_plays_and_goes_on(begun: Begun) -> None:
    ada = begun.person()
    code = begun.table(ada, game="jsolitaer", options={"players": 1}, seats=["me"], start=True)
    socket = begun.socket(ada)
    socket.send({"t": "hello", "v": 2, "table": code, "client": "ada"})
    game = socket.next("hello", patience=LONG)["game"]["id"]
    (begun.folder / "compiled").touch()
    before = begun.looks()
    until(lambda: begun.looks() >= before + 2, "it to look twice")
    assert not begun.renewed()
    socket.close()
    until(begun.renewed, "the other program")
    until(begun.answers, "the other program to answer")
    # The same table, the same game.
    assert ada.get(f"/api/tables/{code}").json()["play"]["playing"] == game
