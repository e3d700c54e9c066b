"""Results: entered by those who played, confirmed by another of them or by the judge.

Two who report the same settle a table; two who report different things call the judge, and so does
whoever disagrees. What an online table has come to, it says itself.
"""

from dazwischen.core.errors import Rejected
from dazwischen.tournament import series
from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import events as ev
from dazwischen.tournament.director.asking import Answer, Asked, sides, table_of
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.state import Drawn, Table, Tournament
from dazwischen.tournament.ranking.results import Result, Series
from dazwischen.tournament.rounds import ROUNDS, Played, Void, counted
from dazwischen.tournament.sheet.sheet import entered


def score(state: Tournament, ask: Asked[do.Score]) -> Answer:
    wanted = ask.action
    found = _real_table(state, ask.by, wanted.round, wanted.table)
    if isinstance(found, Rejected):
        return found
    _, table, reporter = found
    if not kind_of(state.settings.game).by_rounds:
        return Rejected("tour-other-result")
    if table.over:
        return _settled_already(table)
    sheet = series.Series(tuple(range(1, len(table.entrants) + 1)), rounds=table.rounds)
    entry = Void() if wanted.void else Played(wanted.first, wanted.second)
    answer = entered(sheet, wanted.number, entry)
    if isinstance(answer, Rejected):
        return answer
    if not answer:
        return []
    if wanted.number == len(sheet.counted) + 1:
        after = series.enter(sheet, entry)
    else:
        after = series.correct(sheet, wanted.number, entry)
    rounds = sheet.rounds if isinstance(after, Rejected) else after.rounds
    events: list[ev.Event] = [ev.Scored(wanted.round, wanted.table, rounds)]
    if len(counted(rounds)) == ROUNDS:
        return events + _reported(wanted.round, table, reporter, Series(rounds))
    return events


def report(state: Tournament, ask: Asked[do.ReportResult]) -> Answer:
    wanted = ask.action
    found = _real_table(state, ask.by, wanted.round, wanted.table)
    if isinstance(found, Rejected):
        return found
    _, table, reporter = found
    if table.result == wanted.result:
        return []
    if table.over:
        return _settled_already(table)
    refusal = kind_of(state.settings.game).unfit(len(table.entrants), wanted.result, whole=True)
    return refusal or _reported(wanted.round, table, reporter, wanted.result)


def _reported(number: int, table: Table, reporter: int, result: Result) -> list[ev.Event]:
    if any(one.by == reporter and one.result == result for one in table.reports):
        return []
    events: list[ev.Event] = [ev.Reported(number, table.number, reporter, result)]
    others = [one.result for one in table.reports if one.by != reporter]
    if others and all(other == result for other in others) and not table.disputed:
        events.append(ev.Settled(number, table.number, result, "agreed"))
    elif any(other != result for other in others) and not table.disputed:
        events.append(ev.Disputed(number, table.number, reporter))
    return events


def confirm(state: Tournament, ask: Asked[do.Confirm]) -> Answer:
    wanted = ask.action
    judge = ask.by.role == "judge"
    found = (
        _open_table(state, wanted.round, wanted.table)
        if judge
        else _real_table(state, ask.by, wanted.round, wanted.table)
    )
    if isinstance(found, Rejected):
        return found
    table = found[1]
    if table.result == wanted.result:
        return []
    if table.over:
        return _settled_already(table)
    if table.disputed:
        return Rejected("tour-disputed")
    reporters = [one.by for one in table.reports if one.result == wanted.result]
    if not table.reports:
        return Rejected("tour-nothing-reported")
    if not reporters:
        return Rejected("tour-result-changed")
    if not judge and sides(state, ask.by, table) <= set(reporters):
        return Rejected("tour-own-report")
    return [ev.Settled(wanted.round, wanted.table, wanted.result, "judge" if judge else "agreed")]


def dispute(state: Tournament, ask: Asked[do.Dispute]) -> Answer:
    wanted = ask.action
    found = _real_table(state, ask.by, wanted.round, wanted.table)
    if isinstance(found, Rejected):
        return found
    _, table, reporter = found
    if table.over:
        return _settled_already(table)
    if table.disputed:
        return []
    if not table.reports:
        return Rejected("tour-nothing-reported")
    return [ev.Disputed(wanted.round, wanted.table, reporter)]


def open_room(state: Tournament, ask: Asked[do.OpenRoom]) -> Answer:
    wanted = ask.action
    found = table_of(state, wanted.round, wanted.table)
    if isinstance(found, Rejected):
        return found
    return [ev.RoomOpened(wanted.round, wanted.table, wanted.room)]


def play_online(state: Tournament, ask: Asked[do.PlayOnline]) -> Answer:
    wanted = ask.action
    found = table_of(state, wanted.round, wanted.table)
    if isinstance(found, Rejected):
        return found
    _, table = found
    if table.over:
        return []
    events: list[ev.Event] = []
    if wanted.rounds != table.rounds:
        events.append(ev.Scored(wanted.round, wanted.table, wanted.rounds))
    if wanted.result is not None:
        refusal = kind_of(state.settings.game).unfit(len(table.entrants), wanted.result, whole=True)
        if refusal:
            return refusal
        events.append(ev.Settled(wanted.round, wanted.table, wanted.result, "online"))
    return events


def _real_table(
    state: Tournament, by: Actor, number: int, table: int
) -> tuple[Drawn, Table, int] | Rejected:
    """A table at which people enter what they have played, and for whom this link enters it."""
    found = _open_table(state, number, table)
    if isinstance(found, Rejected):
        return found
    own = sides(state, by, found[1])
    if not own:
        return Rejected("tour-not-yours")
    if found[1].where == "online":
        return Rejected("tour-table-online")
    return *found, min(own)


def _open_table(state: Tournament, number: int, table: int) -> tuple[Drawn, Table] | Rejected:
    found = table_of(state, number, table)
    if isinstance(found, Rejected):
        return found
    if not found[0].begun:
        return Rejected("tour-round-not-begun", (), {"round": number})
    paused = state.paused or found[1].paused
    return Rejected("tour-paused", (), {"reason": paused}) if paused else found


def _settled_already(table: Table) -> Rejected:
    return Rejected("tour-void" if table.void else "tour-settled")
