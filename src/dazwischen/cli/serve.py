"""`dazwischen serve`: the server, with its database in a folder."""

from pathlib import Path

import click

from dazwischen.cli.output import give_up, texts


@click.command("serve")
@click.option("--host", default="127.0.0.1", envvar="DAZWISCHEN_HOST", help="Adresse / address")
@click.option("--port", default=8000, envvar="DAZWISCHEN_PORT", type=click.IntRange(0, 65535))
@click.option(
    "--data",
    default="data",
    envvar="DAZWISCHEN_DATA",
    type=click.Path(file_okay=False, path_type=Path),
    help="Ordner der Datenbank / folder of the database",
)
@click.option(
    "--origin",
    multiple=True,
    envvar="DAZWISCHEN_ORIGINS",
    help="Weitere erlaubte Herkunft / a further origin that may connect",
)
def command(host: str, port: int, data: Path, origin: tuple[str, ...]) -> None:
    """Tables on the network. / Tische im Netz."""
    from dazwischen.cli.database import complaint
    from dazwischen.server.run import Settings, run
    from dazwischen.store.protocol import StoreError

    try:
        run(Settings(host, port, data, origin))
    except StoreError as error:
        give_up(complaint(error), texts(None))
