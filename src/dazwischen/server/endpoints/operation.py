"""What a route does, for its description."""

from typing import Any, Final

from msgspec import Struct

PLAIN: Final = "text/plain"
SVG: Final = "image/svg+xml"
LINES: Final = "application/x-ndjson"
CSV: Final = "text/csv"
CHANGES: Final = (403,)
"""What changes something is refused to other sites."""
WORKED: Final = (422, 503)
"""What is worked out can be unusable, or take too long."""
ALWAYS: Final = (408, 429, 431)
"""Whoever asks too slowly, too often or too long-windedly is refused everywhere."""
READS: Final = (*CHANGES, 400, 413)
"""... and what has a body can be unreadable or too big."""


class Operation(Struct, frozen=True):
    """What a route does, what it takes and what it answers."""

    method: str
    path: str
    summary: str
    answers: dict[int, Any]
    """A type for JSON, a media type for anything else."""
    takes: Any = None
    refuses: tuple[int, ...] = ()
    known: bool = False
    """Only for somebody with an identity."""
    keyed: bool = False
    """Also for whoever has the link with its key."""
    query: tuple[Any, ...] = ()
    """Further parameters, as OpenAPI describes them."""
    waits: bool = False
    """Can be asked to wait for a change."""
