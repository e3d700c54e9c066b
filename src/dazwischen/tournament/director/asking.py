"""What several subjects ask before they decide."""

from typing import TypeAlias, TypeVar

from dazwischen.core.errors import Rejected
from dazwischen.core.stream import Command
from dazwischen.tournament.director import events as ev
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.state import Drawn, Entrant, Table, Tournament

Answer: TypeAlias = list[ev.Event] | Rejected
ActionT = TypeVar("ActionT")
Asked: TypeAlias = Command[Actor, ActionT]


def own_entrant(state: Tournament, by: Actor, number: int) -> Entrant | Rejected:
    """The entrant, if the link is one that acts for them."""
    entrant = state.entrant(number)
    if entrant is None:
        return Rejected("tour-no-such-entrant", (), {"entrant": number})
    return entrant if acts_for(by, entrant) else Rejected("tour-not-yours")


def acts_for(by: Actor, entrant: Entrant) -> bool:
    match by.role:
        case "player":
            return entrant.id == by.entrant
        case "captain":
            return bool(by.team) and entrant.team == by.team
        case _:
            return by.role in {"organiser", "judge"}


def sides(state: Tournament, by: Actor, table: Table) -> set[int]:
    """Those at the table for whom the link acts."""
    return {number for number in table.entrants if acts_for(by, state.entrants[number - 1])}


def table_of(state: Tournament, number: int, table: int) -> tuple[Drawn, Table] | Rejected:
    each = state.round(number)
    if each is None:
        return Rejected("tour-no-such-round", (), {"round": number})
    found = each.table(table)
    if found is None:
        return Rejected("tour-no-such-table", (), {"table": table, "tables": len(each.tables)})
    return each, found


def no_reason(reason: str) -> Rejected | None:
    """What a judge does is on record with its reason."""
    return None if reason.strip() else Rejected("tour-reason-missing")
