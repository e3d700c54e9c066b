"""The standing of teams: what their best members have, added up.

How many members count is the tournament's to say, so that a large team has no more than others; 0
counts all. Members are taken in the order of the single standing.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from dazwischen.tournament.ranking.order import Placed, placed


class TeamPlaced(Struct, frozen=True):
    team: str
    place: int
    by: str
    worth: Mapping[str, int]
    members: tuple[int, ...]
    """Those who count, best first."""


def team_ranking(
    single: Sequence[Placed], team_of: Mapping[int, str], count: int, asked: Sequence[str]
) -> tuple[TeamPlaced, ...]:
    names = sorted({team for team in team_of.values() if team})
    members = {
        name: [one for one in single if team_of.get(one.who) == name][: count or None]
        for name in names
    }
    worth = {
        number: {what: sum(one.worth[what] for one in members[name]) for what in asked}
        for number, name in enumerate(names)
    }
    return tuple(
        TeamPlaced(
            names[one.who],
            one.place,
            one.by,
            one.worth,
            tuple(member.who for member in members[names[one.who]]),
        )
        for one in placed(worth, asked)
    )
