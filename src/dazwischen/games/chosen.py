"""A game's options and timing from what somebody sent or typed: the one door to all of them.

Whatever does not fit is `InvalidInput` with the option's name, the value and the rule behind it.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import structs

from dazwischen.core.checks import between
from dazwischen.core.errors import InvalidInput
from dazwischen.core.ruled import by_rules
from dazwischen.games import registry

DAY: Final = 24 * 3600 * 1000
"""Milliseconds: nothing at a table waits longer, unless for ever."""
_SHOWN: Final = 40
"""Characters of a value that is quoted."""


def options_of(game: str, values: Mapping[str, Any]) -> Any:  # noqa: ANN401 - each game has its own
    """Read, but not yet combined: the game itself says whether they can be."""
    known = registry.module(game)
    return by_rules(known.option_rules)(_read)(known.rules.options, values)


def timing_of(game: str, values: Mapping[str, Any]) -> Any:  # noqa: ANN401
    known = registry.module(game)
    return by_rules(known.option_rules)(_timing)(known.auto_actions.timing, values)


def _timing(kind: type[Any], values: Mapping[str, Any]) -> Any:  # noqa: ANN401
    timing = _read(kind, values)
    for name, value in structs.asdict(timing).items():
        if isinstance(value, int):
            between(name, value, 0, DAY)
    return timing


def _read(kind: type[Any], values: Mapping[str, Any]) -> Any:  # noqa: ANN401
    for name, value in values.items():
        if name not in kind.__struct_fields__:
            known = ", ".join(kind.__struct_fields__)
            raise InvalidInput("no-such-option", name=name[:_SHOWN], known=known)
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError:
            raise InvalidInput("option-value", name=name, value=_shown(value)) from None
    return msgspec.convert(values, kind)


def _shown(value: object) -> str:
    """As it was written, as far as it is worth it."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
