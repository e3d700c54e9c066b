"""`dazwischen serve`: the server, with its database in a folder."""

from pathlib import Path

import click


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
    from dazwischen.server.run import Settings, run

    run(Settings(host, port, data, origin))
