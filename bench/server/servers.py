"""The servers that are measured, each started fresh on its core with a folder of its own."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Raw

from dazwischen.server.tables.record import Rules
from server import cores, peer, tally
from server.prepare import Prepared, tables
from server.process import Process, free_port, running

TALLY = Rules(tally.NAME)
JAY = Rules("jay", Raw(b'{"level":7,"rounds":0}'), Raw(b'{"deal":500}'))
"""Round after round with a short break: what is measured are moves, not openings of games."""
JAY_ROUNDS = Rules("jay", Raw(b'{"level":7}'))
"""A game a round, and then a rematch: what is over has to leave memory."""
CROWD = 1000
"""All clients share one address."""
COMMAND = Path(sys.executable).with_name("dazwischen")


@contextmanager
def ours(rules: Rules, count: int) -> Iterator[tuple[Process, list[Prepared]]]:
    """Our server, and tables in its database; as it is, but for the game of one move."""
    with tempfile.TemporaryDirectory() as folder:
        prepared = tables(Path(folder), count, rules)
        port = free_port()
        command: tuple[str | Path, ...] = (
            COMMAND, "serve", "--port", str(port), "--data", folder, "--crowd", str(CROWD),
        )  # fmt: skip
        if rules.game == tally.NAME:
            command = (sys.executable, "-m", "server.host", str(port), folder)
        with running(command, cores.for_server(), port, "/healthz") as process:
            yield process, prepared


@contextmanager
def colyseus() -> Iterator[Process]:
    port = free_port()
    command = (peer.install(), peer.FOLDER / "tally.js", str(port))
    with running(command, cores.for_server(), port, "/") as process:
        yield process
