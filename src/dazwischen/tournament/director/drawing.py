"""Who meets whom in the next round, by the tournament's system."""

from random import Random
from typing import TypeAlias

from dazwischen.tournament.director.standing import standing
from dazwischen.tournament.director.state import Tournament
from dazwischen.tournament.pairing import roundrobin
from dazwischen.tournament.pairing.sizes import table_sizes
from dazwischen.tournament.pairing.swiss import swiss
from dazwischen.tournament.pairing.tables import seated

Draft: TypeAlias = tuple[list[list[int]], list[int], tuple[int, ...]]
"""Tables, byes, and the circle if there is one."""


def rounds_of(state: Tournament) -> int:
    """How many rounds there are, without a final."""
    if state.settings.system != "round-robin":
        return state.settings.rounds
    return roundrobin.length(len(state.field) or len(state.here))


def drawn(state: Tournament, dice: Random) -> Draft:
    settings = state.settings
    order = by_standing(state, dice)
    if settings.final and len(state.rounds) == settings.rounds:
        return [order[: settings.table_size]], [], ()
    if settings.system == "series":
        return seated(order, table_sizes(len(order), settings.table_size), state.met, dice), [], ()
    if settings.system == "swiss":
        points = {one.who: one.worth["score"] for one in standing(state)}
        pairs, byes = swiss(order, points, state.met, state.byes, dice)
        return pairs, byes, ()
    return _round_robin(state, order)


def by_standing(state: Tournament, dice: Random) -> list[int]:
    """Everybody who is here, the best first; lots are drawn between equals."""
    place = {one.who: one.place for one in standing(state)}
    order = list(state.here)
    dice.shuffle(order)
    return sorted(order, key=lambda entrant: place[entrant])


def _round_robin(state: Tournament, order: list[int]) -> Draft:
    """Whose opponent has withdrawn has a bye."""
    field = state.field or tuple(order)
    pairs, free = roundrobin.round_robin(field, len(state.rounds) + 1)
    here = set(state.here)
    playing = [pair for pair in pairs if here.issuperset(pair)]
    left = [one for pair in pairs if pair not in playing for one in pair if one in here]
    return playing, [one for one in free if one in here] + left, field
