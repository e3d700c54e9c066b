"""Every bound from both sides: what is just allowed, and what is just refused."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import asdict, replace
from scripts.limits import PAGE, codes, page, rows

from dazwischen.cards.catalogue import KINDS
from dazwischen.cards.figures import Kind, Rank
from dazwischen.server.base import limits
from dazwischen.server.base.addresses import Proxies
from dazwischen.server.base.allowance import Allowances
from dazwischen.server.base.limits import Bounds, InAll, PerAddress, PerPerson, Rate, clean
from dazwischen.server.endpoints import http_tables, qr
from dazwischen.server.tables.evolve import evolve
from dazwischen.server.tables.pledge import Pledge
from dazwischen.server.tables.record import Played, Record, Rules
from dazwischen.server.tables.table_events import GameBegun
from dazwischen.texts import LANGUAGES, load
from tests.limits import LONG, until
from tests.server.bounds import bound
from tests.server.client import Refusal
from tests.server.live import Live
from tests.server.refusals import HERE, NEVER, THERE, refused, too_often


def test_the_page_says_what_the_file_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m scripts.limits"


def test_every_bound_is_explained_and_every_refusal_has_its_sentence() -> None:
    assert all(said for *_, said in rows())
    named = {name for _, name, *_ in rows()}
    assert set(_bounds(Bounds())) <= named
    assert {name for name in vars(limits) if name.isupper()} <= named
    for language in LANGUAGES:
        words = load(language)
        assert all(
            words.has(f"rejected-{code}") or words.has(f"unusable-{code}") for code in codes()
        )


def _bounds(bounds: Struct) -> Iterator[str]:
    """The names of all, those in groups with their group's before them."""
    for name, value in asdict(bounds).items():
        if isinstance(value, Struct) and not isinstance(value, Rate):
            yield from (f"{name}.{inner}" for inner in asdict(value))
        else:
            yield name


# Requests of an address


def test_requests_of_an_address(server: Live) -> None:
    bound(server.parts, Bounds(address=PerAddress(requests=Rate(NEVER, 3))))
    somebody = server.browser()
    answers = [somebody.get("/healthz", headers=HERE) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    too_often(answers[-1], "too-fast")
    assert answers[-1].headers["content-security-policy"]
    english = somebody.get("/healthz?lang=en", headers=HERE)
    assert english.json()["text"] == load("en")("rejected-too-fast")
    assert somebody.get("/healthz", headers=THERE).status_code == 200


def test_a_hall_full_of_people_behind_one_address(server: Live) -> None:
    bound(server.parts, Bounds(address=PerAddress(requests=Rate(NEVER, 3)), crowd=2))
    answers = [server.browser().get("/healthz", headers=HERE).status_code for _ in range(7)]
    assert answers == [200] * 6 + [429]


def test_connections_of_an_address(started: Callable[..., Live]) -> None:
    """But a trusted proxy's."""
    server = started()
    server.gate.proxies = Proxies(("127.0.0.1",))
    bound(server.parts, Bounds(address=PerAddress(connections=2)))
    asked = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"

    def heard(line: socket.socket) -> bytes:
        with suppress(ConnectionError):
            line.sendall(asked)
            return line.recv(65536)
        return b""

    with ExitStack() as stack:

        def connect(address: str) -> socket.socket:
            where = ("127.0.0.1", server.port)
            return stack.enter_context(socket.create_connection(where, LONG, (address, 0)))

        lines = [connect("127.0.0.66") for _ in range(2)]
        answers = [heard(line) for line in lines]
        assert all(answer.startswith(b"HTTP/1.1 200 ") for answer in answers)
        refused = connect("127.0.0.66").recv(65536)
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert b"retry-after: " in refused
        for address in ("127.0.0.67", *["127.0.0.1"] * 3):
            assert heard(connect(address)).startswith(b"HTTP/1.1 200 "), address
        lines[0].close()

        def let_in() -> bool:
            return heard(connect("127.0.0.66")).startswith(b"HTTP/1.1 200 ")

        until(let_in, "room for one more, as one has gone")
    until(lambda: not server.gate.connections, "all of them to be gone")


def test_requests_of_an_address_at_once(server: Live) -> None:
    bound(server.parts, Bounds(address=PerAddress(at_once=1)))
    somebody = server.browser()
    key = "k" * 40
    code = somebody.post("/api/sheets", json={"key": key}).json()["code"]
    tag = somebody.get(f"/api/sheets/{code}").headers["etag"]
    with socket.create_connection(("127.0.0.1", server.port), LONG) as waiting:
        waiting.sendall(
            f"GET /api/sheets/{code}?wait=30 HTTP/1.1\r\nHost: x\r\nIf-None-Match: {tag}\r\n"
            f"X-Forwarded-For: 198.51.100.1\r\n\r\n".encode()
        )

        def refusal() -> httpx.Response | None:
            answer = somebody.get("/healthz", headers=HERE)
            return None if answer.status_code == 200 else answer

        too_often(until(refusal, "the one who waits to be heard"), "too-fast")
        assert somebody.get("/healthz", headers=THERE).status_code == 200


def test_new_people_of_an_address(server: Live) -> None:
    bound(server.parts, Bounds(address=PerAddress(people=Rate(NEVER, 2))))
    people = [server.browser() for _ in range(3)]
    answers = [one.post("/api/me", json={"name": "Ada"}, headers=HERE) for one in people]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    too_often(answers[-1], "too-many-people")
    # Who is there already is nobody new.
    assert people[0].post("/api/me", json={"name": "Bea"}, headers=HERE).status_code == 200
    assert people[2].post("/api/me", json={"name": "Ada"}, headers=THERE).status_code == 201


# Sockets


def socket_of(server: Live, browser: httpx.Client, **headers: str) -> int:
    """The status of the answer, which says when to come again."""
    try:
        server.socket(browser, **headers)
    except Refusal as refusal:
        return refusal.status if int(refusal.headers["retry-after"]) else 0
    return 101


def test_sockets_of_a_person(server: Live) -> None:
    bound(server.parts, Bounds(person=PerPerson(sockets=2)))
    ada, bea = server.person(), server.person()
    first = server.socket(ada)
    assert [socket_of(server, ada) for _ in range(2)] == [101, 429]
    assert socket_of(server, bea) == 101
    first.close()
    until(lambda: socket_of(server, ada) == 101, "the server to notice")


def test_sockets_of_an_address(server: Live) -> None:
    bound(server.parts, Bounds(address=PerAddress(sockets=2)))
    found = [socket_of(server, server.person(), **HERE) for _ in range(3)]
    assert found == [101, 101, 429]
    assert socket_of(server, server.person(), **THERE) == 101


def test_sockets_of_the_house(server: Live) -> None:
    bound(server.parts, Bounds(house=InAll(sockets=2)))
    assert [socket_of(server, server.person()) for _ in range(3)] == [101, 101, 503]


# Words


def test_words_that_are_looked_up(server: Live) -> None:
    bound(server.parts, Bounds(person=PerPerson(looks=Rate(NEVER, 2))))
    stranger, ada = server.browser(), server.person()
    for browser in (stranger, ada):
        answers = [browser.get("/api/words/haus", headers=HERE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        too_often(answers[-1], "too-fast")
    assert stranger.get("/api/words/haus", headers=THERE).status_code == 200


# Bytes


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/me", limits.SMALL_BYTES),
        ("/api/sheets", limits.SMALL_BYTES),
        ("/api/me/ratings", limits.SMALL_BYTES),
        ("/api/tables", limits.TABLE_BYTES),
        ("/api/tournaments", limits.BATCH_BYTES),
        ("/api/sheets/x/actions", limits.BATCH_BYTES),
        ("/api/tournaments/x/actions", limits.BATCH_BYTES),
        ("/api/tournaments/x/seat", limits.SMALL_BYTES),
        ("/api/tournaments/x/entrants.csv", limits.CSV_BYTES),
        ("/api/referee", limits.PROTOCOL_BYTES),
        ("/api/replays", limits.LOG_BYTES),
    ],
)
def test_bodies(server: Live, path: str, most: int) -> None:
    ada = server.person()
    assert ada.post(path, content=b" " * most).status_code in {400, 404, 422}
    refused(ada.post(path, content=b" " * (most + 1)), 413, "too-big")


def test_heads(server: Live) -> None:
    ada = server.browser()
    request = ada.build_request("GET", "/healthz", headers={"X": ""})
    head = len("/healthz") + sum(len(a) + len(b) + 4 for a, b in request.headers.raw)
    for name in ("X", "Y"):
        room = limits.HEADER_BYTES - head - (0 if name == "X" else 5)
        assert ada.get("/healthz", headers={"X": "", name: "x" * room}).status_code == 200
        answer = ada.get("/healthz", headers={"X": "", name: "x" * (room + 1)})
        refused(answer, 431, "head-too-big")
    refused(ada.get("/healthz?" + "x" * limits.HEADER_BYTES), 431, "head-too-big")


def test_names_cost_no_more_than_their_length() -> None:
    """Whatever would be cut is not read first."""
    assert clean("x" * 24 + "y" * 10**7, 24) == "x" * 24


# Numbers and files that nobody means


@pytest.mark.parametrize("path", ["/api/replays/{}", "/api/ratings/of/{}", "/api/replays/{}/steps"])
@pytest.mark.parametrize("digits", [15, 16, 5_000])
def test_numbers(server: Live, path: str, digits: int) -> None:
    assert server.person().get(path.format("9" * digits)).status_code == 404


def test_the_figures_are_for_whoever_has_the_token(server: Live) -> None:
    browser = server.browser()
    assert browser.get("/metrics").status_code == 404
    server.state["token"] = "secret"  # noqa: S105 - no secret
    wrong: tuple[dict[str, Any], ...] = ({}, {"Authorization": "Bearer x"}, {"Authorization": ""})
    assert [browser.get("/metrics", headers=one).status_code for one in wrong] == [404] * 3
    answer = browser.get("/metrics", headers={"Authorization": "Bearer secret"})
    assert "dazwischen_tables" in answer.text


# Addresses that are drawn


def test_addresses_that_are_drawn(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two thousand letters took a third of a second, while nobody else was heard."""
    where: list[str] = []
    drawn = qr._drawn.__wrapped__

    def noted(text: str) -> str:
        where.append(threading.current_thread().name)
        return drawn(text)

    monkeypatch.setattr(qr, "_drawn", noted)
    ada = server.person()
    room = limits.ADDRESS_LETTERS - len("http:///#/referee")
    for more, status in ((0, 200), (1, 400)):
        host = {"Host": "h" * (room + more)}
        assert ada.get("/api/referee/qr.svg", headers=host).status_code == status
    assert ada.post("/api/me/link").status_code == 201
    assert len(where) == 2
    assert all(name.startswith("drawing") for name in where)


# Tables, games from elsewhere and WebSockets of an address


def test_tables_of_an_address(server: Live) -> None:
    bound(server.parts, Bounds(address=PerAddress(tables=Rate(NEVER, 2))))
    answers = [
        server.person().post("/api/tables", json={"game": "jay"}, headers=HERE) for _ in range(3)
    ]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    too_often(answers[-1], "too-fast")
    there = server.person().post("/api/tables", json={"game": "jay"}, headers=THERE)
    assert there.status_code == 201


def test_tables_of_a_person_come_with_a_time_to_try_again(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_tables, "TABLES", 1)
    ada = server.person()
    answers = [ada.post("/api/tables", json={"game": "jay"}) for _ in range(2)]
    assert answers[0].status_code == 201
    too_often(answers[1], "too-many-tables")


def test_games_that_an_address_brings_in(server: Live) -> None:
    bound(server.parts, Bounds(address=PerAddress(imports=Rate(NEVER, 2))))
    people = [server.person() for _ in range(4)]
    answers = [one.post("/api/replays", content=b"x", headers=HERE) for one in people[:3]]
    assert [answer.status_code for answer in answers] == [422, 422, 429]
    too_often(answers[-1], "too-fast")
    assert people[3].post("/api/replays", content=b"x", headers=THERE).status_code == 422


def test_a_websocket_is_a_request_too(server: Live) -> None:
    """Whoever comes and goes without end has everybody at a table told of it each time."""
    ada = server.person()
    bound(server.parts, Bounds(address=PerAddress(requests=Rate(NEVER, 2))))
    assert [socket_of(server, ada, **HERE) for _ in range(3)] == [101, 101, 429]
    assert socket_of(server, ada, **THERE) == 101


# Games of a table


def test_games_that_a_table_names() -> None:
    record = Record("abc", 1, Rules("jay"), ())
    for number in range(1, limits.NAMED + 2):
        assert record.play.games == tuple(range(1, number))
        record = evolve(record, GameBegun(number, Pledge()))
    assert record.play.games == tuple(range(2, limits.NAMED + 2))
    drawn = Record(
        "abc", 1, Rules("jay"), (), tournament="x", play=Played(games=tuple(range(limits.NAMED)))
    )
    assert len(evolve(drawn, GameBegun(7, Pledge())).play.games) == limits.NAMED + 1


# Who is remembered


def test_who_is_remembered() -> None:
    allowances = Allowances(2)
    assert not allowances.take("a", 0, NEVER, 1)
    assert allowances.take("a", 0, NEVER, 1)
    assert not allowances.take("b", 0, NEVER, 1)
    assert allowances.take("a", 0, NEVER, 1)
    # The longest silent goes, and is as good as new.
    assert not allowances.take("c", 0, NEVER, 1)
    assert not allowances.take("b", 0, NEVER, 1)


# Figures that somebody invents, and public tables


def test_figures_that_somebody_invents(server: Live) -> None:
    """All who come to a table are told of them, and whoever looks for one is told of all tables."""
    ada = server.person()
    usual = len(msgspec.json.encode(KINDS))
    empty = Kind("", Rank.NOBLE, 1)
    room = limits.FIGURES_BYTES - usual - len(msgspec.json.encode(empty)) - 1
    for more, status in ((0, 201), (1, 422)):
        kind = replace(empty, name="F" * (room + more))
        options = {"figures": [msgspec.to_builtins(kind)]}
        answer = ada.post("/api/tables", json={"game": "jay", "options": options})
        assert answer.status_code == status, answer.text
    refused(answer, 422, "figures-too-long")


def test_public_tables(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_tables, "LISTED", 2)
    ada = server.person()
    codes: list[str] = []
    for _ in range(3):
        answer = ada.post("/api/tables", json={"game": "jay", "settings": {"public": True}})
        codes.insert(0, answer.json()["code"])
        assert [one["code"] for one in ada.get("/api/tables").json()] == codes[:2]
