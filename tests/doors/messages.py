"""What is said at a table, over a connection that is well."""

import json
import logging
from random import Random
from typing import Any

from msgspec import Raw

from dazwischen.server.base.limits import Bounds, PerTable, Rate
from dazwischen.server.streams.session import Session
from dazwischen.server.tables.record import Rules
from tests.doors.chance import fixed
from tests.doors.stirring import other, written
from tests.doors.trial import Trial
from tests.server import loops, wishes
from tests.server.bounds import bound
from tests.server.clock import Loop
from tests.server.eyes import plain
from tests.server.frames import VALUES, payload
from tests.server.indoors import CODE, House
from tests.server.live import Complaints

MOMENT = 1_000
"""Milliseconds that pass at most until something is said."""
RATES = Bounds(table=PerTable(idle=0), messages=Rate(1e9, 1e9))


def messages(trial: Trial) -> None:
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        with fixed(trial.dice):
            loops.run(_said(trial, complaints))
    finally:
        logging.getLogger().removeHandler(complaints)


async def _said(trial: Trial, complaints: Complaints) -> None:
    wanted = trial.dice.choice(wishes.GAMES)
    rules = Rules(wanted["game"], Raw(json.dumps(wanted["options"]).encode()))
    house = House(rules, rules.seats() - 1)
    bound(house.parts, RATES)
    # What happens at the table, and so what is wanted next, also follows from its time.
    time = house.parts.runtime.clock.loop = Loop(house.parts.runtime.clock.loop)  # type: ignore[abstract]
    session, number = house.enter(), 1
    house.say(session, t="room", id=1, do={"do": "start"})
    try:
        for dice in trial:
            if session.channel.gone:
                session = house.enter()
            number += 1
            time.now += dice.randrange(MOMENT)
            trial.now = _wanted(house, number, dice)
            house.parts.runtime.inbox.enqueue(session, trial.now)
            house.parts.runtime.inbox.process()
            if complaints.records:
                raise AssertionError(complaints.records[0])
        _still_well(house, session)
    finally:
        house.parts.sessions.closed(session)
        await house.parts.stop()


def _wanted(house: House, number: int, dice: Random) -> bytes:
    if dice.random() < 0.4:
        return payload(dice)
    host = house.parts.tables.awake.get(CODE)
    sitting = None if host is None else host.room.game
    message: dict[str, Any] = {"t": "room", "id": number, "do": wishes.command([1, 2], dice)}
    if host is not None and sitting is not None and dice.random() < 0.8:
        view = plain(sitting.table.view(1))
        intent = wishes.wish(host.room.record.rules.game, view, dice)
        message = {"t": "do", "id": number, "intent": intent, "seen": dice.choice([0, 1, 5, 10**6])}
    if dice.random() < 0.1:
        message["id"] = dice.choice(VALUES)
    return written(other(message, dice) if dice.random() < 0.6 else message, dice)


def _still_well(house: House, session: Session) -> None:
    if session.channel.gone:
        session = house.enter()
    before = house.parts.runtime.metrics.received
    house.say(session, t="ping", n=7)
    assert house.parts.runtime.metrics.received == before + 1
