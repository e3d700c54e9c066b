"""How long small commands take from start to end, and Python alone."""

import subprocess
import sys
from pathlib import Path
from time import perf_counter

import stopwatch

COMMAND = Path(sys.executable).with_name("dazwischen")
PROTOCOL = Path(__file__).with_name("ten-lines.txt")
TIMES = 2
"""Starts in one run; five runs make ten."""


def seconds(*command: str | Path) -> float:
    start = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - start


def main() -> None:
    seconds(COMMAND, "referee", PROTOCOL, "--json")
    stopwatch.report(
        {
            "referee": [seconds(COMMAND, "referee", PROTOCOL, "--json") for _ in range(TIMES)],
            "word": [seconds(COMMAND, "word", "MAUT", "--json") for _ in range(TIMES)],
            "python": [seconds(sys.executable, "-c", "pass") for _ in range(TIMES)],
        }
    )


if __name__ == "__main__":
    main()
