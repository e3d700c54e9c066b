"""A backup of a server that is being played on: nothing missing that anybody had been told."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
from click.testing import CliRunner

from dazwischen.cli.main import main
from dazwischen.server.work.load_log import load_log
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.verify import verify
from tests.limits import LONG
from tests.server.client import Client
from tests.serving import Serving


@contextmanager
def _watched(server: Serving) -> Iterator[Client]:
    """A table of quick bots, and somebody who watches them."""
    with httpx.Client(base_url=server.url, timeout=LONG) as client:
        client.post("/api/me", json={"name": "Ada"}).raise_for_status()
        wanted = {"game": "jay", "seats": ["stark"] * 4, "start": True, "options": {"rounds": 9}}
        code = client.post("/api/tables", json=wanted).json()["code"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    with closing(Client(server.port, {"Cookie": cookie})) as connection:
        connection.send({"t": "hello", "v": 2, "table": code, "client": "ada"})
        yield connection


def _told(connection: Client, *, more: int) -> int:
    """Watches until so many further messages of the game have come; the last event told of."""
    updates = [connection.next("update") for _ in range(more)]
    return int(updates[-1]["events"][-1]["seq"])


def test_a_backup_has_all_that_was_told(mortal: Serving, tmp_path: Path) -> None:
    counts = []
    with _watched(mortal) as connection:
        for turn in range(3):
            told = _told(connection, more=4)
            copy = tmp_path / f"copy{turn}"
            command = ["admin", "--data", str(tmp_path), "backup", str(copy)]
            assert CliRunner().invoke(main, command).exit_code == 0
            store = SQLiteStore(copy)
            (game,) = store.games()
            log = load_log(store, game)
            store.close()
            assert len(verify(log).log.envelopes) >= told
            counts.append(len(log.envelopes))
    assert counts[0] < counts[1] < counts[2]
