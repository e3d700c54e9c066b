"""`dazwischen admin`: what a server keeps, to list, export, delete, back up and upgrade.

All but upgrading also works while the server runs. What only reads changes nothing, whatever
version the database is of.
"""

import os
import sys
from pathlib import Path
from typing import Literal, TypeAlias

import click

from dazwischen.cli import admin_copies, admin_delete, admin_list, admin_prune, admin_show
from dazwischen.cli.admin_office import Office, pass_office
from dazwischen.cli.configured import data_folder
from dazwischen.cli.output import give_up, same_language_option, texts
from dazwischen.cli.worded import Command, Group, argument, option
from dazwischen.core.errors import InvalidInput
from dazwischen.store.private import fresh

Format: TypeAlias = Literal["jsonl", "referee"]


@click.group("admin", cls=Group, help="help-admin")
@option("--data", metavar="help-value-path", help="help-admin-data")
@same_language_option
@click.pass_context
def command(context: click.Context, data: str | None) -> None:
    try:
        context.obj = Office(data_folder(data, os.environ))
    except InvalidInput as error:
        give_up(error, texts(None))


command.add_command(admin_list.command)
command.add_command(admin_show.command)
command.add_command(admin_delete.delete)
command.add_command(admin_prune.command)
command.add_command(admin_delete.ban)
command.add_command(admin_delete.unban)
command.add_command(admin_copies.check)
command.add_command(admin_copies.backup)
command.add_command(admin_copies.restore)
command.add_command(admin_copies.upgrade)


@command.command("export", cls=Command, help="help-admin-export")
@argument("game", type=int)
@option(
    "--format",
    "form",
    type=click.Choice(("jsonl", "referee")),
    default="jsonl",
    help="help-export-format",
)
@option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="help-export-output"
)
@same_language_option
@pass_office
def export(office: Office, game: int, form: Format, output: Path | None) -> None:
    with office.work() as store:
        from dazwischen.core import log as logs
        from dazwischen.games import registry
        from dazwischen.server.work.load_log import load_log

        kept = store.game(game) if abs(game) < 1 << 63 else None
        if kept is None:
            raise InvalidInput("no-such-entry", kind="game", name=str(game))
        log = load_log(store, kept)
        written = logs.encode(log)
        if form == "referee":
            written = registry.exported(log, office.words.language).encode()
        _write(written, output)


def _write(data: bytes, output: Path | None) -> None:
    if output is None:
        sys.stdout.buffer.write(data)
        return
    try:
        with fresh(output) as part:
            part.write_bytes(data)
    except FileExistsError:
        raise InvalidInput("file-taken", file=str(output)) from None
    except OSError as error:
        raise InvalidInput("no-output", problem=error.strerror or str(error)) from None
