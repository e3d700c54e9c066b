"""A log as a protocol file: the referee judges it line by line as the game did."""

from collections.abc import Iterator
from typing import Any

from dazwischen.cards.written import figures
from dazwischen.core import written
from dazwischen.core.acts import Act, acts
from dazwischen.core.log import Log, options_of
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.game import GAME
from dazwischen.games.jsolitaer.infer_intent import infer_intent
from dazwischen.games.jsolitaer.notation import format_intent
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.ruleset import ruleset


def export(log: Log) -> str:
    options: Options = options_of(GAME, log.header)
    return written.protocol(_headers(options), _actions(options, acts(GAME, infer_intent, log)))


def _headers(options: Options) -> dict[str, Any]:
    return {
        "game": GAME.name,
        "players": options.players,
        "edition": options.edition,
        "level": options.level,
        "colours": options.colours,
        "copies": written.pairs(options.copies),
        "figures": figures(options.figures),
        "first": options.first,
        "games": options.games,
        "keep_slots": written.yes(options.keep_slots),
    }


def _actions(options: Options, done: Iterator[Act]) -> Iterator[tuple[int, str]]:
    """All but the first deal, with which a file begins; a slot that was earned is named."""
    catalogue = ruleset(options).catalogue
    next(done, None)
    for act in done:
        at = act.intent.at
        yield at, format_intent(catalogue, act.intent)
        for event in act.events:
            if isinstance(event, ev.EarnedSlot):
                named = do.NameSlot(seat=event.seat, at=at, card=event.card)
                yield at, format_intent(catalogue, named)
