"""A bot at a table: what it has yet to notice, and what it means to do when."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from dazwischen.bots.protocol import Action, Bot, Pondering, Ponders
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
    """What a bot ponders, to be worked out elsewhere."""

    seat: int
    now: int
    task: Any
    """All that the answer depends on."""
    patience: int
    """Milliseconds until the bot should rather be told to hurry."""


class Player:
    def __init__(self, bot: Bot[Any, Any], strength: str, seat: int, seed: int, look: Look) -> None:
        """`seed` is what its dice depend on, besides the seat and the event."""
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
        self._ponders = bot if isinstance(bot, Ponders) else None
        self._pondering: tuple[Question, Pondering[Any]] | None = None
        self._put_off: tuple[int, Intent] | None = None
        """What it meant to do before it began to ponder."""

    def think_in(self, elsewhere: Callable[[Question], None] | None) -> None:
        """What it ponders already is asked there too."""
        self.elsewhere = elsewhere
        if elsewhere is not None and self._pondering is not None:
            elsewhere(self._pondering[0])

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
            self.bot.see(self._look(news.state), news.at)

    def _mean(self, now: int, seq: int) -> None:
        dice = Dice(self._seed, self._seat, seq, _ACTING)
        if self._pondering is not None:
            self._pondering, self._plan = None, self._put_off
        if self.elsewhere is None or self._ponders is None:
            self._means(self.bot.act(now, dice), now)
            return
        meant = self._ponders.ponder(now, dice)
        if not isinstance(meant, Pondering):
            self._means(meant, now)
            return
        question = Question(self._seat, now, meant.task, meant.patience)
        self._pondering, self._put_off, self._plan = (question, meant), self._plan, None
        self.elsewhere(question)

    def thought(self, question: Question, answer: Any) -> None:  # noqa: ANN401
        """The answer to a question; an older one no longer matters."""
        if self._pondering is not None and self._pondering[0] is question:
            self._decide(question, self._pondering[1].then(answer))

    def hurry(self, question: Question) -> None:
        """There is no time for this question: the bot decides as well as it can without."""
        if self._pondering is not None and self._pondering[0] is question:
            self._decide(question, self._pondering[1].simpler())

    def _decide(self, question: Question, action: Action[Any] | None) -> None:
        self._pondering, self._plan = None, self._put_off
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
