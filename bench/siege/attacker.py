"""The process in which strangers live: honest players are measured in another one."""

import multiprocessing
import os
import resource
import time
from collections import Counter
from multiprocessing.connection import Connection
from typing import Final

from siege.attacks import ATTACKS
from siege.stranger import Tally, Target

_PROCESSES: Final = multiprocessing.get_context("spawn")
_FAR: Final = 10
"""Strangers have machines of their own; here they share one with those whom they attack."""


class Attacker:
    def __init__(self, target: Target) -> None:
        self._here, there = _PROCESSES.Pipe()
        self._process = _PROCESSES.Process(target=_live, args=(there, target), daemon=True)
        self._process.start()
        there.close()
        self._here.recv()

    def begin(self, attack: str, seconds: float) -> None:
        self._here.send((attack, seconds))

    @property
    def busy(self) -> bool:
        return not self._here.poll()

    def met(self) -> Counter[str]:
        """How the attack was answered; once it is over."""
        met: Counter[str] = self._here.recv()
        return met

    def stop(self) -> None:
        self._process.kill()
        self._process.join()


def _live(there: Connection, target: Target) -> None:
    os.nice(_FAR)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    there.send(None)
    while True:
        attack, seconds = there.recv()
        tally = Tally(time.monotonic() + seconds)
        ATTACKS[attack](target, tally)
        there.send(tally.met)
