"""What J-Solitär offers a seat."""

from collections.abc import Iterator

from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.may import may
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.state import PLAYING, State


class SolitaireOffers:
    def offered(self, state: State, seat: int, now: int) -> Iterator[do.SolitaireIntent]:
        allowed = may(state, seat)
        yield from (intent_of(move, seat, now) for move in allowed.lay)
        if allowed.turn_up:
            yield do.TurnUp(seat=seat, at=now)
        if allowed.swap:
            for card in state.hands[seat - 1]:
                for slot in state.slots[seat - 1]:
                    yield do.Swap(seat=seat, at=now, card=card, slot=slot)
        if allowed.end:
            yield do.EndTurn(seat=seat, at=now)
        yield from (do.EndTurn(seat=seat, at=now, count=count) for count in allowed.end)
        yield from (do.Undo(seat=seat, at=now, steps=steps) for steps in range(1, allowed.undo + 1))

    def tried(self, state: State, seat: int, now: int) -> Iterator[do.SolitaireIntent]:
        hand = set(state.hands[seat - 1] if state.hands else ())
        slots = set(state.slots[seat - 1] if state.slots else ())
        for stack in range(1, 6):
            yield do.LayCorner(seat=seat, at=now, stack=stack)
            yield from (do.Lay(seat=seat, at=now, stack=stack, card=card) for card in hand)
            yield from (do.LaySlot(seat=seat, at=now, stack=stack, card=card) for card in slots)
        for card in hand:
            yield from (do.Swap(seat=seat, at=now, card=card, slot=slot) for slot in slots)
        yield do.TurnUp(seat=seat, at=now)
        yield do.EndTurn(seat=seat, at=now)
        yield from (do.EndTurn(seat=seat, at=now, count=count) for count in range(10))
        yield from (do.Undo(seat=seat, at=now, steps=steps) for steps in range(1, 4))

    def is_offered(self, state: State, intent: do.SolitaireIntent) -> bool:
        return intent in self.offered(state, intent.seat, intent.at)

    def waited_for(self, state: State) -> Iterator[int]:
        if state.phase == PLAYING:
            yield state.turn

    def helps(self, intent: do.SolitaireIntent) -> bool:
        return not isinstance(intent, do.Undo | do.Swap)

    def costs_more(
        self,
        before: State,
        intent: do.SolitaireIntent,
        _events: list[ev.SolitaireEvent],
        after: State,
    ) -> bool:
        """Nothing costs anything; but a game ends only where that was said."""
        ends = isinstance(intent, do.EndTurn) and after.phase != PLAYING
        return ends and not may(before, intent.seat).ends_game

    def is_known(
        self, _state: State, _intent: do.SolitaireIntent, _events: list[ev.SolitaireEvent]
    ) -> bool:
        return False


OFFERS = SolitaireOffers()
