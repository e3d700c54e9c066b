"""A log as a protocol file: the referee judges it line by line as the game did."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from dazwischen.core import written
from dazwischen.core.acts import Act, acts
from dazwischen.core.game import TABLE
from dazwischen.core.log import Log, options_of
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.intended import intended
from dazwischen.games.jarnac.notation import Names, format_intent
from dazwischen.games.jarnac.ruleset import ruleset

SIDES = ("A", "B")


def export(log: Log) -> str:
    rules = ruleset(options_of(GAME, log.header))
    names = Names(rules, SIDES[: rules.sides])
    done = list(acts(GAME, intended, log))
    return written.protocol(_headers(names, done), _actions(names, done))


def _headers(names: Names, done: list[Act]) -> dict[str, Any]:
    options = names.rules.options
    begun = done[0].events[0] if done else None
    first = begun.side if isinstance(begun, ev.Begun) else 1
    return {
        "game": GAME.name,
        "language": options.language,
        "variant": options.variant,
        "judging": options.judging,
        "jarnacs": options.jarnacs,
        "handicap": written.pairs(zip(names.sides, options.handicap, strict=False)),
        "umlauts": options.umlauts,
        "sides": " ".join(names.sides),
        "teams": written.pairs(zip(names.sides, options.teams, strict=False)),
        "thinking": options.thinking or "",
        "clock": options.clock or "",
        "to move": names.sides[first - 1],
    }


def _actions(names: Names, done: list[Act]) -> Iterator[tuple[int, str]]:
    """All but the beginning. What is only proposed is talk: what the captain does of it is told."""
    for act in done[1:]:
        if not isinstance(act.intent, do.Propose):
            yield act.intent.at, format_intent(names, _named(act))


def _named(act: Act) -> do.JarnacIntent:
    """With the letters that chance drew, and with somebody who accepts where time did."""
    intent: do.JarnacIntent = act.intent
    event = act.events[0]
    match intent:
        case do.Draw() if isinstance(event, ev.Drew):
            return replace(intent, letters=event.letters)
        case do.Exchange() if isinstance(event, ev.Exchanged):
            return replace(intent, drawn=event.drawn)
        case do.Accept(seat=seat) if seat == TABLE:
            other = act.before.other(act.before.laid.side)
            return replace(intent, seat=act.before.captains[other - 1])
        case _:
            return intent
