"""What a table's bots ponder goes to the processes that think.

Answers come as soon as they can, and whoever cannot get one in time plays without.
"""

from collections.abc import Callable
from typing import Any

from dazwischen.server.base.turns import Job, Wish
from dazwischen.server.tables.record import Record
from dazwischen.server.tables.room import Room
from dazwischen.server.work.thinking import Thinking, worked_out
from dazwischen.table.player import Question


def pondering(
    room: Room, thinking: Thinking, run: Callable[[], None]
) -> Callable[[Question], None]:
    """Where its bots think; `run` lets happen what comes of it."""

    def ask(question: Question) -> None:
        game = room.game
        if game is None:
            return
        table = game.table

        def is_played() -> bool:
            """A table that slept meanwhile, or was read again, has asked again."""
            return room.game is game

        def thought(answer: Any) -> None:  # noqa: ANN401 - each game has its own
            if is_played():
                table.thought(question, answer)
                run()

        def late() -> None:
            if is_played():
                table.hurry(question)
                run()

        args = table.game.name, table.options, question.task
        job = Job(wish(room.record, question.seat), worked_out, args, thought, late)
        thinking.ask(job, question.patience)

    return ask


def wish(record: Record, seat: int) -> Wish:
    owner = f"tournament {record.tournament}" if record.tournament else f"host {record.host}"
    return Wish(owner, f"{record.code}/{seat}", waits=not record.unattended)
