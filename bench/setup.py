"""From a fresh clone to the page, and the second start.

python bench/setup.py [--from FOLDER] [--python PROGRAM]

Needs git, make and the internet. Prints seconds, and seconds of the processor, which a busy machine
changes less. What goes on behind the server is broken off.
"""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
PATIENCE = 600.0


def answering(url: str) -> None:
    """Until the page is there."""
    end = perf_counter() + PATIENCE
    while perf_counter() < end:
        try:
            with urlopen(url, timeout=5):  # noqa: S310 - our own address
                return
        except (URLError, OSError):
            sleep(0.01)
    sys.exit(f"{url} does not answer")


def play(tree: Path, python: str) -> tuple[float, float]:
    """Seconds until the page answers, and those of the processor until then and the end."""
    used = processor()
    began = perf_counter()
    # No browser is opened, and a port that nobody has is taken.
    environment = {**os.environ, "BROWSER": "true", "DAZWISCHEN_PORT": "0", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        [program("make"), "play", f"PYTHON={python}"],
        cwd=tree,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as make:
        try:
            for line in make.stdout or ():
                print(f"  {perf_counter() - began:6.1f}  {line}", end="", flush=True)
                if found := re.search(r"http://\S+/", line):
                    answering(found[0])
                    took = perf_counter() - began
                    break
            else:
                sys.exit("make play ended before the page was there")
        finally:
            os.killpg(make.pid, signal.SIGTERM)
            make.communicate(timeout=PATIENCE)
    return took, processor() - used


def program(name: str) -> str:
    return shutil.which(name) or sys.exit(f"needs {name}")


def processor() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="origin", type=Path, default=ROOT)
    parser.add_argument("--python", default="python3")
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "dazwischen"
        subprocess.run([program("git"), "clone", "--quiet", wanted.origin, tree], check=True)
        for name in ("fresh clone", "second start"):
            took, used = play(tree, wanted.python)
            print(f"{name:16}{took:8.1f} s until the page is there, {used:6.1f} s of the processor")


if __name__ == "__main__":
    main()
