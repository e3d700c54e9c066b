"""What can be chosen about a game, listed with the sentences that the browser has for it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import click
import msgspec

from dazwischen.cli.misuse import words_of
from dazwischen.cli.worded import F, option
from dazwischen.core.choices import Choice, Value
from dazwischen.core.errors import InvalidInput
from dazwischen.games import registry
from dazwischen.texts import Texts


def choices_option(
    of: Callable[[click.Context], tuple[str, ...]],
    example: str,
    usual: Mapping[str, Value] = MappingProxyType({}),
    left_out: frozenset[str] = frozenset(),
) -> Callable[[F], F]:
    """`--options` lists what there is to choose in the games that the command is about; `usual` is
    what the command takes where that is not what the games do."""

    def show(ctx: click.Context, _param: click.Parameter, value: bool) -> None:  # noqa: FBT001
        if not value or ctx.resilient_parsing:
            return
        words = words_of(ctx)
        for game in of(ctx):
            click.echo("\n".join(listed(game, words, usual, left_out)))
        click.echo(words("choices-how", {"example": f"dazwischen {example}"}))
        ctx.exit()

    return option(
        "--options", is_flag=True, is_eager=True, expose_value=False, callback=show,
        help="help-choices",
    )  # fmt: skip


def listed(
    game: str, words: Texts, usual: Mapping[str, Value], left_out: frozenset[str]
) -> list[str]:
    defaults = {**msgspec.to_builtins(registry.module(game).rules.options()), **usual}
    lines = [words("choices-title", {"name": words(f"choices-game-{game}")}), ""]
    for choice in offered(game, left_out):
        title = words(choice.texts, {"side": "1/2"} if choice.sides else None).rstrip(",")
        for within, beside in _within(game, choice, words):
            lines += [f"{title} ({beside})" if beside else title]
            lines += [*_values(choice, defaults[choice.option], within, words), ""]
    return lines


def _within(game: str, choice: Choice, words: Texts) -> list[tuple[str, str]]:
    """What else has to be known for its sentences: the word in their keys, and for people."""
    others = [other for other in registry.module(game).choices if other.option == choice.within]
    named = [(o.word(value), words(*o.name(value))) for o in others for value in o.values]
    return named or [("", "")]


def offered(game: str, left_out: frozenset[str] = frozenset()) -> list[Choice]:
    """All but the times of a table, which hurries nobody here."""
    return [c for c in registry.module(game).choices if not c.timing and c.option not in left_out]


def _values(choice: Choice, default: Any, within: str, words: Texts) -> list[str]:  # noqa: ANN401
    usual = default[0] if choice.sides else default
    written = [f"{choice.option}={_written(choice, value)}" for value in choice.values]
    width = max(map(len, written))
    lines = []
    for value, text in zip(choice.values, written, strict=True):
        name, line = words(*choice.name(value)), words(*choice.line(value, within))
        said = line if name == str(value) else f"{name}: {line}"
        lines.append(f" {'*' if value == usual else ' '} {text:<{width}}  {said}")
    return lines


def _written(choice: Choice, value: Value) -> str:
    if choice.sides:
        return f"[{','.join([str(value)] * choice.sides)}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def pairs_of(written: tuple[str, ...]) -> dict[str, str]:
    """`hand=8` and the like, by name."""
    pairs = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidInput("not-a-setting", text=text)
        pairs[name.strip()] = value.strip()
    return pairs
