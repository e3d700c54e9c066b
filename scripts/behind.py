"""Behind a running server: compiles the kernels, and says what that brings.

python -m scripts.behind PROCESS
"""

import os
import sys
import time
from typing import Final

from dazwischen import compiled
from scripts import compile as compiling
from scripts.environment import Environment
from scripts.sentences import GaveUp, say

GRACE: Final = 2.0
"""Seconds that the server has for itself, to begin or to say why it cannot."""


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def main(server: int) -> None:
    if compiled.current("kernels"):
        return
    time.sleep(GRACE)
    if not runs(server):
        return
    if compiling.compiler() is None:
        say("no-compiler")
        return
    say("behind")
    try:
        Environment().need("build", None)
    except GaveUp as error:
        error.tell()
        return
    if compiling.main(["kernels"]):
        say("compiled")


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
