"""Tournaments over HTTP: a whole one, sent twice, watched, imported, exported."""

import csv
import io
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from dazwischen.server.base.limits import Bounds, InAll, Rate
from dazwischen.server.services import tournament_service as services
from dazwischen.store.records import Event
from tests.limits import LONG, until
from tests.server.bounds import bound
from tests.server.live import Live
from tests.server.tournaments import Tour, client


@pytest.fixture
def server(started: Callable[..., Live], dummies: None) -> Live:  # noqa: ARG001
    return started()


def duel(one: int, two: int) -> dict[str, Any]:
    return {"kind": "duel", "scores": [one, two]}


def jarnac(server: Live, *names: str, **settings: Any) -> Tour:
    tour = Tour(server, game="jarnac", system="swiss", title="Stadtmeisterschaft", **settings)
    tour.register(*names)
    return tour


def test_a_real_tournament(server: Live) -> None:
    """Two phones report, one confirms, one table goes to the judge, somebody withdraws."""
    tour = jarnac(server, "Ada", "Bea", "Cem", "Dan", rounds=2)
    tour.act("organiser", "draw", number=1, tables=[[1, 2], [3, 4]])
    assert tour.table()["status"] == "drawn"
    tour.act("organiser", "start", number=1)
    tour.act("player-1", "report", round=1, table=1, result=duel(90, 80))
    mine = tour.table(role="player-2")
    assert (mine["status"], mine["mine"]) == ("reported", True)
    assert mine["may"] == ["report", "confirm", "dispute"]
    tour.act("player-2", "confirm", round=1, table=1, result=mine["reports"][0]["result"])
    tour.act("player-3", "report", round=1, table=2, result=duel(50, 60))
    tour.act("player-4", "report", round=1, table=2, result=duel(60, 50))
    assert tour.table(at=2)["status"] == "disputed"
    tour.act("judge", "rule", round=1, table=2, result=duel(50, 60), reason="Zettel gelesen")
    told = tour.told()
    assert [one["who"] for one in told["standing"]] == [1, 4, 2, 3]
    assert told["acts"][0]["reason"] == "Zettel gelesen"
    tour.act("player-3", "withdraw", entrant=3)
    tour.act("organiser", "draw", number=2)
    second = tour.told()["rounds"][1]
    assert len(second["byes"]) == 1
    tour.act("organiser", "start", number=2)
    table = second["tables"][0]
    for entrant in table["entrants"]:
        tour.act(f"player-{entrant}", "report", round=2, table=1, result=duel(70, 10))
    tour.act("organiser", "finish")
    assert tour.told()["phase"] == "over"
    assert tour.refused(tour.key, "draw", number=3) == "tour-over"


def test_sent_twice_is_done_once(server: Live) -> None:
    """A phone that had no network sends everything again."""
    tour = jarnac(server)
    kept = [{"do": "register", "name": name, "here": True} for name in ("Ada", "Bea", "Cem")]
    name = client()
    first = tour.send(tour.key, *kept, name=name)
    again = tour.send(tour.key, *kept, name=name)
    assert all(answer["done"] for answer in again["answers"])
    assert again["answers"] == first["answers"]
    assert again["told"]["version"] == first["told"]["version"]
    assert len(again["told"]["tournament"]["entrants"]) == 3
    # Under another number it is another wish.
    assert tour.refused(tour.key, "register", name="Ada") == "tour-name-taken"


def test_sent_twice_is_done_once_after_a_restart(
    started: Callable[..., Live], tmp_path: Path
) -> None:
    server = started(data=tmp_path)
    tour = jarnac(server, "Ada", "Bea")
    name = client()
    action = {"do": "register", "name": "Cem"}
    before = tour.send(tour.key, action, name=name)["told"]["tournament"]
    server.stop()
    tour.http = started(data=tmp_path).browser()
    after = tour.send(tour.key, action, name=name)
    assert after["answers"][0]["done"]
    assert after["told"]["tournament"] == before


def test_one_bad_entry_does_not_stop_the_others(server: Live) -> None:
    tour = jarnac(server, "Ada")
    answers = tour.send(
        tour.key, {"do": "register", "name": "Ada"}, {"do": "register", "name": "Bea"}
    )["answers"]
    assert [answer["done"] for answer in answers] == [False, True]


def test_made_twice_is_made_once(server: Live) -> None:
    http = server.browser()
    wish = {"key": "k" * 40, "settings": {"title": "Einmal"}}
    first, again = (http.post("/api/tournaments", json=wish) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 200)
    assert first.json() == again.json()


def test_who_registers_gets_a_link_of_their_own(server: Live) -> None:
    tour = jarnac(server)
    entry = tour.links["entry"]
    name = client()
    action = {"do": "register", "name": "Ada", "team": "Rot"}
    first = tour.send(entry, action, name=name)["answers"][0]
    again = tour.send(entry, action, name=name)["answers"][0]
    assert first == again
    told = tour.get("", first["key"]).json()["tournament"]
    assert told["me"] == {"role": "player", "entrant": first["entrant"], "team": ""}
    assert told["entrants"][0]["mine"]
    other = tour.send(entry, {"do": "register", "name": "Bea"})["answers"][0]
    assert other["key"] != first["key"]
    # The organiser can hand out links to the same players.
    links = {link["name"]: link for link in tour.all_links() if link["role"] == "player"}
    assert links.keys() == {"Ada", "Bea"}
    assert tour.get("", links["Ada"]["key"]).json()["tournament"]["me"]["entrant"] == 1
    assert any(link["role"] == "captain" and link["team"] == "Rot" for link in tour.all_links())
    code = tour.get("/qr.svg", first["key"])
    assert code.headers["content-type"] == "image/svg+xml"


def test_keys_are_not_kept(server: Live, tmp_path: Path) -> None:
    """Whoever reads the database cannot act as anybody."""
    tour = jarnac(server, "Ada")
    keys = [link["key"] for link in tour.all_links()]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not [key for key in keys if key.encode() in kept]


# Watching


class Watcher(threading.Thread):
    """Asks to be answered when something changes, and is waiting for it when it is there."""

    def __init__(self, server: Live, tour: Tour) -> None:
        super().__init__()
        self.key = tour.links["spectator"]
        self.tag = tour.get("", self.key).headers["etag"]
        self.answer: httpx.Response | None = None
        self._address = f"{server.base}{tour.path}?wait=30"
        self.start()
        stream = server.call(lambda: _stream(server, tour.code))
        until(lambda: stream.waiting, "him to wait")

    def run(self) -> None:
        headers = {"Authorization": f"Bearer {self.key}", "If-None-Match": self.tag}
        self.answer = httpx.get(self._address, headers=headers, timeout=LONG)


def test_watchers_are_answered_when_something_changes(server: Live) -> None:
    tour = jarnac(server, "Ada", "Bea")
    watcher = Watcher(server, tour)
    unchanged = tour.get("", watcher.key, **{"If-None-Match": watcher.tag})
    assert unchanged.status_code == 304
    assert watcher.is_alive()
    tour.act("organiser", "register", name="Cem")
    watcher.join(LONG)
    assert watcher.answer is not None
    assert watcher.answer.status_code == 200
    assert len(watcher.answer.json()["tournament"]["entrants"]) == 3
    assert watcher.answer.headers["etag"] != watcher.tag


def test_watchers_do_not_keep_a_server_from_stopping(started: Callable[..., Live]) -> None:
    server = started()
    watcher = Watcher(server, jarnac(server))
    server.quit()
    watcher.join(LONG)
    assert watcher.answer is not None
    assert watcher.answer.status_code == 304


def _stream(server: Live, code: str) -> Any:
    return server.service.tournaments.find(code)


def test_phones_can_do_without_earlier_tables(server: Live) -> None:
    tour = jarnac(server, "Ada", "Bea", rounds=2)
    for number in (1, 2):
        tour.act("organiser", "draw", number=number)
        tour.act("organiser", "start", number=number)
        tour.act("judge", "rule", round=number, table=1, result=duel(6, 5), reason="gesehen")
    key = tour.links["spectator"]
    for query, tables in (("", [1, 1]), ("?rounds=all", [1, 1]), ("?rounds=current", [0, 1])):
        told = tour.get(query, key).json()["tournament"]
        assert [len(each["tables"]) for each in told["rounds"]] == tables
        assert told["standing"][0]["worth"]["played"] == 2


def test_waiting_ends(server: Live) -> None:
    tour = jarnac(server)
    key = tour.links["spectator"]
    tag = tour.get("", key).headers["etag"]
    assert tour.get("?wait=1", key, **{"If-None-Match": tag}).status_code == 304
    for odd in ("-1", "x", "٣", "1e9"):
        assert tour.get(f"?wait={odd}", key, **{"If-None-Match": tag}).status_code == 304


# CSV


def test_one_that_was_only_half_made_is_made_when_it_is_asked_for_again(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server died after the book was kept, before what stands in it."""

    async def died(*_: object) -> None:
        pass

    monkeypatch.setattr(services.TournamentService, "tournament", died)
    half = jarnac(server)
    monkeypatch.undo()
    wanted = {
        "key": half.key,
        "settings": {"game": "jarnac", "title": "Nochmal", "system": "swiss"},
    }
    made = half.http.post("/api/tournaments", json=wanted)
    assert (made.status_code, made.json()["code"]) == (201, half.code)
    assert half.told()["settings"]["title"] == "Nochmal"


def brought(tour: Tour, text: str | bytes, lang: str = "de") -> httpx.Response:
    data = text if isinstance(text, bytes) else text.encode()
    return tour.http.post(f"{tour.path}/entrants.csv?key={tour.key}&lang={lang}", content=data)


def test_registrations_come_from_a_file(server: Live) -> None:
    tour = jarnac(server)
    for text in (
        "Name;Mannschaft;online\nAda;Rot;\nJürgen  Müller;Blau;ja\n",
        '\ufeffname,team\r\n"Bea, die Zweite",Rot\r\n\r\nCem,\r\n',
        "name\nDan",
    ):
        answer = brought(tour, text)
        assert answer.status_code == 201, answer.text
    entrants = tour.told()["entrants"]
    assert [(one["name"], one["team"], one["remote"]) for one in entrants] == [
        ("Ada", "Rot", False),
        ("Jürgen Müller", "Blau", True),
        ("Bea, die Zweite", "Rot", False),
        ("Cem", "", False),
        ("Dan", "", False),
    ]


def test_a_file_is_kept_whole_or_not_at_all(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the server might die: there is one moment at which all of it is kept."""
    tour = jarnac(server)
    keep, kept = server.parts.runtime.store.add_events, []

    def counted(events: list[Event]) -> None:
        kept.append(len(events))
        keep(events)

    monkeypatch.setattr(server.parts.runtime.store, "add_events", counted)
    assert brought(tour, "name\nAda\nBea\nCem").status_code == 201
    assert kept == [3]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [(1, "csv-empty")]),
        (b"name\n\xff\xfe", [(1, "csv-encoding")]),
        ("Ada\nBea", [(1, "csv-header")]),
        ("team\nRot", [(1, "csv-header")]),
        ("name,age\nAda,7", [(1, "csv-column")]),
        ("name,Name\nAda,Bea", [(1, "csv-column-twice")]),
        (
            "name;team\nAda;Rot;x\n;Rot\nBea;Rot\nbea;Blau\nDa;\n",
            [(2, "csv-fields"), (3, "csv-name"), (5, "csv-name-twice"), (6, "csv-name-taken")],
        ),
        ('name,team\n"Ada\n,Rot', [(2, "csv-quote")]),
        ("name,remote\nAda,vielleicht", [(2, "csv-yes")]),
        ('name,team\n"A\nd\na",Rot\n,Blau', [(5, "csv-name")]),
    ],
)
def test_bad_files_are_told_line_by_line(
    server: Live, text: str | bytes, lines: list[tuple[int, str]]
) -> None:
    tour = jarnac(server, "Da")
    for lang in ("de", "en"):
        answer = brought(tour, text, lang)
        assert answer.status_code == 422
        problems = answer.json()["problems"]
        assert [(one["line"], one["code"]) for one in problems] == lines
        assert all(one["text"] for one in problems)
    assert len(tour.told()["entrants"]) == 1
    if lines[0][0] > 1:
        assert f"Line {lines[0][0]}:" in problems[0]["text"]


def rows(answer: httpx.Response, separator: str) -> list[list[str]]:
    assert answer.headers["content-type"].startswith("text/csv")
    text = answer.content.decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text), delimiter=separator))


def test_exports(server: Live) -> None:
    tour = jarnac(server, "=1+1", "Bea", "Cem")
    tour.act("organiser", "draw", number=1, tables=[[1, 2]])
    tour.act("organiser", "start", number=1)
    tour.act("judge", "rule", round=1, table=1, result=duel(60, 50), reason="gesehen")
    key = tour.links["spectator"]
    german = tour.get("/standing.csv?lang=de", key)
    assert rows(german, ";")[0][:3] == ["Platz", "Name", "Mannschaft"]
    standing = rows(tour.get("/standing.csv?lang=en", key), ",")
    # A bye is a win as well; Buchholz counts it as an opponent as good as oneself.
    assert [row[1] for row in standing[1:]] == ["Cem", "'=1+1", "Bea"]
    assert rows(tour.get("/rounds.csv?lang=en", key), ",")[1:] == [
        ["1", "1", "1", "'=1+1", "60", "1", "2"],
        ["1", "1", "2", "Bea", "50", "2", "0"],
        ["1", "bye", "", "Cem", "", "", ""],
    ]
    assert [row[0] for row in rows(tour.get("/entrants.csv?lang=en", key), ",")] == [
        "name", "'=1+1", "Bea", "Cem",
    ]  # fmt: skip
    export = tour.get("/export.json", key).json()
    assert export["tournament"]["standing"] == tour.told()["standing"]
    assert [entry["event"]["e"] for entry in export["log"]] == [
        "configured", "registered", "registered", "registered", "round-drawn", "round-started",
        "ruled",
    ]  # fmt: skip
    assert export["log"][-1]["by"]["role"] == "judge"


# Limits and texts


def test_texts_of_strangers_are_cleaned(server: Live) -> None:
    tour = jarnac(server)
    tour.act("organiser", "register", name=" A\u202ed\u0000a\n", team="R\tot" + "x" * 99)
    one = tour.told()["entrants"][0]
    assert one["name"] == "Ada"
    assert len(one["team"]) == 24


def test_too_many_at_once(server: Live) -> None:
    bound(server.parts, Bounds(house=InAll(books=Rate(0.001, 1))))
    tour = jarnac(server)
    answer = tour.http.post("/api/tournaments", json={"key": "x" * 40, "settings": {}})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-books")
    assert int(answer.headers["retry-after"]) > 900
    answer = tour.http.post("/api/sheets", json={"key": "x" * 40})
    assert answer.status_code == 429
    actions = [{"id": number, "do": {"do": "finish"}} for number in range(1, 202)]
    wanted = {"key": tour.key, "client": client(), "actions": actions}
    answer = tour.http.post(f"{tour.path}/actions", json=wanted)
    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("settings", "status"),
    [
        ({"game": "jay", "system": "swiss"}, 422),
        ({"rounds": 99}, 422),
        ({"options": {"level": 99}}, 422),
        ({"game": "chess"}, 400),
        ({"nonsense": 1}, 400),
    ],
)
def test_settings_that_cannot_be(server: Live, settings: dict[str, Any], status: int) -> None:
    wish = {"key": "k" * 40, "settings": settings}
    answer = server.browser().post("/api/tournaments", json=wish)
    assert answer.status_code == status
    assert answer.json()["text"]


def test_a_large_draw_lets_tables_play(server: Live) -> None:
    tour = Tour(server, rounds=1)
    names = "name\n" + "\n".join(f"P{number}" for number in range(1, 61))
    assert brought(tour, names).status_code == 201
    for start in range(1, 61, 30):
        wishes = [{"do": "check-in", "entrant": one} for one in range(start, start + 30)]
        assert all(answer["done"] for answer in tour.send(tour.key, *wishes)["answers"])
    tour.act("organiser", "draw", number=1)
    tables = tour.told()["rounds"][0]["tables"]
    assert sorted(one for table in tables for one in table["entrants"]) == list(range(1, 61))
    assert {len(table["entrants"]) for table in tables} == {4}
