"""Plays the rounds of an arena, in this process or in several; the results come in order."""

import signal
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Final

from dazwischen.lab.match import Result, play
from dazwischen.lab.plan import Arena, pairing

MOST_AT_ONCE: Final = 16
"""Rounds handed to a worker together: few enough for the progress to be seen."""
_job: list[tuple[Arena, Path | None]] = []
"""What this worker plays."""


def results(arena: Arena, *, workers: int = 1, logged: Path | None = None) -> Iterator[Result]:
    """Round by round. Whoever stops asking, or is interrupted, leaves no worker behind."""
    if workers == 1:
        for number in range(1, arena.rounds + 1):
            yield play(arena, pairing(arena, number), logged)
        return
    together = max(1, min(MOST_AT_ONCE, arena.rounds // (8 * workers)))
    with _pool(arena, workers, logged) as pool:
        yield from pool.imap(_play, range(1, arena.rounds + 1), together)


def _pool(arena: Arena, workers: int, logged: Path | None) -> Pool:
    """Fresh processes, which inherit that an interruption is none of their business."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(workers, _take, (arena, logged))
    finally:
        signal.signal(signal.SIGINT, before)


def _take(arena: Arena, logged: Path | None) -> None:
    _job[:] = [(arena, logged)]


def _play(number: int) -> Result:
    arena, logged = _job[0]
    return play(arena, pairing(arena, number), logged)
