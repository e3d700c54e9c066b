"""Mutated inputs for every door: messages, routes, files. A find is printed with what leads to it.

.venv/bin/python -m bench.mutate [--inputs 1000000] [--seed 1] [--door NAME [--lot NUMBER]]
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from tests.doors.shares import SHARES
from tests.doors.trial import LOT, Find, tried

SHOWN = 10
"""Finds of a door: many are one."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--door", choices=list(SHARES), help="one alone")
    parser.add_argument("--lot", type=int, help="one alone, to see a find again")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    if options.lot is not None:
        if options.door is None:
            parser.error("a lot is one of a door's")
        find = _one((options.door, options.seed, options.lot))
        print(find or "nothing was found")
        return 1 if find else 0
    doors = [options.door] if options.door else list(SHARES)
    found = 0
    for door in doors:
        count = lots(options.inputs, door, doors)
        began = time.monotonic()
        work = [(door, options.seed, lot) for lot in range(count)]
        finds = [find for find in _all(work, options.processes) if find]
        took = time.monotonic() - began
        print(f"{door:<10}{count * LOT:>9} inputs in {took:.0f} s, {len(finds)} finds", flush=True)
        for find in finds[:SHOWN]:
            print(f"{find}\n", flush=True)
        found += len(finds)
    return 1 if found else 0


def lots(inputs: int, door: str, doors: list[str]) -> int:
    share = SHARES[door] / sum(SHARES[name] for name in doors)
    return max(1, round(inputs * share / LOT))


def _all(work: list[tuple[str, int, int]], processes: int) -> Iterator[Find | None]:
    # A server has processes of its own, which those of a simple pool may not.
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(_one, work)


def _one(work: tuple[str, int, int]) -> Find | None:
    # The processes that a server starts read this module, and need nothing of that.
    from tests.doors.doors import DOORS

    door, seed, lot = work
    return tried(door, DOORS[door], seed, lot)


if __name__ == "__main__":
    sys.exit(main())
