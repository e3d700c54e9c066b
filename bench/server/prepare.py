"""Tables with four people each, written into a database before the server starts.

Only the way in is left out (names, invitations, sitting down); all that is measured goes through
the server.
"""

from pathlib import Path

from msgspec import Struct

from dazwischen.server.base.identities import COOKIE, digest
from dazwischen.server.tables import table_log
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.store.sqlite import SQLiteStore

SEATS = 4


class Prepared(Struct, frozen=True):
    code: str
    cookies: tuple[str, ...]
    """Of the four people, the host's first."""


def tables(folder: Path, count: int, rules: Rules) -> list[Prepared]:
    store = SQLiteStore(folder / "dazwischen.sqlite3")
    with store.transaction():
        made = [_table(store, number, rules) for number in range(count)]
    store.close()
    return made


def _table(store: SQLiteStore, number: int, rules: Rules) -> Prepared:
    secrets = [f"secret-{number}-{seat}" for seat in range(SEATS)]
    people = [store.add_identity(digest(secret), secret, 0).id for secret in secrets]
    code = f"bench{number}"
    record = Record(code, people[0], rules, tuple(Place(who=who) for who in people))
    table_log.opened(store, record, 0)
    return Prepared(code, tuple(f"{COOKIE}={secret}" for secret in secrets))
