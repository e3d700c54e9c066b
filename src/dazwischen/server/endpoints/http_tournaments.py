"""Tournaments over HTTP: making one, watching it, and everything that can be done to it.

What somebody may do is in the key of the link they came with, and nowhere else.
"""

import asyncio
from typing import Annotated, Final

from msgspec import UNSET, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server.base.codes import new_code
from dazwischen.server.base.identities import asked_by
from dazwischen.server.base.limits import BATCH_BYTES, CSV_BYTES, NAME, REASON, TITLE, clean
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.base.words import texts
from dazwischen.server.endpoints.batches import Answered, CommandId, Most, Secret, answered, problem
from dazwischen.server.endpoints.doors import doors_of
from dazwischen.server.endpoints.qr import qr
from dazwischen.server.endpoints.replies import (
    address_of,
    bearer,
    body,
    clock_of,
    desk_of,
    language,
    raw_body,
    reply,
    same_site,
    somebody,
    store_of,
)
from dazwischen.server.endpoints.watching import shown
from dazwischen.server.services.desk import TOURNAMENTS, Desk, sealed, unready_bot
from dazwischen.server.streams.stream import Stream
from dazwischen.store import records
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import view as views
from dazwischen.tournament.director.people import MOST
from dazwischen.tournament.director.roles import Actor, Role
from dazwischen.tournament.director.settings import Settings, unfit
from dazwischen.tournament.director.standing import standing
from dazwischen.tournament.director.state import Tournament
from dazwischen.tournament.prizes import Prize, Thing
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
    id: CommandId
    do: do.Action


class Batch(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    actions: Annotated[tuple[Sent, ...], Most]


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
    desk = desk_of(request)
    client = sealed(TOURNAMENTS.name, wanted.key)
    stream = desk.tournaments.made_by(client)
    if stream is not None and stream.seq:
        return reply(TournamentMade(stream.book.code, _links(request, stream, wanted.key)))
    settings = _clean_settings(wanted.settings)
    wrong = unfit(settings) or unready_bot(settings.game, do.Configure(settings))
    if wrong:
        raise Refuse(422, wrong)
    # One without settings is left where the server died between the two.
    stream = stream or _begun(request, client, wanted.key)
    await desk.tournament(stream, Actor("organiser"), do.Configure(settings))
    return reply(TournamentMade(stream.book.code, _links(request, stream, wanted.key)), 201)


def _begun(request: Request, client: bytes, key: str) -> Stream[Tournament]:
    desk = desk_of(request)
    identity = asked_by(store_of(request), request)
    if wait := doors_of(request).book(identity, address_of(request)):
        raise Refuse(429, Rejected("too-many-books"), wait)
    code, now = new_code(store_of(request)), clock_of(request).wall()
    book = records.Book(code, TOURNAMENTS.name, client, now, now)
    desk.tournaments.log.make(book, [(sealed(code, key), records.Key(code, "organiser"))])
    made = desk.tournaments.find(code)
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
    desk, stream = desk_of(request), stream_of(request)
    by = actor_of(request, stream, wanted.key)
    answers = []
    for sent in wanted.actions:
        if isinstance(sent.do, do.Claim):
            refusal: Rejected | None = Rejected("tour-claim-players")
        else:
            refusal = await desk.tournament(stream, by, cleaned(sent.do), sent.id)
        answer = answered(language(request), sent.id, refusal)
        if answer.done and isinstance(sent.do, do.Register):
            answer = _registered(desk, stream, wanted.key, answer)
        answers.append(answer)
        # Tables have their turn between any two.
        await asyncio.sleep(0)
    return reply(Answers(tuple(answers), _told(request, stream, by)))


def _registered(desk: Desk, stream: Stream[Tournament], secret: str, answer: Answered) -> Answered:
    """With the key of the entrant's own link, the same one if it is asked for again."""
    entrant = desk.entrant_of(stream, answer.id)
    if not entrant:
        return answer
    code = stream.book.code
    by_organiser = desk.actor(code, secret) == Actor("organiser")
    # Everybody with an entry link has the same secret: the id makes it one's own.
    source = secret if by_organiser else f"{secret}/{answer.id}"
    key = desk.link(code, source, "player", str(entrant))
    return replace(answer, entrant=entrant, key=key)


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
    return await qr(request, _path(stream.book.code, key_of(request)))


async def bring_entrants(request: Request) -> Response:
    """Registers everybody in a CSV file, or nobody."""
    same_site(request)
    data = await raw_body(request, CSV_BYTES)
    desk, stream = desk_of(request), stream_of(request)
    by = _must_be(request, stream, "organiser")
    taken = [one.name for one in stream.state.entrants]
    found = read(data, taken, MOST, lambda text: clean(text, NAME))
    problems = list(found.problems)
    if not problems:
        wanted = [do.Register(one.name, one.team, one.remote) for one in found.registrations]
        refused = await desk.tournaments.handle_all(stream, by, wanted)
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
    desk, stream = desk_of(request), stream_of(request)
    by = actor_of(request, stream, wanted.key)
    refusal = await desk.tournament(stream, by, do.Claim(identity.id))
    if refusal:
        raise Refuse(403 if refusal.code == "role-may-not" else 409, refusal)
    room = desk.floor.seat(stream, by.entrant)
    return reply(Seat(room, _told(request, stream, by)))


# Links


def stream_of(request: Request) -> Stream[Tournament]:
    stream = desk_of(request).tournaments.find(request.path_params["code"])
    if stream is None:
        raise Refuse(404, Rejected("no-such-tournament"))
    return stream


def key_of(request: Request) -> str:
    """From the header, or from the address where there can be no header: downloads, pictures."""
    return bearer(request) or request.query_params.get("key", "")


def actor_of(request: Request, stream: Stream[Tournament], key: str | None = None) -> Actor:
    secret = key_of(request) if key is None else key
    by = desk_of(request).actor(stream.book.code, secret)
    if by is None:
        raise Refuse(403, Rejected("tour-key"))
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
    desk, code, state = desk_of(request), stream.book.code, stream.state
    found = [RoleLink("organiser", secret, _path(code, secret))]
    with store_of(request).transaction():
        for role in _ONE_EACH[1:]:
            key = desk.link(code, secret, role)
            found.append(RoleLink(role, key, _path(code, key)))
        for team in sorted({one.team for one in state.entrants if one.team}):
            key = desk.link(code, secret, "captain", team)
            found.append(RoleLink("captain", key, _path(code, key), team=team))
        for one in state.entrants:
            if not one.bot:
                key = desk.link(code, secret, "player", str(one.id))
                found.append(RoleLink("player", key, _path(code, key), one.id, one.team, one.name))
    return tuple(found)


# Telling


def _told(request: Request, stream: Stream[Tournament], by: Actor) -> TournamentTold:
    words = texts(language(request))
    state = stream.state
    # Everybody who watches asks at once when something has changed.
    single = stream.memo.get("standing")
    if single is None:
        single = stream.memo["standing"] = standing(state)
    said = stream.memo.get(words.language)
    if said is None:
        decided = views.decisions(state, single)
        said = tuple(words(message.key, message.args) for message in decided)
        stream.memo[words.language] = said
    earlier = request.query_params.get("rounds") != "current"
    seen = views.view(state, by, single=single, earlier=earlier)
    return TournamentTold(stream.book.code, stream.seq, clock_of(request).wall(), seen, said)


def cleaned(action: do.Action) -> do.Action:
    """Texts of strangers are one line of printable letters."""
    match action:
        case do.Configure():
            return replace(action, settings=_clean_settings(action.settings))
        case do.Register():
            return replace(action, name=clean(action.name, NAME), team=clean(action.team, NAME))
        case do.Edit():
            name = action.name if action.name is UNSET else clean(action.name, NAME)
            team = action.team if action.team is UNSET else clean(action.team, NAME)
            return replace(action, name=name, team=team)
        case do.Withdraw() | do.Pause() | do.Rule() | do.VoidTable() | do.Correct():
            return replace(action, reason=clean(action.reason, REASON))
        case _:
            return action


def _clean_settings(settings: Settings) -> Settings:
    prizes = tuple(_prize(prize) for prize in settings.prizes)
    return replace(settings, title=clean(settings.title, TITLE), prizes=prizes)


def _prize(prize: Prize) -> Prize:
    return Thing(clean(prize.name, TITLE)) if isinstance(prize, Thing) else prize
