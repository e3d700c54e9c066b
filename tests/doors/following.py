"""What is said of score sheets and tournaments over a connection, with a link or without one."""

import asyncio
import json
import logging
from random import Random
from typing import Any, Final

from dazwischen.server.app import app
from dazwischen.server.base.identities import STRANGER
from dazwischen.server.base.limits import Bounds, PerAddress, Rate
from dazwischen.server.streams.session import Session
from dazwischen.server.tables.house import House
from dazwischen.store.sqlite import SQLiteStore
from tests.doors.chance import fixed
from tests.doors.routes import Asker
from tests.doors.stirring import other, written
from tests.doors.trial import Trial
from tests.server import loops
from tests.server.bounds import bound
from tests.server.frames import VALUES, payload
from tests.server.indoors import Socket, say
from tests.server.live import Complaints

KEY: Final = "k" * 40
_FREE: Final = Bounds(address=PerAddress(follows=Rate(1e9, 1e9)), messages=Rate(1e9, 1e9))
_ACTIONS: Final[tuple[dict[str, Any], ...]] = (
    {"do": "begin", "names": ["Ada", "Bea", "Cem"], "title": "x"},
    {"do": "enter", "number": 1, "first": 1, "second": 2},
    {"do": "rename", "player": 1, "name": "Dan"},
    {"do": "set-prizes", "prizes": [{"type": "amount", "cents": 1}]},
    {"do": "register", "name": "Ada", "here": True},
    {"do": "register", "name": "Bot", "bot": "leicht", "here": True},
    {"do": "draw", "number": 1},
    {"do": "start", "number": 1},
    {"do": "pause", "reason": "x"},
    {"do": "claim", "identity": 1},
)


def following(trial: Trial) -> None:
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        with fixed(trial.dice):
            loops.run(_said(trial, complaints))
    finally:
        logging.getLogger().removeHandler(complaints)


async def _said(trial: Trial, complaints: Complaints) -> None:
    store = SQLiteStore(":memory:")
    application = app(store)
    async with application.router.lifespan_context(application) as state:
        house: House = dict(state or {})["house"]
        bound(house, _FREE)
        asker = Asker(application, dict(state or {}))
        codes = [await _made(asker, kind) for kind in ("sheet", "tournament")]
        session = _come(house)
        for number, dice in enumerate(trial, 1):
            if session.channel.gone:
                session = _come(house)
            trial.now = _wanted(codes, number, dice)
            house.runtime.inbox.enqueue(session, trial.now)
            house.runtime.inbox.process()
            for _ in range(dice.randrange(9)):
                await asyncio.sleep(0)
            if complaints.records:
                raise AssertionError(complaints.records[0])
        _still_well(house, session, codes[0])
    store.close()


async def _made(asker: Asker, kind: str) -> str:
    wanted: dict[str, Any] = {"key": KEY}
    if kind == "tournament":
        wanted["settings"] = {"game": "jay", "options": {"level": 3}}
    answer = await asker.ask("POST", f"/api/{kind}s", json.dumps(wanted).encode(), [], 1)
    code: str = json.loads(answer.body)["code"]
    return code


def _come(house: House) -> Session:
    socket = Socket()
    session = socket.session = house.sessions.made(socket, STRANGER, "10.0.0.1")
    session.channel.write = socket.sent.append
    house.sessions.connected(session)
    return session


def _wanted(codes: list[str], number: int, dice: Random) -> bytes:
    if dice.random() < 0.2:
        return payload(dice)
    message: dict[str, Any] = {"t": "unfollow"}
    if dice.random() < 0.3:
        place = dice.randrange(2)
        message = {
            "t": "follow", "v": 2, "kind": ("sheet", "tournament")[place], "code": codes[place],
            "key": dice.choice(["", KEY, KEY]), "seq": dice.randrange(9), "whole": number % 2 == 0,
            "lang": dice.choice(["de", "en"]),
        }  # fmt: skip
    elif dice.random() < 0.95:
        action = dice.choice(_ACTIONS)
        if dice.random() < 0.4:
            action = other(action, dice)
        client = f"client {dice.randrange(3):09}"
        message = {"t": "act", "client": client, "id": number, "action": action}
    if dice.random() < 0.1:
        message["id"] = dice.choice(VALUES)
    return written(other(message, dice) if dice.random() < 0.4 else message, dice)


def _still_well(house: House, session: Session, code: str) -> None:
    session = _come(house) if session.channel.gone else session
    say(house, session, t="follow", v=2, kind="sheet", code=code, key=KEY)
    house.runtime.outbox.deliver()
    assert isinstance(session.channel.connection, Socket)
    assert b'"t":"followed"' in session.channel.connection.sent[-1]
    house.sessions.closed(session)
