"""What a table's bots ponder goes to the processes that think.

Answers come as soon as they can, and whoever cannot get one in time plays without.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dazwischen.server.base.turns import Job, Wish
from dazwischen.server.work.thinking import worked_out
from dazwischen.table.player import Question

if TYPE_CHECKING:
    from dazwischen.server.tables.room import Room


def pondering(room: "Room") -> Callable[[Question], None]:
    """Where its bots think."""
    hub, code = room.hub, room.record.code

    def ask(question: Question) -> None:
        sitting = room.sitting
        if sitting is None:
            return
        table = sitting.table

        def is_played() -> bool:
            """A table that slept meanwhile, or was read again, has asked again."""
            return room.sitting is sitting and hub.rooms.get(code) is room

        def thought(answer: Any) -> None:  # noqa: ANN401 - each game has its own
            if is_played():
                table.thought(question, answer)
                room.run()

        def late() -> None:
            if is_played():
                table.hurry(question)
                room.run()

        args = table.game.name, table.options, question.task
        job = Job(wish(room, question.seat), worked_out, args, thought, late)
        hub.thinking.ask(job, question.patience)

    return ask


def wish(room: "Room", seat: int) -> Wish:
    record = room.record
    owner = f"tournament {record.tournament}" if record.tournament else f"host {record.host}"
    return Wish(owner, f"{record.code}/{seat}", waits=not record.unattended)
