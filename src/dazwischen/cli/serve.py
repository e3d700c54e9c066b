"""`dazwischen serve`: the server, with its database in a folder."""

from pathlib import Path

import click

from dazwischen.cli.output import give_up, language_option, texts
from dazwischen.core.errors import Unusable


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
@click.option(
    "--open",
    "opens",
    is_flag=True,
    help="Im Browser öffnen, an einem freien Port / in the browser, at a free port",
)
@language_option
def command(  # noqa: PLR0913 - an argument an option
    host: str, port: int, data: Path, origin: tuple[str, ...], lang: str | None, *, opens: bool
) -> None:
    """Tables on the network. / Tische im Netz."""
    from dazwischen.cli.database import complaint
    from dazwischen.server.run import Settings, run
    from dazwischen.store.holding import held
    from dazwischen.store.protocol import StoreError

    try:
        with held(data):
            chosen = _opened(host, port, lang) if opens else _listening(host, port)
            run(Settings(host, chosen, data, origin, quiet=opens))
    except Unusable as error:
        give_up(error, texts(lang))
    except StoreError as error:
        give_up(complaint(error), texts(lang))


def _listening(host: str, port: int) -> int:
    from dazwischen.cli.browser import probe

    try:
        return probe(host, port)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Unusable("no-listening", host=host, port=str(port), problem=problem) from None


def _opened(host: str, wanted: int, lang: str | None) -> int:
    from dazwischen.cli.browser import address, free_port, open_when_up

    try:
        port = free_port(host, wanted)
    except OSError:
        return _listening(host, wanted)
    url = address(host, port)
    click.echo(texts(lang)("cli-play-at", {"url": url}))
    open_when_up(url)
    return port
