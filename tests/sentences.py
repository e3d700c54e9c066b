"""What a sentence says, held against what is true before and after.

A game joins by `tests/games/<name>/sentences.py`, with a predicate for every sentence of its
catalogue that says something about the table. The state can be right and the sentence wrong: of a
throw by somebody who had reserved already it was said that he "has a reservation by it".
"""

import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct

from dazwischen.core.acts import Act
from dazwischen.core.errors import Rejected
from dazwischen.core.log import Envelope
from dazwischen.core.report import Message
from dazwischen.games import registry
from tests.conformance import adapter

EAGER: Final = 0.4
"""Random players seldom get to the end of anything."""


class Told(Struct, frozen=True):
    """A sentence about an act."""

    before: Any
    intent: Any
    events: list[Any]
    after: Any
    args: Mapping[str, Any]

    def of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


class Refused(Struct, frozen=True):
    """A sentence about something that was not to be."""

    state: Any
    intent: Any
    args: Mapping[str, Any]


Happened: TypeAlias = Callable[[Told], bool]
Was: TypeAlias = Callable[[Any, Mapping[str, Any]], bool]
Because: TypeAlias = Callable[[Refused], bool]


class Sentences(Protocol):
    CATALOGUE: str
    HAPPENED: Mapping[str, Happened]
    """Of what was done: what it changed."""
    SITUATION: Mapping[str, Was]
    """Of how things stand."""
    REFUSED: Mapping[str, Because]
    """Of why something was refused, where that is said with a name or a number."""
    SELDOM: frozenset[str]
    """Of what was done: sentences that random play need not lead to."""
    SAYS_NOTHING: Mapping[str, str]
    """Sentences that say nothing about the table, or parts of others, each with the reason."""

    def situation(self, state: Any) -> list[Message]: ...
    def eager(self, state: Any, dice: Random, now: int) -> Any:
        """What players want who are after the end of the game; None if there is nothing."""
        ...


def sentences(name: str) -> Sentences:
    found: Any = import_module(f"tests.games.{name}.sentences")
    return found  # type: ignore[no-any-return] # a module is what it is


def catalogue(name: str) -> set[str]:
    """Every key of a game's catalogue."""
    path = files("dazwischen.texts").joinpath("de", f"{sentences(name).CATALOGUE}.ftl")
    return set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8")))


class Heard(Struct):
    """Every sentence of a random game, and those that are not true."""

    keys: set[str] = set()
    false: list[tuple[str, Any]] = []


def listen(name: str, options: Any, seed: int, steps: int) -> Heard:
    game, player, dice = registry.module(name).rules, adapter(name), Random(seed)
    annotator, known, heard = registry.module(name).annotator, sentences(name), Heard()
    state, now = game.start(options, seed), 0
    for _ in range(steps):
        now += dice.choice((0, 0, 10, 400, 1500))
        eager = known.eager(state, dice, now) if dice.random() < EAGER else None
        intent = eager or player.intent(state, dice, now)
        now = max(now, intent.at)
        answer = game.decide(state, intent)
        if isinstance(answer, Rejected):
            _refused(known, Refused(state, intent, answer.args), answer.key, heard)
            continue
        after = state
        for event in answer:
            after = game.evolve(after, event)
        told = annotator.tell(_act(state, intent, list(answer)), after)
        for message in told.messages:
            said = Told(state, intent, list(answer), after, message.args)
            heard.keys.add(message.key)
            happened = known.HAPPENED.get(message.key)
            if happened is not None and not happened(said):
                heard.false.append((message.key, said))
        state = after
        for message in known.situation(state):
            heard.keys.add(message.key)
            was = known.SITUATION.get(message.key)
            if was is not None and not was(state, message.args):
                heard.false.append((message.key, state))
        if game.outcome(state):
            break
    return heard


def _refused(known: Sentences, refused: Refused, key: str, heard: Heard) -> None:
    heard.keys.add(key)
    because = known.REFUSED.get(key)
    if because is not None and not because(refused):
        heard.false.append((key, refused))


def _act(before: Any, intent: Any, events: list[Any]) -> Act:
    envelopes = [
        Envelope(number, intent.at, intent.seat, event) for number, event in enumerate(events, 1)
    ]
    return Act(before, intent, tuple(envelopes))


def keys_of(known: Sentences) -> Iterator[str]:
    for table in (known.HAPPENED, known.SITUATION, known.REFUSED, known.SAYS_NOTHING):
        yield from table
