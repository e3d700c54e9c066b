"""What the operator wants of a running server is done at once, by the server itself."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dazwischen.cli import admin_office
from dazwischen.cli.main import main
from dazwischen.server.services.tournament_service import sealed
from dazwischen.store.holding import held
from dazwischen.store.protocol import StoreInUse
from dazwischen.store.sqlite import DATABASE, SQLiteStore
from tests.limits import LONG
from tests.server.live import Live
from tests.server.tournaments import Tour


@pytest.fixture
def server(started: Callable[..., Live], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Live:
    """It has the folder, as a process of its own would: here the lock would be one's own."""
    monkeypatch.setattr(admin_office, "held", _in_use)
    return started(data=tmp_path)


def admin(folder: Path, *words: str) -> Result:
    """In another thread: the server's own is the one that answers."""
    done: list[Result] = []

    def run() -> None:
        command = ["admin", "--data", str(folder), *words, "--lang", "en"]
        done.append(CliRunner().invoke(main, command))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(LONG)
    return done[0]


def test_a_table_is_gone_at_once(server: Live, tmp_path: Path) -> None:
    ada = server.person("Ada")
    code = server.table(ada, seats=["me", "leicht"], options={"players": 2}, start=True)
    socket = server.socket(ada)
    socket.send({"t": "hello", "v": 2, "table": code, "client": "a"})
    game = socket.next("hello")["game"]["id"]
    done = admin(tmp_path, "delete", "table", code, "--yes")
    assert (done.exit_code, done.output) == (0, "One entry deleted.\n")
    assert socket.next("bye")["code"] == "closed"
    assert ada.get(f"/api/tables/{code}").status_code == 404
    assert code not in server.parts.tables.awake
    kept = server.call(lambda: server.parts.runtime.store.game(game))
    assert kept is not None
    assert kept.ended is not None


def test_a_person_is_gone_at_once_and_the_others_play_on(server: Live, tmp_path: Path) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    code = server.table(ada, options={"players": 2})
    here, there = server.socket(ada), server.socket(bob)
    here.send({"t": "hello", "v": 2, "table": code, "client": "a"})
    there.send({"t": "hello", "v": 2, "table": code, "client": "b"})
    there.send({"t": "room", "id": 1, "do": {"do": "sit", "seat": 2}})
    there.next("done")
    who = str(bob.get("/api/me").json()["id"])
    assert admin(tmp_path, "delete", "identity", who, "--yes").exit_code == 0
    assert there.next("bye")["code"] == "removed"
    assert bob.get("/api/me").status_code == 401
    assert here.next("bye")["code"] == "restart"
    here = server.socket(ada)
    here.send({"t": "hello", "v": 2, "table": code, "client": "a"})
    room = here.next("hello")["room"]
    assert "Bob" not in str(room)
    assert admin(tmp_path, "delete", "identity", who, "--yes").exit_code == 2


def test_whoever_is_banned_has_to_go_until_he_may_come_again(server: Live, tmp_path: Path) -> None:
    bob = server.person("Bob")
    who = str(bob.get("/api/me").json()["id"])
    socket = server.socket(bob)
    assert admin(tmp_path, "ban", who).exit_code == 0
    assert socket.next("bye")["code"] == "banned"
    for refused in (bob.get("/api/me"), bob.post("/api/me", json={"name": "Ben"})):
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    with pytest.raises(Exception, match="403"):
        server.socket(bob)
    assert admin(tmp_path, "unban", who).exit_code == 0
    assert bob.get("/api/me").json()["name"] == "Bob"


def test_a_tournament_goes_with_its_tables(server: Live, tmp_path: Path) -> None:
    tour = Tour(server, game="jarnac", system="swiss", title="Pokal", online=True)
    assert admin(tmp_path, "delete", "tournament", tour.code, "--yes").exit_code == 0
    assert tour.http.get(f"{tour.path}?key={tour.key}").status_code == 404
    store = server.parts.runtime.store
    assert server.call(lambda: store.key(sealed(tour.code, tour.key))) is None


def test_a_server_that_does_not_answer_does_nothing_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin_office, "_PATIENCE", 0.1)
    store = SQLiteStore(tmp_path / DATABASE)
    who = store.add_identity(b"a", "Ada", 1).id
    monkeypatch.setattr(admin_office, "held", _in_use)
    silent = admin(tmp_path, "ban", str(who))
    assert (silent.exit_code, "has not answered" in silent.output) == (2, True)
    assert store.orders() == []
    store.close()


def _in_use(folder: Path) -> None:
    raise StoreInUse(folder)


def test_without_a_server_it_is_done_here(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / DATABASE)
    who = store.add_identity(b"a", "Ada", 1).id
    store.close()
    assert admin(tmp_path, "ban", str(who)).exit_code == 0
    with held(tmp_path):
        again = SQLiteStore(tmp_path / DATABASE)
        assert [one.banned for one in again.identities()] == [True]
        again.close()
