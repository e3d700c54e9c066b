"""Servers for the tests, with bots that only know what they may do."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from dazwischen.bots import registry
from dazwischen.bots.protocol import Action
from dazwischen.core.dice import Dice
from dazwischen.store.sqlite import SQLiteStore
from tests.server.in_thread import client, serving
from tests.server.live import TRANSPORTS, Live, live
from tests.server.process import Process
from tests.table.dummies import Dummy


@pytest.fixture
def dummies(monkeypatch: pytest.MonkeyPatch) -> None:
    def bot(game: str, _options: Any, seat: int, _strength: Any) -> Dummy:
        return Dummy(game, seat)

    monkeypatch.setattr(registry, "bot", bot)


class Hasty(Dummy):
    """Notices soon and acts at once: a game takes seconds, and the loop keeps up with it."""

    def notice(self, dice: Dice, *, own: bool) -> int:  # noqa: ARG002
        return 15

    def act(self, now: int, dice: Dice) -> Action[Any] | None:
        action = super().act(now, dice)
        return None if action is None else Action(action.intent, 0)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    def bot(game: str, _options: Any, seat: int, _strength: Any) -> Hasty:
        return Hasty(game, seat)

    monkeypatch.setattr(registry, "bot", bot)


@pytest.fixture(params=TRANSPORTS)
def transport(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., Live]]:
    """Starts servers; each must have nothing to complain about in the end."""
    servers: list[Live] = []
    with ExitStack() as stack:

        def start(transport: str = TRANSPORTS[0], data: Path = tmp_path) -> Live:
            servers.append(stack.enter_context(live(data, transport)))
            return servers[-1]

        yield start
    assert [server.complaints.records for server in servers] == [[] for _ in servers]


@pytest.fixture
def server(started: Callable[..., Live], transport: str, dummies: None) -> Live:  # noqa: ARG001
    return started(transport)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server that can be killed and started again."""
    made = Process(tmp_path)
    made.start()
    yield made
    made.kill()
    made.send_home()


@pytest.fixture(scope="module")
def served() -> Iterator[tuple[SQLiteStore, str]]:
    """One server for all; everybody in it is new to every test."""
    kept = SQLiteStore(":memory:")
    with serving(kept) as address:
        yield kept, address
    kept.close()


@pytest.fixture
def store(served: tuple[SQLiteStore, str]) -> SQLiteStore:
    for game in served[0].games():
        served[0].delete_game(game.id)
    return served[0]


@pytest.fixture
def ada(served: tuple[SQLiteStore, str]) -> Iterator[httpx.Client]:
    with client(served[1], "Ada") as somebody:
        yield somebody


@pytest.fixture
def bea(served: tuple[SQLiteStore, str]) -> Iterator[httpx.Client]:
    with client(served[1], "Bea") as somebody:
        yield somebody
