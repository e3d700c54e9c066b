"""Runs the measured programs in turn, again and again, and collects what they report."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Program(NamedTuple):
    file: str
    arguments: tuple[str, ...] = ()
    peer: bool = False


PROGRAMS = (
    Program("kernel.py"),
    Program("peers_openspiel.py", peer=True),
    Program("engine.py"),
    Program("peers_rlcard.py", peer=True),
    Program("kernel.py", ("--uncompiled",)),
    Program("jarnac.py"),
    Program("startup.py"),
)
"""What is compared runs next to each other, since the speed of a machine drifts."""


class Measured(NamedTuple):
    samples: dict[str, list[float]]
    """Every figure's values, run by run."""
    failures: dict[str, str]
    """The last line that a program left which could not be measured."""


def measure(peers: str, runs: int) -> Measured:
    stay_on_one_core()
    measured = Measured({}, {})
    for _ in range(runs):
        for program in PROGRAMS:
            _run(program, peers if program.peer else sys.executable, measured)
    return measured


def stay_on_one_core() -> None:
    """Where the system can do that; the programs started from here inherit it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _run(program: Program, python: str, measured: Measured) -> None:
    name = " ".join((program.file, *program.arguments))
    try:
        done = subprocess.run(
            (python, HERE / program.file, *program.arguments),
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        reported = json.loads(done.stdout.splitlines()[-1])
    except subprocess.CalledProcessError as error:
        measured.failures[name] = (error.stderr.strip().splitlines() or ["no message"])[-1]
    except (OSError, ValueError, IndexError) as error:
        measured.failures[name] = str(error)
    else:
        for figure, values in reported.items():
            measured.samples.setdefault(figure, []).extend(values)
