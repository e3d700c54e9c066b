"""Score sheets over HTTP: a series with a correction, sent twice, watched, taken along."""

import csv
import io
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.live import Live
from tests.server.tournaments import client


@pytest.fixture
def server(started: Callable[..., Live]) -> Live:
    return started()


class Phone:
    """Somebody who writes, and who keeps what could not be sent."""

    def __init__(self, server: Live) -> None:
        self.http = server.browser()
        self.key = secrets.token_hex(20)
        self.code: str = self.make().json()["code"]
        self.client = client()
        self.kept: list[dict[str, Any]] = []

    def make(self) -> httpx.Response:
        return self.http.post("/api/sheets", json={"key": self.key})

    def enter(self, do: str, **what: Any) -> None:
        self.kept.append({"id": len(self.kept) + 1, "do": {"do": do, **what}})

    def send(self, key: str | None = None) -> httpx.Response:
        wish = {
            "key": self.key if key is None else key,
            "client": self.client,
            "actions": self.kept,
        }
        return self.http.post(f"/api/sheets/{self.code}/actions", json=wish)

    def told(self, query: str = "", **headers: str) -> httpx.Response:
        return self.http.get(f"/api/sheets/{self.code}{query}", headers=headers)


ROUNDS = [(1, 2), (1, 3), (2, 1), (3, 4), (1, 2), (2, 3), (2, 1), (4, 2), (1, 4), (3, 1)]


def series(phone: Phone) -> None:
    phone.enter("begin", names=["Ada", "Bea", "Cem", "Dan"], title="Küche")
    for number, (first, second) in enumerate(ROUNDS, 1):
        phone.enter("enter", number=number, first=first, second=second)


def test_a_series_kept_offline_and_sent_twice(server: Live) -> None:
    phone = Phone(server)
    series(phone)
    first, again = phone.send(), phone.send()
    assert all(answer["done"] for answer in first.json()["answers"])
    assert first.json() == again.json()
    told = first.json()["told"]
    assert told["sheet"]["phase"] == "over"
    assert told["sheet"]["running"][-1] == [26, 21, 14, 9]
    assert told["sheet"]["half_time"]["seats"] == [1, 3, 2, 4]
    assert any("Ada" in sentence for sentence in told["said"])


def test_a_correction_recomputes_everything(server: Live) -> None:
    right, wrong = Phone(server), Phone(server)
    series(right)
    series(wrong)
    wrong.kept[3]["do"]["first"] = 4
    wrong.send()
    wrong.enter("enter", number=3, first=2, second=1)
    assert right.send().json()["told"]["sheet"] == wrong.send().json()["told"]["sheet"]


def test_what_was_begun_offline_is_begun_once(server: Live) -> None:
    phone = Phone(server)
    again = phone.make()
    assert again.status_code == 200
    assert again.json()["code"] == phone.code
    assert again.json()["write"] == f"/#/sheet/{phone.code}/{phone.key}"
    assert phone.http.post("/api/sheets", json={"key": "short"}).status_code == 400


def test_whoever_has_the_link_watches_and_does_not_write(server: Live) -> None:
    phone = Phone(server)
    assert phone.told().json()["sheet"] is None
    series(phone)
    for key in ("", "x" * 40, phone.code):
        answer = phone.send(key)
        assert (answer.status_code, answer.json()["code"]) == (403, "sheet-key")
    phone.send()
    told = phone.told()
    assert told.json()["sheet"]["names"] == ["Ada", "Bea", "Cem", "Dan"]
    tag = told.headers["etag"]
    assert phone.told(**{"If-None-Match": tag}).status_code == 304
    english = phone.told("?lang=en", **{"If-None-Match": tag})
    assert english.status_code == 200
    assert english.json()["said"][0] == "The series is over."
    missing = phone.http.get("/api/sheets/nothere")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-sheet")
    assert phone.http.get(f"/api/sheets/{phone.code}/qr.svg").status_code == 200


def test_refusals_say_why_and_the_rest_is_done(server: Live) -> None:
    phone = Phone(server)
    phone.enter("enter", number=1, first=1, second=2)
    phone.enter("begin", names=["Ada", "Bea", "Cem"])
    phone.enter("enter", number=1, first=1, second=1)
    answers = phone.send().json()["answers"]
    assert [answer["done"] for answer in answers] == [False, True, False]
    assert answers[0]["problem"]["code"] == "sheet-not-begun"
    assert answers[2]["problem"]["rules"] == ["J-END-5"]
    # What was refused is tried again, what was done is not.
    assert [answer["done"] for answer in phone.send().json()["answers"]] == [True, True, False]


def test_it_survives_a_restart(started: Callable[..., Live], tmp_path: Path) -> None:
    server = started(data=tmp_path)
    phone = Phone(server)
    series(phone)
    before = phone.send().json()
    server.stop()
    phone.http = started(data=tmp_path).browser()
    assert phone.told().json() == before["told"]
    assert phone.send().json() == before


def test_a_sheet_as_csv(server: Live) -> None:
    phone = Phone(server)
    assert phone.http.get(f"/api/sheets/{phone.code}/rounds.csv").status_code == 200
    phone.enter("begin", names=["Ada", "Bea", "@Cem"])
    phone.enter("enter", number=1, first=1, second=3)
    phone.enter("enter", number=2, void=True)
    phone.enter("enter", number=2, first=2, second=3)
    phone.send()
    answer = phone.http.get(f"/api/sheets/{phone.code}/rounds.csv?lang=de")
    text = answer.content.decode("utf-8-sig")
    assert list(csv.reader(io.StringIO(text), delimiter=";")) == [
        ["Runde", "Erster", "Zweiter", "Ada", "Bea", "'@Cem"],
        ["1", "Ada", "'@Cem", "5", "0", "2"],
        ["2", "zählt nicht", "", "", "", ""],
        ["2", "Bea", "'@Cem", "5", "5", "4"],
    ]


def test_a_page_of_an_earlier_version_is_still_understood(server: Live) -> None:
    """It names each action; a new page sends that as the first of a client of this name."""
    phone = Phone(server)
    begin = {"do": "begin", "names": ["Ada", "Bea"], "draw": False}
    enter = {"do": "enter", "number": 1, "first": 1}
    path, names = f"/api/sheets/{phone.code}/actions", ("a" * 40, "b" * 40)
    sent = [{"id": name, "do": do} for name, do in zip(names, (begin, enter), strict=True)]
    answers = phone.http.post(path, json={"key": phone.key, "actions": sent}).json()["answers"]
    assert [(one["id"], one["done"]) for one in answers] == [(name, True) for name in names]
    again = {"key": phone.key, "client": names[1], "actions": [{"id": 1, "do": enter}]}
    told = phone.http.post(path, json=again).json()["told"]
    assert (told["version"], len(told["sheet"]["rounds"])) == (2, 1)


def test_whoever_counts_says_who_it_is(server: Live) -> None:
    phone = Phone(server)
    sent = {"key": phone.key, "actions": [{"id": 1, "do": {"do": "set-title", "title": "x"}}]}
    answer = phone.http.post(f"/api/sheets/{phone.code}/actions", json=sent)
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
