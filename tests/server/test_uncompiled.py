"""The way from a client to its table is the same where nothing could be compiled."""

import subprocess
import sys
from pathlib import Path

import pytest

from dazwischen.server.tables import host
from tests.cards.test_kernel import needs_compiler
from tests.limits import LONG

ROOT = Path(__file__).parents[2]
SOME = (
    "tests/table/test_seats.py",
    "tests/server/test_readers.py",
    "tests/server/test_letting_go.py",
    "tests/server/test_mail.py",
)


def test_it_is_compiled() -> None:
    needs_compiler()
    assert not str(host.__file__).endswith(".py")


@pytest.mark.long
def test_uncompiled_it_does_the_same() -> None:
    run = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.plain",
        "-p",
        "no:cacheprovider",
        *SOME,
    ]
    ran = subprocess.run(  # noqa: S603
        run, cwd=ROOT, capture_output=True, text=True, check=False, timeout=2 * LONG
    )
    assert ran.returncode == 0, ran.stdout
