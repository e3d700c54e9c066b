"""The turn that promises most: as good as trying everything, and slots swapped in good time."""

from random import Random

import pytest
from msgspec.structs import replace

from dazwischen.bots.jsolitaer import weigh
from dazwischen.bots.jsolitaer import weigh_layout as weight
from dazwischen.bots.jsolitaer.judged import chosen
from dazwischen.bots.jsolitaer.turn import best_turn
from dazwischen.bots.jsolitaer.weights import COMPANY, packed, weights_for
from dazwischen.cards import laying
from dazwischen.cards import layout as kernel
from dazwischen.core.dice import Dice
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer import search_layout as at
from dazwischen.games.jsolitaer.game import GAME
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.ruleset import ruleset
from dazwischen.games.jsolitaer.solver import Position, question
from dazwischen.games.jsolitaer.state import OVER, State
from tests.bots.jsolitaer.drive import step
from tests.games.jsolitaer.positions import DECKS, random_position
from tests.games.jsolitaer.test_solver import state_of
from tests.uncompiled import uncompiled

ENOUGH = 1_000_000
"""Positions, for small ones to be judged to the end."""


def small(dice: Random) -> Position:
    return random_position(
        dice, dice.randint(1, 4), dice.randint(0, 2), dice.randint(0, 1), dice.choice(DECKS)
    )


def best(asked: Position, budget: int = ENOUGH) -> int:
    posed = question(asked, budget)
    weights = packed(asked.rules, COMPANY)
    weigh.weigh(asked.rules.tables, posed.board, posed.numbers, posed.seen, weights, 0)
    return posed.numbers[at.BEST]


def ending(asked: Position, *, laid: bool) -> int:
    """What the weights say of ending here."""
    hand, slots, weights = sorted(asked.hand), asked.slots, COMPANY
    worth = weight.BASE - weight.CARD * len(hand) + weights.slot * len(slots)
    for place, card in enumerate(hand):
        kind = asked.rules.catalogue.figure(card).kind.name
        twin = place > 0 and hand[place - 1] == card
        worth += weights.twin if twin else weights.keep.get(kind, 0)
    if not hand:
        wins = {0: 4, 1: 3}.get(asked.pile, 0)
        if laid and len(slots) < wins:
            return weight.WON
        worth += weights.emptied
    for stack in asked.stacks:
        worth += weights.no_twins * (not stack[kernel.TWINS])
        if stack[kernel.RESERVED] >> asked.seat & 1:
            worth += weights.mine
        elif not stack[kernel.RESERVED]:
            worth += weights.free
    return worth


def everything_tried(asked: Position, *, laid: bool = False) -> int:
    found = ending(asked, laid=laid)
    if found == weight.WON:
        return found
    for source, cards in (("hand", asked.hand), ("slots", asked.slots), ("turned", asked.turned)):
        for card in set(cards) if source != "turned" else cards[-1:]:
            rest = list(cards)
            rest.reverse()
            rest.remove(card)
            for place, stack in enumerate(asked.stacks):
                kind = laying.judge_in_turn(
                    asked.rules.tables, stack, asked.seat, card, may_serve=not asked.served
                )
                if kind == kernel.FAULT:
                    continue
                after = laying.after_lay(asked.rules.tables, stack, asked.seat, card, kind)
                stacks = (*asked.stacks[:place], after, *asked.stacks[place + 1 :])
                then = replace(
                    asked,
                    stacks=stacks,
                    served=asked.served or kind == kernel.SERVE,
                    **{source: tuple(reversed(rest))},
                )
                found = max(found, everything_tried(then, laid=True))
    return found


@pytest.mark.parametrize("part", range(4))
def test_it_equals_trying_everything(part: int) -> None:
    dice = Random(part)
    for _ in range(12):
        asked = small(dice)
        assert best(asked) == everything_tried(asked), asked


def test_compiled_and_not_it_is_the_same() -> None:
    dice = Random(5)
    positions = [random_position(dice, 7, 2, 1) for _ in range(10)]
    compiled = [best(asked, 500) for asked in positions]
    with uncompiled() as modules:
        for asked, expected in zip(positions, compiled, strict=True):
            posed = question(asked, 500)
            modules["weigh"].weigh(
                asked.rules.tables, posed.board, posed.numbers, posed.seen,
                packed(asked.rules, COMPANY), 0,
            )  # fmt: skip
            assert posed.numbers[at.BEST] == expected


def with_hand(hand: str, slots: str, lying: str, pile: int = 20) -> State:
    rules = ruleset(Options(players=2))
    number = rules.catalogue.number

    def cards(text: str) -> tuple[int, ...]:
        return tuple(figure for word in text.split() if (figure := number(word)))

    stacks = tuple(laying.box(2, figure, 2) for figure in cards(lying))
    return state_of(
        Position(rules, 1, stacks, hand=cards(hand), slots=cards(slots), pile=pile, served=True)
    )


def finished(state: State) -> State:
    """The state after the best turn was swapped and laid."""
    turn = best_turn(GAME.view(state, 1), weights_for(state.rules))
    for card, slot in turn.swaps:
        state = step(state, do.Swap(seat=1, card=card, slot=slot))
    for move in turn.lays:
        state = step(state, intent_of(move, 1))
    return state


def test_a_slot_takes_the_card_that_stays() -> None:
    """The rX can be thrown, the gO cannot: they change places first."""
    after = finished(with_hand("gO", "rX", "rX bS bS lZ lZ"))
    assert after.hands[0] == ()
    assert [after.rules.catalogue.name(card) for card in after.slots[0]] == ["gO"]


def test_it_wins_when_it_can() -> None:
    after = finished(with_hand("gO lH rX", "rX lH", "rX bS bS lZ lH", pile=0))
    assert after.phase == OVER
    assert after.winners == (1,)


@pytest.mark.parametrize(("turned", "expected"), [("lDame", do.LayCorner), ("lH", do.TurnUp)])
def test_the_corner_is_used_before_it_is_covered(turned: str, expected: type[object]) -> None:
    """The gO goes on the Dame, once that is thrown; the lH helps nothing."""
    state = with_hand("gO", "", "rX bS bS rZ rZ")
    figure = state.rules.catalogue.number(turned) or 0
    state = replace(state, turned=(figure,), corner=(1, 2))
    assert isinstance(chosen(GAME.view(state, 1), Dice(1)), expected)
