"""Tournaments over HTTP: making one, watching it, and everything that can be done to it.

What somebody may do is in the key of the link they came with, and nowhere else.
"""

import asyncio
from typing import Annotated, Final

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server.base.codes import new_code
from dazwischen.server.base.identities import asked_by
from dazwischen.server.base.limits import BATCH_BYTES, CSV_BYTES, NAME, clean
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.base.words import texts
from dazwischen.server.endpoints.batches import (
    ActionId,
    Answered,
    Most,
    Secret,
    answered,
    asked,
    problem,
    signed,
)
from dazwischen.server.endpoints.doors import doors_of
from dazwischen.server.endpoints.qr import qr
from dazwischen.server.endpoints.replies import (
    address_of,
    bearer,
    body,
    clock_of,
    language,
    raw_body,
    reply,
    same_site,
    somebody,
    store_of,
    tournament_service,
)
from dazwischen.server.endpoints.watching import shown
from dazwischen.server.services.tournament_service import TOURNAMENTS, sealed, unready_bot
from dazwischen.server.services.tournaments import Tournaments, clean_settings
from dazwischen.server.streams.stream import Stream
from dazwischen.server.wire.messages import ClientName
from dazwischen.store import records
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import view as views
from dazwischen.tournament.director.people import MOST
from dazwischen.tournament.director.roles import Actor, Role
from dazwischen.tournament.director.settings import Settings, unfit
from dazwischen.tournament.director.state import Tournament
from dazwischen.tournament.registrations import read

_ONE_EACH: Final[tuple[Role, ...]] = ("organiser", "judge", "spectator", "entry")


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    key: Secret
    """The organiser's."""
    settings: Settings


class RoleLink(Struct, frozen=True):
    role: Role
    key: str
    path: str
    entrant: int = 0
    team: str = ""
    name: str = ""
    """Of the entrant."""


class TournamentMade(Struct, frozen=True):
    code: str
    links: tuple[RoleLink, ...]


class TournamentTold(Struct, frozen=True):
    code: str
    version: int
    """Grows with every change."""
    now: int
    """The server's clock, for the clock of the round."""
    tournament: views.View
    said: tuple[str, ...]
    """Why one is ahead of another where the score does not say it."""


class Sent(Struct, frozen=True):
    id: ActionId
    do: do.Action


class Batch(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    actions: Annotated[tuple[Sent, ...], Most]
    client: ClientName | None = None

    def __post_init__(self) -> None:
        signed(self.client, self.actions)


class Answers(Struct, frozen=True):
    answers: tuple[Answered, ...]
    told: TournamentTold


class Imported(Struct, frozen=True):
    registered: int
    told: TournamentTold


class LineProblem(Struct, frozen=True):
    line: int
    code: str
    text: str


class Problems(Struct, frozen=True):
    """Why nothing of a file was taken."""

    code: str
    rules: tuple[str, ...]
    text: str
    problems: tuple[LineProblem, ...]


class Seat(Struct, frozen=True):
    """Where the person of this browser plays."""

    room: str
    """The code of the table, or nothing while there is none."""
    told: TournamentTold


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    key: str


async def make(request: Request) -> Response:
    wanted = await body(request, NewTournament, BATCH_BYTES)
    service = tournament_service(request)
    client = sealed(TOURNAMENTS.name, wanted.key)
    stream = service.tournaments.made_by(client)
    if stream is not None and stream.seq:
        return reply(TournamentMade(stream.record.code, _links(request, stream, wanted.key)))
    settings = clean_settings(wanted.settings)
    wrong = unfit(settings) or unready_bot(settings.game, do.Configure(settings))
    if wrong:
        raise Refuse(422, wrong)
    # One without settings is left where the server died between the two.
    stream = stream or _begun(request, client, wanted.key)
    await service.tournament(stream, Actor("organiser"), do.Configure(settings))
    return reply(TournamentMade(stream.record.code, _links(request, stream, wanted.key)), 201)


def _begun(request: Request, client: bytes, key: str) -> Stream[Tournament]:
    service = tournament_service(request)
    identity = asked_by(store_of(request), request)
    if wait := doors_of(request).stream_record(identity, address_of(request)):
        raise Refuse(429, Rejected("too-many-books"), wait)
    code, now = new_code(store_of(request)), clock_of(request).wall()
    book = records.StreamRecord(code, TOURNAMENTS.name, client, now, now)
    service.tournaments.log.make(book, [(sealed(code, key), records.Key(code, "organiser"))])
    made = service.tournaments.find(code)
    if made is None:
        raise Refuse(404, Rejected("no-such-tournament"))
    return made


async def tournament(request: Request) -> Response:
    stream = stream_of(request)
    by = actor_of(request, stream)
    who = f"-{by.role}-{by.entrant}"
    return await shown(request, stream, lambda: _told(request, stream, by), who)


async def act(request: Request) -> Response:
    wanted = await body(request, Batch, BATCH_BYTES)
    service, stream = tournament_service(request), stream_of(request)
    by = actor_of(request, stream, wanted.key)
    tournaments = Tournaments(service)
    answers = []
    for sent in wanted.actions:
        named = asked(wanted.client, sent.id)
        made = await tournaments.lead(stream, by, wanted.key, sent.do, named)
        answers.append(answered(language(request), sent.id, made))
        # Tables have their turn between any two.
        await asyncio.sleep(0)
    return reply(Answers(tuple(answers), _told(request, stream, by)))


async def links(request: Request) -> Response:
    """All links, for the organiser to hand out."""
    stream = stream_of(request)
    key = key_of(request)
    _must_be(request, stream, "organiser")
    return reply(list(_links(request, stream, key)))


async def invitation(request: Request) -> Response:
    """The link of this key, as a QR code."""
    stream = stream_of(request)
    actor_of(request, stream)
    return await qr(request, _path(stream.record.code, key_of(request)))


async def bring_entrants(request: Request) -> Response:
    """Registers everybody in a CSV file, or nobody."""
    same_site(request)
    data = await raw_body(request, CSV_BYTES)
    service, stream = tournament_service(request), stream_of(request)
    by = _must_be(request, stream, "organiser")
    taken = [one.name for one in stream.state.entrants]
    found = read(data, taken, MOST, lambda text: clean(text, NAME))
    problems = list(found.problems)
    if not problems:
        wanted = [do.Register(one.name, one.team, one.remote) for one in found.registrations]
        refused = await service.tournaments.handle_all(stream, by, wanted)
        if refused:
            turn, refusal = refused
            line = found.registrations[turn].line
            problems.append(replace(refusal, args={**refusal.args, "line": line}))
    if problems:
        return reply(_problems(request, problems), 422)
    return reply(Imported(len(found.registrations), _told(request, stream, by)), 201)


def _problems(request: Request, problems: list[Rejected]) -> Problems:
    tongue = language(request)
    summary = problem(tongue, Rejected("tour-import", (), {"problems": len(problems)}))
    lines = []
    for one in problems:
        line = one.args.get("line", 1)
        lines.append(
            LineProblem(line if isinstance(line, int) else 1, one.code, problem(tongue, one).text)
        )
    return Problems(summary.code, summary.rules, summary.text, tuple(lines))


async def take_seat(request: Request) -> Response:
    """Whoever comes with a player's link plays at that player's online tables."""
    wanted = await body(request, SeatWanted)
    identity = somebody(request)
    service, stream = tournament_service(request), stream_of(request)
    by = actor_of(request, stream, wanted.key)
    refusal = await service.tournament(stream, by, do.Claim(identity.id))
    if refusal:
        raise Refuse(403 if refusal.code == "role-may-not" else 409, refusal)
    room = service.online_tables.seat(stream, by.entrant)
    return reply(Seat(room, _told(request, stream, by)))


# Links


def stream_of(request: Request) -> Stream[Tournament]:
    stream = Tournaments(tournament_service(request)).find(request.path_params["code"])
    if isinstance(stream, Rejected):
        raise Refuse(404, stream)
    return stream


def key_of(request: Request) -> str:
    """From the header, or from the address where there can be no header: downloads, pictures."""
    return bearer(request) or request.query_params.get("key", "")


def actor_of(request: Request, stream: Stream[Tournament], key: str | None = None) -> Actor:
    secret = key_of(request) if key is None else key
    by = Tournaments(tournament_service(request)).actor(stream, secret)
    if isinstance(by, Rejected):
        raise Refuse(403, by)
    return by


def _must_be(request: Request, stream: Stream[Tournament], role: Role) -> Actor:
    by = actor_of(request, stream)
    if by.role != role:
        args = {"role": by.role, "action": request.url.path}
        raise Refuse(403, Rejected("role-may-not", (), args))
    return by


def _path(code: str, key: str) -> str:
    return f"/#/tournament/{code}/{key}"


def _links(request: Request, stream: Stream[Tournament], secret: str) -> tuple[RoleLink, ...]:
    """Of every role, every team's captain and every player."""
    service, code, state = tournament_service(request), stream.record.code, stream.state
    found = [RoleLink("organiser", secret, _path(code, secret))]
    with store_of(request).transaction():
        for role in _ONE_EACH[1:]:
            key = service.link(code, secret, role)
            found.append(RoleLink(role, key, _path(code, key)))
        for team in sorted({one.team for one in state.entrants if one.team}):
            key = service.link(code, secret, "captain", team)
            found.append(RoleLink("captain", key, _path(code, key), team=team))
        for one in state.entrants:
            if not one.bot:
                key = service.link(code, secret, "player", str(one.id))
                found.append(RoleLink("player", key, _path(code, key), one.id, one.team, one.name))
    return tuple(found)


# Telling


def _told(request: Request, stream: Stream[Tournament], by: Actor) -> TournamentTold:
    words = texts(language(request))
    whole = request.query_params.get("rounds") != "current"
    found = Tournaments(tournament_service(request)).shown(stream, by, words, whole=whole)
    now = clock_of(request).wall()
    return TournamentTold(stream.record.code, stream.seq, now, found.view, found.said)
