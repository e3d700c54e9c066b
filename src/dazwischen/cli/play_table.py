"""A table for one process: the state, the log, and what the bots mean to do when.

It has no clock of its own: whoever drives it says what time it is, so a whole match also runs in
no time at all.
"""

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct, structs

from dazwischen.bots.protocol import Action
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.core.log import Log, header
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import State
from dazwischen.games.jay.view import View


class JayBot(Protocol):
    def act(self, view: View, now: int) -> Action[do.JayIntent] | None: ...


class Step(Struct, frozen=True):
    """One event between two states."""

    before: State
    event: ev.JayEvent
    after: State


class Plan(Struct, frozen=True):
    intent: do.JayIntent
    due: int


class Table:
    def __init__(self, options: Options, seed: int, bots: Mapping[int, JayBot]) -> None:
        self.state = GAME.start(options, seed)
        self.log = Log(header(GAME, options, seed))
        self.bots = bots
        self.plans: dict[int, Plan] = {}
        self.refused: list[tuple[do.JayIntent, Rejected]] = []
        """What bots wanted and could not have: a bot that knows the rules leaves it empty."""

    def deal(self, now: int) -> list[Step] | Rejected:
        return self.submit(do.Deal(seat=TABLE), now)

    def submit(self, intent: do.JayIntent, now: int) -> list[Step] | Rejected:
        answer = GAME.decide(self.state, structs.replace(intent, at=now))
        if isinstance(answer, Rejected):
            return answer
        steps = []
        for event in answer:
            after = GAME.evolve(self.state, event)
            steps.append(Step(self.state, event, after))
            self.state = after
        self.log = self.log.append(answer, at=now, by=intent.seat)
        for seat in self.bots:
            self._plan(seat, now)
        return steps

    def due(self) -> int | None:
        """When the next bot acts."""
        return min((plan.due for plan in self.plans.values()), default=None)

    def advance(self, now: int) -> list[Step]:
        """Lets the bot act whose time has come, if it still wants to."""
        ripe = [(plan.due, seat) for seat, plan in self.plans.items() if plan.due <= now]
        if not ripe:
            return []
        _, seat = min(ripe)
        meant = self.plans[seat].intent
        self._plan(seat, now)
        if seat not in self.plans or self.plans[seat].intent != meant:
            return []
        del self.plans[seat]
        answer = self.submit(meant, now)
        if isinstance(answer, Rejected):
            self.refused.append((meant, answer))
            return []
        return answer

    def _plan(self, seat: int, now: int) -> None:
        """A plan that still stands keeps its time; news can only hurry it."""
        action = self.bots[seat].act(GAME.view(self.state, seat), now)
        if action is None:
            self.plans.pop(seat, None)
            return
        due = now + action.delay
        old = self.plans.get(seat)
        if old is not None and old.intent == action.intent:
            due = min(due, old.due)
        self.plans[seat] = Plan(action.intent, due)
