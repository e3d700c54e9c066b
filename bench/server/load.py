"""Load: tables that make one move after the other, as fast as they are answered or to a beat."""

import asyncio
import gc
import random
from collections.abc import Awaitable, Iterable, Sequence
from time import perf_counter, process_time

from msgspec import Struct

from server.process import Process

WARMING = 1.0
DRAINING = 2.0
"""Until what the load's own pause held up is through: all tables then move at once."""
AT_ONCE = 100
"""Connections that are being made at the same time."""


class Load:
    """What all tables of a measurement share."""

    def __init__(self) -> None:
        self.running = False
        self.beat: float | None = None
        """Seconds between two moves of a table; None is as soon as the last one was told."""
        self.latencies: list[float] = []
        """Seconds from a move sent until the last of the four was told, a move each."""
        self.refused = 0


class Table:
    """One move at a time is under way, with a clock from its sending until all four are told."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self._sent: float | None = None

    @property
    def waiting(self) -> bool:
        return self._sent is not None

    def go(self) -> None:
        """Makes a move if there is one to make."""
        if self.load.running and self._sent is None and self.move():
            self._sent = perf_counter()

    def move(self) -> bool:
        raise NotImplementedError

    def told(self) -> None:
        """All four know of the move."""
        if self._sent is not None:
            self.load.latencies.append(perf_counter() - self._sent)
            self._sent = None
        self.free()

    def refused(self) -> None:
        self.load.refused += 1
        self._sent = None
        self.free()

    def give_up(self) -> None:
        """Whoever made the move is gone."""
        self._sent = None

    def free(self) -> None:
        if self.load.beat is None:
            self.go()

    def play(self, first: float) -> None:
        """From its first beat on; without beats at once."""
        loop = asyncio.get_running_loop()
        if self.load.beat is None:
            self.go()
        else:
            loop.call_at(first, self._beat, first)

    def _beat(self, due: float) -> None:
        beat = self.load.beat
        if self.load.running and beat is not None:
            self.go()
            asyncio.get_running_loop().call_at(due + beat, self._beat, due + beat)


class Measured(Struct, frozen=True):
    rate: float
    """Moves a second."""
    per_core: float
    """Moves a second of the server's processor time."""
    p50: float
    p99: float
    busy: float
    """The load's own share of its core: near 1 the load is what is measured."""
    memory: int
    refused: int


async def measure(
    load: Load, tables: Sequence[Table], process: Process, seconds: float, rate: float | None = None
) -> Measured:
    """All tables together make `rate` moves a second, or as many as they can."""
    load.running, load.beat = True, len(tables) / rate if rate else None
    now = asyncio.get_running_loop().time()
    for table in tables:
        table.play(now + random.random() * (load.beat or 0))
    await asyncio.sleep(WARMING + (load.beat or 0))
    gc.collect()
    # The pauses of the load's own collector are none of the server's, nor what it held up.
    gc.disable()
    await asyncio.sleep(DRAINING)
    load.latencies, load.refused = [], 0
    start, cpu, own = perf_counter(), process.cpu(), process_time()
    await asyncio.sleep(seconds)
    moves = len(load.latencies)
    took, used, mine = perf_counter() - start, process.cpu() - cpu, process_time() - own
    load.running = False
    await asyncio.sleep(DRAINING + (load.beat or 0))
    gc.enable()
    latencies = sorted(load.latencies[:moves]) or [0.0]
    return Measured(
        moves / took,
        moves / used if used else 0.0,
        latencies[len(latencies) // 2],
        latencies[len(latencies) * 99 // 100],
        mine / took,
        process.memory(),
        load.refused,
    )


async def some_at_once(doings: Iterable[Awaitable[None]]) -> None:
    """All of them, a bounded number at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(doing: Awaitable[None]) -> None:
        async with gate:
            await doing

    await asyncio.gather(*map(one, doings))
