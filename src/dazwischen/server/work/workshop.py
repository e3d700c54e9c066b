"""What strangers have worked out happens in a process beside the tables, one thing after the other.

Whatever takes too long is ended with its process, so nobody can hold up more than the next in line;
and each address has its turn before any has a second one.
"""

import asyncio
import multiprocessing
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import WORK_PATIENCE, WORK_SECONDS, Bounds
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.work.working import Damaged, Mistake, work
from dazwischen.store.protocol import StoreBroken

T = TypeVar("T")
RETRY: Final = 5
"""Seconds after which it is worth another attempt where there was too much to do ..."""
LATER: Final = 60
"""... and where it took too long, as it may have done for others."""
_PROCESSES: Final = (
    multiprocessing.get_context("spawn")
    if sys.platform == "win32"
    else multiprocessing.get_context("forkserver")
)
"""Copies of a process that has read all it takes and shares nothing with the server, where that can
be: a fresh one is there in no time."""
_PROCESSES.set_forkserver_preload(["dazwischen.server.work.workshop_first"])


class Ended(Exception):
    """The process is no more."""


class Workshop:
    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._line = Line()
        self._thread = ThreadPoolExecutor(1, "workshop")
        """Waits for the process, so that the loop need not."""
        self._worker: Worker | None = None

    async def do(self, address: str, work: Callable[..., T | Rejected], *args: Any) -> T:  # noqa: ANN401 - passed on
        """`work` is a function of a module; what it rejects, or finds unusable, is refused."""
        bounds = self._bounds
        shared = bounds.address.work * bounds.crowd
        if len(self._line) >= bounds.house.work or self._line.of(address) >= shared:
            raise Refuse(429, Rejected("work-busy"), RETRY)
        async with self._line.turn(address):
            answer = await self._done(work, args)
        if isinstance(answer, Rejected):
            raise Refuse(422, answer)
        if isinstance(answer, Damaged):
            raise StoreBroken(answer.stream, answer.seq, answer.kind)
        if isinstance(answer, Mistake):
            raise RuntimeError(answer.trace)  # noqa: TRY004 - a mistake, not a wrong type
        done: T = answer
        return done

    async def _done(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:  # noqa: ANN401
        loop = asyncio.get_running_loop()
        if self._worker is None:
            self._worker = await loop.run_in_executor(self._thread, Worker)
        worker = self._worker
        timer = loop.call_later(WORK_PATIENCE, worker.end)
        try:
            return await loop.run_in_executor(self._thread, worker.call, work, args)
        except asyncio.CancelledError:
            # Nobody would end it any more.
            worker.end()
            self._worker = None
            raise
        except Ended:
            self._worker = None
            raise Refuse(503, Rejected("work-slow"), LATER) from None
        finally:
            timer.cancel()

    def stop(self) -> None:
        if self._worker is not None:
            self._worker.end()
        self._thread.shutdown(wait=False, cancel_futures=True)


class Line:
    """Who waits for a turn: addresses one after the other, each in its own order."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The address whose turn is next comes first."""
        self._working = ""
        self._busy = False

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values())) + self._busy

    def of(self, address: str) -> int:
        return len(self._waiting.get(address, ())) + (self._busy and self._working == address)

    def turn(self, address: str) -> "Turn":
        return Turn(self, address)

    async def enter(self, address: str) -> None:
        if self._busy:
            called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(address, deque()).append(called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self.leave()
                raise
        self._busy, self._working = True, address

    def leave(self) -> None:
        self._busy = False
        while self._waiting:
            address, line = next(iter(self._waiting.items()))
            called = line.popleft()
            del self._waiting[address]
            if line:
                self._waiting[address] = line
            if not called.done():
                self._busy, self._working = True, address
                called.set_result(None)
                return


class Turn:
    def __init__(self, line: Line, address: str) -> None:
        self._line = line
        self._address = address

    async def __aenter__(self) -> None:
        await self._line.enter(self._address)

    async def __aexit__(self, *_: object) -> None:
        self._line.leave()


class Worker:
    """The process, seen from the thread that waits for it."""

    def __init__(self) -> None:
        self._here, there = _PROCESSES.Pipe()
        self._process = _PROCESSES.Process(target=work, args=(there,), daemon=True)
        self._process.start()
        there.close()
        with suppress(EOFError, OSError):
            self._here.recv()

    def call(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:  # noqa: ANN401
        try:
            self._here.send((work, args, WORK_SECONDS))
            return self._here.recv()
        except (EOFError, OSError):
            self._process.join()
            raise Ended from None

    def end(self) -> None:
        """Whoever waits for it hears that it is over."""
        self._process.kill()
