"""Random positions for the solver, and the slow way to solve small ones."""

from random import Random

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.ruleset import ruleset
from dazwischen.games.jsolitaer.solver import Position
from tests.cards.test_tables import GRAF

SEAT = 1
FEW_PAWNS = dict.fromkeys("OHIXSZ", 2)
DECKS = (
    Options(players=2),
    Options(players=2, colours=2),
    Options(players=2, colours=2, copies={**FEW_PAWNS, "Dieb": 6, "Jay": 4, "Dame": 4}),
    Options(players=2, colours=2, copies={**FEW_PAWNS, "Graf": 6}, figures=(GRAF,)),
)
"""The usual one, one with many twins, one with many nobles, one with an invented figure."""


def random_position(
    dice: Random, hand: int, slots: int, turned: int, options: Options = DECKS[0]
) -> Position:
    """Five stacks in the middle of a game of two, with reservations and twins here and there."""
    rules = ruleset(options)
    deck = list(rules.deck)
    dice.shuffle(deck)
    stacks = []
    for _ in range(5):
        lying = rules.traitor if dice.random() < 0.15 else deck.pop()
        stacks.append(
            laying.box(
                2,
                lying,
                0 if lying == rules.traitor else dice.randint(1, 2),
                twins=lying != rules.traitor and dice.random() < 0.2,
                reserved=dice.choice(((), (), (), (1,), (2,), (1, 2), (2, 1))),
            )
        )
    return Position(
        rules=rules,
        seat=SEAT,
        stacks=tuple(stacks),
        hand=tuple(deck.pop() for _ in range(hand)),
        slots=tuple(deck.pop() for _ in range(slots)),
        turned=tuple(deck.pop() for _ in range(turned)),
        served=dice.random() < 0.3,
        pile=dice.choice((0, 1, 2, 20)),
    )


def brute_force(asked: Position) -> tuple[int, int]:
    """The most cards that can be laid, and the most of them from the hand: every order tried."""
    best: dict[tuple[object, ...], tuple[int, int]] = {}
    tables = asked.rules.tables

    def most(
        stacks: tuple[bytes, ...],
        hand: tuple[int, ...],
        slots: tuple[int, ...],
        turned: tuple[int, ...],
        served: bool,  # noqa: FBT001 - a part of the position like the others
    ) -> tuple[int, int]:
        key = (stacks, hand, slots, turned, served)
        if key in best:
            return best[key]
        found = (0, 0)
        choices = [(ev.HAND, card) for card in hand] + [(ev.SLOT, card) for card in slots]
        choices += [(ev.CORNER, card) for card in turned[-1:]]
        for source, card in choices:
            for place, stack in enumerate(stacks):
                kind = laying.judge_in_turn(tables, stack, SEAT, card, may_serve=not served)
                if kind == at.FAULT:
                    continue
                after = laying.after_lay(tables, stack, SEAT, card, kind)
                laid = (*stacks[:place], after, *stacks[place + 1 :])
                held = _less(hand, card) if source == ev.HAND else hand
                open_ = _less(slots, card) if source == ev.SLOT else slots
                rest = turned[:-1] if source == ev.CORNER else turned
                count, own = 0, 0
                if not (source == ev.HAND and not held and _wins(asked.pile, open_)):
                    count, own = most(laid, held, open_, rest, served or kind == at.SERVE)
                found = max(found, (count + 1, own + (source == ev.HAND)))
        best[key] = found
        return found

    return most(asked.stacks, asked.hand, asked.slots, asked.turned, asked.served)


def _less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _wins(pile: int, slots: tuple[int, ...]) -> bool:
    return pile == 0 or (pile == 1 and len(slots) < 3)
