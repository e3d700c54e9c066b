"""Bots that think for long do it in processes of their own, so that no table waits for another."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct

from dazwischen.bots.protocol import Action
from dazwischen.table.player import Question


def think(game: str, options: Struct, question: Question) -> Action[Any] | None:
    """Runs in the other process: a copy of the bot, with nothing but what it saw last."""
    from dazwischen.bots import registry
    from dazwischen.bots.strength import strength
    from dazwischen.core.dice import Dice

    bot = registry.bot(game, options, question.seat, strength(question.strength))
    bot.see(question.view, question.at)
    return bot.act(question.now, Dice(*question.dice))


class Thinking:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool: ProcessPoolExecutor | None = None

    def ask(
        self,
        game: str,
        options: Struct,
        question: Question,
        then: Callable[[Action[Any] | None], None],
    ) -> None:
        if self._pool is None:
            # Started fresh: a copy of a process with sockets and a database would share them.
            context = multiprocessing.get_context("spawn")
            workers = max(1, (os.cpu_count() or 2) - 1)
            self._pool = ProcessPoolExecutor(workers, mp_context=context)
        future = self._loop.run_in_executor(self._pool, think, game, options, question)
        future.add_done_callback(lambda done: self._answered(done, then))

    def _answered(
        self,
        done: "asyncio.Future[Action[Any] | None]",
        then: Callable[[Action[Any] | None], None],
    ) -> None:
        # A process that died leaves the move to the table's own timers.
        if not done.cancelled() and done.exception() is None:
            then(done.result())

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
