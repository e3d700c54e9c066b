"""A backup of a server that is being played on: nothing missing that anybody had been told."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from click.testing import CliRunner
from websockets.sync.client import ClientConnection, connect

from dazwischen.cli.main import main
from dazwischen.server.work.kept import log_of
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.verify import verify

COMMAND = Path(sys.executable).with_name("dazwischen")
PATIENCE = 20.0


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A real server process."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen(  # noqa: S603 - our own command
        [COMMAND, "serve", "--port", str(port), "--data", tmp_path / "data"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(f"http://127.0.0.1:{port}")
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


def _wait_for(server: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            httpx.get(f"{server}/healthz").raise_for_status()
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server does not answer")


@contextmanager
def _watched(address: str) -> Iterator[ClientConnection]:
    """A table of quick bots, and somebody who watches them."""
    with httpx.Client(base_url=f"http://{address}") as client:
        client.post("/api/me", json={"name": "Ada"}).raise_for_status()
        wanted = {"game": "jay", "seats": ["stark"] * 4, "start": True, "options": {"rounds": 9}}
        code = client.post("/api/tables", json=wanted).json()["code"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    hello = msgspec.json.encode({"t": "hello", "table": code, "client": "ada"}).decode()
    with connect(f"ws://{address}/ws", additional_headers={"Cookie": cookie}) as connection:
        connection.send(hello)
        yield connection


def _told(connection: ClientConnection, *, more: int) -> int:
    """Watches until so many further messages of the game have come; the last event told of."""
    seq = 0
    while more:
        message = msgspec.json.decode(connection.recv(PATIENCE))
        if message["t"] == "update":
            seq, more = message["events"][-1]["seq"], more - 1
    return int(seq)


@pytest.mark.live
def test_a_backup_has_all_that_was_told(address: str, tmp_path: Path) -> None:
    counts = []
    with _watched(address) as connection:
        for turn in range(3):
            told = _told(connection, more=4)
            copy = tmp_path / f"copy{turn}"
            command = ["admin", "--data", str(tmp_path / "data"), "backup", str(copy)]
            assert CliRunner().invoke(main, command).exit_code == 0
            store = SQLiteStore(copy)
            (game,) = store.games()
            log = log_of(store, game)
            store.close()
            assert len(verify(log).log.envelopes) >= told
            counts.append(len(log.envelopes))
    assert counts[0] < counts[1] < counts[2]
