"""A tournament as it is shown to whoever has one of its links."""

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct

from dazwischen.core.report import Message
from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.contest.kind import Kind
from dazwischen.tournament.director.asking import acts_for, sides
from dazwischen.tournament.director.drawing import rounds_of
from dazwischen.tournament.director.may import may, may_at
from dazwischen.tournament.director.roles import Actor, Role
from dazwischen.tournament.director.settings import Settings
from dazwischen.tournament.director.standing import division, standing, team_standing
from dazwischen.tournament.director.state import (
    Act,
    Drawn,
    How,
    Phase,
    Presence,
    Report,
    Status,
    Table,
    Tournament,
    Where,
)
from dazwischen.tournament.prizes import Division
from dazwischen.tournament.ranking.order import SHARED, Placed
from dazwischen.tournament.ranking.played import PlayedTable
from dazwischen.tournament.ranking.results import Result, Series
from dazwischen.tournament.ranking.teams import TeamPlaced
from dazwischen.tournament.rounds import Round


class EntrantShown(Struct, frozen=True):
    id: int
    name: str
    team: str
    presence: Presence
    remote: bool
    bot: str
    claimed: bool
    """Somebody plays for them at online tables."""
    mine: bool
    """This link acts for them."""


class TableShown(Struct, frozen=True):
    number: int
    entrants: tuple[int, ...]
    where: Where
    room: str
    status: Status
    rounds: tuple[Round, ...]
    """Of the series in play; afterwards they are in the result."""
    seats: tuple[int, ...]
    """In a series: places in `entrants` by seat, clockwise, for the round to come."""
    reports: tuple[Report, ...]
    result: Result | None
    how: How | None
    places: tuple[int, ...]
    """By place in `entrants`; empty without a result."""
    gained: tuple[int, ...]
    """What the table adds to each one's `score`; empty without a result."""
    paused: str
    mine: bool
    may: tuple[str, ...]
    """Actions this link can do at this table now."""


class RoundShown(Struct, frozen=True):
    number: int
    final: bool
    begun: int
    stopped: int
    waited: int
    complete: bool
    byes: tuple[int, ...]
    tables: tuple[TableShown, ...]


class Me(Struct, frozen=True):
    role: Role
    entrant: int = 0
    team: str = ""


class View(Struct, frozen=True):
    settings: Settings
    phase: Phase
    paused: str
    rounds_planned: int
    """Without a final; of a round robin as many as it needs."""
    entrants: tuple[EntrantShown, ...]
    rounds: tuple[RoundShown, ...]
    standing: tuple[Placed, ...]
    teams: tuple[TeamPlaced, ...]
    prizes: Division | None
    """Once the tournament is over; awards name entrants."""
    acts: tuple[Act, ...]
    """What judges did, and why."""
    me: Me
    may: tuple[str, ...]
    """Actions this link can do now, apart from those at a table."""


def view(
    state: Tournament,
    by: Actor,
    *,
    single: tuple[Placed, ...] | None = None,
    earlier: bool = True,
) -> View:
    """`single` is the standing, if it is known; `earlier` rounds can go without their tables."""
    single = standing(state) if single is None else single
    return View(
        settings=state.settings,
        phase=state.phase,
        paused=state.paused,
        rounds_planned=rounds_of(state),
        entrants=tuple(
            EntrantShown(
                one.id,
                one.name,
                one.team,
                one.presence,
                one.remote,
                one.bot,
                bool(one.identity),
                by.role in {"player", "captain"} and acts_for(by, one),
            )
            for one in state.entrants
        ),
        rounds=tuple(
            _round(state, by, each, tables=earlier or each == state.current)
            for each in state.rounds
        ),
        standing=single,
        teams=team_standing(state, single),
        prizes=division(state, single),
        acts=state.acts,
        me=Me(by.role, by.entrant, by.team),
        may=may(state, by),
    )


def _round(state: Tournament, by: Actor, each: Drawn, *, tables: bool) -> RoundShown:
    shown = tuple(_table(state, by, each, table) for table in each.tables) if tables else ()
    return RoundShown(
        each.number,
        each.final,
        each.begun,
        each.stopped,
        each.waited,
        each.complete,
        each.byes,
        shown,
    )


def _table(state: Tournament, by: Actor, each: Drawn, table: Table) -> TableShown:
    kind = kind_of(state.settings.game)
    places, gained = outcome(kind, table, final=each.final)
    return TableShown(
        number=table.number,
        entrants=table.entrants,
        where=table.where,
        room=table.room,
        status=table.status(begun=bool(each.begun)),
        rounds=() if isinstance(table.result, Series) else table.rounds,
        seats=kind.seats(len(table.entrants), table.rounds) if kind.by_rounds else (),
        reports=() if table.over else table.reports,
        result=table.result,
        how=table.how,
        places=places,
        gained=gained,
        paused=state.paused or table.paused,
        mine=by.role in {"player", "captain"} and bool(sides(state, by, table)),
        may=may_at(state, by, each, table),
    )


def outcome(kind: Kind, table: Table, *, final: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Places and what they are worth, by place in the table's list."""
    if table.result is None:
        return (), ()
    return kind.worth(PlayedTable(table.entrants, table.result), final=final)


def decisions(state: Tournament, single: tuple[Placed, ...]) -> list[Message]:
    """Why one is ahead of the next, or why they share a place, where the score does not say it."""
    names: Mapping[int, str] = {one.id: one.name for one in state.entrants}
    said = []
    for ahead, behind in pairwise(single):
        if ahead.by in {"score", ""} or not (ahead.worth["played"] or behind.worth["played"]):
            continue
        args: dict[str, int | str] = {"who": names[ahead.who], "whom": names[behind.who]}
        if ahead.by == SHARED:
            args["place"] = ahead.place
        else:
            args |= {"more": ahead.worth[ahead.by], "fewer": behind.worth[ahead.by]}
        said.append(Message(f"tour-decided-{ahead.by}", args))
    return said
