"""What an operator hands in: a file of settings, a database that a disk has had its way with."""

import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from dazwischen.cli.configured import configured
from dazwischen.core.errors import InvalidInput
from dazwischen.store.protocol import StoreError
from dazwischen.store.sqlite import DATABASE, SQLiteStore
from tests.doors.stirring import stirred
from tests.doors.trial import Trial
from tests.store.test_damage import fill

SETTINGS: Final = b"""
host = "127.0.0.1"
port = 8000
data = "/var/lib/dazwischen"
address = "https://spiele.example/jay/"
origins = ["https://andere.example"]
trusted-proxies = ["127.0.0.1", "10.0.0.0/8"]
crowd = 2.5
metrics-token = "geheim"
keep-tables = 90
notices = "/"
log-level = "info"
access-log = "off"
"""


def settings(trial: Trial) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "dazwischen.toml"
        for dice in trial:
            trial.now = stirred(SETTINGS, dice)
            if dice.random() < 0.5:
                trial.now = stirred(trial.now, dice)
            path.write_bytes(trial.now)
            try:
                configured({}, {}, str(path))
            except InvalidInput:
                continue


@cache
def _database() -> bytes:
    """All in one file, as after a clean end."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / DATABASE
        store = SQLiteStore(path)
        fill(store)
        store.close()
        return path.read_bytes()


def databases(trial: Trial) -> None:
    """Looked through as `admin check` does it, then read."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / DATABASE
        for dice in trial:
            data = bytearray(_database())
            trial.now = [dice.randrange(len(data)) for _ in range(dice.randint(1, 4))]
            for at in trial.now:
                data[at] ^= dice.randint(1, 255)
            path.write_bytes(data[: dice.choice([len(data)] * 5 + [trial.now[0]])])
            try:
                store = SQLiteStore(path, "read")
            except StoreError:
                continue
            try:
                _looked_through(store)
            finally:
                store.close()


def _looked_through(store: SQLiteStore) -> None:
    """What is said to be whole can be read."""
    if list(store.damages()):
        return
    for game in store.games():
        store.events(game.id)
    list(store.identities())
    store.rooms()
