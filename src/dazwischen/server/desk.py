"""The desk of the house: score sheets, tournaments, and the links to them."""

import asyncio
import hashlib
import hmac
import secrets
from typing import Any, Final

import msgspec

from dazwischen.core.errors import Rejected
from dazwischen.server.allowance import Allowance
from dazwischen.server.floor import Floor
from dazwischen.server.hub import Hub
from dazwischen.server.identities import digest
from dazwischen.server.rating import Rater
from dazwischen.server.shelf import Kind, Shelf, Volume
from dazwischen.store import records
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import events as tour_events
from dazwischen.tournament.director.asking import Answer, Asked
from dazwischen.tournament.director.decide import decide
from dazwischen.tournament.director.evolve import evolve
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.state import Tournament
from dazwischen.tournament.sheet import actions as sheet_do
from dazwischen.tournament.sheet import events as sheet_events
from dazwischen.tournament.sheet import sheet as sheets
from dazwischen.tournament.sheet.sheet import Sheet

SHEETS: Final = Kind("sheet", Sheet(), sheet_events.Event, sheets.evolve, lambda _sheet: False)
TOURNAMENTS: Final = Kind(
    "tournament", Tournament(), tour_events.Event, evolve, lambda state: state.over
)
_MADE: Final = 2.0
_AT_ONCE: Final = 60.0
"""Books made in a second, and saved up: a house full of people who begin at the same time."""
LARGE: Final = 30
"""Players from which on drawing a round takes so long that tables would notice."""


def sealed(book: str, key: str) -> bytes:
    """A key as it is kept: good for one book, whatever else somebody uses the same key for."""
    return digest(f"{book}/{key}")


class Desk:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.sheets: Shelf[Sheet] = Shelf(hub.store, SHEETS)
        self.tournaments: Shelf[Tournament] = Shelf(hub.store, TOURNAMENTS)
        self.floor = Floor(hub, self)
        self._made = Allowance(hub.now() / 1000, _MADE, _AT_ONCE)
        hub.when_over(self.floor.over)
        hub.when_ending(Rater(hub).rate)

    def close(self) -> None:
        """Nobody waits for news any more."""
        self.sheets.close()
        self.tournaments.close()

    def may_make(self) -> bool:
        return self._made.take(self.hub.now() / 1000)

    # Links

    def actor(self, code: str, key: str) -> Actor | None:
        """Who somebody is with this link to this tournament."""
        found = self.hub.store.key(sealed(code, key)) if key else None
        if found is None or found.book != code:
            return None
        match found.role:
            case "organiser" | "judge" | "spectator" | "entry":
                return Actor(found.role)
            case "captain":
                return Actor("captain", team=found.subject)
            case "player":
                return Actor("player", entrant=int(found.subject))
            case _:
                return None

    def writes(self, code: str, key: str) -> bool:
        """Whether this is the link to a score sheet with which one can enter rounds."""
        found = self.hub.store.key(sealed(code, key)) if key else None
        return found is not None and found.book == code

    def link(self, code: str, secret: str, role: str, subject: str = "") -> str:
        """The key of a role, derived from the secret of whoever hands it out.

        So it can be shown again without being kept: the database has only its digest.
        """
        said = f"{code}/{role}/{subject}".encode()
        key = hmac.new(secret.encode(), said, hashlib.sha256).hexdigest()[:40]
        self.hub.store.add_key(sealed(code, key), records.Key(code, role, subject))
        return key

    def entrant_of(self, volume: Volume[Tournament], ticket: str) -> int:
        """Who was registered by the action of this ticket."""
        seq = volume.tickets.get(ticket, 0)
        for entry in self.hub.store.entries(volume.book.code)[seq - 1 : seq]:
            event = msgspec.json.decode(entry.data, type=tour_events.Event)
            if isinstance(event, tour_events.Registered):
                return event.entrant.id
        return 0

    # What is wanted

    async def tournament(
        self, volume: Volume[Tournament], by: Actor, action: do.Action | do.Own, ticket: str = ""
    ) -> Rejected | None:
        """Decides, keeps, tells; what was done under this ticket before is not done again."""
        async with volume.lock:
            if ticket and ticket in volume.tickets:
                return None
            at = self.hub.wall()
            ask = Asked(by, action, at, secrets.randbits(60))
            answer = await self._decided(volume.state, ask)
            if isinstance(answer, Rejected):
                return answer
            self.tournaments.write(volume, by, at, answer, ticket)
        self.floor.look(volume)
        return None

    async def _decided(self, state: Tournament, ask: Asked[Any]) -> Answer:
        if isinstance(ask.action, do.Draw) and len(state.entrants) >= LARGE:
            return await asyncio.to_thread(decide, state, ask)
        return decide(state, ask)

    async def sheet(
        self, volume: Volume[Sheet], action: sheet_do.Action, ticket: str = ""
    ) -> Rejected | None:
        async with volume.lock:
            if ticket and ticket in volume.tickets:
                return None
            answer = sheets.decide(volume.state, action, secrets.randbits(60))
            if isinstance(answer, Rejected):
                return answer
            self.sheets.write(volume, "sheet", self.hub.wall(), answer, ticket)
        return None
