"""Who may look words up: nobody may while a game runs that forbids it."""

from typing import Final

from dazwischen.core.errors import Rejected
from dazwischen.core.game import JudgesWords
from dazwischen.games import registry
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.limits import DAY
from dazwischen.server.tables.record import Record
from dazwischen.server.tables.tables import Tables
from dazwischen.store.protocol import Store

TABLES: Final = 20
"""Tables of one person that are looked at, the latest first."""


class Library:
    def __init__(self, store: Store, clock: Clock, tables: Tables) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables

    def forbids_words(self, who: int) -> Rejected | None:
        """The dictionary is for objections only while such a game runs."""
        if any(_is_closed_book(record) for record in self._playing(who)):
            return Rejected("book-closed", ("K-WORD-2", "K-PRO-7"))
        return None

    def forbids_search(self, who: int) -> Rejected | None:
        """Nor is anybody helped to find words against other people."""
        refusal = self.forbids_words(who)
        company = any(_is_in_company(record, who) for record in self._playing(who))
        return refusal or (Rejected("search-in-company") if company else None)

    def _playing(self, who: int) -> list[Record]:
        """Tables with a running game of words; one at which nobody was for a day is forgotten."""
        found = []
        since = self._clock.wall() - DAY
        for code in self._store.rooms_of(who, limit=TABLES):
            kept = self._store.room(code)
            if kept is None or kept.changed < since:
                continue
            record = self._tables.record(code)
            if (
                record is not None
                and record.play.playing
                and isinstance(registry.module(record.rules.game).rules, JudgesWords)
            ):
                found.append(record)
        return found


def _is_closed_book(record: Record) -> bool:
    game = registry.module(record.rules.game).rules
    options, _ = record.rules.read()
    return isinstance(game, JudgesWords) and game.closed_book(options)


def _is_in_company(record: Record, who: int) -> bool:
    return any(place.who not in (0, who) for place in record.seats)
