"""`meister` plays out its moves elsewhere: with the same result, and not at the table's expense."""

import pickle

import pytest

from bots_jay_rounds import seated
from dazwischen.bots import registry
from dazwischen.bots.jay import foresight
from dazwischen.core.log import Log, batches
from dazwischen.games.jay.options import Faults, Options
from dazwischen.table.opening import resumed
from dazwischen.table.player import Question
from dazwischen.table.table import Table
from dazwischen.table.verify import verify
from tests.bots.jay.tables import finish

SEATS = ("meister", "meister", "stark")


def pondered(options: Options, seed: int, *, answers: bool) -> Table:
    """A table whose bots are answered as soon as they ask, or never."""
    questions: list[Question] = []
    table = seated(options, SEATS, seed)
    table.ponder(questions.append)
    while table.outcome is None:
        table.advance(table.wake() or 0)
        while questions:
            question = questions.pop(0)
            if answers:
                sent = pickle.loads(pickle.dumps((options, question.task)))  # noqa: S301 - our own
                table.thought(question, registry.worked_out("jay", *sent))
            else:
                table.hurry(question)
    return table


@pytest.mark.parametrize("faults", ["guarded", "tournament"])
def test_another_process_finds_the_same(faults: Faults) -> None:
    options = Options(faults=faults, players=3)
    alone = finish(seated(options, SEATS, 11)).log
    assert pondered(options, 11, answers=True).log.envelopes == alone.envelopes


def test_whoever_gets_no_turn_plays_simpler(monkeypatch: pytest.MonkeyPatch) -> None:
    """To the end, and without a move played out here."""
    monkeypatch.setattr(foresight, "rollout", None)
    table = pondered(Options(players=3), 12, answers=False)
    verify(table.log)


def test_nobody_ponders_while_a_table_is_taken_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was under way is asked as soon as somebody says where."""
    monkeypatch.setattr(foresight, "rollout", None)
    whole = pondered(Options(players=3), 12, answers=False).log
    questions: list[Question] = []
    for batch in batches(whole.envelopes):
        so_far = Log(whole.header, whole.envelopes[: batch[-1].seq])
        table = resumed(so_far, ponders=False)
        table.ponder(questions.append)
    assert questions
