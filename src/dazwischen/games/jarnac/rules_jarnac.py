"""Calling Jarnac: K-JAR-1 to K-JAR-4, K-PRO-4."""

from dazwischen.core.errors import Rejected
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.evolve import evolve
from dazwischen.games.jarnac.intents import CallJarnac
from dazwischen.games.jarnac.rules_end import filled
from dazwischen.games.jarnac.rules_time import out_of_time
from dazwischen.games.jarnac.rules_turn import acting, held_up
from dazwischen.games.jarnac.rules_word import fits, valid
from dazwischen.games.jarnac.ruleset import ROWS
from dazwischen.games.jarnac.state import JARNAC, State


def call_jarnac(state: State, intent: CallJarnac) -> list[ev.JarnacEvent] | Rejected:
    refusal = acting(state, intent.seat) or _not_now(state, intent)
    if refusal:
        return refusal
    side, rules = state.side, state.rules
    theirs = state.board(state.other(side))
    old = theirs.rows[intent.row - 1] if intent.row else ""
    made = fits(rules, intent.word, old, theirs.rack, ("K-JAR-1", "K-TURN-2"))
    if isinstance(made, Rejected):
        return made
    word, taken = made
    if state.longer and not old and len(word) <= state.longer:
        return Rejected("not-longer", ("K-PRO-4",), {"word": word, "count": state.longer})
    wrong = None if rules.challenge else valid(rules, word, old)
    if wrong:
        return wrong
    row = state.board(side).free
    called = ev.Taken(side, row, word, intent.row, old, taken, intent.at)
    return [called, *filled(evolve(state, called), side, word, last=bool(state.longer))]


def _not_now(state: State, intent: CallJarnac) -> Rejected | None:
    """Why no word can be taken from there now, whatever the word."""
    if state.rules.solo:
        return Rejected("no-jarnac-in-solo", ("K-SOLO-1",))
    if state.rules.side_of(intent.seat) != state.side:
        return Rejected("no-jarnac-now", ("K-JAR-1",))
    if state.phase != JARNAC:
        if state.taken and state.opens:
            return Rejected("no-more-jarnacs", ("K-JAR-2",), {"count": state.rules.limit})
        return Rejected("no-jarnac-now", ("K-JAR-1",))
    late = out_of_time(state, intent.at) or held_up(state)
    if late:
        return late
    if not state.board(state.side).free:
        return Rejected("no-row-for-it", ("K-JAR-4",))
    if not 0 <= intent.row <= ROWS:
        return Rejected("no-such-row", ("K-MAT-1",))
    return _row_refused(state, intent.row) if intent.row else None


def _row_refused(state: State, row: int) -> Rejected | None:
    other = state.other(state.side)
    word = state.board(other).rows[row - 1]
    if not word:
        return Rejected("row-empty", ("K-JAR-1",), {"row": row})
    if len(word) >= state.rules.safe(other):
        return Rejected("word-safe", ("K-JAR-3",), {"word": word, "count": len(word)})
    return None
