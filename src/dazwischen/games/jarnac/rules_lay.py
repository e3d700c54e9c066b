"""Laying a new word and changing one: K-TURN-2."""

from dazwischen.core.errors import Rejected
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.evolve import evolve
from dazwischen.games.jarnac.intents import Lay
from dazwischen.games.jarnac.rules_end import filled
from dazwischen.games.jarnac.rules_turn import at_play
from dazwischen.games.jarnac.rules_word import fits, valid
from dazwischen.games.jarnac.ruleset import ROWS
from dazwischen.games.jarnac.state import State


def lay(state: State, intent: Lay) -> list[ev.JarnacEvent] | Rejected:
    refusal = at_play(state, intent.seat, intent.at)
    if refusal:
        return refusal
    side, rules = state.side, state.rules
    board = state.board(side)
    if not 0 <= intent.row <= ROWS:
        return Rejected("no-such-row", ("K-MAT-1",))
    row = intent.row or board.free
    if not row:
        return Rejected("no-free-row", ("K-TURN-2",))
    old = board.rows[row - 1]
    made = fits(rules, intent.word, old, board.rack, ("K-TURN-2",))
    if isinstance(made, Rejected):
        return made
    word, taken = made
    wrong = None if rules.challenge else valid(rules, word, old)
    if wrong:
        return wrong
    laid = ev.WordLaid(side, row, word, old, taken, intent.at)
    if old:
        return [laid]
    return [laid, *filled(evolve(state, laid), side, word, last=False)]
