"""What a command line got wrong, in the reader's language: click says it in English only."""

from typing import IO, Any

import click

from dazwischen.texts import Texts, choose_language, load

LANGUAGE = "dazwischen.lang"
"""Under which a context keeps the language asked for."""


def words_of(context: click.Context) -> Texts:
    return load(choose_language(context.meta.get(LANGUAGE)))


class Misuse(click.UsageError):
    """A sentence of the catalogues, then how the command is called."""

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.message, file=file, err=file is None)
        if self.ctx is not None:
            hint = words_of(self.ctx)("usage-help", {"command": self.ctx.command_path})
            click.echo(f"{self.ctx.get_usage()}\n{hint}", file=file, err=file is None)


def told(error: click.UsageError, context: click.Context) -> click.UsageError:
    if isinstance(error, Misuse | click.exceptions.NoArgsIsHelpError):
        return error
    words = words_of(error.ctx or context)
    return Misuse(_sentence(error, words), error.ctx or context)


def _sentence(error: click.UsageError, words: Texts) -> str:
    match error:
        case click.NoSuchOption():
            sentence = words("usage-no-option", {"name": error.option_name})
            return f"{sentence}{_instead(error.possibilities, words)}"
        case click.exceptions.NoSuchCommand():
            sentence = words("usage-no-command", {"name": error.command_name})
            return f"{sentence}{_instead(error.possibilities, words)}"
        case click.MissingParameter():
            return words("usage-missing", {"name": _name(error)})
        case click.BadOptionUsage():
            return words("usage-no-value", {"name": error.option_name})
        case click.BadParameter():
            return _bad_value(error, words)
        case _:
            return words("usage-too-much")


def _instead(possibilities: list[str] | None, words: Texts) -> str:
    if not possibilities:
        return ""
    return f" {words('usage-instead', {'names': ', '.join(possibilities)})}"


def _is_option(error: click.BadParameter) -> bool:
    return isinstance(error.param, click.Option)


def _name(error: click.BadParameter) -> str:
    if error.param is None or error.ctx is None:
        return ""
    return (
        max(error.param.opts, key=len) if _is_option(error) else error.param.make_metavar(error.ctx)
    )


def _bad_value(error: click.BadParameter, words: Texts) -> str:
    kind = error.param.type if error.param else None
    match kind:
        case click.Choice():
            # The name of an argument of this kind is a list of what goes.
            sentence = words("usage-choice", {"values": ", ".join(map(str, kind.choices))})
            return f"{_name(error)}: {sentence}" if _is_option(error) else sentence
        case click.IntRange(max=None):
            sentence = words("usage-least", {"least": str(kind.min)})
        case click.IntRange():
            sentence = words("usage-range", {"least": str(kind.min), "most": str(kind.max)})
        case click.Path():
            sentence = words("usage-path")
        case _ if kind in (click.INT, click.FLOAT):
            sentence = words("usage-number")
        case _:
            sentence = words("usage-value")
    return f"{_name(error)}: {sentence}"
