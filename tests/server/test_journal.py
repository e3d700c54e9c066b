"""One transaction for whatever happens in a turn of the loop, in whichever streams."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest

from dazwischen.server.app import opened
from dazwischen.server.services.tournament_service import SHEETS, TournamentService
from dazwischen.server.streams.stream import Asked, Stream
from dazwischen.server.wire.connection import RESTART
from dazwischen.store.protocol import StoreError
from dazwischen.store.records import Event, StreamRecord
from dazwischen.tournament.sheet import actions as do
from dazwischen.tournament.sheet.sheet import Sheet
from tests.server import loops
from tests.server.indoors import House, Socket

TITLE = do.Begin(names=("Ada", "Bea", "Cem", "Dan"))
ASKED = Asked("a" * 16, 1)
READY = b'{"t":"do","id":2,"intent":{"do":"ready","seat":1}}'


def sheet_of(service: TournamentService) -> Stream[Sheet]:
    service.sheets.log.make(StreamRecord("sheet", SHEETS.name, b"client", 1, 1), [])
    found = service.sheets.find("sheet")
    assert found is not None
    return found


def kinds(socket: Socket) -> list[str]:
    return [json.loads(message)["t"] for message in socket.sent]


def test_a_table_and_a_sheet_are_kept_together_and_told_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def happen() -> None:
        house = House()
        service, _ = opened(house.parts)
        sheet, session = sheet_of(service), house.enter()
        socket = session.channel.connection
        assert isinstance(socket, Socket)
        house.say(session, t="room", id=1, do={"do": "start"})
        await asyncio.sleep(0)
        keep, kept = house.store.add_events, list[set[int]]()
        told: list[tuple[int, int]] = []

        def counted(events: Sequence[Event]) -> None:
            kept.append({event.stream for event in events})
            told.append((sheet.seq, kinds(socket).count("update")))
            keep(events)

        before = kinds(socket).count("update")
        monkeypatch.setattr(house.store, "add_events", counted)
        house.parts.runtime.inbox.enqueue(session, READY)
        assert await service.sheets.handle(sheet, "sheet", TITLE, ASKED) is None
        game = house.parts.tables.awake["code"].room.game
        assert game is not None
        assert kept == [{sheet.record.stream, game.number}]
        assert told == [(0, before)], "nobody had been told of it"
        assert (sheet.seq, kinds(socket).count("update")) == (1, before + 1)
        house.parts.sessions.closed(session)
        await house.parts.stop()

    loops.run(happen())


def test_what_cannot_be_kept_is_told_to_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        house = House()
        service, _ = opened(house.parts)
        sheet, session = sheet_of(service), house.enter()
        socket = session.channel.connection
        assert isinstance(socket, Socket)
        house.say(session, t="room", id=1, do={"do": "start"})
        await asyncio.sleep(0)
        before = kinds(socket).count("update")

        def full(_stream_record: Any) -> None:
            raise StoreError("full")

        with monkeypatch.context() as patched:
            patched.setattr(house.store, "put_stream_record", full)
            house.parts.runtime.inbox.enqueue(session, READY)
            with pytest.raises(StoreError):
                await service.sheets.handle(sheet, "sheet", TITLE, ASKED)
        assert (sheet.seq, kinds(socket).count("update")) == (0, before)
        assert socket.closed == [RESTART]
        assert not house.parts.tables.awake, "it is read again"
        assert await service.sheets.handle(sheet, "sheet", TITLE, ASKED) is None
        assert sheet.seq == 1
        house.parts.sessions.closed(session)
        again = house.enter()
        game = house.parts.tables.awake["code"].room.game
        assert game is not None
        assert not game.table.state.ready
        house.parts.sessions.closed(again)
        await house.parts.stop()

    loops.run(fail())
    assert "could not keep what happened" in caplog.text


def test_whoever_goes_while_it_is_kept_has_acted() -> None:
    """The next command on the same sheet is decided by what is kept."""

    async def leave() -> None:
        house = House()
        service, _ = opened(house.parts)
        sheet = sheet_of(service)
        acting = asyncio.create_task(service.sheets.handle(sheet, "sheet", TITLE, ASKED))
        await asyncio.sleep(0)
        acting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await acting
        assert sheet.seq == 1
        assert await service.sheets.handle(sheet, "sheet", TITLE, ASKED) is None
        assert sheet.seq == 1
        await house.parts.stop()

    loops.run(leave())
