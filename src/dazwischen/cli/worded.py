"""Commands and options whose help comes from the catalogues, in one language at a time.

What stands as `help` is a key. Which language it is follows from `--lang`, wherever it stands, or
from the locale.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import click

from dazwischen.cli.misuse import LANGUAGE, told, words_of
from dazwischen.texts import LANGUAGES, Texts

F = TypeVar("F", bound=Callable[..., Any])
_ARGUMENTS: Final = "dazwischen.arguments"


def asked() -> str | None:
    """The language that was asked for on the command line, before all of it is read."""
    context = click.get_current_context(silent=True)
    return None if context is None else context.meta.get(LANGUAGE)


def arguments(context: click.Context) -> tuple[str, ...]:
    """All that stands behind the command, before it is read."""
    found: tuple[str, ...] = context.meta[_ARGUMENTS]
    return found


def _note_language(context: click.Context, args: Sequence[str]) -> None:
    for word, following in zip(args, [*args[1:], ""], strict=False):
        name, _, value = word.partition("=")
        wanted = value or following
        if name == "--lang" and wanted in LANGUAGES:
            context.meta[LANGUAGE] = wanted


class Option(click.Option):
    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if self.hidden:
            return None
        words = words_of(ctx)
        names = ", ".join(self.opts)
        if not self.is_flag:
            names = f"{names} {self._value(words)}"
        parts = [words(self.help)] if self.help else []
        if self.required:
            parts.append(words("help-required"))
        if self.default is not None and self.show_default:
            parts.append(words("help-default", {"value": str(self.default)}))
        return names, " ".join(parts)

    def _value(self, words: Texts) -> str:
        kind = self.type
        if isinstance(kind, click.Choice):
            return f"[{'|'.join(map(str, kind.choices))}]"
        if self.metavar:
            return words(self.metavar)
        return words(f"help-value-{_KINDS.get(type(kind), 'text')}")


_KINDS: Final[dict[type[Any], str]] = {
    type(click.INT): "number",
    click.IntRange: "number",
    type(click.FLOAT): "number",
    click.Path: "path",
}


class Argument(click.Argument):
    def make_metavar(self, ctx: click.Context) -> str:
        if isinstance(self.type, click.Choice):
            shown = f"[{'|'.join(map(str, self.type.choices))}]"
        else:
            shown = words_of(ctx)(f"help-argument-{self.name}")
        return f"{shown}…" if self.nargs == -1 else shown


class Command(click.Command):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        _note_language(ctx, args)
        ctx.meta[_ARGUMENTS] = tuple(args)
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise told(error, ctx) from None

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        names = self.get_help_option_names(ctx)
        return Option(
            names,
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_show_help,
            help="help-help",
        )

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        pieces = [words("help-usage-options")]
        pieces += [piece for param in self.get_params(ctx) for piece in param.get_usage_pieces(ctx)]
        if isinstance(self, click.Group):
            pieces.append(words("help-usage-command"))
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{words('help-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.help:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(words_of(ctx)(self.help))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        # Arguments stand in the line about usage.
        options = (param for param in self.get_params(ctx) if isinstance(param, Option))
        records = (option.get_help_record(ctx) for option in options)
        with formatter.section(words_of(ctx)("help-options")):
            formatter.write_dl([record for record in records if record])
        if isinstance(self, Group):
            self.format_commands(ctx, formatter)


class Group(Command, click.Group):
    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            raise told(error, ctx) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        rows = []
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if command is not None and not command.hidden:
                rows.append((name, words(command.help or "")))
        with formatter.section(words("help-commands")):
            formatter.write_dl(rows)


def _show_help(ctx: click.Context, _param: click.Parameter, value: bool) -> None:  # noqa: FBT001
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


def worded(name: str, key: str = "") -> Callable[[Callable[..., Any]], Command]:
    """A command; the key of its help, where it is not its own name's."""
    return click.command(name, cls=Command, help=key or f"help-{name}")


def option(*names: str, **chosen: Any) -> Callable[[F], F]:  # noqa: ANN401 - as for click's own
    """`help` is a key of the catalogues."""
    return click.option(*names, cls=Option, **chosen)


def argument(name: str, **chosen: Any) -> Callable[[F], F]:  # noqa: ANN401
    return click.argument(name, cls=Argument, **chosen)
