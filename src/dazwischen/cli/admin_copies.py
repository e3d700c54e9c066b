"""`dazwischen admin`: the database as a whole, to check, back up, restore and upgrade."""

import sys
from pathlib import Path

import click

from dazwischen.cli.admin_office import Office, pass_office
from dazwischen.cli.database import complaint
from dazwischen.cli.output import give_up, same_language_option
from dazwischen.cli.worded import argument, worded
from dazwischen.store import restoring
from dazwischen.store.holding import held
from dazwischen.store.protocol import StoreError

_MOST = 20
"""Damages that are told one by one."""


@worded("check", "help-admin-check")
@same_language_option
@pass_office
def check(office: Office) -> None:
    from dazwischen.server.tables import table_log

    with office.work() as store:
        damages = list(table_log.damages(store))
        count = len(store.found) + len(damages)
    if not count:
        click.echo(office.words("admin-whole"))
        return
    office.warn(damages[:_MOST])
    click.echo(office.words("admin-damaged", {"count": count}), err=True)
    sys.exit(1)


@worded("backup", "help-admin-backup")
@argument("file", type=click.Path(dir_okay=False, path_type=Path))
@same_language_option
@pass_office
def backup(office: Office, file: Path) -> None:
    with office.work() as store:
        store.backup(file)
        click.echo(office.words("admin-backup", {"file": str(file)}))


@worded("restore", "help-admin-restore")
@argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@same_language_option
@pass_office
def restore(office: Office, file: Path) -> None:
    try:
        with held(office.folder):
            restoring.restore(file, office.folder)
    except StoreError as error:
        give_up(complaint(error), office.words)
    click.echo(office.words("admin-restored", {"folder": str(office.folder)}))


@worded("upgrade", "help-admin-upgrade")
@same_language_option
@pass_office
def upgrade(office: Office) -> None:
    with office.alone("make"):
        click.echo(office.words("admin-upgraded"))
