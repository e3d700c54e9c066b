"""Bots that are not ready are told to whoever looks, and refused to whoever asks for them."""

import pytest

from dazwischen.bots import readiness
from tests.server.live import Live
from tests.server.tournaments import Tour


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "COMPILED", False)


@pytest.mark.usefixtures("uncompiled")
def test_it_is_said_before_anybody_asks(server: Live) -> None:
    ada = server.person()
    told = {game["name"]: game["unready"] for game in ada.get("/api/games").json()}
    assert told == {"jay": ["meister"], "jsolitaer": [], "jarnac": ["meister"]}
    code = server.table(ada, game="jarnac")
    assert ada.get(f"/api/tables/{code}").json()["unready"] == ["meister"]


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "jay", "seats": ["me", "meister"]},
        {"game": "jarnac", "seats": ["me", "meister:leicht"]},
        {"game": "jay", "timing": {"stand_in": "meister"}},
    ],
)
def test_no_table_is_opened_with_one(server: Live, wanted: dict[str, object]) -> None:
    answer = server.person().post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, "strength-not-ready")
    assert "noch nicht bereit" in answer.json()["text"]


@pytest.mark.usefixtures("uncompiled")
def test_none_is_seated_or_plays_for_anybody(server: Live) -> None:
    ada = server.person()
    code = server.table(ada, game="jay", seats=["me", "leicht", "leicht", "leicht"], start=True)
    socket = server.socket(ada)
    socket.send({"t": "hello", "v": 2, "table": code, "client": "ada"})
    socket.next("hello")
    for number, wanted in enumerate(
        ({"do": "set-seat", "seat": 2, "holder": "bot", "bot": "meister"},
         {"do": "let-bot", "bot": "meister"}), 1,
    ):  # fmt: skip
        socket.send({"t": "room", "id": number, "do": wanted})
        refused = socket.next("refused")
        assert (refused["re"], refused["code"]) == (number, "strength-not-ready")


@pytest.mark.usefixtures("uncompiled")
def test_none_is_taken_into_a_tournament(server: Live) -> None:
    """Its table would be opened later, and nobody would be there to be told why it is not."""
    tour = Tour(server, title="Cup", game="jay", system="series")
    answer = tour.send(tour.key, {"do": "register", "name": "Bot", "bot": "meister"})["answers"][0]
    assert answer["problem"]["code"] == "strength-not-ready"
    assert "noch nicht bereit" in answer["problem"]["text"]
    assert tour.refused(tour.key, "register", name="Bot", bot="meister:leicht@150")
    assert tour.refused(tour.key, "register", name="Bot", bot="göttlich") == "tour-bot"
    tour.act("organiser", "register", name="Bot", bot="stark:meister")
    slow = {"title": "Cup", "game": "jay", "system": "series", "timing": {"stand_in": "meister"}}
    assert tour.refused(tour.key, "configure", settings=slow) == "strength-not-ready"
    made = tour.http.post("/api/tournaments", json={"key": "k" * 40, "settings": slow})
    assert (made.status_code, made.json()["code"]) == (422, "strength-not-ready")


def test_a_kept_table_goes_on_with_those_who_play_for_others(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody's game is lost because this server has not compiled anything yet."""
    ada = server.person()
    monkeypatch.setattr(readiness, "COMPILED", True)
    code = server.table(ada, game="jay", timing={"stand_in": "meister"})
    monkeypatch.setattr(readiness, "COMPILED", False)
    room = server.call(lambda: server.parts.tables.awake[code].room)
    assert room.record.rules.read()[1].stand_in == "meister"
