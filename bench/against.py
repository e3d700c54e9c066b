"""Kernel and engine beside those of an earlier revision, in one run: did they lose speed?

python bench/against.py REVISION [--runs N]

The revision is unpacked and compiled in a folder of its own, by its own means. Both are measured
in turn, by the programs that each of them has, and compared pair by pair: the speed of a machine
drifts by more than what is looked for. Prints how many times as fast the sources here are.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import programs

ROOT = Path(__file__).parents[1]
MEASURED = ("kernel.py", "engine.py")
BY_THE_PROCESSOR = """
import runpy, sys, time
sys.path.insert(0, sys.argv[1])
import stopwatch
stopwatch.perf_counter = time.process_time
runpy.run_path(f"{sys.argv[1]}/{sys.argv[2]}", run_name="__main__")
"""
"""Runs a program with the processor's time in place of the clock's: others may be busy too."""
LOSS = 0.97
"""What differs by less is the machine's."""


def main() -> int:
    """Status 1 if something is slower than it was."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("revision")
    parser.add_argument("--runs", type=int, default=9, help="pairs of measurements")
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        before = Path(folder)
        _unpack(options.revision, before)
        for tree in (before, ROOT):
            _compile(tree)
        programs.stay_on_one_core()
        ratios = _ratios(before, options.runs)
    print(f"Here beside {options.revision}, median of {options.runs} pairs")
    for figure, values in ratios.items():
        low, high = min(values), max(values)
        print(f"  {figure:16}{median(values):6.3f} ×   {low:.3f} … {high:.3f}")
    return int(any(median(values) < LOSS for values in ratios.values()))


def _unpack(revision: str, folder: Path) -> None:
    git = shutil.which("git") or sys.exit("git is needed")
    archive = subprocess.run(
        [git, "archive", revision], cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")


def _compile(tree: Path) -> None:
    """By the tree's own script; before there was one, everything was compiled in place."""
    if (tree / "scripts" / "compile.py").exists():
        _python(tree, "-m", "scripts.compile")
    else:
        _python(tree, "setup.py", "--quiet", "build_ext", "--inplace")


def _ratios(before: Path, runs: int) -> dict[str, list[float]]:
    """Each figure's ratio, pair by pair; whoever goes first has no advantage."""
    ratios: dict[str, list[float]] = {}
    for number in range(runs):
        for program in MEASURED:
            trees = (before, ROOT) if number % 2 else (ROOT, before)
            measured = {tree: _measure(tree, program) for tree in trees}
            for figure, values in measured[ROOT].items():
                if figure != "checksum":
                    ratio = median(values) / median(measured[before][figure])
                    ratios.setdefault(figure, []).append(ratio)
    return ratios


def _measure(tree: Path, program: str) -> dict[str, list[float]]:
    reported: dict[str, list[float]] = json.loads(
        _python(tree, "-c", BY_THE_PROCESSOR, str(tree / "bench"), program).splitlines()[-1]
    )
    return reported


def _python(tree: Path, *arguments: str) -> str:
    """Runs this Python with a tree's own sources."""
    sources = os.pathsep.join((str(tree / "src"), str(tree)))
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": sources},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
