"""A tournament to take along: entrants, rounds and standing as CSV, everything as JSON."""

from contextlib import closing
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.server.base.words import texts
from dazwischen.server.endpoints.csv_out import csv
from dazwischen.server.endpoints.http_tournaments import actor_of, stream_of
from dazwischen.server.endpoints.replies import encoded, language, store_of
from dazwischen.server.endpoints.worked_out import worked_out
from dazwischen.store import records
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.director import events as ev
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.standing import standing
from dazwischen.tournament.director.state import Table, Tournament
from dazwischen.tournament.director.view import View, outcome, view
from dazwischen.tournament.ranking.results import Duel


class Logged(Struct, frozen=True):
    seq: int
    at: int
    by: Actor
    event: ev.Event


class Export(Struct, frozen=True):
    """Whoever folds the log gets the tournament."""

    code: str
    log: tuple[Logged, ...]
    tournament: View


async def as_json(request: Request) -> Response:
    stream = stream_of(request)
    actor_of(request, stream)
    book, store = stream.record, store_of(request)
    # Read in another process, where nobody waits for it.
    events = store.events(book.stream) if store.file is None else []
    seen = msgspec.json.encode(view(stream.state, Actor("spectator")))
    path = str(store.file or "")
    return encoded(await worked_out(request, exported, path, book, events, seen))


def exported(
    path: str, book: records.StreamRecord, events: list[records.Event], seen: bytes
) -> bytes:
    """Happens in the workshop, beside the tables."""
    if path:
        with closing(SQLiteStore(path, "read")) as store:
            events = store.events(book.stream)
    read: Any = msgspec.json.Decoder(ev.Event).decode
    actors: Any = msgspec.json.Decoder(Actor).decode
    log = tuple(
        Logged(event.seq, event.at, actors(event.by), _public(read(event.data))) for event in events
    )
    return msgspec.json.encode({"code": book.code, "log": log, "tournament": Raw(seen)})


def _public(event: ev.Event) -> ev.Event:
    """Who somebody is on this server is nobody else's business."""
    if isinstance(event, ev.Changed | ev.Registered):
        return replace(event, entrant=replace(event.entrant, identity=0))
    return event


async def entrants(request: Request) -> Response:
    """With columns that can be read in again."""
    stream, words = _asked(request)
    rows: list[list[object]] = [["name", "team", "remote", words("tour-column-presence")]]
    for one in stream.state.entrants:
        remote = "x" if one.remote else ""
        rows.append([one.name, one.team, remote, words(f"tour-presence-{one.presence}")])
    return csv(request, f"{stream.record.code}-entrants", rows)


async def standings(request: Request) -> Response:
    stream, words = _asked(request)
    state = stream.state
    asked = (*kind_of(state.settings.game).asked, "played")
    heads = ("place", "name", "team", *asked)
    rows: list[list[object]] = [[words(f"tour-column-{head}") for head in heads]]
    # For hundreds of people it takes a while, however often it is asked for.
    if "standing" not in stream.memo:
        stream.memo["standing"] = standing(state)
    for one in stream.memo["standing"]:
        entrant = state.entrants[one.who - 1]
        worth = [one.worth[what] for what in asked]
        rows.append([one.place, entrant.name, entrant.team, *worth])
    return csv(request, f"{stream.record.code}-standing", rows)


async def rounds(request: Request) -> Response:
    """A line a seat: who sat where, and what it came to."""
    stream, words = _asked(request)
    state = stream.state
    heads = ("round", "table", "seat", "name", "result", "place", "gained")
    rows: list[list[object]] = [[words(f"tour-column-{head}") for head in heads]]
    for each in state.rounds:
        for table in each.tables:
            rows += _seats(state, each.number, table, final=each.final)
        for entrant in each.byes:
            name = state.entrants[entrant - 1].name
            rows.append([each.number, words("tour-column-bye"), "", name, "", "", ""])
    return csv(request, f"{stream.record.code}-rounds", rows)


def _seats(state: Tournament, number: int, table: Table, *, final: bool) -> list[list[object]]:
    places, gained = outcome(kind_of(state.settings.game), table, final=final)
    rows: list[list[object]] = []
    for at, entrant in enumerate(table.entrants):
        score: object = ""
        if isinstance(table.result, Duel):
            score = table.result.scores[at]
        name = state.entrants[entrant - 1].name
        own = [places[at], gained[at]] if places else ["", ""]
        rows.append([number, table.number, at + 1, name, score, *own])
    return rows


def _asked(request: Request) -> Any:  # noqa: ANN401 - the tournament, and words for its columns
    stream = stream_of(request)
    actor_of(request, stream)
    return stream, texts(language(request))
