"""`dazwischen admin list`: everything that is kept, as a table or as JSON."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias, get_args

import click
import msgspec

from dazwischen.cli.admin_office import Office, pass_office
from dazwischen.cli.output import json_option, same_language_option
from dazwischen.cli.worded import argument, option, worded
from dazwischen.store.records import Game, Identity, Room, StreamRecord
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.texts import Texts

Kind: TypeAlias = Literal[
    "games", "tables", "identities", "tournaments", "sheets", "ratings", "imports"
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Row: TypeAlias = dict[str, Any]
TIMES: Final = frozenset({"begun", "ended", "changed", "created", "seen"})

_WIDE: Final = 250
"""Characters where no screen sets a bound, so that a row stays a line."""


@worded("list", "help-admin-list")
@argument("kind", type=click.Choice(KINDS), default="games")
@option("--limit", type=click.IntRange(1), default=100, help="help-list-limit")
@json_option
@same_language_option
@pass_office
def command(office: Office, kind: Kind, limit: int, *, as_json: bool) -> None:
    with office.work() as store:
        rows = found(store, kind, limit)
        if as_json:
            click.echo(msgspec.json.encode(rows).decode())
        else:
            show(rows, kind, office.words)


def found(store: SQLiteStore, kind: Kind, limit: int) -> list[Row]:
    match kind:
        case "games":
            return [game_row(store, game) for game in store.games(limit=limit)]
        case "imports":
            return [game_row(store, game) for game in store.imports(limit=limit)]
        case "tables":
            return [table_row(store, room) for room in store.rooms(limit=limit)]
        case "identities":
            latest = sorted(store.identities(), key=lambda who: who.seen, reverse=True)
            return [identity_row(who) for who in latest[:limit]]
        case "tournaments" | "sheets":
            books = store.stream_records(kind.removesuffix("s"), limit=limit)
            return [book_row(store, book) for book in books]
        case "ratings":
            return _ratings(store, limit)


def _ratings(store: SQLiteStore, limit: int) -> list[Row]:
    return [
        {
            "id": one.identity,
            "name": one.name,
            "game": game,
            "level": level,
            "points": round(one.mu - 3 * one.sigma, 1),
            "count": one.games,
        }
        for game, level, _ in store.levels_rated()
        for one in store.rated(game, level, limit=limit)
    ][:limit]


def book_row(store: SQLiteStore, book: StreamRecord) -> Row:
    from dazwischen.server.services.tournament_service import SHEETS, TOURNAMENTS
    from dazwischen.server.streams.stream_log import StreamLog

    row: Row = {"code": book.code}
    if book.kind == TOURNAMENTS.name:
        settings = StreamLog(store, TOURNAMENTS).folded(book).state.settings
        row |= {"name": settings.title, "game": settings.game}
    else:
        row |= {"name": StreamLog(store, SHEETS).folded(book).state.title}
    state = "ended" if book.over else "playing"
    return {**row, "state": state, "created": book.created, "changed": book.changed}


def game_row(store: SQLiteStore, game: Game) -> Row:
    from dazwischen.server.work.load_log import header_of

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


def table_row(store: SQLiteStore, room: Room) -> Row:
    from dazwischen.server.tables.record import Record

    record = msgspec.json.decode(room.data, type=Record)
    return {
        "code": room.code,
        "name": record.settings.name,
        "game": record.rules.game,
        "state": "playing" if record.play.playing else "waiting",
        "host": _named(store, [room.host]),
        "people": _named(store, room.people),
        "changed": room.changed,
    }


def identity_row(who: Identity) -> Row:
    return {
        "id": who.id,
        "name": who.name,
        "created": who.created,
        "seen": who.seen,
        "banned": who.banned,
    }


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
        table.add_row(*(Text(shown(name, value, words)) for name, value in row.items()))
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console.width = _WIDE
    console.print(table)


def shown(column: str, value: object, words: Texts) -> str:
    if column == "state":
        return words(f"admin-state-{value}")
    if column in TIMES and isinstance(value, int):
        moment = datetime.fromtimestamp(value / 1000, UTC).astimezone()
        return moment.isoformat(" ", "minutes")[:16]
    if isinstance(value, bool):
        return words("admin-yes") if value else ""
    return "" if value is None else str(value)
