"""Good tables for large fields: exchange two players as long as that helps, then shake and go on.

What it finds is no worse than any exchange of two players could make it. Among tables of two it is
told by `matching.py` where to begin, so that nobody meets again who need not.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from dazwischen.tournament.pairing.field import Field, Groups

NEAR: Final = 8
"""Tables this far apart exchange players; further ones only to part people who have met."""
SHAKES: Final = 400
"""How often a good answer is shaken, for small fields; a large one has as many tries to begin with,
as every part of it is a field of its own."""
WORK: Final = 40_000


def improve(field: Field, groups: Groups, dice: Random) -> Groups:
    found = [list(group) for group in groups]
    _descend(field, found, set(range(len(found))))
    cost = field.of(found)
    for _ in range(min(SHAKES, WORK // max(1, field.players))):
        if len(found) < 2:
            break
        tried, touched = _shaken(field, found, dice)
        _descend(field, tried, touched)
        changed = field.of(tried)
        if changed <= cost:
            found, cost = tried, changed
    return found


def _shaken(field: Field, groups: Groups, dice: Random) -> tuple[Groups, set[int]]:
    """Some players of neighbouring tables change places; where people have met, first."""
    tried = [list(group) for group in groups]
    crowded = [at for at, group in enumerate(tried) if field.of([group]) >= field.meeting]
    middle = dice.choice(crowded) if crowded else dice.randrange(len(tried))
    far = len(tried) if crowded else 3
    near = [at for at in range(len(tried)) if abs(at - middle) <= far and at != middle]
    touched = [middle, *dice.sample(near, min(2, len(near)))]
    moving = [dice.randrange(len(tried[at])) for at in touched]
    players = [tried[at][who] for at, who in zip(touched, moving, strict=True)]
    for at, who, player in zip(touched, moving, [*players[1:], players[0]], strict=True):
        tried[at][who] = player
    return tried, set(touched)


def _descend(field: Field, groups: Groups, fresh: set[int]) -> None:
    """Exchanges of two until none helps; only tables that have changed are looked at again."""
    while fresh:
        at = min(fresh)
        fresh.discard(at)
        parted = field.of([groups[at]]) < field.meeting
        for other in range(len(groups)):
            if other == at or (parted and abs(other - at) > NEAR):
                continue
            if _exchange(field, groups[at], groups[other]):
                fresh |= {at, other}


def _exchange(field: Field, here: list[int], there: list[int]) -> bool:
    """The best exchange of two between two tables, if there is one."""
    cost = field.cost
    # What each would save by leaving the own table for the other, before anybody else moves.
    leaving_here = [_leaving(cost[one], here, there) - cost[one][one] for one in here]
    leaving_there = [_leaving(cost[two], there, here) - cost[two][two] for two in there]
    gain, best = 0, (0, 0)
    for i, one in enumerate(here):
        row, saved = cost[one], leaving_here[i]
        for j, two in enumerate(there):
            # The two who change places do not meet: each counted the other at the new table.
            won = saved + leaving_there[j] + 2 * row[two]
            if won > gain:
                gain, best = won, (i, j)
    if gain:
        i, j = best
        here[i], there[j] = there[j], here[i]
    return gain > 0


def _leaving(row: Sequence[int], own: list[int], other: list[int]) -> int:
    saved = 0
    for player in own:
        saved += row[player]
    for player in other:
        saved -= row[player]
    return saved


def in_order(sizes: tuple[int, ...]) -> Groups:
    """Tables by standing, the best at the first."""
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return [list(range(end - size, end)) for size, end in zip(sizes, ends, strict=True)]
