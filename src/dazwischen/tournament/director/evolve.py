"""Folds what happened into the tournament; nothing is decided here."""

from msgspec.structs import replace

from dazwischen.tournament.director import events as ev
from dazwischen.tournament.director.state import Act, Drawn, How, Report, Table, Tournament
from dazwischen.tournament.ranking.results import Result


def evolve(state: Tournament, event: ev.Event) -> Tournament:
    match event:
        case ev.Configured(settings):
            return replace(state, settings=settings)
        case ev.Registered(entrant):
            return replace(state, entrants=(*state.entrants, entrant))
        case ev.Changed(entrant):
            return state.with_entrant(entrant)
        case ev.RoundDrawn(number, tables, byes, final, field):
            rounds = (*state.rounds, Drawn(number, tables, byes, final))
            return replace(state, rounds=rounds, field=field or state.field)
        case ev.RoundUndrawn():
            return replace(state, rounds=state.rounds[:-1])
        case ev.RoundStarted(number, at):
            return state.with_round(replace(state.rounds[number - 1], begun=at))
        case ev.Paused() | ev.Resumed():
            return _stood(state, event)
        case ev.Finished():
            return replace(state, over=True)
        case _:
            return _at_table(state, event)


def _at_table(
    state: Tournament,
    event: ev.Placed | ev.RoomOpened | ev.Scored | ev.Reported | ev.Disputed | ev.Settled
    | ev.Ruled | ev.Voided,
) -> Tournament:  # fmt: skip
    table = state.rounds[event.round - 1].tables[event.table - 1]
    match event:
        case ev.Placed():
            after = replace(table, where="online" if event.online else "real")
        case ev.RoomOpened():
            after = replace(table, room=event.room)
        case ev.Scored():
            after = replace(table, rounds=event.rounds)
        case ev.Reported():
            others = tuple(one for one in table.reports if one.by != event.by)
            after = replace(table, reports=(*others, Report(event.by, event.result)))
        case ev.Disputed():
            after = replace(table, disputed=True)
        case ev.Settled():
            after = _settled(table, event.result, how=event.how)
        case ev.Ruled():
            after = _settled(table, event.result, how="judge")
            state = _acted(state, event.at, event.act, (event.round, event.table), event.reason)
        case ev.Voided():
            after = _voided(table, again=event.again)
            act = "again" if event.again else "void"
            state = _acted(state, event.at, act, (event.round, event.table), event.reason)
    return state.with_table(event.round, after)


def _settled(table: Table, result: Result, how: How) -> Table:
    return replace(table, result=result, how=how, void=False, disputed=False)


def _voided(table: Table, *, again: bool) -> Table:
    fresh = Table(table.number, table.entrants, table.where)
    return fresh if again else replace(fresh, rounds=table.rounds, room=table.room, void=True)


def _stood(state: Tournament, event: ev.Paused | ev.Resumed) -> Tournament:
    reason = event.reason if isinstance(event, ev.Paused) else ""
    act = "pause" if isinstance(event, ev.Paused) else "resume"
    state = _acted(state, event.at, act, (event.round, event.table), reason)
    if event.table:
        table = state.rounds[event.round - 1].tables[event.table - 1]
        return state.with_table(event.round, replace(table, paused=reason))
    state = replace(state, paused=reason)
    return (
        state.with_round(_clocked(state.rounds[event.round - 1], event)) if event.round else state
    )


def _clocked(each: Drawn, event: ev.Paused | ev.Resumed) -> Drawn:
    if isinstance(event, ev.Paused):
        return replace(each, stopped=event.at)
    stood = event.at - each.stopped if each.stopped else 0
    return replace(each, stopped=0, waited=each.waited + stood)


def _acted(state: Tournament, at: int, act: str, where: tuple[int, int], reason: str) -> Tournament:
    return replace(state, acts=(*state.acts, Act(at, act, *where, reason)))
