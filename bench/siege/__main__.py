"""Besieges a server of its own and prints how its guests fared: `make siege MINUTES=120`.

Status 1 if honest players waited too long, the server took too much memory, or anything that
somebody was told is lost.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from siege.attacks import ATTACKS
from siege.siege import Attacked, Scale, late, quantile, shortcomings, siege

HEAD = (
    f"{'attack':<13}{'moves':>7}{'p50 ms':>8}{'p99 ms':>8}{'max ms':>8}{'page ms':>9}"
    f"{'MB':>6}{'all MB':>8}  answers to the attackers"
)

LONGEST = 500
"""Letters of what is said of a problem: of a mistake of ours its whole trace is in the log."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), help="some of the attacks")
    options = parser.parse_args()
    names = options.only or list(ATTACKS)
    short: list[str] = []
    print(f"Load of the machine before it {os.getloadavg()[0]:.1f}\n{HEAD}", flush=True)

    def told(attacked: Attacked) -> None:
        print(line(attacked), flush=True)
        short.extend([*late(attacked), *shortcomings(attacked)])

    with tempfile.TemporaryDirectory() as data:
        evidence = siege(Path(data), names, options.minutes * 60 / len(names), Scale(), told)
    print(f"{evidence.acknowledged} acts acknowledged, {evidence.events} events shown in ", end="")
    print(f"{evidence.games} games; {len(evidence.problems)} problems with what was kept")
    for problem in [*short, *evidence.problems[:50]]:
        print(f"  {problem[:LONGEST]}")
    return 1 if short or evidence.problems else 0


def line(attacked: Attacked) -> str:
    times, memory = attacked.stretch.times, attacked.memory
    figures = [quantile(times, share) * 1000 for share in (0.5, 0.99, 1)]
    page = quantile(attacked.newcomers, 0.5) * 1000
    met = ", ".join(f"{what} × {count}" for what, count in attacked.met.most_common(6))
    told = "".join(f"{figure:>8.1f}" for figure in figures)
    return (
        f"{attacked.name:<13}{len(times):>7}{told}{page:>9.1f}"
        f"{memory.server:>6.0f}{memory.all:>8.0f}  {met}"
    )


if __name__ == "__main__":
    sys.exit(main())
