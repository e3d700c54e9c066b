"""What every command shares: its language, and how it ends when the input cannot be used."""

import sys
from pathlib import Path
from typing import NoReturn

import click

from dazwischen.cli.worded import asked, option
from dazwischen.core.errors import InvalidInput
from dazwischen.texts import LANGUAGES, Texts, choose_language, load

language_option = option("--lang", type=click.Choice(LANGUAGES), help="help-lang")
same_language_option = option(
    "--lang", type=click.Choice(LANGUAGES), help="help-lang", expose_value=False
)
"""Of a command that has its texts from the one over it."""


json_option = option("--json", "as_json", is_flag=True, help="help-json")
json_list_option = option("--json", "as_json", is_flag=True, help="help-json-list")


def texts(lang: str | None) -> Texts:
    """In the language that was asked for last: a command's own counts more than that over it."""
    return load(choose_language(asked() or lang))


def read(path: str) -> bytes:
    """The bytes of a file, or of standard input for `-`."""
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise InvalidInput("no-file", problem=problem) from None


def give_up(error: InvalidInput, words: Texts, path: str = "") -> NoReturn:
    """`FILE:LINE: what is wrong (RULE)` on standard error, and status 2."""
    place = ":".join(str(part) for part in (path, error.line) if part)
    text = words(error.key, error.args_)
    if error.rules:
        text = f"{text} ({', '.join(error.rules)})"
    click.echo(f"{place}: {text}" if place else text, err=True)
    sys.exit(2)
