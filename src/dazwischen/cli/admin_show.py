"""`dazwischen admin show`: everything that is kept about one thing, as lines or as JSON."""

from typing import Final

import click
import msgspec

from dazwischen.cli import admin_list
from dazwischen.cli.admin_list import Row
from dazwischen.cli.admin_office import Office, insist, pass_office
from dazwischen.cli.output import json_option, same_language_option
from dazwischen.cli.worded import argument, worded
from dazwischen.store.sqlite import SQLiteStore

KINDS: Final = ("game", "table", "identity", "tournament", "sheet")
_MOST: Final = 1000


@worded("show", "help-admin-show")
@argument("kind", type=click.Choice(KINDS))
@argument("name")
@json_option
@same_language_option
@pass_office
def command(office: Office, kind: str, name: str, *, as_json: bool) -> None:
    from dazwischen.server.services.orders import missing

    with office.work() as store:
        insist(missing(store, kind, name))  # type: ignore[arg-type] # one of the choices above
        row = found(store, kind, name)
    if as_json:
        click.echo(msgspec.json.encode(row).decode())
        return
    for column, value in row.items():
        told = admin_list.shown(column, value, office.words)
        click.echo(f"{office.words(f'admin-column-{column}')}: {told}")


def found(store: SQLiteStore, kind: str, name: str) -> Row:
    match kind:
        case "game":
            return _game(store, int(name))
        case "table":
            return _table(store, name)
        case "identity":
            return _identity(store, int(name))
        case _:
            book = store.stream_record(name)
            assert book is not None  # noqa: S101 - it was looked for
            count = len(store.events(book.stream))
            return {**admin_list.book_row(store, book), "events": count}


def _game(store: SQLiteStore, number: int) -> Row:
    from dazwischen.server.work.load_log import header_of

    game = store.game(number)
    assert game is not None  # noqa: S101 - it was looked for
    outcome = None if game.outcome is None else bytes(game.outcome).decode()
    return {
        **admin_list.game_row(store, game),
        "options": msgspec.json.encode(header_of(game).options).decode(),
        "events": len(store.events(number)),
        "outcome": outcome,
    }


def _table(store: SQLiteStore, code: str) -> Row:
    from dazwischen.server.tables.record import Record

    room = store.room(code)
    assert room is not None  # noqa: S101 - it was looked for
    record = msgspec.json.decode(room.data, type=Record)
    return {
        **admin_list.table_row(store, room),
        "options": bytes(record.rules.options).decode(),
        "events": len(store.events(room.stream)),
        "games": ", ".join(map(str, record.play.games)),
        "said": len(store.talk(code, _MOST)),
    }


def _identity(store: SQLiteStore, number: int) -> Row:
    who = next(one for one in store.identities() if one.id == number)
    return {
        **admin_list.identity_row(who),
        "tables": ", ".join(store.rooms_of(number, limit=_MOST)),
        "games": len(store.games(of=number, limit=_MOST)),
        "ratings": len(store.ratings_of(number)),
    }
