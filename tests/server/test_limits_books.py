"""Bounds of tournaments and score sheets, from both sides."""

import secrets
from typing import Any

import httpx
import pytest

from dazwischen.server.base import limits
from dazwischen.server.base.limits import Bounds, PerAddress, PerPerson, Rate
from dazwischen.server.services import tournament_service
from dazwischen.server.streams.stream import Stream
from tests.server.bounds import bound
from tests.server.live import Live
from tests.server.refusals import HERE, NEVER, THERE, refused, too_often
from tests.server.tournaments import Tour

KEY = "k" * 40


def begun(browser: httpx.Client, n: int, headers: dict[str, str]) -> httpx.Response:
    key = f"{n:040}"
    if n % 2:
        return browser.post("/api/sheets", json={"key": key}, headers=headers)
    return browser.post("/api/tournaments", json={"key": key, "settings": {}}, headers=headers)


def test_books_of_a_person(server: Live) -> None:
    bound(server.parts, Bounds(person=PerPerson(books=Rate(NEVER, 2))))
    ada, bea = server.person(), server.person()
    answers = [begun(ada, n, HERE) for n in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    too_often(answers[-1], "too-many-books")
    assert begun(bea, 3, HERE).status_code == 201
    # What is there already is not begun.
    assert begun(ada, 1, HERE).status_code == 200


def test_books_of_an_address(server: Live) -> None:
    bound(server.parts, Bounds(address=PerAddress(books=Rate(NEVER, 2))))
    answers = [begun(server.browser(), n, HERE) for n in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    too_often(answers[-1], "too-many-books")
    assert begun(server.browser(), 3, THERE).status_code == 201


def sent(browser: httpx.Client, path: str, key: str, *actions: dict[str, Any]) -> list[str]:
    """The codes of the answers; nothing for what was done."""
    batch = [{"id": number, "do": action} for number, action in enumerate(actions, 1)]
    wanted = {"key": key, "client": secrets.token_hex(16), "actions": batch}
    answer = browser.post(f"{path}/actions", json=wanted)
    assert answer.status_code == 200, answer.text
    return ["" if one["done"] else one["problem"]["code"] for one in answer.json()["answers"]]


def sheet_of(browser: httpx.Client) -> str:
    code = browser.post("/api/sheets", json={"key": KEY}).json()["code"]
    path = f"/api/sheets/{code}"
    assert sent(browser, path, KEY, {"do": "begin", "names": ["Ada", "Bea"]}) == [""]
    return path


def tournament_of(browser: httpx.Client, **settings: Any) -> str:
    made = browser.post("/api/tournaments", json={"key": KEY, "settings": settings}).json()
    return f"/api/tournaments/{made['code']}"


def test_rounds_on_a_sheet(server: Live) -> None:
    """Void rounds are no rounds of the series, so there was no end to them: to read a sheet of ten
    thousand again took the whole house ten seconds."""
    ada = server.browser()
    void = {"do": "enter", "number": 1, "void": True}
    codes = sent(ada, sheet_of(ada), KEY, *[void] * (limits.SHEET_ROUNDS + 1))
    assert codes == [""] * limits.SHEET_ROUNDS + ["sheet-full"]


def test_changes_of_a_sheet(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament_service, "SHEET_CHANGES", 3)
    ada = server.browser()
    titles = [{"do": "set-title", "title": f"{n}"} for n in range(3)]
    assert sent(ada, sheet_of(ada), KEY, *titles) == ["", "", "book-full"]


def test_changes_of_a_tournament(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament_service, "TOURNAMENT_CHANGES", 2)
    ada = server.browser()
    path = tournament_of(ada)
    people = [{"do": "register", "name": f"{n}"} for n in range(3)]
    assert sent(ada, path, KEY, *people) == ["", "", "book-full"]
    brought = ada.post(f"{path}/entrants.csv?key={KEY}", content=b"name\nCem\n")
    assert brought.json()["problems"][0]["code"] == "book-full"
    assert sent(ada, path, KEY, {"do": "finish"}) != ["book-full"]


def test_decisions_in_a_tournament(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament_service, "DECISIONS", 3)
    ada = server.browser()
    path = tournament_of(ada)
    judge = next(
        link["key"] for link in ada.get(f"{path}/links?key={KEY}").json() if link["role"] == "judge"
    )
    pause, resume = {"do": "pause", "reason": "Tee"}, {"do": "resume"}
    codes = sent(ada, path, judge, pause, resume, pause, resume, pause)
    assert codes == [""] * 4 + ["book-full"]


def test_actions_sent_at_once(server: Live) -> None:
    ada = server.browser()
    path = sheet_of(ada)
    title = {"do": "set-title", "title": "Küche"}
    assert sent(ada, path, KEY, *[title] * limits.BATCH) == [""] * limits.BATCH
    batch = [{"id": number, "do": title} for number in range(1, limits.BATCH + 2)]
    wanted = {"key": KEY, "client": secrets.token_hex(16), "actions": batch}
    answer = ada.post(f"{path}/actions", json=wanted)
    refused(answer, 400, "unreadable")


def test_titles_and_reasons(server: Live) -> None:
    ada = server.browser()
    for more in (0, 1):
        path = f"/api/sheets/{ada.post('/api/sheets', json={'key': f'{more:040}'}).json()['code']}"
        title = "t" * (limits.TITLE + more)
        begin = {"do": "begin", "names": ["Ada", "Bea"], "title": title}
        assert sent(ada, path, f"{more:040}", begin) == [""]
        assert ada.get(path).json()["sheet"]["title"] == "t" * limits.TITLE


def test_how_long_a_request_waits(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    async def noted(_stream: Stream[Any], _since: int, seconds: float) -> None:
        asked.append(seconds)

    monkeypatch.setattr(Stream, "changed", noted)
    somebody = server.browser()
    code = somebody.post("/api/sheets", json={"key": KEY}).json()["code"]
    tag = {"If-None-Match": somebody.get(f"/api/sheets/{code}").headers["etag"]}
    for wait in (limits.WAIT - 1, limits.WAIT, limits.WAIT + 1, "9" * 999, "-1", "x"):
        answer = somebody.get(f"/api/sheets/{code}?wait={wait}", headers=tag)
        assert answer.status_code == 304
    assert asked == [limits.WAIT - 1, *[limits.WAIT] * 3, 0, 0]


def test_the_reason_for_a_decision(server: Live) -> None:
    tour = Tour(server)
    for more in (0, 1):
        tour.act("judge", "pause", reason="r" * (limits.REASON + more))
        assert tour.told()["acts"][0]["reason"] == "r" * limits.REASON
        tour.act("judge", "resume")
