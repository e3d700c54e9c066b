"""What the log says about requests: nothing, unless it is wanted, and never what opens doors."""

import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from dazwischen.server.base import journal
from dazwischen.server.base.journal import LOGGER, Access
from dazwischen.server.run import Listening, Logs, Settings
from tests.limits import LONG
from tests.server.client import Client
from tests.server.live import live
from tests.server.process import Process
from tests.serving import Serving


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What the log says, line by line."""
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(journal.Lines())
    logger = logging.getLogger(LOGGER)
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield told
    logger.removeHandler(handler)


def asked(data: Path, access: Access, lines: io.StringIO) -> list[dict[str, Any]]:
    with live(data, settings=Settings(Listening(port=0), logs=Logs(access=access))) as server:
        client = server.browser()
        client.get("/healthz")
        client.get("/web/main.js")
        client.post("/api/me?key=SECRET", json={"name": "Ada"})
        client.post("/api/link/SECRET")
        client.get("/api/replays/7.jsonl?key=SECRET")
        client.get("/SECRET")
        client.delete("/api/tables/SECRET")
    return [json.loads(line) for line in lines.getvalue().splitlines()]


@pytest.mark.live
def test_nothing_is_said_unless_it_is_wanted(tmp_path: Path, lines: io.StringIO) -> None:
    assert asked(tmp_path, "off", lines) == []


@pytest.mark.live
@pytest.mark.parametrize("access", ["on", "addresses"])
def test_a_line_for_every_request_without_what_opens_doors(
    tmp_path: Path, lines: io.StringIO, access: Access
) -> None:
    said = asked(tmp_path, access, lines)
    assert [(line["method"], line["path"], line["status"]) for line in said] == [
        ("GET", "/healthz", 200),
        ("GET", "/web/main.js", 200),
        ("POST", "/api/me", 201),
        ("POST", "/api/link/{token}", 404),
        ("GET", "/api/replays/{number}.jsonl", 404),
        ("GET", "?", 404),
        ("DELETE", "/api/tables/{code}", 405),
    ]
    assert "SECRET" not in lines.getvalue()
    for line in said:
        assert line["took"] >= 0
        assert line["level"] == "info"
        assert ("address" in line) == (access == "addresses")
        # Local time, with its distance from UTC.
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d", line["at"])


def test_nobody_writes_down_from_where_a_websocket_comes(process: Process) -> None:
    """Also not the library that carries it."""
    ada = process.person("Ada")
    socket = process.socket(ada)
    socket.send({"t": "hello", "v": 2, "table": process.table(ada), "client": "a"})
    socket.next("hello")
    process.stop()
    assert "New connection" not in process._log.read_text()


@pytest.mark.live
def test_nobody_writes_down_who_comes_however_much_is_to_be_said(tmp_path: Path) -> None:
    """Neither does the library that carries WebSockets where the usual one is not there."""
    journal = tmp_path / "journal.txt"
    without = "import sys\nsys.modules['picows'] = None"
    server = Serving(tmp_path / "data", without, ["--log-level", "debug"], journal)
    server.start()
    try:
        with httpx.Client(base_url=server.url, timeout=LONG) as browser:
            browser.post("/api/me", json={"name": "Ada"})
            code = browser.post("/api/tables", json={"game": "jay"}).json()["code"]
            [(name, secret)] = browser.cookies.items()
        with closing(Client(server.port, {"Cookie": f"{name}={secret}"})) as socket:
            socket.send({"t": "hello", "v": 2, "table": code, "client": "a"})
            assert socket.next()["t"] == "hello"
    finally:
        server.kill()
    said = journal.read_text()
    assert "picows is missing" in said
    assert secret not in said
    assert code not in said
