"""A log as a protocol file: the referee judges it line by line as the game did."""

from collections.abc import Iterator
from math import ceil
from typing import Any

from msgspec.structs import replace

from dazwischen.core import written
from dazwischen.core.acts import Act, acts
from dazwischen.core.game import TABLE
from dazwischen.core.log import Log, options_of, timing_of
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.auto_actions import Timing
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.headers import MOST_DOUBT
from dazwischen.games.jarnac.infer_intent import infer_intent
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.notation import format_intent
from dazwischen.games.jarnac.options import READING
from dazwischen.games.jarnac.ruleset import ruleset

SIDES = ("A", "B")


def export(log: Log) -> str:
    rules = ruleset(options_of(GAME, log.header))
    names = Names(rules, SIDES[: rules.sides])
    done = list(acts(GAME, infer_intent, log))
    # Where the header does not say how long, only what was done ends the time.
    doubt = ceil(timing_of(Timing, log.header).doubt / 1000) or MOST_DOUBT
    return written.protocol(_headers(names, done, doubt), _actions(names, done))


def _headers(names: Names, done: list[Act], doubt: int) -> dict[str, Any]:
    options = names.rules.options
    begun = done[0].events[0] if done else None
    first = begun.side if isinstance(begun, ev.Begun) else 1
    patient = isinstance(begun, ev.Begun) and begun.patient and names.rules.challenge
    return {
        "game": GAME.name,
        "language": options.language,
        "variant": options.variant,
        "judging": options.judging,
        "doubt": doubt if patient else "",
        "jarnacs": options.jarnacs,
        "handicap": written.pairs(zip(names.sides, options.handicap, strict=False)),
        "umlauts": options.umlauts,
        "sides": " ".join(names.sides),
        "teams": written.pairs(zip(names.sides, options.teams, strict=False)),
        "thinking": options.thinking or "",
        "time_per": options.time_per if options.thinking else "",
        "clock": options.clock or "",
        "flag": options.flag if options.clock else "",
        "no_append": written.yes(options.no_append) if options.no_append else "",
        "min_added": options.min_added or "",
        "min_length": options.min_length or "",
        "reading": options.reading if options.reading != READING else "",
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
