"""What somebody writes who wants a parser to go back and forth."""

from collections.abc import Callable
from contextlib import suppress
from time import process_time
from typing import Final

from dazwischen.core.errors import InvalidInput

RUNS: Final = (
    "9", "=", "1=9 ", "a", "A, ", "ab:", '"', "'a", "for a ", "gegen a ", "rot ", "[",
    "{", "\\", "\\u0041", "é", "e\u0301", "\u0300", "\u200b", "ß", "😀", " ", "\t", ",", ";",
    "1 ", "1,5€ ", "-", "a\n", "\r\n",
)  # fmt: skip
"""Thirty of them."""
SIZE: Final = 100_000
SLACK: Final = 0.3
"""Seconds that say nothing, on a machine with much else to do."""
LOOKS: Final = 3


def run_of(run: str, size: int) -> str:
    return run * (size // len(run)) + "!"


def grows_with_size(read: Callable[[str], object], run: str, size: int = SIZE) -> bool:
    """Twice the size may cost twice as much and half as much again; four times is a square. A
    square is one however often it is looked at, and a disturbance is not."""
    return any(_grows(read, run, size) for _ in range(LOOKS))


def _grows(read: Callable[[str], object], run: str, size: int) -> bool:
    whole = _cost(read, run_of(run, size))
    return whole < SLACK or whole < 3 * _cost(read, run_of(run, size // 2)) + SLACK


def _cost(read: Callable[[str], object], text: str) -> float:
    began = process_time()
    with suppress(InvalidInput, ValueError):
        read(text)
    return process_time() - began
