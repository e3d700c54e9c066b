"""What was done before the server died is answered afterwards, and not done again."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.serving import Serving


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=10))
        if message["t"] == kind:
            return message


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    made = Serving(tmp_path)
    made.start()
    yield made
    made.kill()


class Device:
    """Somebody at a table of two, whose client is always the same."""

    def __init__(self, serving: Serving, *, start: bool) -> None:
        self._address = serving.url.replace("http", "ws") + "/ws"
        with httpx.Client(base_url=serving.url) as client:
            client.post("/api/me", json={"name": "Ada"})
            options = {"players": 2}
            table = {"game": "jay", "seats": ["me", "leicht"], "options": options, "start": start}
            self.code = client.post("/api/tables", json=table).json()["code"]
            self._cookie = {"Cookie": f"dazwischen={client.cookies['dazwischen']}"}

    def connect(self) -> ClientConnection:
        return connect(self._address, additional_headers=self._cookie)

    def hello(self, line: ClientConnection) -> dict[str, Any]:
        line.send(json.dumps({"t": "hello", "table": self.code, "client": "mine"}))
        return hear(line, "hello")


def test_an_intent(serving: Serving) -> None:
    ada = Device(serving, start=True)
    intent = {"do": "top-up", "seat": 1, "count": 2}
    wish = json.dumps({"t": "do", "id": 1, "intent": intent})
    with ada.connect() as line:
        before = len(ada.hello(line)["game"]["view"]["hand"])
        line.send(wish)
        assert 1 in hear(line, "update")["re"]
        serving.kill()
    serving.start()
    with ada.connect() as line:
        assert len(ada.hello(line)["game"]["view"]["hand"]) == before + 2
        line.send(wish)
        assert hear(line, "done")["re"] == 1
        assert len(ada.hello(line)["game"]["view"]["hand"]) == before + 2


def test_what_was_said_and_what_the_host_wanted(serving: Serving) -> None:
    ada = Device(serving, start=False)
    words = json.dumps({"t": "say", "id": 1, "text": "Moment!"})
    start = json.dumps({"t": "room", "id": 2, "do": {"do": "start"}})
    with ada.connect() as line:
        ada.hello(line)
        for number, wish in enumerate((words, start), 1):
            line.send(wish)
            assert hear(line, "done")["re"] == number
        serving.kill()
    serving.start()
    with ada.connect() as line:
        game = ada.hello(line)["game"]["id"]
        for number, wish in enumerate((words, start), 1):
            line.send(wish)
            assert hear(line, "done")["re"] == number
        after = ada.hello(line)
        assert after["game"]["id"] == game
        assert [said["text"] for said in after["said"]] == ["Moment!"]
