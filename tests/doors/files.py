"""Files that strangers hand in: for the referee, games from elsewhere, lists of people."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from dazwischen.core import log as logs
from dazwischen.core.errors import InvalidInput
from dazwischen.games.jarnac.options import Options as JarnacOptions
from dazwischen.games.jay.options import Options as JayOptions
from dazwischen.games.jsolitaer.options import Options as SolitaireOptions
from dazwischen.server.base.limits import NAME, PROTOCOL_BYTES, clean
from dazwischen.server.work import archive, judging
from dazwischen.table.opening import opened
from dazwischen.tournament.registrations import read
from tests.doors.stirring import other, stirred
from tests.doors.trial import Trial
from tests.mutations import mutated
from tests.table.drive import run

TESTS: Final = Path(__file__).parents[1]
PEOPLE: Final = (
    "Name;Team;online\nAda;Rot;ja\nBob;Blau;nein\n",
    'name,team\n"Ada, die",x\nBob,\n',
    "Name\tTeam\nAda\t\nÄnne\tx\n",
)
_EVENTS: Final = 60


@cache
def _protocols() -> list[bytes]:
    return [path.read_bytes() for path in sorted(TESTS.glob("games/*/scenarios/**/*.txt"))]


@cache
def _logs() -> list[bytes]:
    """The beginnings of games, which are checked as fast as anything happens in them."""
    tables = [
        opened("jay", JayOptions(players=3, faults="penalty"), 4, ["leicht"] * 3),
        opened("jsolitaer", SolitaireOptions(players=2), 4, ["leicht"] * 2),
        opened("jarnac", JarnacOptions(), 4, ["leicht"] * 2),
    ]
    for table in tables:
        run(table, _EVENTS)
    return [logs.encode(table.log) for table in tables]


def protocol(dice: Random) -> bytes:
    data = dice.choice(_protocols())
    for _ in range(dice.randint(1, 3)):
        data = (mutated if dice.random() < 0.6 and data.strip() else stirred)(data, dice)
    return data[:PROTOCOL_BYTES]


def log(dice: Random) -> bytes:
    data = dice.choice(_logs())
    if dice.random() < 0.3:
        return stirred(data, dice)
    lines = data.splitlines()
    at = dice.randrange(len(lines))
    lines[at] = msgspec.json.encode(_sendable(other(msgspec.json.decode(lines[at]), dice)))
    return b"\n".join(lines)


def registrations(dice: Random) -> bytes:
    data = dice.choice(PEOPLE).encode()
    for _ in range(dice.randint(1, 3)):
        data = stirred(data, dice)
    return data


def _sendable(value: object) -> object:
    """Half a letter cannot be written."""
    return msgspec.json.decode(msgspec.json.encode(value)) if _whole(value) else None


def _whole(value: object) -> bool:
    try:
        msgspec.json.encode(value)
    except (UnicodeEncodeError, OverflowError, msgspec.MsgspecError):
        return False
    return True


# The doors


def referee(trial: Trial) -> None:
    for dice in trial:
        trial.now = protocol(dice)
        try:
            judging.judged(trial.now, dice.choice([0, 0, 3, 10**9]), dice.choice(["de", "en"]))
        except InvalidInput:
            continue


def imports(trial: Trial) -> None:
    for dice in trial:
        trial.now = log(dice)
        try:
            archive.verified(trial.now)
        except InvalidInput:
            continue


def lists(trial: Trial) -> None:
    for dice in trial:
        trial.now = registrations(dice)
        read(trial.now, ["Ada"], 200, lambda text: clean(text, NAME))
