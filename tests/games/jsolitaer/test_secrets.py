"""Who sees what of a deal, a draw, a slot: beyond what the conformance suite compares."""

import pytest

from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.game import GAME
from dazwischen.games.jsolitaer.options import Options
from tests.conformance import play

EYES = pytest.mark.parametrize("seat", [None, 1, 2, 3])


@EYES
def test_a_deal_shows_how_many_and_nothing_else(seat: int | None) -> None:
    """Not even one's own draw pile."""
    played = play("jsolitaer", Options(players=3), seed=3, steps=1)
    dealt, began = played.log.events
    shown = played.game.redact(played.state, dealt, seat)
    assert isinstance(dealt, ev.Dealt)
    assert isinstance(shown, ev.Dealt)
    assert shown.piles == ((0,) * 21,) * 3
    assert shown.corner == (0,) * 60
    assert shown.traitors == (0,) * 5
    first = played.game.redact(played.state, began, seat)
    assert isinstance(first, ev.TurnBegan)
    assert first.cards == (played.state.hands[0] if seat == 1 else (0,) * 8)


@EYES
def test_everybody_sees_slots_and_turned_up_cards(seat: int | None) -> None:
    state = GAME.start(Options(players=3), 0)
    for event in (ev.EarnedSlot(2, 5), ev.TurnedUp(2, 7), ev.Swapped(2, 3, 5)):
        assert GAME.redact(state, event, seat) == event


@EYES
def test_a_view_counts_what_it_does_not_show(seat: int | None) -> None:
    state = play("jsolitaer", Options(players=3), seed=5, steps=40).state
    seen = GAME.view(state, seat)
    assert seen.hand == (state.hands[seat - 1] if seat else ())
    assert seen.counts == tuple(map(len, state.hands))
    assert seen.piles == tuple(map(len, state.piles))
    assert seen.corner == len(state.corner)
    assert seen.slots == state.slots
    assert all(stack.cards[0] == 0 for stack in seen.stacks)
    assert bool(seen.may.end) == (seat == state.turn)
