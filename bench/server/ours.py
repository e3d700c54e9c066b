"""Clients of our own server: saying hello, starting a game, an intent and its answer."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from server.client import Client
from server.load import Load, Table, some_at_once
from server.prepare import Prepared
from server.process import Process


class Start(Struct, frozen=True, tag_field="do", tag="start"):
    pass


class Seat(Client):
    """`table` is whose seat it is; what it hears is read by the decoder of its game."""

    def __init__(self, table: "OurTable", number: int) -> None:
        super().__init__()
        self.table = table
        self.number = number
        self.game = 0
        self.shown = asyncio.Event()
        """A game was shown."""
        self.seq = 0
        self._asked = 0

    async def enter(self) -> None:
        """Comes to the table, or comes back to it."""
        table = self.table
        cookie = table.prepared.cookies[self.number - 1]
        await self.connect(f"ws://127.0.0.1:{table.process.port}/ws", id(self), {"Cookie": cookie})

    def hello(self) -> None:
        self._say(t="hello", v=2, table=self.table.prepared.code, client="load", game=self.game,
                  seq=self.seq)  # fmt: skip

    def sees(self, game: int) -> None:
        self.game = game
        self.shown.set()

    def start(self) -> None:
        self._asked += 1
        self._say(t="room", id=self._asked, do=Start())

    def do(self, intent: Struct) -> int:
        """The number under which it will be answered."""
        self._asked += 1
        self._say(t="do", id=self._asked, seen=self.seq, waited=0, intent=intent)
        return self._asked

    def _say(self, **message: Any) -> None:  # noqa: ANN401 - whatever the protocol has
        self.say(msgspec.json.encode(message))


class OurTable(Table):
    def __init__(self, load: Load, process: Process, prepared: Prepared) -> None:
        super().__init__(load)
        self.process = process
        self.prepared = prepared
        self.seats: tuple[Seat, ...] = ()

    async def enter(self) -> None:
        for seat in self.seats:
            await seat.enter()

    async def begin(self) -> None:
        """Everybody says hello, the host starts, and all are shown the game."""
        for seat in self.seats:
            seat.hello()
        self.seats[0].start()
        for seat in self.seats:
            await seat.shown.wait()


async def enter(tables: Sequence[OurTable]) -> None:
    await some_at_once(table.enter() for table in tables)


async def begin(tables: Sequence[OurTable]) -> None:
    await some_at_once(table.begin() for table in tables)


def hang_up(tables: Sequence[OurTable]) -> None:
    for table in tables:
        for seat in table.seats:
            seat.hang_up()
