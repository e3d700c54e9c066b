"""`dazwischen admin list`: games, tables or identities, as a table or as JSON."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

import click
import msgspec

from dazwischen.cli.admin_office import Office, pass_office
from dazwischen.cli.output import json_option
from dazwischen.store.records import Game, Identity, Room
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.texts import Texts

Kind: TypeAlias = Literal["games", "tables", "identities"]
Row: TypeAlias = dict[str, Any]
TIMES: Final = frozenset({"begun", "ended", "changed", "created", "seen"})

_WIDE: Final = 250
"""Characters where no screen sets a bound, so that a row stays a line."""


@click.command("list")
@click.argument("kind", type=click.Choice(("games", "tables", "identities")), default="games")
@click.option("--limit", type=click.IntRange(1), default=100, help="höchstens / at most")
@json_option
@pass_office
def command(office: Office, kind: Kind, limit: int, *, as_json: bool) -> None:
    """Partien, Tische oder Leute, die neuesten zuerst. / The latest first."""
    with office.work() as store:
        rows = found(store, kind, limit)
        if as_json:
            click.echo(msgspec.json.encode(rows).decode())
        else:
            show(rows, kind, office.words)


def found(store: SQLiteStore, kind: Kind, limit: int) -> list[Row]:
    match kind:
        case "games":
            return [_game(store, game) for game in store.games(limit=limit)]
        case "tables":
            return [_table(store, room) for room in store.rooms(limit=limit)]
        case "identities":
            latest = sorted(store.identities(), key=lambda who: who.seen, reverse=True)
            return [_identity(who) for who in latest[:limit]]


def _game(store: SQLiteStore, game: Game) -> Row:
    from dazwischen.server.kept import header_of

    over = "ended" if game.outcome is not None else "stopped"
    return {
        "id": game.id,
        "game": header_of(game).game,
        "state": "playing" if game.ended is None else over,
        "table": game.room,
        "people": _named(store, [sat.who for sat in game.people if sat.seat]),
        "begun": game.begun,
        "ended": game.ended,
    }


def _table(store: SQLiteStore, room: Room) -> Row:
    from dazwischen.server.record import Record

    record = msgspec.json.decode(room.data, type=Record)
    return {
        "code": room.code,
        "name": record.name,
        "game": record.rules.game,
        "state": "playing" if record.playing else "waiting",
        "host": _named(store, [room.host]),
        "people": _named(store, room.people),
        "changed": room.changed,
    }


def _identity(who: Identity) -> Row:
    return {"id": who.id, "name": who.name, "created": who.created, "seen": who.seen}


def _named(store: SQLiteStore, people: Iterable[int]) -> str:
    return ", ".join(store.names(dict.fromkeys(people)).values())


def show(rows: list[Row], kind: Kind, words: Texts) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    if not rows:
        click.echo(words(f"admin-no-{kind}"))
        return
    table = Table(box=None, pad_edge=False)
    for column in rows[0]:
        table.add_column(words(f"admin-column-{column}"))
    for row in rows:
        # Names are other people's: they are shown as they stand and are no markup.
        table.add_row(*(Text(_shown(name, value, words)) for name, value in row.items()))
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console.width = _WIDE
    console.print(table)


def _shown(column: str, value: object, words: Texts) -> str:
    if column == "state":
        return words(f"admin-state-{value}")
    if column in TIMES and isinstance(value, int):
        moment = datetime.fromtimestamp(value / 1000, UTC).astimezone()
        return moment.isoformat(" ", "minutes")[:16]
    return "" if value is None else str(value)
