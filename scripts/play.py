"""`make play`: from a fresh clone to the open page, and what is better compiled, behind it.

python -m scripts.play [OPTIONS OF dazwischen serve]
"""

import os
import sys
from typing import Final

from scripts.environment import ROOT, Environment, clear_tree
from scripts.sentences import GaveUp, say

GENTLE: Final = 10
"""How much the compiler stands back behind the server and the browser."""


def main(arguments: list[str]) -> None:
    environment = Environment()
    try:
        environment.need("runtime", ("[1/3] ", "[2/3] "))
    except GaveUp as error:
        error.tell()
        raise
    except KeyboardInterrupt:
        sys.exit(130)
    clear_tree()
    say("starts", step="[3/3] ")
    python = str(environment.python)
    os.chdir(ROOT)
    _beside([python, "-m", "scripts.behind", str(os.getpid())])
    os.execv(python, [python, "-m", "dazwischen", "serve", *arguments])  # noqa: S606 - our own


def _beside(command: list[str]) -> None:
    """Starts it as nobody's child: the server that this becomes does not wait for it. It stays in
    the terminal's group, so that Ctrl+C ends it too."""
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return
    if os.fork() == 0:
        os.nice(GENTLE)
        os.execv(command[0], command)  # noqa: S606 - our own
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
