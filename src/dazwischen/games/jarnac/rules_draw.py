"""Drawing and exchanging letters: K-TURN-1, K-TURN-3."""

from collections import Counter

from dazwischen.core import chance
from dazwischen.core.errors import Rejected
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import letters
from dazwischen.games.jarnac.intents import Draw, Exchange
from dazwischen.games.jarnac.rules_turn import at_move
from dazwischen.games.jarnac.ruleset import EXCHANGE
from dazwischen.games.jarnac.state import DRAW, JARNAC, PLAY, State


def draw(state: State, intent: Draw) -> list[ev.JarnacEvent] | Rejected:
    refusal = at_move(state, intent.seat, intent.at)
    if refusal:
        return refusal
    if state.beat:
        return Rejected("only-last-jarnac", ("K-PRO-4",))
    if not state.bag:
        return Rejected("bag-empty", ("K-TURN-3",))
    if not state.due:
        return Rejected("no-letters-due", ("K-TURN-1", "K-TURN-3"))
    drawn = _named(state, intent.letters, state.due, _rules(state))
    if isinstance(drawn, Rejected):
        return drawn
    return [ev.Drew(state.side, drawn, intent.at)]


def _rules(state: State) -> tuple[str, ...]:
    """Why so many letters are due, and no other number."""
    rules = ("K-TURN-1",) if state.opens else ("K-TURN-3",)
    doubled = state.side in state.doubled and not state.first
    return (*rules, "K-PRO-5") if doubled else rules


def exchange(state: State, intent: Exchange) -> list[ev.JarnacEvent] | Rejected:
    refusal = at_move(state, intent.seat, intent.at)
    if refusal:
        return refusal
    if state.beat:
        return Rejected("only-last-jarnac", ("K-PRO-4",))
    if not opens_turn(state):
        return Rejected("no-exchange-now", ("K-TURN-1",))
    if not enough_letters(state):
        return Rejected("no-exchange-possible", ("K-TURN-1",))
    board, returned = state.board(state.side), state.rules.letters.letters(intent.letters)
    if len(returned) != EXCHANGE:
        return Rejected("exchange-three", ("K-TURN-1",))
    if not letters.holds(board.rack, returned):
        lost = letters.missing(board.rack, returned)
        return Rejected("not-in-rack", ("K-TURN-1",), {"letters": lost})
    back = returned if state.rules.returns_first else ""
    drawn = _named(state, intent.drawn, EXCHANGE, ("K-TURN-1",), back)
    if isinstance(drawn, Rejected):
        return drawn
    return [ev.Exchanged(state.side, returned, drawn, intent.at)]


def opens_turn(state: State) -> bool:
    """Whether the side at move could exchange now, as far as the moment goes.

    With an empty bag no letter is due: the turn is open until a word lies.
    """
    moments = (DRAW, JARNAC, PLAY) if state.rules.returns_first else (DRAW, JARNAC)
    return state.phase in moments and state.opens and not state.first and not state.beat


def enough_letters(state: State) -> bool:
    """Three to give back; they were once drawn first, which took three in the bag."""
    bag = EXCHANGE if state.rules.returns_first else state.bag
    return min(len(state.board(state.side).rack), bag) >= EXCHANGE


def _named(
    state: State, named: str, wanted: int, rules: tuple[str, ...], back: str = ""
) -> str | Rejected:
    """The letters that come out of the bag: by chance, or as reported if that is possible.

    What went `back` before can come again.
    """
    bag = state.in_bag() + Counter(back)
    if not state.named:
        return Rejected("chance-draws", rules) if named else _chance(state, bag, wanted)
    drawn = state.rules.letters.letters(named)
    if len(drawn) != wanted:
        return Rejected("draw-count", rules, {"count": wanted})
    absent = letters.missing("".join(bag.elements()), drawn)
    if absent:
        return Rejected("not-in-bag", ("K-MAT-2", *rules), {"letters": absent})
    others = letters.missing(back, drawn)
    if len(others) > state.bag:
        return Rejected("not-in-bag", ("K-MAT-2", *rules), {"letters": others})
    return drawn


def _chance(state: State, bag: Counter[str], wanted: int) -> str:
    """Every letter in the bag is as likely as any other: a tile is drawn, not a kind of tile."""
    dice = chance.stream(state.seed, state.chance)
    left = sorted(bag.elements())
    return "".join(left.pop(chance.below(dice, len(left))) for _ in range(wanted))
