"""Kills a server a thousand times while games are played, and counts what was lost or done twice.

.venv/bin/python -m bench.kill [KILLS] [SEED]
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

from tests.server.kill import Evening


def main(kills: int = 1000, seed: int = 1) -> int:
    with tempfile.TemporaryDirectory() as data:
        result = Evening(Path(data), seed).play(kills)
    print(f"killed {result.kills} times; {result.events} events received, all found again")
    print(f"{result.acknowledged} intents acknowledged: ", end="")
    print(f"{len(result.lost)} lost, {len(result.doubled)} done twice or although refused")
    for problem in [*result.lost, *result.doubled][:50]:
        print(f"  {problem}")
    print(f"{result.repeated} intents had no answer at a kill; each was done once")
    print(f"from start to the first answer: median {median(result.starts):.2f} s")
    return 1 if result.lost or result.doubled else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
