"""Score sheets over HTTP: for anybody at a real table, without an account.

The phone makes up the key, so it can begin offline and send what it has later. Whoever has the code
can watch, whoever has the key can write.
"""

import asyncio
from typing import Annotated

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server.base.codes import new_code
from dazwischen.server.base.identities import asked_by
from dazwischen.server.base.limits import BATCH_BYTES
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.base.words import texts
from dazwischen.server.endpoints.batches import (
    ActionId,
    Answered,
    Most,
    Secret,
    answered,
    asked,
    signed,
)
from dazwischen.server.endpoints.csv_out import csv
from dazwischen.server.endpoints.doors import doors_of
from dazwischen.server.endpoints.qr import qr
from dazwischen.server.endpoints.replies import (
    address_of,
    body,
    clock_of,
    language,
    reply,
    store_of,
    tournament_service,
)
from dazwischen.server.endpoints.watching import shown
from dazwischen.server.services.sheets import Sheets
from dazwischen.server.services.tournament_service import SHEETS, sealed
from dazwischen.server.streams.stream import Stream
from dazwischen.server.wire.messages import ClientName
from dazwischen.store import records
from dazwischen.texts import Texts
from dazwischen.tournament.rounds import Played
from dazwischen.tournament.sheet import actions as do
from dazwischen.tournament.sheet.sheet import Sheet
from dazwischen.tournament.sheet.view import View, view


class NewSheet(Struct, frozen=True, forbid_unknown_fields=True):
    key: Secret


class SheetMade(Struct, frozen=True):
    code: str
    path: str
    """The link to watch it."""
    write: str
    """The link to write on it."""


class SheetTold(Struct, frozen=True):
    code: str
    version: int
    """Grows with every change."""
    sheet: View | None
    """None before it has begun."""
    said: tuple[str, ...]
    """How it stands, in sentences."""


class SheetSent(Struct, frozen=True):
    id: ActionId
    do: do.Action


class SheetBatch(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    actions: Annotated[tuple[SheetSent, ...], Most]
    client: ClientName | None = None

    def __post_init__(self) -> None:
        signed(self.client, self.actions)


class SheetAnswers(Struct, frozen=True):
    answers: tuple[Answered, ...]
    told: SheetTold


async def make(request: Request) -> Response:
    wanted = await body(request, NewSheet)
    service = tournament_service(request)
    client = sealed(SHEETS.name, wanted.key)
    stream = service.sheets.made_by(client)
    if stream is not None:
        return reply(_made(stream.record.code, wanted.key))
    identity = asked_by(store_of(request), request)
    if wait := doors_of(request).stream_record(identity, address_of(request)):
        raise Refuse(429, Rejected("too-many-books"), wait)
    code, now = new_code(store_of(request)), clock_of(request).wall()
    book = records.StreamRecord(code, SHEETS.name, client, now, now)
    service.sheets.log.make(book, [(sealed(code, wanted.key), records.Key(code, "writer"))])
    return reply(_made(code, wanted.key), 201)


def _made(code: str, key: str) -> SheetMade:
    return SheetMade(code, f"/#/sheet/{code}", f"/#/sheet/{code}/{key}")


async def sheet(request: Request) -> Response:
    stream = _stream(request)
    return await shown(request, stream, lambda: _told(request, stream))


async def act(request: Request) -> Response:
    wanted = await body(request, SheetBatch, BATCH_BYTES)
    service, stream = tournament_service(request), _stream(request)
    sheets = Sheets(service)
    if not service.writes(stream.record.code, wanted.key):
        raise Refuse(403, Rejected("sheet-key"))
    answers = []
    for sent in wanted.actions:
        made = await sheets.write(stream, sent.do, asked(wanted.client, sent.id))
        answers.append(answered(language(request), sent.id, made))
        # Tables have their turn between any two.
        await asyncio.sleep(0)
    return reply(SheetAnswers(tuple(answers), _told(request, stream)))


async def as_csv(request: Request) -> Response:
    """A line a round, with the points of everybody after it."""
    stream = _stream(request)
    words = texts(language(request))
    return csv(request, stream.record.code, _rows(stream.state, words))


async def invitation(request: Request) -> Response:
    """The link to watch, as a QR code."""
    return await qr(request, f"/#/sheet/{_stream(request).record.code}")


def _stream(request: Request) -> Stream[Sheet]:
    stream = Sheets(tournament_service(request)).find(request.path_params["code"])
    if isinstance(stream, Rejected):
        raise Refuse(404, stream)
    return stream


def _told(request: Request, stream: Stream[Sheet]) -> SheetTold:
    words = texts(language(request))
    found = Sheets(tournament_service(request)).shown(stream, "", words, whole=True)
    return SheetTold(stream.record.code, stream.seq, found.view, found.said)


def _rows(state: Sheet, words: Texts) -> list[list[object]]:
    heads = [words(f"tour-column-{name}") for name in ("round", "first", "second")]
    rows: list[list[object]] = [[*heads, *state.names]]
    if state.series is None:
        return rows
    shown_now = view(state, state.series)
    number = 0
    for entry in state.series.rounds:
        if isinstance(entry, Played) and number < len(shown_now.running):
            names = [state.names[entry.first - 1]]
            names += [state.names[entry.second - 1]] if entry.second else [""]
            rows.append([number + 1, *names, *shown_now.running[number]])
            number += 1
        else:
            rows.append([number + 1, words("tour-column-void"), "", *[""] * len(state.names)])
    return rows
