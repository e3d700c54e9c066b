"""The words of protocol files for J-Solitär: actions to intents and back."""

import re
from typing import Final

from dazwischen.cards.figures import Catalogue
from dazwischen.core.errors import Unusable
from dazwischen.core.game import TABLE
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.may import Move
from dazwischen.games.jsolitaer.ruleset import STACKS, Ruleset

_COUNT: Final = re.compile(r"[0-9]{1,4}")


def parse(rules: Ruleset, text: str, at: int) -> tuple[int | str, do.SolitaireIntent]:
    """Who acts as the report names it, and what it means; raises `Unusable` without a line."""
    actor, _, action = text.partition(" ")
    action = action.strip()
    if actor == "deal" and not action:
        return "deal", do.Deal(seat=TABLE, at=at)
    if not action:
        raise Unusable("no-action", text=text)
    seat = _seat(rules, actor)
    return seat, _action(rules, seat, action, at)


def _seat(rules: Ruleset, word: str) -> int:
    if not _COUNT.fullmatch(word) or not 1 <= int(word) <= rules.players:
        raise Unusable("bad-seat", text=word, players=rules.players)
    return int(word)


def _action(rules: Ruleset, seat: int, text: str, at: int) -> do.SolitaireIntent:
    stack, colon, laid = text.partition(":")
    if colon and len(stack.split()) == 1:
        return _lay(rules, seat, _stack(stack.strip()), laid.split(), at)
    match text.split():
        case ["corner", figure]:
            return do.TurnUp(seat=seat, at=at, card=_figure(rules, figure))
        case ["swap", card, slot]:
            return do.Swap(seat=seat, at=at, card=_figure(rules, card), slot=_figure(rules, slot))
        case ["slot", figure]:
            return do.NameSlot(seat=seat, at=at, card=_figure(rules, figure))
        case ["end"]:
            return do.EndTurn(seat=seat, at=at)
        case ["end", count] if _COUNT.fullmatch(count):
            return do.EndTurn(seat=seat, at=at, count=int(count))
        case ["undo"]:
            return do.Undo(seat=seat, at=at)
        case ["undo", steps] if _COUNT.fullmatch(steps):
            return do.Undo(seat=seat, at=at, steps=int(steps))
        case ["bereit" | '"bereit"']:
            return do.Ready(seat=seat, at=at)
        case _:
            raise Unusable("bad-move", text=text)


def _stack(word: str) -> int:
    if not _COUNT.fullmatch(word) or not 1 <= int(word) <= STACKS:
        raise Unusable("bad-stack", text=word, stacks=STACKS)
    return int(word)


def _lay(
    rules: Ruleset, seat: int, stack: int, words: list[str], at: int
) -> do.Lay | do.LaySlot | do.LayCorner:
    match words:
        case ["corner"]:
            return do.LayCorner(seat=seat, at=at, stack=stack)
        case ["slot", figure]:
            return do.LaySlot(seat=seat, at=at, stack=stack, card=_figure(rules, figure))
        case [figure]:
            return do.Lay(seat=seat, at=at, stack=stack, card=_figure(rules, figure))
        case _:
            raise Unusable("bad-move", text=" ".join(words))


def _figure(rules: Ruleset, word: str) -> int:
    figure = rules.catalogue.number(word)
    if figure is None:
        raise Unusable("bad-figure", text=word)
    return figure


def figures(rules: Ruleset, text: str) -> tuple[int, ...]:
    """`rH bX B`: figures that are cards, with blanks or commas between them."""
    found = tuple(_figure(rules, word) for word in text.replace(",", " ").split())
    for figure in found:
        if not rules.cards >> figure & 1:
            raise Unusable("figure-no-card", text=rules.catalogue.name(figure))
    return found


def format_intent(catalogue: Catalogue, intent: do.SolitaireIntent) -> str:
    """The line of a protocol file that `parse` reads back."""
    match intent:
        case do.Deal():
            return "deal"
        case do.Lay():
            action = f"{intent.stack}:{catalogue.name(intent.card)}"
        case do.LaySlot():
            action = f"{intent.stack}:slot {catalogue.name(intent.card)}"
        case do.LayCorner():
            action = f"{intent.stack}:corner"
        case do.TurnUp():
            action = f"corner {catalogue.name(intent.card)}"
        case do.Swap():
            action = f"swap {catalogue.name(intent.card)} {catalogue.name(intent.slot)}"
        case do.NameSlot():
            action = f"slot {catalogue.name(intent.card)}"
        case do.EndTurn():
            action = "end" if intent.count is None else f"end {intent.count}"
        case do.Undo():
            action = "undo" if intent.steps == 1 else f"undo {intent.steps}"
        case do.Ready():
            action = '"bereit"'
    return f"{intent.seat} {action}"


def intent_of(move: Move, seat: int, at: int = 0) -> do.Lay | do.LaySlot | do.LayCorner:
    """The intent to lay what the move says."""
    match move.source:
        case ev.CORNER:
            return do.LayCorner(seat=seat, at=at, stack=move.stack)
        case ev.SLOT:
            return do.LaySlot(seat=seat, at=at, stack=move.stack, card=move.card)
        case _:
            return do.Lay(seat=seat, at=at, stack=move.stack, card=move.card)
