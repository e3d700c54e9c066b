"""What an operator can want of what is kept, and what that does to the database alone.

`office.py` does the same under a running server, which has to let go of what it has in memory.
"""

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from dazwischen.server.services import forgetting
from dazwischen.server.services.tournament_service import TOURNAMENTS
from dazwischen.server.streams.stream_log import StreamLog
from dazwischen.store.protocol import Store

Kind: TypeAlias = Literal["game", "table", "identity", "tournament", "sheet", "ratings"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_DIGITS: Final = 18


class Delete(Struct, frozen=True, tag_field="do", tag="delete"):
    kind: Kind
    names: tuple[str, ...]


class Ban(Struct, frozen=True, tag_field="do", tag="ban"):
    """Those people are not let in any more, or again."""

    names: tuple[str, ...]
    on: bool = True


Order: TypeAlias = Delete | Ban


class Problem(Struct, frozen=True):
    """As in `InvalidInput`, which is no data."""

    code: Literal["no-such-entry", "game-in-play"]
    args: dict[str, str]


class Result(Struct, frozen=True):
    count: int = 0
    problem: Problem | None = None


def problem(store: Store, kind: Kind, name: str) -> Problem | None:
    """Why it cannot be deleted."""
    no = missing(store, kind, name)
    if no is None and kind == "game":
        game = store.game(int(name))
        if game is not None and game.ended is None:
            return Problem("game-in-play", {"name": name, "table": game.room})
    return no


def missing(store: Store, kind: Kind, name: str) -> Problem | None:
    return (
        None
        if _known(store, kind, name)
        else Problem("no-such-entry", {"kind": kind, "name": name})
    )


def _known(store: Store, kind: Kind, name: str) -> bool:
    if kind == "table":
        return store.room(name) is not None
    if kind in {"tournament", "sheet"}:
        book = store.stream_record(name)
        return book is not None and book.kind == kind
    if not name.isascii() or not name.isdigit() or len(name) > _DIGITS:
        return False
    if kind == "game":
        return store.game(int(name)) is not None
    return bool(store.names([int(name)]))


def refusal(store: Store, order: Order) -> Problem | None:
    """All of it is done or nothing."""
    kind = order.kind if isinstance(order, Delete) else "identity"
    return next((no for name in order.names if (no := problem(store, kind, name))), None)


def carry_out(store: Store, order: Order, now: int) -> Result:
    no = refusal(store, order)
    if no is not None:
        return Result(problem=no)
    with store.transaction():
        for name in order.names:
            match order:
                case Delete():
                    _delete(store, order.kind, name, now)
                case Ban(on=True):
                    store.ban(int(name), now)
                case Ban():
                    store.unban(int(name))
    return Result(len(order.names))


def _delete(store: Store, kind: Kind, name: str, now: int) -> None:
    match kind:
        case "game":
            store.delete_game(int(name))
        case "table":
            forgetting.forget_table(store, name, now)
        case "identity":
            forgetting.forget_identity(store, int(name), now)
        case "ratings":
            store.delete_ratings(int(name))
        case "tournament":
            for code in rooms_of(store, name):
                forgetting.forget_table(store, code, now)
            store.delete_stream_record(name)
        case "sheet":
            store.delete_stream_record(name)


def rooms_of(store: Store, tournament: str) -> list[str]:
    """The codes of the tables that a tournament has opened."""
    stream = StreamLog(store, TOURNAMENTS).read(tournament)
    if stream is None:
        return []
    return [table.room for each in stream.state.rounds for table in each.tables if table.room]
