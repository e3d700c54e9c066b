"""`dazwischen hint FILE`: the best that the player at turn can do in the file's situation."""

import click
import msgspec

from dazwischen.cli.output import give_up, json_option, language_option, read, texts
from dazwischen.cli.worded import argument, option, worded
from dazwischen.core import protocolfile
from dazwischen.core.errors import InvalidInput
from dazwischen.core.report import Advice
from dazwischen.games import registry


@worded("hint")
@argument("file")
@json_option
@option(
    "--nodes",
    type=click.IntRange(1, 100_000_000),
    help="help-hint-nodes",
)
@language_option
def command(file: str, lang: str | None, nodes: int | None, *, as_json: bool) -> None:
    """The best turn for the hand given in the protocol FILE, or in standard input for -."""
    words = texts(lang)
    try:
        advice = advise(read(file), nodes)
    except InvalidInput as error:
        give_up(error, words, file)
    said = [words(message.key, message.args) for message in advice.said]
    if as_json:
        click.echo(msgspec.json.encode({**advice.data, "text": "\n".join(said)}).decode())
    else:
        click.echo("\n".join(said))


def advise(data: bytes, budget: int | None) -> Advice:
    protocol = protocolfile.parse(data)
    name = registry.named(protocol)
    adviser = registry.module(name).adviser if name in registry.NAMES else None
    if adviser is None:
        known = ", ".join(one.name for one in registry.modules() if one.adviser)
        raise InvalidInput("no-adviser", line=protocol.line_of("game"), name=name, known=known)
    return adviser.advise(protocol, budget)
