"""`dazwischen verify FILE`: whether a game was played, and dealt, as its log says."""

import click
import msgspec

from dazwischen.cli.output import give_up, json_option, language_option, read, texts
from dazwischen.cli.worded import argument, option, worded
from dazwischen.core.errors import InvalidInput
from dazwischen.table import verify
from dazwischen.table.dealt import Dealt, dealt


@worded("verify")
@argument("file")
@option("--commitment", default="", help="help-verify-commitment")
@json_option
@language_option
def command(file: str, commitment: str, lang: str | None, *, as_json: bool) -> None:
    """Plays the log FILE again, or standard input for -."""
    words = texts(lang)
    try:
        found = verified(read(file), commitment.strip().lower())
    except InvalidInput as error:
        give_up(error, words, file)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
        return
    click.echo(words("verify-follows", {"events": found.events}))
    click.echo(words(f"verify-cards-{found.cards}", {"shares": sum(map(bool, found.shares))}))
    if found.commitment:
        click.echo(words("verify-commitment", {"commitment": found.commitment}))


def verified(data: bytes, commitment: str) -> Dealt:
    """Raises `InvalidInput` at the first line that is not in order, or if something else was
    promised than what was told before."""
    found = dealt(verify.read(data))
    if commitment and commitment != found.commitment:
        raise InvalidInput("log-promise", line=1)
    return found
