"""What the commands of `dazwischen admin` share."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import msgspec
from msgspec import Struct

from dazwischen.cli.database import complaint, database
from dazwischen.cli.output import give_up, texts
from dazwischen.core.errors import InvalidInput
from dazwischen.store.holding import held
from dazwischen.store.opening import Access
from dazwischen.store.protocol import StoreError, StoreInUse
from dazwischen.store.records import Damage
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.texts import Texts

if TYPE_CHECKING:
    from dazwischen.server.services.orders import Order, Problem
    from dazwischen.server.services.retention import Retention

_PATIENCE: Final = 20.0
"""Seconds for a server to do what is wanted."""
_LOOKS: Final = 0.05


class Office(Struct, frozen=True):
    folder: Path

    @property
    def words(self) -> Texts:
        return texts(None)

    @contextmanager
    def work(self, access: Access = "read") -> Iterator[SQLiteStore]:
        """The database; what cannot be done ends the command with a sentence."""
        try:
            with database(self.folder, access) as store:
                self.warn(store.found)
                yield store
        except InvalidInput as error:
            give_up(error, self.words)

    @contextmanager
    def alone(self, access: Access = "write") -> Iterator[SQLiteStore]:
        """The same, while no server has it and none can start."""
        try:
            with database(self.folder, access, alone=True) as store:
                self.warn(store.found)
                yield store
        except InvalidInput as error:
            give_up(error, self.words)

    def warn(self, damages: Iterable[Damage]) -> None:
        """At once: what is noticed when the database is opened cannot be noticed again."""
        for damage in damages:
            args = {"name": damage.name, "seq": damage.seq, "problem": damage.problem}
            click.echo(self.words("damage", {"what": damage.what, **args}), err=True)

    def check(self, order: "Order") -> None:
        """Before anybody is asked whether it is to be done."""
        from dazwischen.server.services.orders import refusal

        with self.work() as store:
            insist(refusal(store, order))

    def order(self, order: "Order") -> int:
        """Has it done, by the server if one runs; how many entries it concerned."""
        from dazwischen.server.services.orders import Result, carry_out

        self.check(order)
        try:
            with held(self.folder), self.work("write") as store:
                result = carry_out(store, order, _now())
        except StoreInUse:
            with self.work("write") as store:
                answer = _asked(store, msgspec.json.encode(order))
            result = msgspec.json.decode(answer, type=Result)
        except StoreError as error:
            give_up(complaint(error), self.words)
        try:
            insist(result.problem)
        except InvalidInput as error:
            give_up(error, self.words)
        return result.count

    def prune(self, retention: "Retention") -> int:
        """Deletes a handful of what has been unused for longer than that; how many."""
        from dazwischen.server.services.retention import expired

        with self.work() as store:
            orders = list(expired(store, retention, _now()))
        return sum(self.order(order) for order in orders)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _asked(store: SQLiteStore, order: bytes) -> bytes:
    """What the server answers. One that does not answer will not do it later either."""
    number = store.add_order(order)
    until = time.monotonic() + _PATIENCE
    while True:
        answer = store.take_answer(number)
        if answer is not None:
            return answer
        if time.monotonic() > until and store.withdraw_order(number):
            raise InvalidInput("no-answer", seconds=int(_PATIENCE))
        time.sleep(_LOOKS)


def insist(problem: "Problem | None") -> None:
    if problem is not None:
        raise InvalidInput(problem.code, line=None, **problem.args)


pass_office = click.make_pass_decorator(Office)
