"""An intent that was done before the server died is answered afterwards, and not done again."""

import json
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.serving import Serving


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=10))
        if message["t"] == kind:
            return message


def test_done_once_across_a_kill(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    serving.start()
    with httpx.Client(base_url=serving.url) as client:
        client.post("/api/me", json={"name": "Ada"})
        table = {"game": "jay", "seats": ["me", "leicht"], "options": {"players": 2}, "start": True}
        code = client.post("/api/tables", json=table).json()["code"]
        cookie = {"Cookie": f"dazwischen={client.cookies['dazwischen']}"}
    address = serving.url.replace("http", "ws") + "/ws"
    hello = json.dumps({"t": "hello", "table": code, "client": "mine"})
    intent = {"do": "top-up", "seat": 1, "count": 2}
    wish = json.dumps({"t": "do", "id": 1, "intent": intent})
    try:
        with connect(address, additional_headers=cookie) as line:
            line.send(hello)
            before = len(hear(line, "hello")["game"]["view"]["hand"])
            line.send(wish)
            assert 1 in hear(line, "update")["re"]
            serving.kill()
        serving.start()
        with connect(address, additional_headers=cookie) as line:
            line.send(hello)
            assert len(hear(line, "hello")["game"]["view"]["hand"]) == before + 2
            line.send(wish)
            assert hear(line, "done")["re"] == 1
            line.send(hello)
            assert len(hear(line, "hello")["game"]["view"]["hand"]) == before + 2
    finally:
        serving.kill()
