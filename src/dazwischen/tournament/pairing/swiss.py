"""Swiss: everybody against somebody who has done about as well, and nobody twice against the same.

Equal points first, then neighbours in the standing. With an odd number somebody has a bye: of those
who have had the fewest, the last in the standing who leaves the others the fewest to meet again.
"""

from collections.abc import Mapping, Sequence
from random import Random

from dazwischen.tournament.pairing.field import Met, field
from dazwischen.tournament.pairing.matching import fewest_meetings
from dazwischen.tournament.pairing.tables import paired


def swiss(
    entrants: Sequence[int],
    points: Mapping[int, int],
    met: Met,
    byes: Mapping[int, int],
    dice: Random,
) -> tuple[list[list[int]], list[int]]:
    """The pairs of entrants by standing, and who has a bye."""
    free = [_bye(entrants, met, byes)] if len(entrants) % 2 else []
    playing = [entrant for entrant in entrants if entrant not in free]
    count = len(playing)

    def apart(one: int, two: int) -> int:
        difference = points.get(playing[one], 0) - points.get(playing[two], 0)
        # More than all that neighbourhood can add up to.
        return difference**2 * count**3 + (one - two) ** 2

    return paired(playing, apart, met, dice), free


def _bye(entrants: Sequence[int], met: Met, byes: Mapping[int, int]) -> int:
    fewest = min(byes.get(entrant, 0) for entrant in entrants)
    candidates = [entrant for entrant in reversed(entrants) if byes.get(entrant, 0) == fewest]
    found, least = candidates[0], None
    for candidate in candidates:
        rest = [entrant for entrant in entrants if entrant != candidate]
        wanted = field(rest, met, lambda _one, _two: 0)
        meetings = wanted.meetings(fewest_meetings(wanted))
        if least is None or meetings < least:
            found, least = candidate, meetings
        if not least:
            break
    return found
