"""J-Solitär for the conformance suite: rulesets, random players, and what a seat cannot see."""

from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.may import may
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.ruleset import HAND, ruleset
from dazwischen.games.jsolitaer.state import PLAYING, State


def possible(options: Options) -> bool:
    try:
        ruleset(options)
    except InvalidInput:
        return False
    return True


def all_options(least: int = 1, most: int = 6) -> st.SearchStrategy[Options]:
    return st.builds(
        Options,
        players=st.integers(least, most),
        edition=st.sampled_from(("jay", "zdj-4.6")),
        level=st.sampled_from((1, 3, 5, 7, 7, 7)),
        colours=st.integers(2, 4),
        games=st.integers(1, 3),
        keep_slots=st.booleans(),
    ).filter(possible)


class SolitaireAdapter:
    def options(self) -> st.SearchStrategy[Options]:
        return all_options()

    def intent(self, state: State, dice: Random, now: int) -> do.SolitaireIntent:
        if state.phase != PLAYING:
            return do.Deal(seat=0, at=now)
        if dice.random() < 0.1:
            return _anything(state, dice.randint(1, state.rules.players), dice, now)
        return _sensible(state, state.turn, dice, now)

    def public(self, intent: do.SolitaireIntent) -> bool:
        return isinstance(intent, do.LaySlot | do.LayCorner | do.EndTurn | do.Undo)

    def scramble(self, state: State, seat: int | None, dice: Random) -> State:
        """Deals anew what that seat cannot see: other hands, all piles, the traitors' faces. Only
        the cards that its own first turn will show it stay where they are."""
        hidden = [card for s, hand in enumerate(state.hands, 1) if s != seat for card in hand]
        hidden += [card for heap in state.heaps for card in heap[:1]]
        shown = [HAND if s == seat and not state.entered >> s & 1 else 0 for s in state.seats()]
        for pile, kept in zip(state.piles, shown, strict=False):
            hidden += pile[kept:]
        hidden += state.corner
        dice.shuffle(hidden)
        return replace(
            state,
            hands=tuple(
                hand if s == seat else tuple(hidden.pop() for _ in hand)
                for s, hand in enumerate(state.hands, 1)
            ),
            heaps=tuple((hidden.pop(), *heap[1:]) for heap in state.heaps),
            piles=tuple(
                (*pile[:kept], *(hidden.pop() for _ in pile[kept:]))
                for pile, kept in zip(state.piles, shown, strict=False)
            ),
            corner=tuple(hidden.pop() for _ in state.corner),
            seed=state.seed + 1,
        )


def _sensible(state: State, seat: int, dice: Random, now: int) -> do.SolitaireIntent:
    """Something that the seat may do, as a rule."""
    allowed, choice = may(state, seat), dice.random()
    if allowed.undo and choice < 0.05:
        return do.Undo(seat=seat, at=now, steps=dice.randint(1, allowed.undo))
    if allowed.turn_up and choice < 0.3:
        return do.TurnUp(seat=seat, at=now)
    if allowed.swap and choice < 0.4:
        card = dice.choice(state.hands[seat - 1])
        return do.Swap(seat=seat, at=now, card=card, slot=dice.choice(state.slots[seat - 1]))
    if allowed.lay and choice < 0.95:
        return intent_of(dice.choice(allowed.lay), seat, now)
    return do.EndTurn(seat=seat, at=now, count=dice.choice((None, *allowed.end)))


def _anything(state: State, seat: int, dice: Random, now: int) -> do.SolitaireIntent:
    hand = state.hands[seat - 1] or (1,)
    slots = state.slots[seat - 1] or (2,)
    stack = dice.randint(1, 5)
    return dice.choice(
        (
            do.Lay(seat=seat, at=now, stack=stack, card=dice.choice(hand)),
            do.LaySlot(seat=seat, at=now, stack=stack, card=dice.choice(slots)),
            do.LayCorner(seat=seat, at=now, stack=stack),
            do.TurnUp(seat=seat, at=now, card=dice.randint(0, 38)),
            do.Swap(seat=seat, at=now, card=dice.choice(hand), slot=dice.choice(slots)),
            do.NameSlot(seat=seat, at=now, card=dice.randint(1, 38)),
            do.EndTurn(seat=seat, at=now, count=dice.choice((None, 0, 1, 2, 3, 8))),
            do.Undo(seat=seat, at=now, steps=dice.randint(0, 3)),
            do.Deal(seat=dice.randint(0, 1), at=now),
        )
    )


ADAPTER = SolitaireAdapter()
