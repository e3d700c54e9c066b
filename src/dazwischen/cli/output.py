"""What every command shares: its language, and how it ends when the input cannot be used."""

import sys
from pathlib import Path
from typing import NoReturn

import click

from dazwischen.core.errors import Unusable
from dazwischen.texts import LANGUAGES, Texts, choose_language, load

language_option = click.option(
    "--lang", type=click.Choice(LANGUAGES), help="Sprache der Texte / language of the texts"
)


json_option = click.option(
    "--json", "as_json", is_flag=True, help="Ein JSON-Objekt / one JSON object"
)


def texts(lang: str | None) -> Texts:
    return load(choose_language(lang))


def read(path: str) -> bytes:
    """The bytes of a file, or of standard input for `-`."""
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Unusable("no-file", problem=problem) from None


def give_up(error: Unusable, words: Texts, path: str = "") -> NoReturn:
    """`FILE:LINE: what is wrong` on standard error, and status 2."""
    place = ":".join(str(part) for part in (path, error.line) if part)
    click.echo(f"{place}: {words(error.key, error.args_)}" if place else
               words(error.key, error.args_), err=True)  # fmt: skip
    sys.exit(2)
