"""A link without the role cannot do the role's actions: every action with every link."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from dazwischen.tournament.director.actions import Action
from dazwischen.tournament.director.roles import LINKS, MAY
from tests.server.live import Live, live
from tests.server.tournaments import Tour

DUEL: Final = {"kind": "duel", "scores": [60, 50]}
AT: Final = {"round": 1, "table": 1}
WHAT: Final[dict[str, dict[str, Any]]] = {
    "configure": {"settings": {"game": "jarnac", "system": "swiss", "rounds": 5}},
    "register": {"name": "Neu"},
    "edit": {"entrant": 1, "name": "Anders"},
    "check-in": {"entrant": 1, "here": True},
    "withdraw": {"entrant": 1},
    "come-back": {"entrant": 1},
    "draw": {"number": 1},
    "undraw": {"number": 1},
    "place": {**AT, "online": True},
    "start": {"number": 1},
    "finish": {},
    "claim": {"identity": 1},
    "score": {**AT, "number": 1, "first": 1, "second": 2},
    "report": {**AT, "result": DUEL},
    "confirm": {**AT, "result": DUEL},
    "dispute": AT,
    "pause": {"reason": "Pause"},
    "resume": {},
    "rule": {**AT, "result": DUEL, "reason": "so"},
    "void": {**AT, "reason": "so"},
    "correct": {**AT, "result": {"kind": "duel", "scores": [1, 2]}, "reason": "so"},
}
SHOWN: Final = ("", "/standing.csv", "/rounds.csv", "/entrants.csv", "/export.json", "/qr.svg")
BY_LINK: Final = {
    "organiser": "organiser",
    "judge": "judge",
    "captain": "captain-Rot",
    "player": "player-1",
    "spectator": "spectator",
    "entry": "entry",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    data: Path = tmp_path_factory.mktemp("roles")
    with live(data) as running:
        yield running
    assert running.complaints.records == []


@pytest.fixture(scope="module")
def tour(server: Live) -> Tour:
    made = Tour(server, game="jarnac", system="swiss")
    made.register("Ada", "Cem", team="Rot")
    made.register("Bea", "Dan", team="Blau")
    return made


def test_every_action_is_tried() -> None:
    wanted = {member.__struct_config__.tag for member in get_args(Action)}
    assert wanted == WHAT.keys()
    assert wanted | {"open-room", "play-online"} == MAY.keys()
    assert set(BY_LINK) == set(LINKS)


@pytest.mark.parametrize("role", LINKS)
@pytest.mark.parametrize("action", WHAT)
def test_only_the_roles_do_it(tour: Tour, action: str, role: str) -> None:
    key = tour.key_of(BY_LINK[role])
    before = tour.told()
    answer = tour.send(key, {"do": action, **WHAT[action]})["answers"][0]
    code = None if answer["done"] else answer["problem"]["code"]
    if action == "claim":
        # Nobody says who they are; the server knows whose browser it is.
        assert code == "tour-claim-players"
    elif role in MAY[action]:
        assert code != "role-may-not"
    else:
        assert code == "role-may-not"
        assert tour.told() == before


@pytest.mark.parametrize("role", [*LINKS, "nobody"])
@pytest.mark.parametrize("what", ["open-room", "play-online"])
def test_nobody_speaks_for_the_server(tour: Tour, what: str, role: str) -> None:
    key = "x" if role == "nobody" else tour.key_of(BY_LINK[role])
    sent = {"id": 1, "do": {"do": what, **AT, "room": "abc"}}
    wanted = {"key": key, "client": "x" * 20, "actions": [sent]}
    answer = tour.http.post(f"{tour.path}/actions", json=wanted)
    assert answer.status_code == 400


@pytest.mark.parametrize("role", LINKS)
def test_what_only_the_organiser_sees(tour: Tour, role: str) -> None:
    key, allowed = tour.key_of(BY_LINK[role]), role == "organiser"
    assert tour.get("/links", key).status_code == (200 if allowed else 403)
    brought = tour.http.post(f"{tour.path}/entrants.csv?key={key}", content=b"name\n")
    assert brought.status_code == (201 if allowed else 403)
    for path in SHOWN:
        assert tour.get(path, key).status_code == 200
        assert tour.http.get(f"{tour.path}{path}?key={key}").status_code == 200


@pytest.mark.parametrize("key", ["", "guessed", "x" * 40])
def test_no_link_no_tournament(tour: Tour, key: str) -> None:
    for path in ("/links", *SHOWN):
        answer = tour.http.get(f"{tour.path}{path}?key={key}")
        assert (answer.status_code, answer.json()["code"]) == (403, "tour-key")
    for path, body in (("/actions", {"key": key, "actions": []}), ("/seat", {"key": key})):
        browser = tour.server.person()
        assert browser.post(f"{tour.path}{path}", json=body).status_code == 403
    assert tour.http.post(f"{tour.path}/entrants.csv?key={key}").status_code == 403


def test_a_link_is_good_for_its_own_tournament(server: Live, tour: Tour) -> None:
    other = Tour(server, game="jarnac", system="swiss")
    for key in (other.key, other.links["judge"]):
        assert tour.get("", key).status_code == 403


@pytest.mark.parametrize("role", ["organiser", "judge", "captain", "spectator", "entry"])
def test_only_players_sit_down(tour: Tour, role: str) -> None:
    browser = tour.server.person()
    answer = browser.post(f"{tour.path}/seat", json={"key": tour.key_of(BY_LINK[role])})
    assert (answer.status_code, answer.json()["code"]) == (403, "role-may-not")
    assert tour.http.post(f"{tour.path}/seat", json={"key": tour.key}).status_code == 401


def test_other_sites_do_nothing(tour: Tour) -> None:
    evil = {"Origin": "https://evil.example"}
    for path, body in (
        ("/api/tournaments", {"key": "k" * 40, "settings": {}}),
        ("/api/sheets", {"key": "k" * 40}),
        (f"{tour.path}/actions", {"key": tour.key, "actions": []}),
        (f"{tour.path}/entrants.csv?key={tour.key}", {}),
        (f"{tour.path}/seat", {"key": tour.key}),
        ("/api/me/ratings", {"rated": False}),
    ):
        answer = tour.http.post(path, json=body, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
