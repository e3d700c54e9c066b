"""What a judge does: pause, rule, void, correct. Each with a reason, and each on record."""

from dazwischen.core.errors import Rejected
from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import events as ev
from dazwischen.tournament.director.asking import Answer, Asked, no_reason, table_of
from dazwischen.tournament.director.state import Tournament


def pause(state: Tournament, ask: Asked[do.Pause]) -> Answer:
    wanted = ask.action
    refusal = no_reason(wanted.reason)
    if refusal:
        return refusal
    if state.over:
        return Rejected("tour-over")
    number = len(state.rounds)
    if wanted.table:
        found = table_of(state, number, wanted.table)
        if isinstance(found, Rejected):
            return found
        standing = found[1].paused
    else:
        standing = state.paused
    if standing:
        return (
            [] if standing == wanted.reason else Rejected("tour-paused", (), {"reason": standing})
        )
    return [ev.Paused(number, wanted.table, wanted.reason, ask.at)]


def resume(state: Tournament, ask: Asked[do.Resume]) -> Answer:
    wanted, number = ask.action, len(state.rounds)
    if wanted.table:
        found = table_of(state, number, wanted.table)
        if isinstance(found, Rejected):
            return found
        paused = found[1].paused
    else:
        paused = state.paused
    return [ev.Resumed(number, wanted.table, ask.at)] if paused else []


def rule(state: Tournament, ask: Asked[do.Rule]) -> Answer:
    wanted = ask.action
    found = table_of(state, wanted.round, wanted.table)
    if isinstance(found, Rejected):
        return found
    if found[1].over:
        return [] if found[1].result == wanted.result else Rejected("tour-rule-settled")
    return _ruled(state, ask.at, wanted)


def correct(state: Tournament, ask: Asked[do.Correct]) -> Answer:
    wanted = ask.action
    found = table_of(state, wanted.round, wanted.table)
    if isinstance(found, Rejected):
        return found
    if not found[1].over:
        return Rejected("tour-nothing-to-correct")
    return [] if found[1].result == wanted.result else _ruled(state, ask.at, wanted)


def _ruled(state: Tournament, at: int, wanted: do.Rule | do.Correct) -> Answer:
    each = state.rounds[wanted.round - 1]
    if not each.begun:
        return Rejected("tour-round-not-begun", (), {"round": each.number})
    players = len(each.tables[wanted.table - 1].entrants)
    kind = kind_of(state.settings.game)
    refusal = no_reason(wanted.reason) or kind.unfit(players, wanted.result, whole=False)
    if refusal:
        return refusal
    return [ev.Ruled(wanted.round, wanted.table, wanted.result, do.tag(wanted), wanted.reason, at)]


def void(state: Tournament, ask: Asked[do.VoidTable]) -> Answer:
    wanted = ask.action
    found = table_of(state, wanted.round, wanted.table)
    if isinstance(found, Rejected):
        return found
    refusal = no_reason(wanted.reason)
    if refusal:
        return refusal
    each, table = found
    if not each.begun:
        return Rejected("tour-round-not-begun", (), {"round": each.number})
    if wanted.again and (state.over or each.number < len(state.rounds)):
        # The next round is drawn already: what is played again could not be waited for.
        return Rejected("tour-again-late", (), {"round": each.number})
    if table.void and not wanted.again:
        return []
    return [ev.Voided(wanted.round, wanted.table, wanted.again, wanted.reason, ask.at)]
