"""Objections to a word: K-WORD-2 in the base game, K-PRO-5 in the professional one."""

from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.intents import Accept, Object, Release
from dazwischen.games.jarnac.rules_time import flag_fallen, has_fallen
from dazwischen.games.jarnac.rules_turn import objection_rules, speaking
from dazwischen.games.jarnac.rules_word import valid
from dazwischen.games.jarnac.state import OVER, State


def object_(state: State, intent: Object) -> list[ev.JarnacEvent] | Rejected:
    refusal = _may_not(state, intent.seat)
    if refusal:
        return refusal
    side, laid = state.rules.side_of(intent.seat), state.laid
    if laid is None or laid.side == side:
        return Rejected("nothing-to-object-to", objection_rules(state))
    if has_fallen(state, side, intent.at):
        return flag_fallen(state)
    wrong = valid(state.rules, laid.word, laid.old)
    heard = ev.Objected(side, laid.word, wrong is None, intent.at)
    if wrong is None:
        doubled = [ev.Doubled(laid.side)] if state.rules.professional else []
        return [heard, *doubled]
    events: list[ev.JarnacEvent] = [heard, ev.TakenBack(laid.side, laid.word)]
    if state.rules.professional:
        events += [ev.TurnGiven(side), ev.Doubled(side)]
    return events


def _may_not(state: State, seat: int) -> Rejected | None:
    """Objecting is possible even to the word that ended the game."""
    refusal = speaking(state, seat)
    if refusal:
        return refusal
    if not state.rules.challenge:
        return Rejected("dictionary-judges", ("K-WORD-2",))
    return None


def accept(state: State, intent: Accept) -> list[ev.JarnacEvent] | Rejected:
    """ "Gilt": whoever says it has nothing against the word any more."""
    laid = state.laid
    if laid is None:
        return Rejected("nothing-to-accept", ("K-WORD-2",))
    other = state.other(laid.side)
    over = state.phase == OVER
    if intent.seat != state.captains[other - 1] and not (over and intent.seat == TABLE):
        return Rejected("not-yours-to-accept", ("K-WORD-2",))
    return [ev.Accepted() if over else ev.Granted(other, laid.word, intent.at)]


def release(state: State, intent: Release) -> list[ev.JarnacEvent] | Rejected:
    """How long is enough the table knows; here only what comes of it."""
    if intent.seat != TABLE:
        return Rejected("table-keeps-time", objection_rules(state))
    if not state.held or state.laid is None or intent.side != state.other(state.laid.side):
        return Rejected("no-time-running", objection_rules(state))
    return [ev.Released(intent.side, state.laid.word, intent.at)]
