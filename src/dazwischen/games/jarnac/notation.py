"""Lines of protocol files for Jarnac: who says what, and back. See docs/notation.md.

What each line means stands with the action that it is about.
"""

from typing import Any

from dazwischen.core.actions import WHO, Said
from dazwischen.core.errors import InvalidInput
from dazwischen.games.jarnac.actions import ACTIONS
from dazwischen.games.jarnac.intents import JarnacIntent
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.reading import Sides


def parse(names: Names, captains: tuple[int, ...], text: str, at: int) -> tuple[str, JarnacIntent]:
    """Who acts as the report names it, and what it means; raises `InvalidInput` without a line."""
    actor, _, action = text.partition(" ")
    sides = Sides(names, captains)
    seat = sides.seat(actor)
    action = action.strip()
    if not action:
        raise InvalidInput("no-action", text=text)
    intent: Any = ACTIONS.read(Said(sides, WHO, seat, action, at))
    found: JarnacIntent = intent
    return actor, found


def format_intent(names: Names, intent: JarnacIntent) -> str:
    """The line of a protocol file that `parse` reads back."""
    return ACTIONS.write(names, intent)
