"""Tables for entrants by standing: neighbours in it sit together, who has met does not.

Fields of up to twelve are seated by the best answer there is. Larger ones by exchanges; at tables
of two the number of those who meet again is the least possible at any size.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from dazwischen.tournament.pairing import exact, search
from dazwischen.tournament.pairing.field import Field, Groups, Met, field
from dazwischen.tournament.pairing.matching import fewest_meetings

EXACT: Final = 12
MORE: Final = 8
"""Further beginnings for a field in which somebody has to meet again, or seems to have to."""
WORK: Final = 400


def seated(
    entrants: Sequence[int], sizes: tuple[int, ...], met: Met, dice: Random
) -> list[list[int]]:
    """Entrants at tables of these sizes, the best table first; `entrants` are by standing."""
    wanted = field(entrants, met, lambda one, two: (one - two) ** 2)
    return _by_entrant(entrants, tables(wanted, sizes, dice))


def paired(
    entrants: Sequence[int], apart: Callable[[int, int], int], met: Met, dice: Random
) -> list[list[int]]:
    """An even number of entrants in pairs; `apart` says how unlike two places in it are."""
    wanted = field(entrants, met, apart)
    return _by_entrant(entrants, tables(wanted, (2,) * (len(entrants) // 2), dice))


def tables(wanted: Field, sizes: tuple[int, ...], dice: Random) -> Groups:
    if wanted.players <= EXACT:
        return exact.best(wanted, sizes)
    return searched(wanted, sizes, dice)


def searched(wanted: Field, sizes: tuple[int, ...], dice: Random) -> Groups:
    """From the standing; where people still meet again, also from where few do, and from lots."""
    found = search.improve(wanted, search.in_order(sizes), dice)
    if set(sizes) == {2} and wanted.meetings(found):
        begin = sorted(fewest_meetings(wanted), key=min)
        return min(found, search.improve(wanted, begin, dice), key=wanted.of)
    for _ in range(min(MORE, WORK // wanted.players)):
        if not wanted.meetings(found):
            break
        order = dice.sample(range(wanted.players), wanted.players)
        begin = [[order[at] for at in group] for group in search.in_order(sizes)]
        found = min(found, search.improve(wanted, begin, dice), key=wanted.of)
    return found


def _by_entrant(entrants: Sequence[int], groups: Groups) -> list[list[int]]:
    return [[entrants[at] for at in sorted(group)] for group in sorted(groups, key=min)]
