"""A game's options from what somebody wrote: `level=7`, `faults=tournament`, `teams=[2,2]`."""

from collections.abc import Mapping
from typing import Any, cast

import msgspec
from msgspec import Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.games import registry
from dazwischen.games.chosen import options_of


def options_for(game: str, chosen: Mapping[str, str], seats: int) -> Struct:
    """For so many seats; raises `InvalidInput` for what the game does not know."""
    if game not in registry.NAMES:
        raise InvalidInput("no-such-game", name=game, known=", ".join(registry.NAMES))
    values = {name: read(text) for name, text in chosen.items()}
    kind = registry.module(game).rules.options
    return cast("Struct", options_of(game, _seats(kind, seats) | values))


def read(text: str) -> Any:  # noqa: ANN401 - whatever was written
    """JSON, or else a word."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _seats(kind: type[Any], seats: int) -> dict[str, Any]:
    """Games have players, or teams of them on two sides."""
    if "players" in kind.__struct_fields__:
        return {"players": seats}
    return {"teams": ((seats + 1) // 2, max(seats // 2, 1))}
