"""The same bare move at Colyseus: a room of four, each message told to all four.

Its clients speak its own protocol (msgpack behind one byte), so that the load is the same program
for both: only reading and writing of messages differs.
"""

import asyncio
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from picows import WSMsgType

from server.client import Client
from server.load import Load, Table, some_at_once
from server.process import Process

FOLDER = Path(__file__).parent / "colyseus"
JOIN_ROOM = b"\x0a"
ROOM_DATA = 0x0D
ADD = b"\x0d" + msgspec.msgpack.encode("add")
BEHIND = 1 + len(msgspec.msgpack.encode("added"))
"""Where the message begins, after the byte of the protocol and its name."""


class Added(Struct, frozen=True):
    seat: int
    number: int


_decode = msgspec.msgpack.Decoder(Added).decode


def install() -> str:
    """Node's path; raises `FileNotFoundError` where Node is missing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise FileNotFoundError("node and npm")
    if not (FOLDER / "node_modules").exists():
        # `npm ci` wants the optional packages of every platform, and not every registry has them.
        install = (npm, "install", "--no-save", "--silent")
        subprocess.run(install, cwd=FOLDER, check=True, capture_output=True)
    return node


class PeerSeat(Client):
    def __init__(self, table: "PeerTable") -> None:
        super().__init__()
        self._table = table

    def heard(self, message: bytes) -> None:
        if message[0] == ROOM_DATA:
            _decode(message[BEHIND:])
            self._table.one_told()
        elif message[:1] == JOIN_ROOM:
            self.say(JOIN_ROOM, WSMsgType.BINARY)


class PeerTable(Table):
    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self.seats = tuple(PeerSeat(self) for _ in range(4))
        self._turn = 0
        self._untold = 0

    async def enter(self, http: httpx.AsyncClient, process: Process) -> None:
        room = ""
        for seat in self.seats:
            path = f"joinById/{room}" if room else "create/tally"
            answer: dict[str, Any] = (await http.post(f"/matchmake/{path}", json={})).json()
            room = answer["roomId"]
            url = f"ws://127.0.0.1:{process.port}/{answer['processId']}/{room}"
            await seat.connect(f"{url}?sessionId={answer['sessionId']}", id(seat), {})

    def move(self) -> bool:
        self._turn = (self._turn + 1) % len(self.seats)
        self._untold = len(self.seats)
        self.seats[self._turn].say(ADD, WSMsgType.BINARY)
        return True

    def one_told(self) -> None:
        self._untold -= 1
        if not self._untold:
            self.told()


async def seated(load: Load, process: Process, count: int) -> list[PeerTable]:
    made = [PeerTable(load) for _ in range(count)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=60) as http:
        await some_at_once(table.enter(http, process) for table in made)
    await asyncio.sleep(0.5)
    return made


def hang_up(tables: Sequence[PeerTable]) -> None:
    for table in tables:
        for seat in table.seats:
            seat.hang_up()
