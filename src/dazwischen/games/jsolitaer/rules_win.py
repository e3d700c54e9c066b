"""How a game ends: S-WIN-1, S-WIN-2, S-STUCK-1, and what it is worth: S-SERIES-1."""

from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.state import Cards, State


def won(state: State, seat: int) -> ev.GameEnded:
    """S-WIN-1: no hand cards and no draw cards. Slots do not count, and a noble may be the last."""
    return ev.GameEnded(ev.EMPTIED, (seat,), _points(state, (seat,)))


def stuck(state: State) -> ev.GameEnded:
    """S-STUCK-1: fewest cards win; alone nobody does."""
    left = [cards_left(state, seat) for seat in state.seats()]
    winners = tuple(seat for seat in state.seats() if left[seat - 1] == min(left))
    winners = () if state.alone else winners
    return ev.GameEnded(ev.STUCK, winners, _points(state, winners))


def cards_left(state: State, seat: int) -> int:
    return len(state.hands[seat - 1]) + len(state.piles[seat - 1])


def _points(state: State, winners: Cards) -> Cards:
    """In company a point for each winner; alone the number of cards laid."""
    if state.alone:
        return state.laid
    return tuple(int(seat in winners) for seat in state.seats())
