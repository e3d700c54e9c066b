"""A lot of inputs for one door: made from a seed, tried one by one from a fresh beginning."""

import time
import traceback
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import Struct

LOT: Final = 250
"""Inputs that are tried on one house; the next ones meet a new one."""
SLOW: Final = 10.0
"""Seconds of computing after which an input is a find, whatever comes of it."""
_SHOWN: Final = 400
_CALLS: Final = 4
"""The innermost, which say where it was."""


class Trial:
    """Gives out the dice for each input, and knows which one is being tried."""

    def __init__(self, dice: Random, count: int) -> None:
        self.dice = dice
        self.tried = 0
        self.now: Any = None
        """The input, to be shown if something comes of it."""
        self._count = count

    def __iter__(self) -> Iterator[Random]:
        for _ in range(self._count):
            began = time.process_time()
            yield self.dice
            self.tried += 1
            if time.process_time() - began > SLOW:
                raise TimeoutError(f"more than {SLOW:.0f} s of computing")


Door: TypeAlias = Callable[[Trial], None]
"""Raises whatever should not have come of an input."""


class Find(Struct, frozen=True):
    door: str
    seed: int
    lot: int
    input: str
    problem: str

    def __str__(self) -> str:
        again = f"make mutate SEED={self.seed} DOOR={self.door} LOT={self.lot}"
        return f"{again}\n{self.input}\n{self.problem}"


def tried(name: str, door: Door, seed: int, lot: int, count: int = LOT) -> Find | None:
    """The first input of a lot that leads to what should not be."""
    trial = Trial(Random(f"{seed}/{name}/{lot}"), count)
    try:
        door(trial)
    except Exception:  # noqa: BLE001 - whatever it is, it is a find
        shown = repr(trial.now)[:_SHOWN]
        return Find(name, seed, lot, f"input {trial.tried}: {shown}", traceback.format_exc(-_CALLS))
    return None
