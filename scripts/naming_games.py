"""Where a game is named that everybody should get from the registry.

A game may be named where it is at home (`games/`, its bots, its commands, its part of the web
client), in what people read and in data; everywhere else a name is a branch or a list that whoever
adds a game would have to find.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dazwischen.games import registry

SOURCE: Final = Path("src/dazwischen")
_HOMES: Final = (
    "games/",
    "cli/games/",
    "web/games/",
    *(f"bots/{name}/" for name in registry.NAMES),
)
_NOT_CODE: Final = ("texts/", "lexicon/data/", "web/study/data/", "web/vendor/")
_CODE: Final = frozenset({".py", ".js", ".css", ".html", ".sql"})
OTHER_THINGS: Final = {
    "cards/decks.py": "an edition of the cards is called as the game is",
    "web/app/sound.js": "the sound of a call",
    "web/style/hand.css": "the button of a call",
    "web/study/replay.css": "moments and verdicts: the calls of two games",
}
"""Files in which the word means something else."""
_NAME: Final = "|".join(registry.NAMES)
_NAMED: Final = re.compile(
    rf"""["'`](web-)?({_NAME})["'`]      # the name itself, or a catalogue's
    |\b(games|bots)[./]({_NAME})\b        # something of the game's folder
    |^\s*({_NAME}):\s                     # a key of a table""",
    re.VERBOSE,
)


def places(root: Path) -> list[str]:
    """Each as `path:line: text`, of the repository that stands in that folder."""
    return list(_places(root / SOURCE))


def _places(source: Path) -> Iterator[str]:
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        if path.suffix not in _CODE or name.startswith((*_HOMES, *_NOT_CODE)):
            continue
        if name in OTHER_THINGS:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if _NAMED.search(line):
                yield f"{name}:{number}: {line.strip()}"
