"""What a house keeps of whom, where, and for how long: told to anybody who asks.

It is written from the tables of the database, the operator's settings and the numbers that are
really used. A test knows every column, so nothing can be kept that is not told here.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from dazwischen.server.base.identities import LINK, YEAR
from dazwischen.server.base.journal import Access
from dazwischen.server.services.retention import FOR_EVER, Retention
from dazwischen.texts import LANGUAGES, Texts

NOTICES: Final = ("imprint", "privacy")
"""What an operator can add in words of his own, each as `NAME.LANGUAGE.txt`."""
NOTICE_BYTES: Final = 100_000


class Part(Struct, frozen=True):
    """Something that is kept; `kept-NAME` says what, `kept-NAME-until` for how long."""

    name: str
    tables: Mapping[str, tuple[str, ...]] = {}
    """The columns in which it lies."""
    ends: str = ""
    """The days of the retention by which it goes."""
    stored: tuple[str, ...] = ()
    """In the browser, by the beginnings of their names."""


PARTS: Final = (
    Part(
        "person",
        {
            "identities": ("id", "name", "created", "seen"),
            "secrets": ("digest", "identity"),
            "banned": ("identity", "at"),
        },
        ends="people",
    ),
    Part("device", {"links": ("digest", "identity", "expires")}),
    Part(
        "table",
        {
            "rooms": ("code", "data", "changed", "host", "stream"),
            "seated": ("identity", "room"),
            "refusals": ("room", "identity", "slot", "client", "ticket", "data"),
        },
        ends="tables",
    ),
    Part(
        "talk",
        {"talk": ("room", "number", "at", "who", "text", "client", "ticket")},
        ends="tables",
    ),
    Part(
        "game",
        {
            "games": ("id", "room", "key", "header", "begun", "ended", "outcome"),
            "people": ("game", "seat", "identity"),
            "summaries": ("game", "upto", "data"),
            "put_away": ("identity", "game"),
            "events": ("number", "stream", "seq", "at", "by", "data", "client", "ticket", "chain"),
            "streams": ("id", "kind", "first", "last", "chain"),
        },
        ends="games",
    ),
    Part(
        "rating",
        {
            "ratings": ("identity", "game", "level", "number", "at", "mu", "sigma"),
            "unrated": ("identity",),
        },
        ends="people",
    ),
    Part(
        "tournament",
        {
            "books": ("code", "kind", "client", "created", "changed", "over", "stream"),
            "keys": ("digest", "book", "role", "subject"),
        },
        ends="tournaments",
    ),
    Part("sheet", ends="sheets"),
    Part("order", {"orders": ("id", "data", "answer")}),
    Part("memory"),
    Part("log"),
    Part(
        "browser",
        stored=(
            "anew",
            "hand",
            "name",
            "open",
            "prefs",
            "promises",
            "referee",
            "sheet",
            "tournament",
            "tournaments",
        ),
    ),
)


class Told(Struct, frozen=True):
    what: str
    until: str


class House(Struct, frozen=True):
    imprint: str | None
    """In the operator's own words, as paragraphs; `#` before a line makes it a heading."""
    privacy: str | None
    kept: tuple[Told, ...]


class Disclosure:
    def __init__(
        self,
        retention: Retention = FOR_EVER,
        access: Access = "off",
        notices: Path | None = None,
    ) -> None:
        self._days = asdict(retention)
        self._access = access
        self._notices = notices

    def house(self, words: Texts) -> House:
        imprint, privacy = (self._notice(name, words.language) for name in NOTICES)
        return House(imprint, privacy, tuple(self._told(part, words) for part in PARTS))

    def _told(self, part: Part, words: Texts) -> Told:
        args = {
            "days": self._days.get(part.ends, 0),
            "access": self._access,
            "minutes": LINK // 60_000,
            "year": YEAR // (24 * 3600),
        }
        return Told(words(f"kept-{part.name}", args), words(f"kept-{part.name}-until", args))

    def _notice(self, name: str, language: str) -> str | None:
        """In the language that is asked for, else in the other: read anew, so a change shows."""
        if self._notices is None:
            return None
        others = (other for other in LANGUAGES if other != language)
        for wanted in (language, *others):
            path = self._notices / f"{name}.{wanted}.txt"
            try:
                with path.open("rb") as opened:
                    return opened.read(NOTICE_BYTES).decode(errors="replace")
            except OSError:
                continue
        return None
