"""What a table can choose, for the web client: `python -m scripts.choices`.

The games' `choices.py` stay the one place where values are listed; the client decides only which of
them to show together.
"""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from dazwischen.games import registry

WEB: Final = Path(__file__).resolve().parents[1] / "src" / "dazwischen" / "web" / "games"


def path_of(game: str) -> Path:
    return WEB / game / "offered.js"


def written(game: str) -> str:
    offered = {choice.option: list(choice.values) for choice in registry.module(game).choices}
    usual = _usual(registry.module(game).rules.options(), game, timing=False)
    times = _usual(registry.module(game).auto_actions.timing(), game, timing=True)
    return (
        "/** What a table can choose. Written by `python -m scripts.choices` from the game's own"
        " list. */\n\n"
        f"export const OFFERED = {_shown(offered)};\n\n"
        "/** What the server takes where nothing is chosen. */\n"
        f"export const USUAL = {_shown(usual)};\n\n"
        f"export const USUAL_TIMES = {_shown(times)};\n"
    )


def _usual(defaults: msgspec.Struct, game: str, *, timing: bool) -> dict[str, Any]:
    values = msgspec.to_builtins(defaults)
    names = [choice.option for choice in registry.module(game).choices if choice.timing == timing]
    return {name: values[name] for name in names}


def _shown(values: dict[str, Any]) -> str:
    """As prettier would leave it."""
    if not values:
        return "{}"
    lines = "".join(f"  {name}: {json.dumps(value)},\n" for name, value in values.items())
    return f"{{\n{lines}}}"


def main() -> None:
    for game in registry.NAMES:
        path_of(game).write_text(written(game), encoding="utf-8")


if __name__ == "__main__":
    main()
