"""A game's options from what somebody wrote: `level=7`, `faults=tournament`, `teams=[2,2]`."""

from collections.abc import Mapping
from typing import Any, cast

import msgspec
from msgspec import Struct

from dazwischen.core.errors import Unusable
from dazwischen.games import registry


def options_for(game: str, chosen: Mapping[str, str], seats: int) -> Struct:
    """For so many seats; raises `Unusable` for an option or a value that the game does not know."""
    if game not in registry.NAMES:
        raise Unusable("no-such-game", name=game, known=", ".join(registry.NAMES))
    kind = registry.game(game).options
    values = {name: _read(text) for name, text in chosen.items()}
    for name, value in values.items():
        _check(kind, name, value, chosen[name])
    everything = _seats(kind, seats) | values
    return cast("Struct", msgspec.convert(everything, kind))


def _read(text: str) -> Any:  # noqa: ANN401 - whatever was written
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _check(kind: type[Any], name: str, value: Any, written: str) -> None:  # noqa: ANN401
    if name not in kind.__struct_fields__:
        known = ", ".join(kind.__struct_fields__)
        raise Unusable("no-such-option", name=name, known=known)
    try:
        msgspec.convert({name: value}, kind)
    except msgspec.ValidationError:
        raise Unusable("option-value", name=name, value=written) from None


def _seats(kind: type[Any], seats: int) -> dict[str, Any]:
    """Games have players, or teams of them on two sides."""
    if "players" in kind.__struct_fields__:
        return {"players": seats}
    return {"teams": ((seats + 1) // 2, max(seats // 2, 1))}
