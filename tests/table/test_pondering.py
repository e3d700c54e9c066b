"""A bot that thinks for long does it elsewhere, and the table goes on meanwhile."""

from typing import Any

import pytest

from dazwischen.bots import registry
from dazwischen.bots.protocol import Pondering
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac.auto_actions import Timing
from dazwischen.games.jarnac.options import Options
from dazwischen.table.opening import opened
from dazwischen.table.player import Question
from dazwischen.table.table import Table
from tests.table.drive import run
from tests.table.dummies import Dummy


class Slow(Dummy):
    """Leaves all it decides to others, who are told what it saw last."""

    def see(self, view: Any, at: int) -> None:
        super().see(view, at)
        self.saw = view, at

    def ponder(self, now: int, dice: Dice) -> Pondering[Any]:
        task = self.seat, self.saw, now, dice.at
        return Pondering(task, lambda action: action, lambda: self.act(now, dice), 100)


@pytest.fixture(autouse=True)
def _slow(monkeypatch: pytest.MonkeyPatch) -> None:
    def bot(game: str, _options: Any, seat: int, _strength: Any) -> Slow:
        return Slow(game, seat)

    monkeypatch.setattr(registry, "bot", bot)


def table() -> Table:
    return opened("jarnac", Options(starter=1), 3, ["meister", "meister"], Timing(jarnac=0))


def answer(question: Question) -> Any:
    """As another process would: with nothing but the question."""
    seat, saw, now, dice = question.task
    bot = Slow("jarnac", seat)
    bot.see(*saw)
    return bot.act(now, Dice.rolled(dice))


def test_a_copy_gives_the_same_answer() -> None:
    alone = table()
    run(alone, upto=60)
    questions: list[Question] = []
    asked = table()
    asked.ponder(questions.append)
    while len(asked.envelopes) < 60:
        wake = asked.wake()
        if wake is not None:
            asked.advance(wake)
        while questions:
            question = questions.pop(0)
            asked.thought(question, answer(question))
    assert asked.envelopes[:60] == alone.envelopes[:60]


def test_whoever_gets_no_answer_plays_on_without() -> None:
    questions: list[Question] = []
    asked = table()
    asked.ponder(questions.append)
    while len(asked.envelopes) < 60:
        wake = asked.wake()
        if wake is not None:
            asked.advance(wake)
        while questions:
            asked.hurry(questions.pop(0))
    alone = table()
    run(alone, upto=60)
    assert asked.envelopes[:60] == alone.envelopes[:60]


def test_an_answer_that_comes_too_late_is_not_heard() -> None:
    questions: list[Question] = []
    asked = table()
    asked.ponder(questions.append)
    asked.advance(0)
    while not questions:
        asked.advance(asked.wake() or 0)
    old = questions.pop(0)
    asked.thought(old, answer(old))
    before = asked.wake()
    asked.thought(old, None)
    assert asked.wake() == before
