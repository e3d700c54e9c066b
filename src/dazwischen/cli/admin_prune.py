"""`dazwischen admin prune`: what nobody has used for long goes."""

import click

from dazwischen.cli.admin_office import Office, pass_office
from dazwischen.cli.output import same_language_option
from dazwischen.cli.worded import option, worded

_DAYS = click.IntRange(0, 99_999)


@worded("prune", "help-admin-prune")
@option("--tables", type=_DAYS, default=0, help="help-serve-keep-tables")
@option("--people", type=_DAYS, default=0, help="help-serve-keep-people")
@option("--games", type=_DAYS, default=0, help="help-serve-keep-games")
@option("--tournaments", type=_DAYS, default=0, help="help-serve-keep-tournaments")
@option("--sheets", type=_DAYS, default=0, help="help-serve-keep-sheets")
@option("--yes", is_flag=True, help="help-delete-yes")
@same_language_option
@pass_office
def command(office: Office, /, *, yes: bool, **days: int) -> None:
    from dazwischen.server.services.retention import FOR_EVER, Retention

    retention = Retention(**days)
    if retention == FOR_EVER:
        click.echo(office.words("admin-prune-nothing"))
        return
    if not yes:
        click.confirm(office.words("admin-prune-sure"), abort=True)
    count = 0
    while pruned := office.prune(retention):
        count += pruned
    click.echo(office.words("admin-deleted", {"count": count}))
