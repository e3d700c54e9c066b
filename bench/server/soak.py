"""Minutes at half load, with players coming and going: memory has to stay as it is."""

import asyncio
import random
from collections.abc import Sequence
from statistics import median

from msgspec import Struct

from server.jay import JayTable
from server.load import Load, measure
from server.ours import Seat
from server.process import Process

BETWEEN = 0.1
"""Seconds between two players who go."""
SOON = 2.0
LATER = 75.0
"""Away for so long that everybody counts as gone and the table sleeps."""
TABLES_LEAVE = 0.02
"""The share of goings in which the whole table goes."""


class Soaked(Struct, frozen=True):
    first: float
    """Bytes in the second fifth of the time, after everything has been used once."""
    last: float
    """Bytes in the last fifth."""
    moves: int
    went: int

    @property
    def growth(self) -> float:
        return self.last / self.first - 1


async def soak(
    load: Load, tables: Sequence[JayTable], process: Process, seconds: float, rate: float
) -> Soaked:
    memory: list[int] = []
    going = Going(tables)
    watching = asyncio.create_task(_watch(process, memory))
    coming_and_going = asyncio.create_task(going.run())
    measured = await measure(load, tables, process, seconds, rate)
    watching.cancel()
    coming_and_going.cancel()
    await going.all_back()
    fifth = max(1, len(memory) // 5)
    return Soaked(
        median(memory[fifth : 2 * fifth]),
        median(memory[-fifth:]),
        round(measured.rate * seconds),
        going.went,
    )


async def _watch(process: Process, memory: list[int]) -> None:
    while True:
        memory.append(process.memory())
        await asyncio.sleep(1)


class Going:
    def __init__(self, tables: Sequence[JayTable]) -> None:
        self.went = 0
        self._tables = tables
        self._away: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN)
            table = random.choice(self._tables)
            whole = random.random() < TABLES_LEAVE
            seats = table.seats if whole else (random.choice(table.seats),)
            away = LATER if whole else random.random() * SOON
            if all(seat.transport is not None for seat in seats):
                self.went += len(seats)
                task = asyncio.create_task(self._leave(table, seats, away))
                self._away.add(task)
                task.add_done_callback(self._away.discard)

    async def _leave(self, table: JayTable, seats: Sequence[Seat], away: float) -> None:
        table.give_up()
        for seat in seats:
            seat.hang_up()
        await asyncio.sleep(away)
        for seat in seats:
            await seat.enter()
            seat.hello()

    async def all_back(self) -> None:
        for task in self._away:
            task.cancel()
        await asyncio.gather(*self._away, return_exceptions=True)
