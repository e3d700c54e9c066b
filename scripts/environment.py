"""Sets up .venv with what others wrote, as one of the lock files names it.

python -m scripts.environment runtime|build|dev

Each list contains the one before it, so a fuller environment serves for less. Whatever breaks a
set-up off, the next one finishes it: a mark stands while something is under way.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from scripts.packages import annotator, installed, pins, silent
from scripts.sentences import GaveUp, say

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ("runtime", "build", "dev")
PATCHY: Final = "patchy"
"""Noted with a list: of what only a fuller one names, halves may be there."""
VENV: Final = "venv"
"""A mark: an environment was begun."""
MORE: Final = "more"
"""A mark: packages are being added to a list that is whole."""
LAUNCHER: Final = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
from dazwischen.cli.main import main

if __name__ == "__main__":
    main()
"""
"""Runs itself with the environment's Python, whatever characters its path has. Processes in which
bots think import it once more, under another name."""


class Environment:
    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.python = self.folder / "bin" / "python"
        self._state = self.folder / ".installed"
        self._unfinished = self.folder / ".unfinished"

    def has(self, wanted: str) -> bool:
        """Whether all that the lock file names is there, and whole."""
        whole = self._whole()
        return whole is not None and LOCKS.index(whole) >= LOCKS.index(wanted)

    def _whole(self) -> str | None:
        """The list whose packages are there as it names them, also if more was broken off."""
        if self._mark() not in {"", MORE} or not os.access(self.python, os.X_OK):
            return None
        kept = self._kept()[:2]
        return next((name for name in LOCKS if kept == [name, self._digest(name)]), None)

    def need(self, wanted: str, steps: tuple[str, str] | None = ("", "")) -> None:
        """Installs what is missing, and waits for another set-up in this folder. Says so, with
        what stands before each step; None: says nothing as long as all goes well."""
        if self.has(wanted):
            return
        with self._alone() as held:
            if self.has(wanted):
                return
            if steps:
                say("environment", step=steps[0])
            self._make()
            whole = self._whole()
            # Halves of packages that were broken off look as if they were there.
            patchy = bool(self._mark()) or self._kept()[2:] == [PATCHY]
            self._unfinished.write_text(MORE if whole else "packages")
            if steps:
                say("packages", step=steps[1], list=wanted)
            tell = annotator(" " * len(steps[1])) if steps else silent
            # What is whole is left alone: a server may be running with it.
            installed(self.python, self._missing(wanted, whole), tell, anew=patchy, held=held)
            if wanted == LOCKS[-1]:
                self._to_bytecode()
            self._link()
            rest = PATCHY if patchy and wanted != LOCKS[-1] else ""
            self._state.write_text(f"{wanted} {self._digest(wanted)} {rest}\n")
            self._unfinished.unlink()

    def _missing(self, wanted: str, whole: str | None) -> list[str]:
        there = pins(self._lock(whole)) if whole else {}
        return [pin for name, pin in pins(self._lock(wanted)).items() if name not in there]

    def _mark(self) -> str:
        """What was begun and not finished."""
        return self._unfinished.read_text() if self._unfinished.is_file() else ""

    def _kept(self) -> list[str]:
        """The list that was installed last, its digest, and whether more was broken off before."""
        return self._state.read_text().split() if self._state.is_file() else []

    def _digest(self, name: str) -> str:
        return hashlib.sha256(self._lock(name).read_bytes()).hexdigest()

    def _lock(self, name: str) -> Path:
        return self.root / "requirements" / f"{name}.lock"

    def _make(self) -> None:
        if self._mark() == VENV:
            shutil.rmtree(self.folder)
        if os.access(self.python, os.X_OK):
            return
        self.folder.mkdir(exist_ok=True)
        self._unfinished.write_text(VENV)
        made = subprocess.run(
            [sys.executable, "-m", "venv", self.folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if made.returncode:
            problem = (made.stdout.strip().splitlines() or ["?"])[-1]
            raise GaveUp("no-venv", problem=problem)
        self._unfinished.unlink()

    def _to_bytecode(self) -> None:
        """Tests start hundreds of processes, also where Python is told to write no bytecode."""
        folders = [*self.folder.glob("lib/python*/site-packages"), self.root / "src"]
        command = [str(self.python), "-m", "compileall", "-q", "-j", "0", *map(str, folders)]
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)

    def _link(self) -> None:
        """The tree itself is not copied: its sources are what runs."""
        for packages in self.folder.glob("lib/python*/site-packages"):
            (packages / "dazwischen.pth").write_text(f"{self.root / 'src'}\n")
        launcher = self.folder / "bin" / "dazwischen"
        launcher.write_text(LAUNCHER.format(python=self.python))
        launcher.chmod(0o755)

    @contextmanager
    def _alone(self) -> Iterator[int]:
        """One at a time, until the end or the death of this process."""
        if not os.access(self.root, os.W_OK):
            raise GaveUp("no-writing", folder=self.root)
        with alone(self.root / "requirements") as lock:
            yield lock


@contextmanager
def alone(folder: Path) -> Iterator[int]:
    """Holds a folder; whoever comes second says so and waits. A process that is handed what this
    gives holds it too: should it outlive this one, nobody comes between."""
    lock = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waits")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock
    finally:
        os.close(lock)


def clear_tree(root: Path = ROOT) -> None:
    """Earlier versions compiled in place, where Python would still find it first."""
    for left in (root / "src").rglob("*.so"):
        left.unlink()


def main(arguments: list[str]) -> None:
    try:
        Environment().need(arguments[0])
    except GaveUp as error:
        error.tell()
        raise
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
