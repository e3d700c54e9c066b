"""The dictionary over HTTP."""

from collections.abc import Iterator

import httpx
import pytest

from dazwischen.store.sqlite import SQLiteStore
from tests.server.in_thread import serving


@pytest.fixture(scope="module")
def anybody() -> Iterator[httpx.Client]:
    store = SQLiteStore(":memory:")
    with serving(store) as address, httpx.Client(base_url=address) as made:
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
