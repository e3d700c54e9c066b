"""What was done once is not done again, whoever else comes and whatever happens between."""

import json

from dazwischen.server.base.limits import Bounds, PerTable
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.streams.requests import CLIENTS, PEOPLE, RequestLog, RequestLogs
from dazwischen.server.streams.session import Session
from dazwischen.server.tables.house import House as Parts
from dazwischen.store.records import Identity
from tests.server import loops
from tests.server.indoors import CODE, House, enter, say


def words(house: House) -> list[str]:
    house.parts.runtime.journal.flush()
    return [talk.text for talk in house.store.talk(CODE, 500)]


def stranger(house: House, number: int) -> Identity:
    return house.store.add_identity(b"stranger %d" % number, f"Nr. {number}", 0)


def answers(session: Session) -> list[str]:
    """What its last message was answered with."""
    sent: list[bytes] = session.channel.connection.sent  # type: ignore[attr-defined]
    told = [json.loads(message) for message in sent]
    return [one["t"] for one in told if one.get("re")]


def test_new_names_of_clients_make_nobody_forget() -> None:
    async def ask() -> None:
        house = House()
        ada = house.enter()
        house.say(ada, t="say", id=1, text="Moment!")
        house.parts.runtime.journal.flush()
        house.parts.sessions.closed(ada)
        for number in range(2 * PEOPLE):
            new = enter(house.parts, house.ada, CODE, client=f"new {number}")
            house.parts.sessions.closed(new)
        house.say(back := house.enter(), t="say", id=1, text="Moment!")
        assert words(house) == ["Moment!"]
        assert answers(back) == ["done"]
        await house.parts.stop()

    loops.run(ask())


def test_other_people_make_nobody_forget_who_is_there() -> None:
    async def ask() -> None:
        house = House()
        ada = house.enter()
        house.say(ada, t="say", id=1, text="Moment!")
        for number in range(PEOPLE + 5):
            session = enter(house.parts, stranger(house, number), CODE)
            house.say(session, t="say", id=1, text=str(number))
            house.parts.runtime.journal.flush()
            house.parts.sessions.closed(session)
        house.say(ada, t="say", id=1, text="Moment!")
        assert words(house).count("Moment!") == 1
        await house.parts.stop()

    loops.run(ask())


def test_two_windows_of_one_name_are_one_client() -> None:
    """The second came before the first had asked for anything."""

    async def ask() -> None:
        house = House()
        first, second = house.enter(), house.enter()
        house.say(first, t="say", id=1, text="Moment!")
        house.say(second, t="say", id=1, text="Moment!")
        assert words(house) == ["Moment!"]
        await house.parts.stop()

    loops.run(ask())


def test_forty_people_after_a_crash() -> None:
    async def ask() -> None:
        house = House()
        people = [stranger(house, number) for number in range(40)]
        for who in people:
            session = enter(house.parts, who, CODE)
            house.say(session, t="say", id=1, text=who.name)
        before = words(house)
        # As another process would find it.
        again = Parts(house.store, Metrics(), Bounds(table=PerTable(idle=0)))
        for who in people:
            session = enter(again, who, CODE)
            say(again, session, t="say", id=1, text=who.name)
            again.runtime.journal.flush()
            assert answers(session) == ["done"]
        assert words(house) == before
        await again.stop()

    loops.run(ask())


def keep(known: RequestLogs, log: RequestLog, here: list[RequestLog]) -> None:
    if known.keep(log):
        known.forget([log, *here])


def test_what_is_remembered_has_bounds() -> None:
    known = RequestLogs()
    for client in range(2 * CLIENTS):
        keep(known, asker := known.to(f"1/{client}"), [])
        asker.done(1)
    assert not known.to("1/0").asked(1)
    assert known.to(f"1/{CLIENTS}").asked(1)
    for person in range(2, 2 + PEOPLE):
        keep(known, known.to(f"{person}/a"), [])
    assert not known.to(f"1/{CLIENTS}").asked(1)
    here = known.to("2/a")
    for person in range(1000, 1000 + PEOPLE):
        keep(known, known.to(f"{person}/a"), [here])
    assert known.to("2/a") is here
    assert len(known._people) == PEOPLE
