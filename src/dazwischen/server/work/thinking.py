"""What takes long is thought in processes of its own, so that no table waits for another: what bots
ponder, and advice for people."""

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final

from msgspec import Struct

from dazwischen.core.errors import Rejected
from dazwischen.core.report import Suggestion
from dazwischen.server.base.leaving import leave_with_parent
from dazwischen.server.base.turns import Job, Turns, Wish

PATIENCE: Final = 10_000
"""Milliseconds for which somebody waits for advice."""
NICE: Final = 5
"""By how much thinking stands back where processors are short: tables come first."""
_log = logging.getLogger("dazwischen")


def prepare() -> None:
    """Runs in the other process."""
    os.nice(NICE)
    leave_with_parent()


def worked_out(game: str, options: Struct, task: Any) -> Any:  # noqa: ANN401 - each game's own
    """Runs in the other process."""
    from dazwischen.bots import registry

    return registry.worked_out(game, options, task)


def suggest(game: str, view: Struct) -> Suggestion | Rejected:
    """Runs in the other process, with nothing but what the seat sees."""
    from dazwischen.games import registry

    adviser = registry.module(game).adviser
    return Rejected("no-hints") if adviser is None else adviser.suggest(view)


class Thinking:
    def __init__(self, workers: int | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool: ProcessPoolExecutor | None = None
        self._workers = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._turns = Turns()
        self._under_way = 0
        self._advised: set[int] = set()
        """Who waits for advice."""

    def ask(self, job: Job, patience: int) -> None:
        """Whatever takes longer than so many milliseconds, waiting included, is too late. Nobody is
        answered before this returns."""
        before = self._turns.put(job)
        if before is not None:
            before.timer.cancel()
        job.timer = self._loop.call_later(patience / 1000, self._too_late, job)
        self._go_on()

    def _too_late(self, job: Job) -> None:
        job.timer = None
        self._turns.drop(job.wish)
        job.late()

    def _go_on(self) -> None:
        # No process waits for the loop to hand it the next; more would not be in turn.
        while self._under_way < 2 * self._workers and (job := self._turns.take()) is not None:
            self._under_way += 1
            try:
                future = self._loop.run_in_executor(self._processes(), job.what, *job.args)
            except BrokenProcessPool as broken:
                future = self._loop.create_future()
                future.set_exception(broken)
            future.add_done_callback(partial(self._worked_out, job))

    def _worked_out(self, job: Job, done: "asyncio.Future[Any]") -> None:
        self._under_way -= 1
        failed = None if done.cancelled() else done.exception()
        if isinstance(failed, BrokenProcessPool):
            # One of its processes died, and the others went with it.
            self._let_go()
        if job.timer is not None and not done.cancelled():
            job.timer.cancel()
            job.timer = None
            if failed is None:
                job.done(done.result())
            else:
                _log.error("could not work something out", exc_info=failed)
                job.late()
        self._go_on()

    async def advise(self, who: int, game: str, view: Struct) -> Suggestion | Rejected:
        """One question at a time for each person; whoever would wait too long is told so."""
        if who in self._advised:
            return Rejected("too-fast")
        advice: asyncio.Future[Suggestion | Rejected] = self._loop.create_future()

        def tell(told: Suggestion | Rejected) -> None:
            if not advice.done():
                advice.set_result(told)

        self._advised.add(who)
        try:
            wish = Wish(f"advice {who}", "advice")
            args = game, view
            self.ask(Job(wish, suggest, args, tell, lambda: tell(Rejected("too-fast"))), PATIENCE)
            return await advice
        finally:
            self._advised.discard(who)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Started fresh: a copy of a process with sockets and a database would share them.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, prepare)
        return self._pool

    def stop(self) -> None:
        self._workers = 0
        self._let_go()

    def _let_go(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
