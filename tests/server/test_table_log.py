"""What happens at a table is kept with what caused it, and the record beside it is its fold."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import asdict, replace

from dazwischen.server.base.metrics import Metrics
from dazwischen.server.run import look_through
from dazwischen.server.services.forgetting import forget_identity
from dazwischen.server.streams.requests import LEAST, PEOPLE
from dazwischen.server.streams.session import Session
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables import table_log
from dazwischen.server.tables.house import House as Parts
from dazwischen.server.tables.pledge import Pledge
from dazwischen.server.tables.record import Place, Played, Record, Rules
from dazwischen.server.wire.settings import TableSettings
from dazwischen.store import records
from dazwischen.store.protocol import StoreBroken
from dazwischen.store.records import Identity
from dazwischen.store.sqlite import DATABASE, SQLiteStore
from tests.server import loops
from tests.server.indoors import CODE, House, enter, say

OLD = Path(__file__).parents[1] / "store/version7.sql"
_event = msgspec.json.Decoder(ev.Event).decode


def kept(store: SQLiteStore, code: str = CODE) -> records.Room:
    room = store.room(code)
    assert room is not None
    return room


def facts(store: SQLiteStore) -> list[tuple[str, int, str, int]]:
    """What has happened since the table was opened: what, by whom, under which id."""
    rows = store.events(kept(store).stream)[1:]
    return [(json.loads(row.data)["e"], int(row.by), row.client, row.ticket) for row in rows]


def last(session: Session) -> dict[str, Any]:
    sent: list[bytes] = session.channel.connection.sent  # type: ignore[attr-defined]
    told: list[dict[str, Any]] = [json.loads(message) for message in sent]
    answers = [one for one in told if one.get("re")]
    return (answers or told)[-1]


def wants(parts: Parts, session: Session, number: int, **what: object) -> dict[str, Any]:
    say(parts, session, t="room", id=number, do=what)
    return last(session)


def test_events_carry_what_caused_them() -> None:
    async def play() -> None:
        house = House()
        ada, client = house.ada.id, f"{house.ada.id}/a"
        session = house.enter()
        wants(house.parts, session, 4, do="settings", name="Runde")
        wants(house.parts, session, 5, do="sit", seat=1)
        wants(house.parts, session, 6, do="start")
        wants(house.parts, session, 7, do="stop")
        commitment = house.parts.tables.awake[CODE].room.record.pledge.commitment
        house.say(session, t="share", commitment=commitment, share="1" * 64)
        assert facts(house.store) == [
            ("settings-changed", ada, client, 4),
            ("game-begun", ada, client, 6),
            ("game-broken-off", ada, client, 7),
            ("share-given", ada, "", 0),
        ]
        assert [refusal.ticket for refusal in house.store.refusals(CODE)] == [5]
        assert not [*table_log.damages(house.store)]
        await house.parts.stop()

    loops.run(play())


def test_nothing_is_done_again_after_a_death() -> None:
    """Neither what the table keeps, nor what only its game does, nor what was said."""

    async def play() -> None:
        house = House()
        session = house.enter()
        wanted: list[dict[str, object]] = [
            {"do": "settings", "name": "Runde"},
            {"do": "settings", "name": "Kreis"},
            {"do": "start"},
            {"do": "let-bot", "bot": "leicht"},
            {"do": "play-on"},
        ]
        for number, what in enumerate(wanted, 1):
            assert wants(house.parts, session, number, **what)["t"] == "done"
        house.say(session, t="say", id=9, text="Moment!")
        assert house.store.refusals(CODE) == []
        before = facts(house.store)
        game = house.store.events(kept_record(house.store).play.playing)
        again = Parts(house.store, Metrics())
        back = enter(again, house.ada, CODE)
        for number, what in enumerate(wanted, 1):
            assert wants(again, back, number, **what)["t"] == "done"
        say(again, back, t="say", id=9, text="Moment!")
        assert last(back)["t"] == "done"
        assert facts(house.store) == before
        assert house.store.events(kept_record(house.store).play.playing)[: len(game)] == game
        assert len(house.store.talk(CODE, 9)) == 1
        held = [
            row for row in house.store.events(kept_record(house.store).play.playing) if row.client
        ]
        assert {row.ticket for row in held} == {4, 5}
        await again.stop()
        await house.parts.stop()

    loops.run(play())


def test_of_each_person_the_last_is_remembered() -> None:
    """A table where people have come and gone for years is not all kept in mind."""
    many = [
        records.Event(1, seq, 0, 1 + seq % 300, b"", f"{1 + seq % 300}/c{seq}", seq)
        for seq in range(300 * (LEAST + 1))
    ]
    noisy = [records.Event(1, 0, 0, 7, b"", "7/x", number) for number in range(10 * LEAST)]
    found = table_log.answered([*many, *noisy], [])
    assert len(found) == PEOPLE * LEAST
    assert found[-LEAST:] == [("7/x", number) for number in range(9 * LEAST, 10 * LEAST)]
    assert found[0] == ("102/c401", 401)


def kept_record(store: SQLiteStore) -> Record:
    return table_log.record_of(kept(store))


def of_version_7(path: Path, record: bytes) -> SQLiteStore:
    """One table, whose client `1/mine` has had 4 and 5 done."""
    with closing(sqlite3.connect(path)) as old:
        old.executescript(OLD.read_text("utf-8"))
        old.execute("INSERT INTO identities (name, created, seen) VALUES ('Ada', 5, 6)")
        old.execute("INSERT INTO rooms VALUES (?, ?, 50, 1)", (CODE, record))
        old.execute("INSERT INTO seated VALUES (1, ?)", (CODE,))
        said = b'{"t":"done","re":5}'
        old.execute("INSERT INTO refusals VALUES (?, 1, 1, '1/mine', 5, ?)", (CODE, said))
        old.execute("PRAGMA user_version = 7")
        old.commit()
    return SQLiteStore(path)


def test_what_was_done_before_tables_had_events_is_not_done_again(tmp_path: Path) -> None:
    record = Record(
        CODE, 1, Rules("jay"), (Place(who=1), Place()),
        TableSettings("Runde", public=True, watching=False, delay=5, talk=False),
        Played(0, (3,), {"1": 5}), asked=(("1/mine", 4),),
    )  # fmt: skip
    earlier = asdict(record)
    for part in ("settings", "play"):
        # Their fields stood among the others.
        earlier |= asdict(earlier.pop(part))
    store = of_version_7(tmp_path / DATABASE, msgspec.json.encode(earlier))
    assert kept_record(store) == record

    async def play() -> None:
        parts = Parts(store, Metrics())
        session = enter(parts, Identity(1, "Ada", 5, 6), CODE, "mine")
        for number in (4, 5):
            answer = wants(parts, session, number, do="settings", name="Kreis")
            assert answer["t"] == "done"
        assert kept_record(store).settings.name == "Runde"
        assert wants(parts, session, 6, do="settings", name="Kreis")["t"] == "done"
        assert kept_record(store).settings.name == "Kreis"
        await parts.stop()

    loops.run(play())
    assert [*table_log.damages(store)] == []
    store.close()


def opened(store: SQLiteStore, code: str = CODE) -> records.Room:
    who = store.add_identity(code.encode(), "Ada", 0).id
    record = Record(code, who, Rules("jay"), (Place(who=who), Place(bot="leicht")))
    table_log.opened(store, record, 5)
    return kept(store, code)


def test_a_record_that_is_not_what_happened_is_told(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / DATABASE)
    room, other = opened(store), opened(store, "other")
    record = replace(table_log.record_of(room), play=Played(totals={"1": 100}))
    store.put_room(replace(room, data=Raw(msgspec.json.encode(record))))
    found = [(damage.what, damage.name) for damage in table_log.damages(store)]
    assert found == [("table", CODE)]
    with pytest.raises(StoreBroken, match="table 1 is damaged"):
        table_log.read(store, kept(store))
    assert table_log.read(store, other)[0].seq == 1
    store.close()


def test_the_start_tells_of_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """After a death: what was closed as it should be is looked at no further."""
    store = SQLiteStore(tmp_path / DATABASE)
    store.put_room(replace(opened(store), data=Raw(b'{"code":"code"')))
    look_through(store)
    assert caplog.messages == [f"Table {CODE} can no longer be read."]
    store.close()


def test_who_is_deleted_is_forgotten_by_an_event(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / DATABASE)
    room = opened(store)
    (who,) = room.people
    assert forget_identity(store, who, 9)
    rows = store.events(room.stream)
    assert [_event(row.data) for row in rows[1:]] == [ev.Forgotten(who)]
    assert kept_record(store).seats[0] == Place()
    assert kept(store).people == ()
    assert [*table_log.damages(store)] == []
    store.close()


def test_somebody_can_be_deleted_who_sits_at_a_damaged_table(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / DATABASE)
    room, other = opened(store), opened(store, "other")
    store.put_room(replace(room, people=(*room.people, *other.people)))
    with closing(sqlite3.connect(tmp_path / DATABASE)) as disk:
        disk.execute("UPDATE events SET at = at + 1 WHERE stream = ?", (room.stream,))
        disk.commit()
    (who,) = other.people
    assert forget_identity(store, who, 9)
    assert kept(store).people == room.people
    assert table_log.record_of(kept(store, "other")).seats[0] == Place()
    store.close()


def test_a_game_that_is_lost_is_a_fact_of_its_table() -> None:
    """So the table is the same whenever it is read again."""
    store = SQLiteStore(":memory:")
    room = opened(store)
    log, _ = table_log.read(store, room)
    header = Raw(b'{"game":"jay","version":1,"seed":1,"options":{}}')
    number = store.add_game(records.Game(0, CODE, "key", header, (), 5))
    store.add_events([records.Event(number, 2, 0, 1, b"{}")])
    log.happened(ev.GameBegun(number, Pledge()), 6)
    table_log.keep(store, log, 6)

    async def wake() -> None:
        parts = Parts(store, Metrics())
        host = parts.tables.find(CODE)
        assert host is not None
        assert (host.room.record.play.playing, host.room.record.play.games) == (0, ())
        await parts.stop()

    loops.run(wake())
    assert _event(store.events(room.stream)[-1].data) == ev.GameLost(number)
    assert kept_record(store).play.playing == 0
    store.close()
