"""What a game's `may` offers, held against what the game does with it.

A game joins by `tests/games/<name>/offers.py`. Clients mark what is offered and nothing else, so an
offer that is refused, or a duty without an offer, is a dead end for somebody.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Protocol

from dazwischen.core.errors import Rejected
from dazwischen.games import registry


class Offers(Protocol):
    def offered(self, state: Any, seat: int, now: int) -> Iterator[Any]:
        """All that the seat's view offers, as intents."""
        ...

    def tried(self, state: Any, seat: int, now: int) -> Iterator[Any]:
        """All that a seat could want, possible or not."""
        ...

    def is_offered(self, state: Any, intent: Any) -> bool: ...
    def waited_for(self, state: Any) -> Iterable[int]:
        """Seats that have something to do before the others can go on."""
        ...

    def helps(self, intent: Any) -> bool:
        """Whether it is something that a seat is waited for."""
        ...

    def costs_more(self, before: Any, intent: Any, events: list[Any], after: Any) -> bool:
        """Whether what was offered turns out to be a fault, or dearer than the offer says."""
        ...

    def is_known(self, state: Any, intent: Any, events: list[Any]) -> bool:
        """Whether there is a reason not to offer it, although it is accepted."""
        ...


def offers(name: str) -> Offers:
    found: Offers = import_module(f"tests.games.{name}.offers").OFFERS
    return found


def check(name: str, state: Any, now: int) -> None:
    """Whatever is offered is accepted and fair, and whoever is waited for can do something."""
    game, known = registry.module(name).rules, offers(name)
    for seat in range(1, game.seats(state.rules.options) + 1):
        ways = list(known.offered(state, seat, now))
        for intent in ways:
            answer = game.decide(state, intent)
            assert not isinstance(answer, Rejected), (intent, answer)
            after = state
            for event in answer:
                after = game.evolve(after, event)
            assert not known.costs_more(state, intent, list(answer), after), (intent, answer)
        if seat in known.waited_for(state):
            assert any(map(known.helps, ways)), (seat, ways)


def check_the_rest(name: str, state: Any, now: int) -> None:
    """What is not offered is refused, or there is a reason."""
    game, known = registry.module(name).rules, offers(name)
    for seat in range(1, game.seats(state.rules.options) + 1):
        for intent in known.tried(state, seat, now):
            if known.is_offered(state, intent):
                continue
            answer = game.decide(state, intent)
            if not isinstance(answer, Rejected):
                assert known.is_known(state, intent, list(answer)), (intent, answer)
