"""What the set-up says, from the same catalogues as everything else, before Fluent is installed.

Its messages are single lines with plain arguments, so that a few lines of code can read them.
"""

import os
import re
import sys
from functools import cache
from pathlib import Path
from typing import Final

TEXTS: Final = Path(__file__).parents[1] / "src" / "dazwischen" / "texts"


def language() -> str:
    """The locale's, else German; as `dazwischen.texts` chooses."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value[:2] in {"de", "en"}:
            return value[:2]
        if value:
            break
    return "de"


@cache
def _catalogue(chosen: str) -> dict[str, str]:
    lines = (TEXTS / chosen / "setup.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


def sentence(key: str, **arguments: object) -> str:
    return re.sub(
        r"\{ \$([a-z]+) \}",
        lambda found: str(arguments[found[1]]),
        _catalogue(language())[f"setup-{key}"],
    )


def say(key: str, **arguments: object) -> None:
    print(sentence(key, **arguments), flush=True)  # noqa: T201 - to whoever called make


class GaveUp(SystemExit):
    """One sentence on standard error, and status 2."""

    def __init__(self, key: str, **arguments: object) -> None:
        self.sentence = sentence(key, **arguments)
        super().__init__(2)

    def tell(self) -> None:
        sys.stderr.write(f"{self.sentence}\n")
