"""`dazwischen admin delete`, `ban` and `unban`: for good, until unbanned, and at once."""

import click

from dazwischen.cli.admin_office import Office, pass_office
from dazwischen.cli.output import same_language_option
from dazwischen.cli.worded import argument, option, worded

_KINDS = ("game", "table", "identity", "tournament", "sheet", "ratings")


@worded("delete", "help-admin-delete")
@argument("kind", type=click.Choice(_KINDS))
@argument("names", nargs=-1, required=True)
@option("--yes", is_flag=True, help="help-delete-yes")
@same_language_option
@pass_office
def delete(office: Office, kind: str, names: tuple[str, ...], *, yes: bool) -> None:
    from dazwischen.server.services.orders import Delete

    names = tuple(dict.fromkeys(names))
    order = Delete(kind, names)  # type: ignore[arg-type] # one of the choices above
    office.check(order)
    asked = {"kind": kind, "names": ", ".join(names), "count": len(names)}
    if not yes:
        click.confirm(office.words("admin-delete-sure", asked), abort=True)
    count = office.order(order)
    click.echo(office.words("admin-deleted", {"count": count}))


@worded("ban", "help-admin-ban")
@argument("names", nargs=-1, required=True)
@same_language_option
@pass_office
def ban(office: Office, names: tuple[str, ...]) -> None:
    from dazwischen.server.services.orders import Ban

    count = office.order(Ban(tuple(dict.fromkeys(names))))
    click.echo(office.words("admin-banned", {"count": count}))


@worded("unban", "help-admin-unban")
@argument("names", nargs=-1, required=True)
@same_language_option
@pass_office
def unban(office: Office, names: tuple[str, ...]) -> None:
    from dazwischen.server.services.orders import Ban

    count = office.order(Ban(tuple(dict.fromkeys(names)), on=False))
    click.echo(office.words("admin-unbanned", {"count": count}))
