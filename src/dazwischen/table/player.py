"""A bot at a table: what it has yet to notice, and what it means to do when."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from dazwischen.bots.protocol import Action, Bot, Ponders
from dazwischen.core.dice import Dice
from dazwischen.core.game import Intent
from dazwischen.table.timers import NEVER

_NOTICING, _ACTING = 1, 2

Look: TypeAlias = Callable[[Any], Any]
"""From a state to what the seat sees of it."""


class Unnoticed(Struct, frozen=True):
    """Something that happened, and when the bot will have taken it in."""

    seq: int
    at: int
    by: int
    state: Any
    noticed: int


class Question(Struct, frozen=True):
    """What a bot is asked that thinks elsewhere: all that its answer depends on."""

    seat: int
    strength: str
    view: Any
    at: int
    """When it was like that."""
    now: int
    seq: int
    dice: tuple[int, ...]
    """The place of the dice it is lent."""


class Player:
    def __init__(self, bot: Bot[Any, Any], strength: str, seat: int, seed: int, look: Look) -> None:
        self.bot = bot
        self.strength = strength
        self.due = NEVER
        """When it has something to notice or to do."""
        self._seat = seat
        self._seed = seed
        self._look = look
        self._unnoticed: list[Unnoticed] = []
        self._plan: tuple[int, Intent] | None = None
        self.elsewhere: Callable[[Question], None] | None = None
        """Where a bot that ponders thinks, if not here and now."""
        self._pondering = 0
        self._seen: tuple[Any, int] = (None, 0)

    def happened(self, seq: int, at: int, by: int, state: Any) -> None:  # noqa: ANN401
        """What one actor did at one moment is noticed together."""
        waiting = self._unnoticed
        if waiting and waiting[-1].at == at and waiting[-1].by == by:
            waiting.pop()
        lag = self.bot.notice(Dice(self._seed, self._seat, seq, _NOTICING), own=by == self._seat)
        waiting.append(Unnoticed(seq, at, by, state, at + max(1, lag)))
        self._set_due()

    def wake(self, now: int, *, thinks: bool = True) -> Intent | None:
        """Notices what is to be noticed by now; the intent whose time has come, if any.

        Without thinking it only looks, which is enough for what is known to have come of it.
        """
        while (latest := self._noticed_by(now)) is not None:
            self._take_in(latest)
            if thinks:
                self._mean(latest.noticed, latest.seq)
        intent = None
        if self._plan is not None and self._plan[0] <= now:
            intent, self._plan = self._plan[1], None
        self._set_due()
        return intent

    def _noticed_by(self, now: int) -> Unnoticed | None:
        """The first that it will have noticed; whoever looks sees what happened before it too."""
        first = min(self._unnoticed, key=lambda news: news.noticed, default=None)
        return first if first is not None and first.noticed <= now else None

    def _take_in(self, latest: Unnoticed) -> None:
        while self._unnoticed and self._unnoticed[0].seq <= latest.seq:
            news = self._unnoticed.pop(0)
            self._seen = (self._look(news.state), news.at)
            self.bot.see(*self._seen)

    def _mean(self, now: int, seq: int) -> None:
        place = (self._seed, self._seat, seq, _ACTING)
        if self.elsewhere is not None and isinstance(self.bot, Ponders) and self.bot.ponders:
            self._plan, self._pondering = None, seq
            view, at = self._seen
            self.elsewhere(Question(self._seat, self.strength, view, at, now, seq, place))
        else:
            self._means(self.bot.act(now, Dice(*place)), now)

    def thought(self, question: Question, action: Action[Any] | None) -> None:
        """The answer to a question; an older one no longer matters."""
        if question.seq == self._pondering:
            self._pondering = 0
            self._means(action, question.now)
            self._set_due()

    def _means(self, action: Action[Any] | None, now: int) -> None:
        if action is None:
            self._plan = None
            return
        due = now + max(0, action.delay)
        if self._plan is not None and self._plan[1] == action.intent:
            due = min(due, self._plan[0])
        self._plan = (due, action.intent)

    def _set_due(self) -> None:
        noticed = min((news.noticed for news in self._unnoticed), default=NEVER)
        self.due = min(noticed, self._plan[0] if self._plan else NEVER)
