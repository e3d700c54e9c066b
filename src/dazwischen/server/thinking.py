"""What takes long is thought in processes of its own, so that no table waits for another: what bots
ponder, and advice for people."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from msgspec import Struct

from dazwischen.bots.protocol import Action
from dazwischen.core.errors import Rejected
from dazwischen.core.report import Suggestion
from dazwischen.table.player import Question

PATIENCE: Final = 10.0
"""Seconds that somebody waits for advice."""


def leave_with_parent() -> None:
    """Runs in the other process: whether the server stops or dies, nobody tells it to go."""
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=leave, daemon=True).start()


def think(game: str, options: Struct, question: Question) -> Action[Any] | None:
    """Runs in the other process: a copy of the bot, with nothing but what it saw last."""
    from dazwischen.bots import registry
    from dazwischen.bots.strength import strength
    from dazwischen.core.dice import Dice

    bot = registry.bot(game, options, question.seat, strength(question.strength))
    bot.see(question.view, question.at)
    return bot.act(question.now, Dice(*question.dice))


def suggest(game: str, view: Struct) -> Suggestion | Rejected:
    """Runs in the other process, with nothing but what the seat sees."""
    from dazwischen.games import registry

    return registry.adviser(game).suggest(view)


class Thinking:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool: ProcessPoolExecutor | None = None
        self._advised: set[int] = set()
        """Who waits for advice."""

    def ask(
        self,
        game: str,
        options: Struct,
        question: Question,
        then: Callable[[Action[Any] | None], None],
    ) -> None:
        future = self._loop.run_in_executor(self._processes(), think, game, options, question)
        future.add_done_callback(lambda done: self._answered(done, then))

    def _answered(
        self,
        done: "asyncio.Future[Action[Any] | None]",
        then: Callable[[Action[Any] | None], None],
    ) -> None:
        # A process that died leaves the move to the table's own timers.
        if not done.cancelled() and done.exception() is None:
            then(done.result())

    async def advise(self, who: int, game: str, view: Struct) -> Suggestion | Rejected:
        """One question at a time for each person; whoever would wait too long is told so."""
        if who in self._advised:
            return Rejected("too-fast")
        self._advised.add(who)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._loop.run_in_executor(self._processes(), suggest, game, view)
        except TimeoutError:
            return Rejected("too-fast")
        finally:
            self._advised.discard(who)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Started fresh: a copy of a process with sockets and a database would share them.
            context = multiprocessing.get_context("spawn")
            workers = max(1, (os.cpu_count() or 2) - 1)
            self._pool = ProcessPoolExecutor(workers, context, leave_with_parent)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
