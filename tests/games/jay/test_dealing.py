"""Dealing with real cards: J-LVL-2, J-LVL-3, J-DRAW-6, J-DRAW-7, J-SLOT-1."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from dazwischen.cards import layout as at
from dazwischen.core import chance
from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.decide import decide
from dazwischen.games.jay.evolve import evolve
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.ruleset import ruleset
from dazwischen.games.jay.state import OVER, PLAYING, State


def after(state: State, intent: do.JayIntent) -> State:
    answer = decide(state, intent)
    assert not isinstance(answer, Rejected), answer
    for event in answer:
        state = evolve(state, event)
    return state


def dealt(seed: int = 1, **options: object) -> State:
    return after(State(ruleset(Options(**options)), seed), do.Deal(seat=0))  # type: ignore[arg-type]


def test_two_cards_at_a_time_from_the_dealers_left() -> None:
    state = dealt(level=1, players=3, opener=2)
    deck = chance.shuffled(chance.stream(1, 0), state.rules.deck)
    assert state.dealer == 1
    assert state.hands[1] == deck[0:2] + deck[6:8] + deck[12:14]
    assert state.hands[2] == deck[2:4] + deck[8:10] + deck[14:16]
    assert state.hands[0] == deck[4:6] + deck[10:12] + deck[16:18]


def test_an_odd_hand_ends_with_a_single_card() -> None:
    state = dealt(edition="zdj-4.6", level=1, players=5)
    assert [len(hand) for hand in state.hands] == [7] * 5


@pytest.mark.parametrize(
    ("level", "noble"), [(3, "Dame"), (4, "Botschafter"), (6, "Jay"), (7, "Dieb")]
)
def test_everybody_gets_the_new_noble_once(level: int, noble: str) -> None:
    state = dealt(level=level, players=6, starter_noble=True, rounds=2)
    names = [[state.rules.catalogue.name(card) for card in hand] for hand in state.hands]
    assert all(hand[0].endswith(noble) for hand in names)
    over = replace(state, phase=OVER, places=(1, 2), points=(5, 2, 0, 0, 0, 0), played=1)
    again = after(over, do.Deal(seat=0))
    assert all(len(hand) == state.rules.hand for hand in again.hands)


def test_slots_stay_across_rounds() -> None:
    state = dealt(level=5, players=3, rounds=2)
    swapped = after(state, do.Swap(seat=1, card=state.hands[0][0], slot=state.slots[0][0]))
    assert swapped.slots[0] == (state.slots[0][1], state.hands[0][0])
    assert swapped.hands[0] == (*state.hands[0][1:], state.slots[0][0])
    over = replace(swapped, phase=OVER, places=(3, 2), points=(0, 2, 5), played=1)
    again = after(over, do.Deal(seat=0))
    assert again.slots == swapped.slots
    assert (again.dealer, again.opener) == (2, 3)


def test_played_cards_stay_aside_until_they_are_needed() -> None:
    state = dealt(level=1, players=2, rounds=0)
    over = replace(state, phase=OVER, places=(1,), points=(5, 0))
    second = after(over, do.Deal(seat=0))
    assert Counter(second.aside) == Counter(state.hands[0] + state.hands[1])
    assert sum(map(len, second.piles)) == sum(map(len, state.piles)) - 12


def test_a_cut_keeps_neighbours_together() -> None:
    cards = tuple(range(40))
    turned = chance.cut(Random(4), cards)
    start = turned.index(0)
    assert turned[start:] + turned[:start] == cards
    assert turned != cards


def test_a_full_shuffle_does_not() -> None:
    cards = tuple(range(40))
    mixed = chance.shuffled(Random(4), cards)
    assert sorted(mixed) == list(cards)
    assert sum(abs(a - b) == 1 for a, b in pairwise(mixed)) < 10


@pytest.mark.parametrize("shuffle", ["cut", "full"])
def test_recycling_uses_the_cards_put_aside_first(shuffle: str) -> None:
    state = replace(dealt(level=1, players=2, shuffle=shuffle), phase=PLAYING)
    aside, pile = state.piles[0], state.piles[1][:1]
    empty = replace(state, piles=((), pile), aside=aside)
    answer = decide(empty, do.TopUp(seat=1, count=4))
    assert not isinstance(answer, Rejected)
    recycled, drew = answer
    assert isinstance(recycled, ev.Recycled)
    assert isinstance(drew, ev.Drew)
    assert recycled.gone is None
    assert Counter(c for p in recycled.piles for c in p) == Counter(aside + pile)
    assert len(drew.cards) == 4
    assert evolve(evolve(empty, recycled), drew).aside == ()


def test_a_round_never_runs_dry() -> None:
    """With no draw cards left, faults that an interruption has cleared up are drawn too."""
    start = dealt(level=1, players=2, colours=2, faults="penalty")
    state = replace(start, piles=((), ()), phase=PLAYING)
    opener = next(card for card in state.hands[0])
    opened = evolve(state, ev.Laid(1, opener, opener, at.OPEN))
    for card in opened.hands[1][:4]:
        opened = evolve(opened, ev.Laid(2, card, card, at.FAULT))
    answer = decide(opened, do.TopUp(seat=1, count=2))
    assert isinstance(answer, list)
    assert answer[-1] == ev.Drew(1, (), (), "top-up", short=True)
    settled = replace(opened, dues=((), ()), settled=opened.laid)
    answer = decide(settled, do.TopUp(seat=1, count=2))
    assert isinstance(answer, list)
    assert isinstance(answer[0], ev.Recycled)
    assert answer[0].gone == (2, 3, 4, 5)
    assert isinstance(answer[-1], ev.Drew)
    assert len(answer[-1].cards) == 2
