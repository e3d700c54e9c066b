"""The service of the house: score sheets, tournaments, and the links to them."""

import hashlib
import hmac
from typing import Final

import msgspec

from dazwischen.bots.readiness import ready
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.input_problem import problem_of
from dazwischen.core.stream import StreamKind
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.identities import digest
from dazwischen.server.base.limits import DECISIONS, SHEET_CHANGES, TOURNAMENT_CHANGES
from dazwischen.server.services.online_tables import OnlineTables
from dazwischen.server.streams.journal import Journal
from dazwischen.server.streams.stream import NOBODY, Asked, Stream
from dazwischen.server.streams.stream_host import StreamHost
from dazwischen.server.streams.stream_log import StreamLog
from dazwischen.store import records
from dazwischen.store.protocol import Store
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import events as tour_events
from dazwischen.tournament.director.decide import decide
from dazwischen.tournament.director.evolve import evolve
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.state import Tournament
from dazwischen.tournament.sheet import actions as sheet_do
from dazwischen.tournament.sheet import events as sheet_events
from dazwischen.tournament.sheet import sheet as sheets
from dazwischen.tournament.sheet.sheet import Sheet

SHEETS: Final = StreamKind(
    "sheet", Sheet(), sheet_events.Event, sheets.decide, sheets.evolve, lambda _sheet: False
)
TOURNAMENTS: Final = StreamKind(
    "tournament", Tournament(), tour_events.Event, decide, evolve, lambda state: state.over
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
    except InvalidInput as error:
        return problem_of(error) if error.code == "strength-not-ready" else None
    return None


def admitted(stream: Stream[Tournament], action: do.Action | do.Own) -> Rejected | None:
    return full(stream, action) or unready_bot(stream.state.settings.game, action)


def full(stream: Stream[Tournament], action: do.Action | do.Own) -> Rejected | None:
    """All that ever happened is read again when somebody asks for it after a while."""
    if isinstance(action, do.Finish | do.OpenRoom | do.PlayOnline):
        return None
    changes, most = stream.seq, TOURNAMENT_CHANGES
    if isinstance(action, do.Pause | do.Rule | do.VoidTable | do.Correct) and changes < most:
        changes, most = len(stream.state.acts), DECISIONS
    return Rejected("book-full", (), {"most": most}) if changes >= most else None


def full_sheet(stream: Stream[Sheet], _action: sheet_do.Action) -> Rejected | None:
    most = SHEET_CHANGES
    return Rejected("book-full", (), {"most": most}) if stream.seq >= most else None


def draws_long(state: Tournament, action: do.Action | do.Own) -> bool:
    return isinstance(action, do.Draw) and len(state.entrants) >= LARGE


def sheet_host(store: Store, journal: Journal, clock: Clock) -> StreamHost[Sheet]:
    return StreamHost(StreamLog(store, SHEETS), journal, clock.wall, full_sheet)


def tournament_host(store: Store, journal: Journal, clock: Clock) -> StreamHost[Tournament]:
    log = StreamLog(store, TOURNAMENTS)
    return StreamHost(log, journal, clock.wall, admitted, draws_long)


class TournamentService:
    def __init__(
        self, store: Store, sheets: StreamHost[Sheet], tournaments: StreamHost[Tournament],
        online_tables: OnlineTables,
    ) -> None:  # fmt: skip
        self._store = store
        self.sheets = sheets
        self.tournaments = tournaments
        self.online_tables = online_tables

    def close(self) -> None:
        """Nobody waits for news any more."""
        self.sheets.close()
        self.tournaments.close()

    # Links

    def actor(self, code: str, key: str) -> Actor | None:
        """Who somebody is with this link to this tournament."""
        found = self._store.key(sealed(code, key)) if key else None
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
        found = self._store.key(sealed(code, key)) if key else None
        return found is not None and found.book == code

    def link(self, code: str, secret: str, role: str, subject: str = "") -> str:
        """The key of a role, derived from the secret of whoever hands it out.

        So it can be shown again without being kept: the database has only its digest.
        """
        said = f"{code}/{role}/{subject}".encode()
        key = hmac.new(secret.encode(), said, hashlib.sha256).hexdigest()[:40]
        self._store.add_key(sealed(code, key), records.Key(code, role, subject))
        return key

    def entrant_of(self, stream: Stream[Tournament], asked: Asked) -> int:
        """Who was registered by what was asked so."""
        kept = self._store.event(stream.record.stream, stream.answered(asked))
        if kept is None:
            return 0
        event = msgspec.json.decode(kept.data, type=tour_events.Event)
        return event.entrant.id if isinstance(event, tour_events.Registered) else 0

    # What is wanted

    async def tournament(
        self,
        stream: Stream[Tournament],
        by: Actor,
        action: do.Action | do.Own,
        asked: Asked = NOBODY,
    ) -> Rejected | None:
        refusal = await self.tournaments.handle(stream, by, action, asked)
        if refusal is None:
            self.online_tables.look(stream)
        return refusal
