"""Bounds: how much, how often, how long. What goes beyond is refused with a sentence."""

import unicodedata
from typing import Final

from msgspec import Struct

MESSAGE_BYTES: Final = 4096
FRAME_BYTES: Final = 64 * 1024
"""Above it the connection ends; between the two bounds the message is refused."""
BODY_BYTES: Final = 2_000_000
"""Of an HTTP request; the largest are imported games."""
PROTOCOL_BYTES: Final = 100_000
PROTOCOL_LINES: Final = 3_000
"""Of a file for the referee: some evenings at a real table."""
NAME: Final = 24
TALK: Final = 200
TABLES: Final = 20
"""Tables of one identity that were used within a day."""
DAY: Final = 24 * 3600 * 1000
IMPORTS: Final = 200
"""Games that one identity has brought in from elsewhere."""
ANALYSED: Final = 4000
"""Events of a game that is analysed; some times the longest that anybody plays."""
WAIT: Final = 30
"""Seconds for which a request waits for something to change."""
BATCH: Final = 200
"""Actions sent at once."""
TITLE: Final = 80
REASON: Final = 300
DELAY: Final = 300_000
"""By which those who watch can be behind, at most."""


class Bounds(Struct, frozen=True):
    """Those of a running server that somebody may want otherwise."""

    rate: float = 20.0
    """Messages of a client a second, ..."""
    burst: float = 40.0
    """... and how many more can be saved up."""
    connections: int = 60
    """At one table."""
    idle: int = 60_000
    """Milliseconds after which a table that nobody is connected to goes to sleep."""


def clean(text: str, longest: int) -> str:
    """One line of printable text: no control or formatting characters, no towers of accents."""
    line = "".join(" " if letter.isspace() else letter for letter in text)
    # What is taken out must not join what is left to something new, so it goes first.
    visible = (letter for letter in line if not unicodedata.category(letter).startswith("C"))
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", "".join(visible)):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()
