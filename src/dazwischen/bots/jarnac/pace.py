"""How long a bot takes: like somebody at a table, and never longer than its clock allows."""

from typing import Final

from dazwischen.bots.jarnac.scene import DRAW, EXCHANGE, OBJECT, PASS
from dazwischen.bots.strength import Level
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac.view import View

NOTICE: Final = {
    Level.LEICHT: (500, 1100),
    Level.MITTEL: (400, 800),
    Level.STARK: (300, 600),
    Level.MEISTER: (200, 400),
}
THOUGHT: Final = {
    Level.LEICHT: (2000, 6000),
    Level.MITTEL: (1600, 4500),
    Level.STARK: (1200, 3000),
    Level.MEISTER: (1000, 2000),
}
"""Milliseconds for a word; looking once more before a pass takes as long."""
HAND: Final = {DRAW: 0.3, EXCHANGE: 0.6, PASS: 0.8, OBJECT: 0.5}
"""What needs less thought, as a share of it; objections have to come in time."""
NOTICED_BY: Final = 1500
ANSWERED_BY: Final = 3000
"""However much time a bot was told to take, it objects in time: within the table's five seconds."""
RESERVE: Final = 4
"""Of the time that is left, at most this part is used for one action."""


def notice(level: Level, dice: Dice, *, own: bool) -> int:
    """Milliseconds until something is taken in; half of them for what one did oneself."""
    least, most = NOTICE[level]
    return round((least + (most - least) * dice.random()) / (2 if own else 1))


def delay(level: Level, what: str, dice: Dice) -> int:
    least, most = THOUGHT[level]
    # The smaller of two: most answers come soon, some take long.
    even = min(dice.random(), dice.random())
    return round((least + (most - least) * even) * HAND.get(what, 1))


def left(view: View, side: int, now: int) -> int | None:
    """Milliseconds that a side has for its next action, 0 if only a pass is left: K-PRO-6."""
    options, running = view.options, max(0, now - view.since) if side == view.move else 0
    if side in view.fallen:
        return 0
    limits = []
    if options.clock:
        limits.append(options.clock * 1000 - view.sides[side - 1].used - running)
    if options.thinking and side == view.move:
        limits.append(options.thinking * 1000 - view.thought - running)
    return max(0, min(limits)) if limits else None


def within(wanted: int, time: int | None) -> int:
    """The delay, or as much of it as the time left allows."""
    return wanted if time is None else min(wanted, time // RESERVE)
