"""`dazwischen serve`: the server, with its database in a folder."""

import os
import sys
from typing import TYPE_CHECKING, NoReturn

import click

from dazwischen import compiled
from dazwischen.bots.readiness import COMPILED
from dazwischen.cli.configured import configured
from dazwischen.cli.output import give_up, language_option, texts
from dazwischen.cli.setting_options import setting_options
from dazwischen.cli.settings import SETTINGS
from dazwischen.cli.worded import option, worded
from dazwischen.core.errors import InvalidInput

if TYPE_CHECKING:
    from dazwischen.server.run import Listening


@worded("serve")
@setting_options
@option("--config", metavar="help-value-path", help="help-serve-config")
@option("--open", "opens", is_flag=True, help="help-serve-open")
@option("--opened", is_flag=True, hidden=True)
@language_option
def command(
    config: str | None,
    lang: str | None,
    *,
    opens: bool,
    opened: bool,
    **flags: tuple[str, ...],
) -> None:
    from dazwischen.cli.database import complaint
    from dazwischen.server.run import Settings, run
    from dazwischen.store.holding import held
    from dazwischen.store.protocol import StoreError

    given = {name.replace("_", "-"): values for name, values in flags.items()}
    try:
        found = configured(given, os.environ, config) | {"logs.quiet": opens or opened}
        with held(found["folders.data"]):
            port = _port(Settings.of(found).listening, lang, opens=opens)
            settings = Settings.of(found | {"listening.port": port})
            again = run(settings, _outdated if opens and not COMPILED else None)
    except InvalidInput as error:
        give_up(error, texts(lang))
    except StoreError as error:
        give_up(complaint(error), texts(lang))
    if again:
        _go_on(given, config, port)


def _port(listening: "Listening", lang: str | None, *, opens: bool) -> int:
    wanted = listening.host, listening.port
    return _opened(*wanted, lang) if opens else _listening(*wanted)


def _outdated() -> bool:
    """Whether the kernels were compiled after this process had begun without."""
    return compiled.current("kernels") is not None


def _go_on(given: dict[str, tuple[str, ...]], config: str | None, port: int) -> NoReturn:
    """The same server in a fresh process: nothing compiled comes into one that began without. It
    finds variables and file as they were."""
    again = ["--opened"] if config is None else ["--opened", "--config", config]
    for setting in SETTINGS:
        values = (str(port),) if setting.name == "port" else given.get(setting.name, ())
        again += [part for value in values for part in (setting.option, value)]
    os.execv(sys.executable, [sys.executable, "-m", "dazwischen", "serve", *again])  # noqa: S606


def _listening(host: str, port: int) -> int:
    from dazwischen.cli.browser import probe

    try:
        return probe(host, port)
    except OSError as error:
        problem = error.strerror or str(error)
        raise InvalidInput("no-listening", host=host, port=str(port), problem=problem) from None


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
