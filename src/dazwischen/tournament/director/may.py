"""What a link can do now, so that a screen need not know the rules to offer it.

`decide` has the last word: it also looks at what is sent along.
"""

from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.director.asking import sides
from dazwischen.tournament.director.drawing import rounds_of
from dazwischen.tournament.director.roles import MAY, Actor
from dazwischen.tournament.director.state import Drawn, Table, Tournament


def may(state: Tournament, by: Actor) -> tuple[str, ...]:
    now = _now(state)
    return tuple(name for name, roles in MAY.items() if by.role in roles and name in now)


def _now(state: Tournament) -> set[str]:
    """What the tournament is ready for, by whomever."""
    if state.over:
        return {"claim"}
    current = state.current
    ready = {"configure", "edit", "check-in", "withdraw", "come-back", "claim"}
    ready.add("resume" if state.paused else "pause")
    if not state.field and not (current and current.final):
        ready.add("register")
    if current is None or current.complete:
        final = state.settings.final and len(state.rounds) == state.settings.rounds
        if len(state.here) >= 2 and (len(state.rounds) < rounds_of(state) or final):
            ready.add("draw")
    if current is not None:
        if not current.begun:
            ready |= {"undraw"} | (set() if state.paused else {"start"})
        if current.complete:
            ready.add("finish")
    return ready


def may_at(state: Tournament, by: Actor, each: Drawn, table: Table) -> tuple[str, ...]:
    if not sides(state, by, table):
        return ()
    now = _now_at(state, by, each, table)
    return tuple(name for name, roles in MAY.items() if by.role in roles and name in now)


def _now_at(state: Tournament, by: Actor, each: Drawn, table: Table) -> set[str]:
    if not each.begun:
        # Where a bot sits, there is nothing to choose: it plays online.
        bots = any(one.bot for one in state.entrants if one.id in table.entrants)
        return set() if bots else {"place"}
    current = each.number == len(state.rounds)
    ready = set()
    if current and not state.over:
        ready.add("resume" if table.paused else "pause")
    if table.over:
        return ready | {"correct"} | (set() if table.void else {"void"})
    ready |= {"rule", "void"}
    if state.paused or table.paused:
        return ready
    if table.where == "real":
        ready |= {"report"} | ({"score"} if kind_of(state.settings.game).by_rounds else set())
    if table.reports and not table.disputed:
        own = sides(state, by, table)
        if by.role == "judge" or any(one.by not in own for one in table.reports):
            ready |= {"confirm", "dispute"}
    return ready
