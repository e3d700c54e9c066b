"""What a seat may see. Secrets are cut here and in `redact`, nowhere else."""

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.figures import UNKNOWN
from dazwischen.games.jsolitaer.may import May, may
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.state import Cards, State


class Stack(Struct, frozen=True):
    lying: int
    layer: int
    """0 for the starting traitor, which nobody laid."""
    twins: bool
    reservations: tuple[int, ...]
    cards: tuple[int, ...]
    """Bottom first; the first is the traitor, whose face nobody knows."""


class View(Struct, frozen=True):
    options: Options
    seat: int | None
    phase: str
    game: int
    first: int
    turn: int
    served: bool
    looked: bool
    stacks: tuple[Stack, ...]
    corner: int
    """Cards left to turn up."""
    turned: tuple[int, ...]
    """Turned up and not laid, the topmost last; all of them have been seen."""
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    piles: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]
    turns: tuple[int, ...]
    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    played: int
    may: May


class PrivateView(Struct, frozen=True):
    seat: int
    hand: tuple[int, ...]
    may: May


def view(state: State, seat: int | None) -> View:
    watched = _watched(state)
    if seat is None or seat not in state.seats():
        return watched
    mine = own(state, seat)
    return replace(watched, seat=seat, hand=mine.hand, may=mine.may)


def own(state: State, seat: int) -> PrivateView:
    return PrivateView(seat, state.hands[seat - 1] if state.hands else (), may(state, seat))


def _watched(state: State) -> View:
    return View(
        options=state.rules.options,
        seat=None,
        phase=state.phase,
        game=state.game,
        first=state.first,
        turn=state.turn,
        served=state.served,
        looked=state.looked,
        stacks=tuple(map(_stack, state.stacks, state.heaps)),
        corner=len(state.corner),
        turned=state.turned,
        hand=(),
        counts=tuple(map(len, state.hands)),
        piles=tuple(map(len, state.piles)),
        slots=state.slots,
        laid=state.laid,
        turns=state.turns,
        reason=state.reason,
        winners=state.winners,
        points=state.points,
        totals=state.totals,
        played=state.played,
        may=May(),
    )


def _stack(situation: bytes, cards: Cards) -> Stack:
    return Stack(
        lying=situation[at.LYING],
        layer=situation[at.LAYER],
        twins=bool(situation[at.TWINS]),
        reservations=laying.reservations(situation),
        cards=(UNKNOWN, *cards[1:]),
    )
