"""Replays to be watched, and the referee, over HTTP: who may see what, and what is refused."""

import re
from pathlib import Path

import httpx
import pytest
import segno

import dazwischen
from dazwischen.games.jarnac.events import Taken
from dazwischen.games.jarnac.options import Options as JarnacOptions
from dazwischen.games.jay.options import Options
from dazwischen.server.base import limits
from dazwischen.server.endpoints import http_retold
from dazwischen.store.records import Sat
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.opening import opened
from dazwischen.table.table import Table
from tests.limits import LONG
from tests.server.games import keep, who
from tests.table.drive import run

EXAMPLES = sorted((Path(next(iter(dazwischen.__path__))) / "web/study/data/examples").glob("*.txt"))


@pytest.fixture(scope="module")
def match() -> Table:
    options = Options(players=3, level=7, faults="penalty", rounds=2)
    table = opened("jay", options, 4, ["leicht", "mittel", "stark"])
    run(table)
    assert table.outcome is not None
    return table


@pytest.fixture
def game(store: SQLiteStore, ada: httpx.Client, match: Table) -> str:
    return f"/api/replays/{keep(store, match, (Sat(2, who(ada)),), ended=5000)}"


@pytest.mark.parametrize("part", ["outline", "steps", "could"])
def test_only_those_who_may_see_a_game_are_told_of_it(
    store: SQLiteStore, ada: httpx.Client, match: Table, part: str
) -> None:
    others = f"/api/replays/{keep(store, match, (Sat(2, 9999),), ended=5000)}/{part}"
    assert ada.get(others).status_code == 404
    assert ada.get(others, params={"key": "the-key"}).status_code == 200
    running = f"/api/replays/{keep(store, match, (Sat(2, who(ada)),), ended=None)}/{part}"
    assert ada.get(running).status_code == 404
    assert ada.get(f"/api/replays/999999/{part}").status_code == 404


def test_the_outline_names_the_moments(ada: httpx.Client, game: str, match: Table) -> None:
    told = ada.get(f"{game}/outline", params={"lang": "en"}).json()
    assert told["game"] == "jay"
    assert told["played"]["lasted"] == match.envelopes[-1].at
    assert [seat["names"] for seat in told["seats"]] == [[], ["Ada"], []]
    kinds = {kind for moment in told["moments"] for kind in moment["kinds"]}
    assert kinds >= {"fault", "jay", "end"}
    last = told["moments"][-1]
    assert (last["step"], last["seq"]) == (told["total"] - 1, len(match.envelopes))
    assert last["text"].endswith("The round is over.")


def test_steps_come_in_pages_that_stand_alone(
    ada: httpx.Client, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = ada.get(f"{game}/steps").json()
    monkeypatch.setattr(http_retold, "PAGE", 20)
    page = ada.get(f"{game}/steps", params={"from": 20}).json()
    assert (page["first"], page["total"], len(page["steps"])) == (20, whole["total"], 20)
    assert [step["seq"] for step in page["steps"]] == [s["seq"] for s in whole["steps"][20:40]]
    assert page["steps"][0]["view"].keys() == whole["steps"][0]["view"].keys()
    assert set(page["steps"][0]["hands"]) == {"1", "2", "3"}
    seq = whole["steps"][47]["seq"]
    around = ada.get(f"{game}/steps", params={"at": seq}).json()
    assert around["first"] == 40
    assert seq in [step["seq"] for step in around["steps"]]
    assert ada.get(f"{game}/steps", params={"from": 10**9}).json()["steps"] == []
    after_the_end = ada.get(f"{game}/steps", params={"at": 10**9}).json()
    assert after_the_end["steps"][-1]["seq"] == whole["steps"][-1]["seq"]


def test_each_step_has_its_reason(ada: httpx.Client, game: str) -> None:
    steps = ada.get(f"{game}/steps").json()["steps"]
    assert all(step["text"] for step in steps)
    fault = next(step for step in steps if step["verdict"] == "fault")
    assert "J-FAULT-1" in fault["rules"]
    assert fault["moments"] == ["fault"]
    assert fault["text"].startswith(f"Fehler: Spieler {fault['seat']} durfte")


def test_what_could_have_been_laid(ada: httpx.Client, game: str, match: Table) -> None:
    laid = next(e for e in match.envelopes if e.event.__struct_config__.tag == "laid")
    told = ada.get(f"{game}/could", params={"at": laid.seq - 1}).json()
    options = {(one["seat"], one["figure"]) for one in told["could"]}
    assert (laid.by, laid.event.card) in options
    assert {one["word"] for one in told["could"]} == {"eröffnen"}
    over = ada.get(f"{game}/could", params={"at": len(match.envelopes)}).json()
    assert (over["total"], over["could"]) == (0, [])


def test_words_that_were_there(store: SQLiteStore, ada: httpx.Client) -> None:
    table = opened("jarnac", JarnacOptions(), 4, ["leicht"] * 2)
    run(table)
    number = keep(store, table, (Sat(1, who(ada)),), ended=5000)
    steps = ada.get(f"/api/replays/{number}/steps").json()["steps"]
    stolen = next(n for n, step in enumerate(steps) if "jarnac" in step["moments"])
    before = steps[stolen - 1]["seq"]
    told = ada.get(f"/api/replays/{number}/could", params={"at": before}).json()
    taken = next(event for event in table.log.events if isinstance(event, Taken))
    assert taken.word in [one["word"] for one in told["could"] if one["verdict"] == "jarnac"]


@pytest.mark.parametrize("asked", ["from=-1", "from=x", "from=1e3", "at=" + "9" * 40, "from=٣"])
def test_numbers_that_are_none(ada: httpx.Client, game: str, asked: str) -> None:
    answer = ada.get(f"{game}/steps?{asked}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_game_of_no_events(store: SQLiteStore, ada: httpx.Client, match: Table) -> None:
    table = Table(match.header)
    number = keep(store, table, (Sat(1, who(ada)),), ended=5000)
    assert ada.get(f"/api/replays/{number}/outline").json()["total"] == 0
    assert ada.get(f"/api/replays/{number}/steps").json()["steps"] == []
    assert ada.get(f"/api/replays/{number}/could?at=3").json()["could"] == []


def judge(somebody: httpx.Client, text: str | bytes, **query: str | int) -> httpx.Response:
    return somebody.post("/api/referee", content=text, params={"lang": "de", **query})


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_can_be_judged(ada: httpx.Client, path: Path) -> None:
    told = judge(ada, path.read_text()).json()
    assert path.stem.startswith(told["game"])
    assert len(told["verdicts"]) > 3
    assert told["view"]["phase"]
    assert all(verdict["text"] and verdict["word"] for verdict in told["verdicts"])


def test_as_far_as_a_line_and_in_the_language_asked_for(ada: httpx.Client) -> None:
    text = "game: jay\nplayers: 4\n\n1 rH\n2 rX\n3 gX\n"
    whole = judge(ada, text).json()
    assert [v["word"] for v in whole["verdicts"]] == ["eröffnet", "bedient", "bedient"]
    part = judge(ada, text, upto=5, lang="en").json()
    assert [v["word"] for v in part["verdicts"]] == ["opened", "served"]
    assert len(part["view"]["box"]) == 2
    assert "Player 3" in " ".join(part["situation"])


def test_names_and_what_can_be_laid_are_told(ada: httpx.Client) -> None:
    text = "Spiel: Jay\nStufe: 1\nNamen: Anna, Ben, Cem\n\nAnna legt rotes H\nBen unterbricht\n"
    told = judge(ada, text).json()
    assert told["names"] == ["Anna", "Ben", "Cem"]
    assert told["figures"] == [*(c + s for s in "OHIXSZ" for c in "rbgl"), "Verräter"]
    assert [verdict["seat"] for verdict in told["verdicts"]] == [1, 2]
    (thief,) = (path for path in EXAMPLES if path.stem == "jay-thief")
    text = thief.read_text().replace("players: 4", "names: Anna, Ben, Cem, Dora")
    assert "die Spieler Dora, Ben." in " ".join(judge(ada, text).json()["situation"])


def test_a_series_has_no_table_to_be_seen(ada: httpx.Client) -> None:
    told = judge(ada, "game: jay-series\nplayers: 4\n\n1 3\n2 1\n").json()
    assert (told["game"], told["view"]) == ("jay-series", None)
    assert told["situation"]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "no-game", 1),
        ("game: chess\n\n1 e4\n", "no-such-game", 1),
        ("game: jay\nplayers: 4\n\n1 rH\n2 rQ\n", "bad-action", 5),
        (b"game: jay\n\n\xff\n", "not-utf8", 3),
    ],
)
def test_what_cannot_be_read_is_named_by_its_line(
    ada: httpx.Client, text: str | bytes, code: str, line: int
) -> None:
    answer = judge(ada, text)
    assert (answer.status_code, answer.json()["line"]) == (422, line)
    assert answer.json()["code"] == code
    assert answer.json()["text"].endswith((".", "“."))


def test_the_referee_has_his_bounds(ada: httpx.Client) -> None:
    assert judge(ada, b" " * (limits.PROTOCOL_BYTES + 1)).status_code == 413
    many = "game: jay\nplayers: 2\n\n" + "1 count\n" * (limits.PROTOCOL_LINES + 1)
    answer = judge(ada, many)
    assert (answer.status_code, answer.json()["line"]) == (422, limits.PROTOCOL_LINES + 4)
    foreign = {"origin": "https://elsewhere.example"}
    assert ada.post("/api/referee", content=b"", headers=foreign).status_code == 403
    ada.cookies.clear()
    assert judge(ada, "game: jay\n\n1 rH\n").status_code == 200


def test_a_code_on_paper_leads_to_this_server(served: tuple[SQLiteStore, str]) -> None:
    """Under whatever name it was asked, for those without a name of their own, too."""
    with httpx.Client(base_url=served[1], timeout=LONG) as stranger:
        codes = [
            stranger.get("/api/referee/qr.svg", headers={"host": host})
            for host in ("localhost:8000", "spiele.example")
        ]
    for code, host in zip(codes, ("localhost:8000", "spiele.example"), strict=True):
        assert code.headers["content-type"] == "image/svg+xml"
        [path] = re.findall(r'\bd="([^"]+)"', code.text)
        expected = segno.make(f"http://{host}/#/referee", error="m")
        assert path == re.findall(r'\bd="([^"]+)"', expected.svg_inline(border=2))[0]
