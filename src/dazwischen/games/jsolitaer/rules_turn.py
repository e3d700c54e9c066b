"""Whose turn it is, how it begins and ends: S-TURN-1, S-END-TURN-1, S-STUCK-1."""

from dazwischen.core.errors import Rejected
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.evolve import evolve
from dazwischen.games.jsolitaer.intents import EndTurn
from dazwischen.games.jsolitaer.rules_win import stuck, won
from dazwischen.games.jsolitaer.ruleset import HAND, MORE
from dazwischen.games.jsolitaer.state import OVER, WAITING, State


def not_at_turn(state: State, seat: int) -> Rejected | None:
    """None if it is the seat's turn."""
    if seat not in state.seats():
        return Rejected("no-such-seat")
    if state.phase == WAITING:
        return Rejected("not-dealt", ("S-SETUP-1",))
    if state.phase == OVER:
        return Rejected("game-ended", (_ending_rule(state),))
    if seat != state.turn:
        return Rejected("not-at-turn", ("S-TURN-1",), {"turn": state.turn})
    return None


def _ending_rule(state: State) -> str:
    return "S-STUCK-1" if state.reason == ev.STUCK else "S-WIN-1"


def begin_turn(state: State, seat: int) -> list[ev.SolitaireEvent]:
    """A first turn begins with eight cards; whoever then has none at all has won."""
    cards = () if state.entered >> seat & 1 else state.piles[seat - 1][:HAND]
    began = ev.TurnBegan(seat, cards)
    after = evolve(state, began)
    if not after.hands[seat - 1] and not after.piles[seat - 1]:
        return [began, won(after, seat)]
    return [began]


def end_turn(state: State, intent: EndTurn) -> list[ev.SolitaireEvent] | Rejected:
    refusal = not_at_turn(state, intent.seat)
    if refusal:
        return refusal
    seat, allowed = intent.seat, draws(state, intent.seat)
    count = allowed[0] if intent.count is None else intent.count
    if count not in allowed:
        return Rejected("cannot-draw", ("S-END-TURN-1",), {"allowed": _listed(allowed)})
    ended = ev.TurnEnded(seat, state.piles[seat - 1][:count])
    after = evolve(state, ended)
    if after.idle >= state.rules.players and not state.corner:
        return [ended, stuck(after)]
    return [ended, *begin_turn(after, seat % state.rules.players + 1)]


def draws(state: State, seat: int) -> tuple[int, ...]:
    """How many cards may be drawn at the end of the turn: first what needs no announcement, then
    what is announced because it goes above eight."""
    held, left = len(state.hands[seat - 1]), len(state.piles[seat - 1])
    back = min(max(HAND - held, 0), left)
    more = [n for n in range(1, MORE + 1) if n != back and held + n > HAND and n <= left]
    return (back, *more)


def _listed(counts: tuple[int, ...]) -> str:
    return ", ".join(map(str, sorted(counts)))
