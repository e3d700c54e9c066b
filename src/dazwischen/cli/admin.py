"""`dazwischen admin`: what a server keeps, to list, export, delete and back up.

All of it works on the database itself, also while the server runs.
"""

import sys
from pathlib import Path
from typing import Literal, TypeAlias

import click

from dazwischen.cli import admin_delete, admin_list
from dazwischen.cli.admin_office import Office, pass_office
from dazwischen.cli.output import language_option, texts
from dazwischen.core.errors import Unusable

Format: TypeAlias = Literal["jsonl", "referee"]


@click.group("admin")
@click.option(
    "--data",
    default="data",
    envvar="DAZWISCHEN_DATA",
    type=click.Path(file_okay=False, path_type=Path),
    help="Ordner der Datenbank / folder of the database",
)
@language_option
@click.pass_context
def command(context: click.Context, data: Path, lang: str | None) -> None:
    """Was ein Server behält. / What a server keeps."""
    context.obj = Office(data, texts(lang))


command.add_command(admin_list.command)
command.add_command(admin_delete.command)


@command.command("export")
@click.argument("game", type=int)
@click.option("--format", "form", type=click.Choice(("jsonl", "referee")), default="jsonl")
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Datei / file"
)
@pass_office
def export(office: Office, game: int, form: Format, output: Path | None) -> None:
    """Eine Partie als Aufzeichnung oder Protokoll. / A game as a log or as a protocol."""
    with office.work() as store:
        from dazwischen.core import log as logs
        from dazwischen.games import registry
        from dazwischen.server.kept import log_of

        kept = store.game(game) if abs(game) < 1 << 63 else None
        if kept is None:
            raise Unusable("no-such-entry", kind="game", name=str(game))
        log = log_of(store, kept)
        written = logs.encode(log)
        if form == "referee":
            written = registry.export(log.header.game, log).encode()
        _write(written, output)


def _write(data: bytes, output: Path | None) -> None:
    if output is None:
        sys.stdout.buffer.write(data)
        return
    try:
        output.write_bytes(data)
    except OSError as error:
        raise Unusable("no-output", problem=error.strerror or str(error)) from None


@command.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@pass_office
def backup(office: Office, file: Path) -> None:
    """Eine Kopie von allem, auch im Betrieb. / A copy of everything, also in operation."""
    with office.work() as store:
        store.backup(file)
        click.echo(office.words("admin-backup", {"file": str(file)}))
