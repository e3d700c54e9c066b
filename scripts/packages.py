"""Lets pip install what a lock file names; says how far it is, or in a sentence what went wrong."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final, TypeAlias

from scripts.sentences import GaveUp, sentence

PIP: Final = (
    "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--progress-bar", "off",
    "--retries", "2", "--no-warn-script-location", "--no-compile", "--no-deps",
    "--require-hashes",
)  # fmt: skip
"""Not compiled to bytecode at once: most of it is never imported, and the rest is when it is."""
TOLD: Final = 10
"""Lines at most where no terminal can overwrite one."""
NAMED: Final = re.compile(
    r"(?:Collecting|Requirement already satisfied:) (?P<name>[\w.-]+)|Processing \S*/(?P<file>\w+)-"
)
"""The lines in which pip comes to the next package, from an index, at home or in a folder."""
WRONG_HASH: Final = re.compile(
    r"DO NOT MATCH THE HASHES.*?^\s*(\S+) from", re.DOTALL | re.MULTILINE
)
OFFLINE: Final = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError"
    r"|No matching distribution found|Connection (?:refused|reset|aborted)|Failed to establish"
)


Tell: TypeAlias = Callable[[int, int, str], None]


def pins(lock: Path) -> dict[str, str]:
    """By package, its lines in a lock file."""
    entries = re.findall(r"^([a-z0-9][\w.-]*)(==.*(?:\n    .*)*)", lock.read_text(), re.MULTILINE)
    return {name: name + pin for name, pin in entries}


def installed(python: Path, wanted: list[str], tell: Tell, *, anew: bool, held: int) -> None:
    """`anew`: over what is there, which may be half of a package. `held`: the lock on it all."""
    command = [str(python), *PIP, *(["--ignore-installed"] if anew else [])]
    with NamedTemporaryFile("w", suffix=".lock") as lock:
        lock.write("\n".join(wanted))
        lock.flush()
        with subprocess.Popen(
            [*command, "-r", lock.name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            pass_fds=(held,),
        ) as pip:
            try:
                said = _followed(pip.stdout or (), len(wanted), tell)
            except BaseException:
                pip.kill()
                raise
    if pip.returncode:
        raise complaint(said)


def _followed(lines: Iterable[str], names: int, tell: Tell) -> str:
    said, number = [], 0
    for line in lines:
        said.append(line)
        found = NAMED.match(line)
        if found:
            number = min(number + 1, names)
            tell(number, names, found["name"] or found["file"])
        elif line.startswith("Installing collected packages"):
            tell(names, names, "")
    return "".join(said)


def silent(number: int, names: int, name: str) -> None:
    """For what goes on behind something else."""


def annotator(indent: str) -> Tell:
    """One line that changes, or a few lines where there is no terminal."""
    live = sys.stdout.isatty()

    def tell(number: int, names: int, name: str) -> None:
        key = "package" if name else "unpacking"
        text = f"{indent}{sentence(key, number=number, names=names, name=name)}"
        if live:
            sys.stdout.write(f"\r\033[K{text}" + ("" if name else "\n"))
        elif not name or number % max(1, names // TOLD) == 0:
            sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    return tell


def complaint(said: str) -> GaveUp:
    """The one sentence for what pip had to say at length."""
    if sys.stdout.isatty():
        sys.stdout.write("\n")
    if wrong := WRONG_HASH.search(said):
        return GaveUp("wrong-hash", name=wrong[1])
    if OFFLINE.search(said):
        return GaveUp("offline")
    errors = [line for line in said.splitlines() if re.match(r"ERROR|error|OSError", line)]
    problem = (errors or said.strip().splitlines() or ["?"])[0]
    return GaveUp("no-install", problem=problem.removeprefix("ERROR: "))
