"""Score sheets and tournaments over the WebSocket: followed, changed, acted on, once."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import pytest

from dazwischen.server.base.limits import Bounds, PerAddress, PerPerson, Rate
from dazwischen.server.services.sheets import Sheets
from dazwischen.server.streams.followable import Shown
from dazwischen.server.streams.session import Session
from tests.limits import LONG
from tests.server.bounds import bound
from tests.server.client import Client, Refusal
from tests.server.live import Live
from tests.server.refusals import HERE, NEVER, THERE
from tests.server.tournaments import Tour, client

NAMES = ["Ada", "Bea", "Cem"]


class Follower:
    """Somebody with a link and no name: what is told is folded into what is seen."""

    def __init__(self, server: Live, kind: str, code: str, key: str = "", **headers: str) -> None:
        self.socket: Client = server.socket(server.browser(), **headers)
        self.wanted = {"t": "follow", "v": 2, "kind": kind, "code": code, "key": key}
        self.client = client()
        self.count = 0
        self.seq = 0
        self.view: Any = None
        self.said: list[str] = []

    def follow(self, **more: Any) -> dict[str, Any]:
        self.socket.send({**self.wanted, **more})
        return self.hear("followed", "changed", "refused")

    def hear(self, *kinds: str) -> dict[str, Any]:
        message = self.socket.next(*kinds)
        if message["t"] == "followed":
            self.seq, self.view, self.said = message["seq"], message["view"], message["said"]
        if message["t"] == "changed":
            assert message["since"] == self.seq
            self.seq, self.said = message["seq"], message.get("said", self.said)
            for name, value in message["view"].items():
                tail = isinstance(value, dict) and "keep" in value
                now = [*self.view[name][: value["keep"]], *value["add"]] if tail else value
                self.view[name] = now
        return message

    def act(self, again: Any = 0, **action: Any) -> dict[str, Any]:
        """The answer; what is told before it is taken in."""
        self.count += 1
        number = again or self.count
        self.socket.send({"t": "act", "client": self.client, "id": number, "action": action})
        while (message := self.hear("followed", "changed", "done", "refused"))["t"] not in {
            "done",
            "refused",
        }:
            pass
        assert (message["client"], message["re"]) == (self.client, number)
        return message


@pytest.fixture
def server(started: Callable[..., Live], transport: str) -> Live:
    return started(transport)


def sheet(server: Live) -> tuple[str, str]:
    """A new one's code and key."""
    key = secrets.token_hex(20)
    return server.browser().post("/api/sheets", json={"key": key}).json()["code"], key


def test_whoever_follows_a_sheet_sees_what_is_asked_over_http(server: Live) -> None:
    code, key = sheet(server)
    writer, watcher = Follower(server, "sheet", code, key), Follower(server, "sheet", code)
    for one in (writer, watcher):
        assert one.follow()["view"] is None
    assert writer.act(do="begin", names=NAMES, title="Küche")["seq"] == 1
    assert watcher.hear("followed", "changed")["t"] == "followed"
    for number in range(1, 11):
        writer.act(do="enter", number=number, first=1, second=2)
        assert watcher.hear("followed", "changed")["t"] == "changed"
    told = server.browser().get(f"/api/sheets/{code}?lang=de").json()
    for one in (writer, watcher):
        assert (one.seq, one.view, one.said) == (told["version"], told["sheet"], told["said"])


def test_what_changed_is_all_that_is_told(server: Live) -> None:
    code, key = sheet(server)
    writer = Follower(server, "sheet", code, key)
    writer.follow()
    writer.act(do="begin", names=NAMES)
    writer.count += 1
    title = {"do": "set-title", "title": "Finale"}
    writer.socket.send({"t": "act", "client": writer.client, "id": 2, "action": title})
    changed = writer.hear("changed")
    assert (changed["view"], changed["since"], changed["seq"]) == ({"title": "Finale"}, 1, 2)
    assert "said" not in changed


def test_what_all_see_alike_is_worked_out_once(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, shown = [], Sheets.shown

    def counted(*args: Any, **how: Any) -> Shown:
        looks.append(args)
        return shown(*args, **how)

    monkeypatch.setattr(Sheets, "shown", counted)
    code, key = sheet(server)
    writer = Follower(server, "sheet", code, key)
    others = [Follower(server, "sheet", code) for _ in range(4)]
    for one in (writer, *others):
        one.follow()
    assert len(looks) == 1
    others[0].follow(lang="en")
    assert len(looks) == 2
    writer.act(do="begin", names=NAMES)
    for one in others:
        one.hear("followed", "changed")
    assert len(looks) == 4


def test_what_is_sent_twice_is_done_once_whichever_way(server: Live) -> None:
    code, key = sheet(server)
    writer = Follower(server, "sheet", code, key)
    writer.follow()
    begin: dict[str, Any] = {"do": "begin", "names": NAMES}
    first = writer.act(**begin)
    assert writer.act(again=1, **begin)["t"] == first["t"] == "done"
    sent = {"key": key, "client": writer.client, "actions": [{"id": 1, "do": begin}]}
    answer = server.browser().post(f"/api/sheets/{code}/actions", json=sent).json()
    assert (answer["answers"][0]["done"], answer["told"]["version"]) == (True, 1)
    again = Follower(server, "sheet", code, key)
    again.client = writer.client
    assert again.follow()["seq"] == 1
    assert again.act(again=1, **begin)["t"] == "done"
    assert again.seq == 1


def test_in_the_order_in_which_it_was_wanted(server: Live) -> None:
    code, key = sheet(server)
    writer = Follower(server, "sheet", code, key)
    writer.follow()
    wanted: list[dict[str, Any]] = [{"do": "begin", "names": NAMES[:2]}]
    wanted += [{"do": "enter", "number": n, "first": n % 2 + 1} for n in range(1, 11)]
    for number, action in enumerate(wanted, 1):
        writer.socket.send({"t": "act", "client": writer.client, "id": number, "action": action})
    assert [writer.socket.next("done")["re"] for _ in wanted] == list(range(1, 12))


def test_refusals_say_why(server: Live) -> None:
    code, key = sheet(server)
    writer, watcher = Follower(server, "sheet", code, key), Follower(server, "sheet", code)
    early = watcher.act(do="begin", names=NAMES)
    assert (early["t"], early["code"]) == ("refused", "follow-first")
    writer.follow()
    watcher.follow(lang="en")
    assert watcher.act(do="begin", names=NAMES)["code"] == "sheet-key"
    assert writer.act(do="dance")["code"] == "unreadable"
    refused = writer.act(do="begin", names=["Ada", "Ada"])
    assert (refused["t"], refused["text"][-1], writer.seq) == ("refused", ".", 0)
    for kind, name, secret, why in (
        ("sheet", "nowhere", "", "no-such-sheet"),
        ("sheet", code, "x" * 40, "sheet-key"),
        ("tournament", code, "", "no-such-tournament"),
    ):
        answer = Follower(server, kind, name, secret).follow()
        assert (answer["t"], answer["code"], answer["re"]) == ("refused", why, 0)
        assert answer["text"].endswith(".")


def test_whoever_comes_again_is_told_what_is_new(server: Live) -> None:
    code, key = sheet(server)
    writer, watcher = Follower(server, "sheet", code, key), Follower(server, "sheet", code)
    writer.follow()
    writer.act(do="begin", names=NAMES)
    assert watcher.follow()["t"] == "followed"
    nothing = watcher.follow(seq=1)
    assert (nothing["t"], nothing["view"], nothing["seq"]) == ("changed", {}, 1)
    watcher.socket.send({"t": "unfollow"})
    watcher.socket.send({"t": "ping", "n": 1})
    assert watcher.socket.next()["t"] == "pong"
    writer.act(do="set-title", title="Finale")
    assert watcher.socket.waiting() == []
    assert watcher.follow(seq=1)["view"]["title"] == "Finale"


def test_each_link_sees_a_tournament_with_its_own_eyes(server: Live) -> None:
    tour = Tour(server, game="jarnac", system="swiss")
    tour.register("Ada", "Bea")
    keys = {who: tour.key_of(who) for who in ("organiser", "player-1", "player-2", "spectator")}
    people = {who: Follower(server, "tournament", tour.code, key) for who, key in keys.items()}
    for one in people.values():
        one.follow()
    organiser = people["organiser"]
    for action in ({"do": "draw", "number": 1}, {"do": "start", "number": 1}):
        assert organiser.act(**action)["t"] == "done"
    for who, one in people.items():
        told = tour.get("?lang=de&rounds=current", keys[who]).json()
        while one.seq < told["version"]:
            one.hear("followed", "changed")
        assert (one.view, one.said) == (told["tournament"], told["said"])
    assert people["player-1"].view["me"]["entrant"] == 1
    assert people["player-1"].act(do="draw", number=2)["code"] == "role-may-not"
    assert people["player-1"].act(do="claim", identity=1)["code"] == "tour-claim-players"


def test_earlier_rounds_come_with_their_tables_to_whoever_wants_them(server: Live) -> None:
    tour = Tour(server, game="jarnac", system="swiss")
    tour.register("Ada", "Bea")
    for number in (1, 2):
        tour.act("organiser", "draw", number=number)
        tour.act("organiser", "start", number=number)
        walkover = {"kind": "walkover", "winner": 1}
        tour.act("judge", "rule", round=number, table=1, result=walkover, reason="krank")
    some = Follower(server, "tournament", tour.code, tour.key)
    assert [len(each["tables"]) for each in some.follow()["view"]["rounds"]] == [0, 1]
    assert [len(each["tables"]) for each in some.follow(whole=True)["view"]["rounds"]] == [1, 1]


def test_whoever_registers_is_given_a_link(server: Live) -> None:
    tour = Tour(server, game="jarnac", system="swiss")
    entry = tour.links["entry"]
    eve = Follower(server, "tournament", tour.code, entry)
    eve.follow()
    first = eve.act(do="register", name="Eve")
    assert first["entrant"] == 1
    assert tour.get("", first["key"]).json()["tournament"]["me"]["entrant"] == 1
    # The same one if it is asked for again, also the other way.
    assert eve.act(again=1, do="register", name="Eve")["key"] == first["key"]
    again = tour.send(entry, {"do": "register", "name": "Eve"}, name=eve.client)["answers"][0]
    assert (again["key"], again["entrant"]) == (first["key"], 1)
    assert eve.act(do="register", name="Fay")["key"] != first["key"]


def test_a_deleted_one_is_gone_for_whoever_follows(server: Live) -> None:
    code, _ = sheet(server)
    watcher = Follower(server, "sheet", code)
    watcher.follow()
    server.parts.runtime.clock.loop.call_soon_threadsafe(server.service.sheets.forget, code)
    refused = watcher.hear("refused")
    assert (refused["re"], refused["code"]) == (0, "no-such-sheet")


def test_pages_of_another_version_are_told_so(server: Live) -> None:
    code, _ = sheet(server)
    watcher = Follower(server, "sheet", code)
    for version in ({"v": 1}, {"v": 3}):
        refused = watcher.follow(**version)
        assert (refused["re"], refused["code"]) == (0, "page-outdated")
    del watcher.wanted["v"]
    assert watcher.follow()["code"] == "page-outdated"
    ada = server.person()
    socket = server.socket(ada)
    hello = {"t": "hello", "table": server.table(ada), "client": "a"}
    socket.send(hello)
    refused = socket.next()
    assert (refused["re"], refused["code"]) == (0, "page-outdated")
    assert refused["text"].endswith(".")
    socket.send({**hello, "v": 2})
    assert socket.next()["t"] == "hello"


def test_as_many_as_may_follow(server: Live) -> None:
    bound(server.parts, Bounds(followers=2))
    code, _ = sheet(server)
    first, second, third = (Follower(server, "sheet", code) for _ in range(3))
    assert [one.follow()["t"] for one in (first, second)] == ["followed", "followed"]
    refused = third.follow()
    assert (refused["code"], refused["re"]) == ("too-many-followers", 0)
    # Another sheet has room of its own, and whoever goes makes some.
    assert Follower(server, "sheet", sheet(server)[0]).follow()["t"] == "followed"
    second.socket.send({"t": "unfollow"})
    second.socket.send({"t": "ping", "n": 1})
    second.socket.next("pong")
    assert third.follow()["t"] == "followed"
    assert second.follow()["code"] == "too-many-followers"
    assert first.follow()["t"] == "followed"


def test_as_often_as_somebody_may_begin_to_follow(server: Live) -> None:
    bound(server.parts, Bounds(address=PerAddress(follows=Rate(NEVER, 3))))
    code, _ = sheet(server)
    here, other = (Follower(server, "sheet", code, **HERE) for _ in range(2))
    assert [one.follow()["t"] for one in (here, other, here)] == ["followed"] * 3
    assert other.follow()["code"] == "too-fast"
    assert Follower(server, "sheet", code, **THERE).follow()["t"] == "followed"


def test_strangers_have_the_room_of_their_address(server: Live) -> None:
    bound(server.parts, Bounds(person=PerPerson(sockets=2), address=PerAddress(sockets=3)))
    code, _ = sheet(server)
    all_three = [Follower(server, "sheet", code, **HERE) for _ in range(3)]
    assert {one.follow()["t"] for one in all_three} == {"followed"}
    with pytest.raises(Refusal, match="429"):
        Follower(server, "sheet", code, **HERE)
    assert Follower(server, "sheet", code, **THERE).follow()["t"] == "followed"


def test_what_is_wanted_at_once_has_an_end(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dazwischen.server.streams.following.BATCH", 2)
    code, key = sheet(server)
    writer = Follower(server, "sheet", code, key)
    writer.follow()
    writer.act(do="begin", names=NAMES)
    stream = server.service.sheets.find(code)
    assert stream is not None
    held = asyncio.run_coroutine_threadsafe(stream.lock.acquire(), server.parts.runtime.clock.loop)
    assert held.result(LONG)
    for number in range(2, 6):
        action = {"do": "set-title", "title": f"{number}"}
        writer.socket.send({"t": "act", "client": writer.client, "id": number, "action": action})
        # One after the other: the first is being done when the next ones begin to wait.
        writer.socket.send({"t": "ping", "n": number})
        if (last := writer.socket.next("pong", "refused"))["t"] == "refused":
            assert (last["re"], last["code"]) == (5, "too-fast")
    assert last["t"] == "refused"
    server.parts.runtime.clock.loop.call_soon_threadsafe(stream.lock.release)
    assert [writer.socket.next("done")["re"] for _ in range(3)] == [2, 3, 4]


def test_whoever_could_not_keep_up_is_told_everything(server: Live) -> None:
    code, key = sheet(server)
    writer, slow = Follower(server, "sheet", code, key), Follower(server, "sheet", code)
    writer.follow()
    writer.act(do="begin", names=NAMES)
    slow.follow()
    (session,) = [one for one in server.parts.sessions._all if _is_slow(server, one)]
    session.channel.congested = True
    writer.act(do="set-title", title="Halb")
    writer.act(do="set-title", title="Finale")
    server.parts.runtime.clock.loop.call_soon_threadsafe(session.flowing)
    assert slow.hear("followed", "changed")["t"] == "followed"
    assert (slow.seq, slow.view["title"]) == (3, "Finale")


def _is_slow(server: Live, session: Session) -> bool:
    """Of the two, the one that came last."""
    return session is list(server.parts.sessions._all)[-1]


def test_nothing_is_left_of_those_who_went(server: Live) -> None:
    code, key = sheet(server)
    followers = [Follower(server, "sheet", code) for _ in range(3)]
    for one in followers:
        one.follow()
    for one in followers:
        one.socket.close()
    writer = Follower(server, "sheet", code, key)
    writer.follow()
    writer.act(do="begin", names=NAMES)
    stream = server.service.sheets.find(code)
    assert stream is not None
    assert len(stream.listeners) == 1
    writer.socket.close()
    other = Follower(server, "sheet", sheet(server)[0])
    other.follow()
    assert stream.idle
