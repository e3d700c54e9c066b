"""What is said at a table, over a connection that is well."""

import json
import logging
from random import Random
from typing import Any

from msgspec import Raw

from dazwischen.server.base.limits import Bounds
from dazwischen.server.tables.record import Rules
from dazwischen.server.tables.session import Session
from tests.doors.chance import fixed
from tests.doors.stirring import other, written
from tests.doors.trial import Trial
from tests.server import loops, wishes
from tests.server.clock import Loop
from tests.server.eyes import plain
from tests.server.frames import VALUES, payload
from tests.server.indoors import CODE, House
from tests.server.live import Complaints

MOMENT = 1_000
"""Milliseconds that pass at most until something is said."""
RATES = Bounds(rate=1e9, burst=1e9, idle=0)


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
    house.hub.bounds = RATES
    # What happens at the table, and so what is wanted next, also follows from its time.
    time = house.hub.loop = Loop(house.hub.loop)  # type: ignore[abstract]
    session, number = house.enter(), 1
    house.say(session, t="room", id=1, do={"do": "start"})
    try:
        for dice in trial:
            if session.gone:
                session = house.enter()
            number += 1
            time.now += dice.randrange(MOMENT)
            trial.now = _wanted(house, number, dice)
            house.hub.mail.hear(session, trial.now)
            house.hub.mail.heed()
            if complaints.records:
                raise AssertionError(complaints.records[0])
        _still_well(house, session)
    finally:
        session.closed()
        await house.hub.stop()


def _wanted(house: House, number: int, dice: Random) -> bytes:
    if dice.random() < 0.4:
        return payload(dice)
    room = house.hub.rooms.get(CODE)
    sitting = None if room is None else room.sitting
    message: dict[str, Any] = {"t": "room", "id": number, "do": wishes.command([1, 2], dice)}
    if room is not None and sitting is not None and dice.random() < 0.8:
        view = plain(sitting.table.view(1))
        intent = wishes.wish(room.record.rules.game, view, dice)
        message = {"t": "do", "id": number, "intent": intent, "seen": dice.choice([0, 1, 5, 10**6])}
    if dice.random() < 0.1:
        message["id"] = dice.choice(VALUES)
    return written(other(message, dice) if dice.random() < 0.6 else message, dice)


def _still_well(house: House, session: Session) -> None:
    if session.gone:
        session = house.enter()
    before = house.hub.metrics.received
    house.say(session, t="ping", n=7)
    assert house.hub.metrics.received == before + 1
