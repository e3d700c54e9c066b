"""`dazwischen analyse FILE`: what was missed in a game, move by move."""

import click
import msgspec
from msgspec import Struct

from dazwischen.cli.games.registry import tells_analysis
from dazwischen.cli.output import give_up, json_option, language_option, read, texts
from dazwischen.cli.worded import argument, worded
from dazwischen.core import protocolfile
from dazwischen.core.errors import InvalidInput
from dazwischen.games import registry


@worded("analyse")
@argument("file")
@json_option
@language_option
def command(file: str, lang: str | None, *, as_json: bool) -> None:
    """Goes through the protocol FILE of a game, or standard input for -."""
    words = texts(lang)
    try:
        game, found = analysed(read(file))
    except InvalidInput as error:
        give_up(error, words, file)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        tells_analysis(game)(found, words)


def analysed(data: bytes) -> tuple[str, Struct]:
    """Of which game, and what there is to say."""
    protocol = protocolfile.parse(data)
    name = registry.named(protocol)
    analysis = registry.module(name).analysis if name in registry.NAMES else None
    if analysis is None:
        raise InvalidInput("no-analysis", line=protocol.line_of("game"), name=name)
    return name, analysis(protocol)
