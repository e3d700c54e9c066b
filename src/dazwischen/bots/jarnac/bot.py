"""An opponent at Jarnac: sees its seat's view, answers like somebody who sits there."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import Final

from msgspec import Struct

from dazwischen.bots.jarnac import doubt, minds, pace, team
from dazwischen.bots.jarnac.mind import Mind
from dazwischen.bots.jarnac.scene import DRAW, LAY, OBJECT, Move, scene
from dazwischen.bots.jarnac.simulator import BUDGET
from dazwischen.bots.jarnac.vocabulary import at_hand, familiar, mastery
from dazwischen.bots.protocol import Action, Pondering
from dazwischen.bots.strength import Strength, strength
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import Ruleset, ruleset
from dazwischen.games.jarnac.state import OVER, WAITING
from dazwischen.games.jarnac.view import View


def make(options: Options, seat: int, strength: Strength, *, budget: int = BUDGET) -> "JarnacBot":
    """`budget` is how much work `meister` puts into a decision."""
    rules = ruleset(options)
    thinks = partial(minds.mind, rules, strength.thinking, budget)
    return JarnacBot(rules, seat, strength, thinks)


def read_ahead(options: Options, strength: Strength) -> None:
    """The words of those who think at the table; the others' are read where they think."""
    words = mastery(ruleset(options), min(strength.thinking, minds.OFFHAND[0]))
    _ = words.poor


PATIENCE: Final = 5000
"""Milliseconds for which it waits to be told what is worked out elsewhere, which takes up to a
second."""


class Task(Struct, frozen=True):
    """A copy of the bot can answer: it remembers nothing but what it saw last."""

    seat: int
    strength: str
    view: View
    now: int
    dice: int


def worked_out(options: Options, task: Task) -> Action[do.JarnacIntent] | None:
    bot = make(options, task.seat, strength(task.strength))
    bot.see(task.view, task.now)
    return bot.act(task.now, Dice.rolled(task.dice))


class JarnacBot:
    def __init__(
        self, rules: Ruleset, seat: int, strength: Strength, thinks: Callable[[], Mind]
    ) -> None:
        """`thinks` is asked when there is something to think about: where that is done elsewhere,
        the bot does without a mind of its own."""
        self._rules = rules
        self._seat = seat
        self._side = rules.side_of(seat)
        self._strength = strength
        self._thinks = thinks
        self._view: View | None = None

    @cached_property
    def _mind(self) -> Mind:
        return self._thinks()

    def notice(self, dice: Dice, *, own: bool) -> int:
        slowed = self._strength.slowed(pace.notice(self._strength.hand, dice, own=own))
        return min(slowed, pace.NOTICED_BY)

    def see(self, view: View, at: int) -> None:  # noqa: ARG002 - letters do not run away
        self._view = view

    def ponder(
        self, now: int, dice: Dice
    ) -> Action[do.JarnacIntent] | Pondering[do.JarnacIntent] | None:
        view = self._view
        if view is None or not self._is_asked(view) or self._has_words:
            return self.act(now, dice)
        time = pace.left(view, self._side, now)
        patience = PATIENCE if time is None else min(PATIENCE, time // 2)
        task = Task(self._seat, str(self._strength), view, now, dice.at)

        def simpler() -> Action[do.JarnacIntent] | None:
            thinks = partial(minds.offhand, self._rules, self._strength.thinking)
            bot = JarnacBot(self._rules, self._seat, self._strength, thinks)
            bot.see(view, now)
            return bot.act(now, dice)

        return Pondering(task, lambda action: action, simpler, patience)

    @property
    def _has_words(self) -> bool:
        """Whether it finds a word here and now."""
        level = self._strength.thinking
        return level in minds.OFFHAND and at_hand(self._rules, level)

    def _is_asked(self, view: View) -> bool:
        """Whether there is a move to look for; a doubted word is only looked up."""
        running = view.phase not in (WAITING, OVER)
        return running and view.move == self._side and not view.held

    def act(self, now: int, dice: Dice) -> Action[do.JarnacIntent] | None:
        view = self._view
        if view is None or view.phase == WAITING:
            return None
        time = pace.left(view, self._side, now)
        if view.may.object and time != 0 and self._objects(view, dice):
            return self._answer(do.Object(seat=self._seat), OBJECT, time, dice)
        if view.may.accept:
            return self._answer(do.Accept(seat=self._seat), DRAW, None, dice)
        if view.phase == OVER or view.move != self._side or view.held:
            return None
        captain = view.sides[self._side - 1].captain == self._seat
        if time == 0:
            return self._soon(do.Pass(seat=self._seat), DRAW, None, dice) if captain else None
        return self._move(view, time, dice) if captain else self._propose(view, time, dice)

    def _objects(self, view: View, dice: Dice) -> bool:
        level, word = self._strength.thinking, view.laid
        known = familiar(self._rules, level, word)
        return doubt.objects(self._rules, level, (word, view.old), dice, known=known)

    def _move(self, view: View, time: int | None, dice: Dice) -> Action[do.JarnacIntent]:
        now = scene(self._rules, view, self._side)
        move = self._mind.choose(now, dice)
        if view.may.confirm:
            made = view.proposals
            seat = team.better(now, move, made, lambda other: self._mind.rate(now, other))
            if seat:
                return self._soon(do.Confirm(seat=self._seat, of=seat), LAY, time, dice)
        return self._soon(self._intent(move), move.what, time, dice)

    def _propose(self, view: View, time: int | None, dice: Dice) -> Action[do.JarnacIntent] | None:
        move = self._mind.choose(scene(self._rules, view, self._side), dice)
        made = team.proposal(self._seat, move, view.proposals)
        if made is None:
            return None
        intent = do.Propose(seat=self._seat, what=made.what, row=made.row, word=made.word)
        return self._soon(intent, move.what, time, dice)

    def _answer(
        self, intent: do.JarnacIntent, what: str, time: int | None, dice: Dice
    ) -> Action[do.JarnacIntent]:
        """The other side waits for it, and not for ever."""
        answer = self._soon(intent, what, time, dice)
        return Action(intent, min(answer.delay, pace.ANSWERED_BY))

    def _soon(
        self, intent: do.JarnacIntent, what: str, time: int | None, dice: Dice
    ) -> Action[do.JarnacIntent]:
        delay = self._strength.slowed(pace.delay(self._strength.hand, what, dice))
        return Action(intent, pace.within(delay, time))

    def _intent(self, move: Move) -> do.JarnacIntent:
        seat = self._seat
        match move.what:
            case "lay":
                return do.Lay(seat=seat, word=move.word, row=move.row)
            case "jarnac":
                return do.CallJarnac(seat=seat, word=move.word, row=move.row)
            case "exchange":
                return do.Exchange(seat=seat, letters=move.word)
            case "draw":
                return do.Draw(seat=seat)
            case _:
                return do.Pass(seat=seat)
