"""Lines of protocol files for J-Solitär: who says what, and back.

What each line means stands with the action that it is about.
"""

from typing import Any

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import WHO, Said
from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import TABLE
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.actions import ACTIONS
from dazwischen.games.jsolitaer.may import Move
from dazwischen.games.jsolitaer.reading import figure
from dazwischen.games.jsolitaer.reading import seat as seat_of
from dazwischen.games.jsolitaer.ruleset import Ruleset


def parse(rules: Ruleset, text: str, at: int) -> tuple[int | str, do.SolitaireIntent]:
    """Who acts as the report names it, and what it means; raises `InvalidInput` without a line."""
    actor, _, action = text.partition(" ")
    action = action.strip()
    if actor == "deal" and not action:
        return "deal", _read(Said(rules, actor, TABLE, "", at))
    if not action:
        raise InvalidInput("no-action", text=text)
    seat = seat_of(rules, actor)
    return seat, _read(Said(rules, WHO, seat, action, at))


def _read(said: Said) -> do.SolitaireIntent:
    intent: Any = ACTIONS.read(said)
    if intent is None:
        raise InvalidInput("bad-move", text=said.text)
    found: do.SolitaireIntent = intent
    return found


def figures(rules: Ruleset, text: str) -> tuple[int, ...]:
    """`rH bX B`: figures that are cards, with blanks or commas between them."""
    found = tuple(figure(rules, word) for word in text.replace(",", " ").split())
    for number in found:
        if not rules.cards >> number & 1:
            raise InvalidInput("figure-no-card", text=rules.catalogue.name(number))
    return found


def format_intent(catalogue: Catalogue, intent: do.SolitaireIntent) -> str:
    """The line of a protocol file that `parse` reads back."""
    return ACTIONS.write(catalogue, intent)


def intent_of(move: Move, seat: int, at: int = 0) -> do.Lay | do.LaySlot | do.LayCorner:
    """The intent to lay what the move says."""
    match move.source:
        case ev.CORNER:
            return do.LayCorner(seat=seat, at=at, stack=move.stack)
        case ev.SLOT:
            return do.LaySlot(seat=seat, at=at, stack=move.stack, card=move.card)
        case _:
            return do.Lay(seat=seat, at=at, stack=move.stack, card=move.card)
