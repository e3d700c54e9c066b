"""Kills a server 200 times while games are played, and looks for anything that was lost.

.venv/bin/python -m bench.kill [KILLS] [SEED]
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

from tests.server.kill import Evening


def main(kills: int = 200, seed: int = 1) -> None:
    with tempfile.TemporaryDirectory() as data:
        result = Evening(Path(data), seed).play(kills)
    print(f"killed {result.kills} times; {result.events} events received, all found again")
    print(f"{result.repeated} intents had no answer at a kill; each was done once")
    print(f"from start to the first answer: median {median(result.starts):.2f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
