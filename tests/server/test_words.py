"""The dictionary over HTTP."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest

from dazwischen.store.sqlite import SQLiteStore
from tests.limits import LONG
from tests.server.in_thread import client, serving
from tests.server.live import Live


@pytest.fixture(scope="module")
def anybody() -> Iterator[httpx.Client]:
    store = SQLiteStore(":memory:")
    with serving(store) as address, httpx.Client(base_url=address, timeout=LONG) as made:
        yield made
    store.close()


def test_a_word_has_its_entries(anybody: httpx.Client) -> None:
    said = anybody.get("/api/words/Maut").json()
    assert (said["word"], said["standard"], said["professional"]) == ("Maut", True, True)
    assert {"lemma": "Maut", "pos": "noun", "form": "nom.sg"} in said["entries"]


def test_what_is_no_word_has_none(anybody: httpx.Client) -> None:
    said = anybody.get("/api/words/MAUX").json()
    assert (said["standard"], said["professional"], said["entries"]) == (False, False, [])


@pytest.mark.parametrize(
    ("word", "query", "standard"),
    [
        ("ÄPFEL", {}, True),
        ("AEPFEL", {}, False),
        ("AEPFEL", {"umlauts": "split"}, True),
        ("POMMES", {"language": "fr"}, True),
        ("Straße", {}, True),
        ("x" * 500, {}, False),
        ("%00%ff ", {}, False),
    ],
)
def test_letters_are_read_as_the_game_reads_them(
    anybody: httpx.Client, word: str, query: dict[str, str], *, standard: bool
) -> None:
    answer = anybody.get(f"/api/words/{word}", params=query)
    assert (answer.status_code, answer.json()["standard"]) == (200, standard)


@pytest.mark.parametrize("query", [{"language": "xx"}, {"umlauts": "no"}, {"language": "../de"}])
def test_there_is_no_such_dictionary(anybody: httpx.Client, query: dict[str, str]) -> None:
    answer = anybody.get("/api/words/Maut", params={**query, "lang": "de"})
    assert answer.status_code == 404
    assert answer.json()["text"] == "Dieses Wörterbuch gibt es hier nicht."


def test_what_is_no_word_is_said_to_be_what_it_is(anybody: httpx.Client) -> None:
    assert anybody.get("/api/words/Berlin").json()["instead"] == "name"
    assert anybody.get("/api/words/Maut").json()["instead"] is None


def test_what_letters_make(anybody: httpx.Client) -> None:
    said = anybody.get("/api/letters/maus").json()
    words = {kind: {found["word"] for found in said[kind]} for kind in ("same", "begun", "less")}
    assert said["letters"] == "MAUS"
    assert {"MAUS", "SAUM"} <= words["same"]
    assert "MAUSEN" in words["begun"]
    assert "AUS" in words["less"]
    assert all(
        sorted(found["word"]) == sorted("MAUS" + letter)
        for letter, longer in said["more"].items()
        for found in longer
    )


@pytest.mark.parametrize("letters", ["AB", "ABCDEFGHIJ", "12345", "A B C", "x" * 5000])
def test_letters_that_no_word_has(anybody: httpx.Client, letters: str) -> None:
    assert anybody.get(f"/api/letters/{letters}").status_code == 422


@pytest.fixture
def person(anybody: httpx.Client) -> Iterator[Callable[[str], httpx.Client]]:
    """Somebody with a name, and so with a cookie of his own."""
    with ExitStack() as stack:
        yield lambda name: stack.enter_context(client(str(anybody.base_url), name))


def test_nobody_asks_without_end(person: Callable[[str], httpx.Client]) -> None:
    named = person("Ada")
    statuses = [named.get("/api/letters/MAUS").status_code for _ in range(60)]
    assert statuses[0] == 200
    assert 429 in statuses
    assert person("Bo").get("/api/words/MAUS").status_code == 200


def sits_down(who: httpx.Client, seats: list[str], options: dict[str, str]) -> str:
    table = {"game": "jarnac", "options": options, "seats": seats, "start": True}
    return str(who.post("/api/tables", json=table).raise_for_status().json()["code"])


TRIED = "Spiel: Jarnac\nPrüfung: Wörterbuch\n\nA zieht SATEMU\nA legt TEMU\n".encode()
"""The referee knows words too."""
OPEN_BOOK = {"variant": "standard", "judging": "dictionary"}


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "professional", "judging": "challenge"},
        {"variant": "standard", "judging": "challenge"},
    ],
)
def test_nobody_looks_up_while_words_are_judged_by_objection(
    person: Callable[[str], httpx.Client], options: dict[str, str]
) -> None:
    player = person("Cleo")
    assert player.get("/api/words/MAUS").status_code == 200
    sits_down(player, ["me", "leicht"], options)
    for path in ("/api/words/MAUS", "/api/letters/MAUS"):
        refused = player.get(path, params={"lang": "de"})
        assert (refused.status_code, refused.json()["code"]) == (403, "book-closed")
        assert refused.json()["text"].startswith("Schlag erst nach der Partie nach")
    asked = player.post("/api/referee", content=TRIED, params={"lang": "de"})
    assert (asked.status_code, asked.json()["code"]) == (422, "book-closed")
    cards = player.post("/api/referee", content="game: jay\n\n1 rH\n")
    assert cards.json()["verdicts"][0]["verdict"] == "open"
    others = person("Finn").post("/api/referee", content=TRIED)
    assert others.json()["verdicts"][1]["verdict"] == "refused"
    assert person("Dora").get("/api/letters/MAUS").status_code == 200


def test_where_the_dictionary_judges_it_may_be_asked(
    person: Callable[[str], httpx.Client],
) -> None:
    player = person("Emil")
    sits_down(player, ["me", "leicht"], OPEN_BOOK)
    assert player.get("/api/words/MAUS").status_code == 200
    assert player.get("/api/letters/MAUS").status_code == 200


def test_nobody_is_helped_to_find_words_against_others(started: Callable[..., Live]) -> None:
    server = started()
    ada, bob = server.person(), server.person("Bob")
    code = server.table(ada, game="jarnac", options=OPEN_BOOK, seats=["me"])
    guest = server.socket(bob)
    guest.send({"t": "hello", "v": 2, "table": code, "client": "y"})
    guest.send({"t": "room", "id": 1, "do": {"do": "sit", "seat": 2}})
    guest.next("done")
    assert ada.get("/api/letters/MAUS").status_code == 200
    host = server.socket(ada)
    host.send({"t": "hello", "v": 2, "table": code, "client": "x"})
    host.send({"t": "room", "id": 1, "do": {"do": "start"}})
    host.next("done")
    for player in (ada, bob):
        refused = player.get("/api/letters/MAUS")
        assert (refused.status_code, refused.json()["code"]) == (403, "search-in-company")
        assert player.get("/api/words/MAUS").status_code == 200
