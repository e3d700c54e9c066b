"""`dazwischen admin delete`: games, tables or identities, for good."""

import time
from typing import Literal, TypeAlias

import click

from dazwischen.cli.admin_office import Office, pass_office
from dazwischen.core.errors import Unusable
from dazwischen.store.sqlite import SQLiteStore

Kind: TypeAlias = Literal["game", "table", "identity"]


@click.command("delete")
@click.argument("kind", type=click.Choice(("game", "table", "identity")))
@click.argument("names", nargs=-1, required=True)
@click.option("--yes", is_flag=True, help="ohne Rückfrage / without asking")
@pass_office
def command(office: Office, kind: Kind, names: tuple[str, ...], *, yes: bool) -> None:
    """Löscht für immer. / Deletes for good."""
    names = tuple(dict.fromkeys(names))
    with office.work() as store:
        for name in names:
            check(store, kind, name)
        asked = {"kind": kind, "names": ", ".join(names), "count": len(names)}
        if not yes:
            click.confirm(office.words("admin-delete-sure", asked), abort=True)
        with store.transaction():
            for name in names:
                delete(store, kind, name)
        click.echo(office.words("admin-deleted", {"count": len(names)}))


def check(store: SQLiteStore, kind: Kind, name: str) -> None:
    """Nothing is deleted if one of them does not exist, or cannot be deleted now."""
    match kind:
        case "game":
            game = store.game(_number(kind, name))
            known = game is not None
            if game is not None and game.ended is None:
                raise Unusable("game-in-play", name=name, table=game.room)
        case "table":
            known = store.room(name) is not None
        case "identity":
            known = bool(store.names([_number(kind, name)]))
    if not known:
        raise Unusable("no-such-entry", kind=kind, name=name)


def delete(store: SQLiteStore, kind: Kind, name: str) -> None:
    from dazwischen.server import forgetting

    match kind:
        case "game":
            store.delete_game(int(name))
        case "table":
            forgetting.forget_table(store, name, time.time_ns() // 1_000_000)
        case "identity":
            forgetting.forget_identity(store, int(name))


def _number(kind: Kind, name: str) -> int:
    if not name.isascii() or not name.isdigit() or len(name) > 18:
        raise Unusable("no-such-entry", kind=kind, name=name)
    return int(name)
