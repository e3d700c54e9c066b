"""The desk of the house: score sheets, tournaments, and the links to them."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from dazwischen.bots.readiness import ready
from dazwischen.core.errors import Rejected, Unusable
from dazwischen.core.told import told
from dazwischen.server.floor import Floor
from dazwischen.server.hub import Hub
from dazwischen.server.identities import digest
from dazwischen.server.limits import DECISIONS, SHEET_CHANGES, TOURNAMENT_CHANGES
from dazwischen.server.rating import Rater
from dazwischen.server.shelf import Kind, Shelf, Volume
from dazwischen.server.workshop import Line
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
LARGE: Final = 30
"""Players from which on drawing a round takes so long that tables would notice."""


def sealed(book: str, key: str) -> bytes:
    """A key as it is kept: good for one book, whatever else somebody uses the same key for."""
    return digest(f"{book}/{key}")


def unready_bot(game: str, action: do.Action | do.Own) -> Rejected | None:
    """Whoever could not be seated at a table now is not taken into a tournament either.

    What this machine can do now is no business of the director's; which strengths there are is.
    """
    match action:
        case do.Register(bot=bot):
            wanted = bot
        case do.Configure(settings=settings):
            game, wanted = settings.game, settings.timing.get("stand_in", "")
        case _:
            return None
    try:
        ready(game, str(wanted))
    except Unusable as error:
        return told(error) if error.code == "strength-not-ready" else None
    return None


def full(volume: Volume[Tournament], action: do.Action | do.Own | None = None) -> Rejected | None:
    """All that ever happened is read again when somebody asks for it after a while."""
    if isinstance(action, do.Finish | do.OpenRoom | do.PlayOnline):
        return None
    changes, most = volume.seq, TOURNAMENT_CHANGES
    if isinstance(action, do.Pause | do.Rule | do.VoidTable | do.Correct) and changes < most:
        changes, most = len(volume.state.acts), DECISIONS
    return Rejected("book-full", (), {"most": most}) if changes >= most else None


class Desk:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.sheets: Shelf[Sheet] = Shelf(hub.store, SHEETS)
        self.tournaments: Shelf[Tournament] = Shelf(hub.store, TOURNAMENTS)
        self.floor = Floor(hub, self)
        self._drawing = Line()
        """Who waits for a round to be drawn: one tournament after the other."""
        hub.when_over(self.floor.over)
        hub.when_ending(Rater(hub).rate)

    def close(self) -> None:
        """Nobody waits for news any more."""
        self.sheets.close()
        self.tournaments.close()

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
        kept = self.hub.store.event(volume.book.stream, volume.tickets.get(ticket, 0))
        if kept is None:
            return 0
        event = msgspec.json.decode(kept.data, type=tour_events.Event)
        return event.entrant.id if isinstance(event, tour_events.Registered) else 0

    # What is wanted

    async def tournament(
        self, volume: Volume[Tournament], by: Actor, action: do.Action | do.Own, ticket: str = ""
    ) -> Rejected | None:
        """Decides, keeps, tells; what was done under this ticket before is not done again."""
        async with volume.lock:
            if volume.gone:
                return Rejected("no-such-tournament")
            if ticket and ticket in volume.tickets:
                return None
            refusal = full(volume, action) or unready_bot(volume.state.settings.game, action)
            if refusal:
                return refusal
            at = self.hub.wall()
            ask = Asked(by, action, at, secrets.randbits(60))
            answer = await self._decided(volume, ask)
            if isinstance(answer, Rejected):
                return answer
            self.tournaments.write(volume, by, at, answer, ticket)
        self.floor.look(volume)
        return None

    async def register(
        self, volume: Volume[Tournament], by: Actor, wanted: Sequence[do.Register]
    ) -> tuple[int, Rejected] | None:
        """All of them, kept together; or nobody, and whose turn it was when it could not be."""
        async with volume.lock:
            if volume.gone:
                return 0, Rejected("no-such-tournament")
            refusal = full(volume)
            if refusal:
                return 0, refusal
            state, at = volume.state, self.hub.wall()
            events: list[tour_events.Event] = []
            for turn, action in enumerate(wanted):
                answer = decide(state, Asked(by, action, at, secrets.randbits(60)))
                if isinstance(answer, Rejected):
                    return turn, answer
                events += answer
                for event in answer:
                    state = evolve(state, event)
            self.tournaments.write(volume, by, at, events)
        return None

    async def _decided(self, volume: Volume[Tournament], ask: Asked[Any]) -> Answer:
        state = volume.state
        if isinstance(ask.action, do.Draw) and len(state.entrants) >= LARGE:
            # One at a time: each thread that computes delays everybody at a table.
            async with self._drawing.turn(volume.book.code):
                return await asyncio.to_thread(decide, state, ask)
        return decide(state, ask)

    async def sheet(
        self, volume: Volume[Sheet], action: sheet_do.Action, ticket: str = ""
    ) -> Rejected | None:
        async with volume.lock:
            if volume.gone:
                return Rejected("no-such-sheet")
            if ticket and ticket in volume.tickets:
                return None
            if volume.seq >= SHEET_CHANGES:
                return Rejected("book-full", (), {"most": SHEET_CHANGES})
            answer = sheets.decide(volume.state, action, secrets.randbits(60))
            if isinstance(answer, Rejected):
                return answer
            self.sheets.write(volume, "sheet", self.hub.wall(), answer, ticket)
        return None
