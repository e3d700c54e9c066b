"""Whatever strangers send over the network costs time in proportion to its size."""

import json
from collections.abc import Callable
from typing import Final

import msgspec
import pytest

from dazwischen.lexicon import load
from dazwischen.lexicon.finding import find
from dazwischen.lexicon.searching import is_searched
from dazwischen.server.base.addresses import Proxies
from dazwischen.server.base.identities import secret_in
from dazwischen.server.base.limits import NAME, clean
from dazwischen.server.endpoints.origin import is_own
from dazwischen.server.endpoints.replies import preferred
from dazwischen.server.wire import messages as say
from dazwischen.table.verify import read
from dazwischen.tournament import registrations
from tests.adversarial import RUNS, grows_with_size

HEADER: Final = {"game": "jay", "version": 1, "seed": 1, "options": {}}


def entrants(data: str) -> registrations.Read:
    return registrations.read(data.encode(), (), 500, lambda text: clean(text, NAME))


def log(**header: object) -> bytes:
    return json.dumps({**HEADER, **header}).encode() + b"\n"


READERS: Final[dict[str, Callable[[str], object]]] = {
    "people in a file": entrants,
    "names in a file": lambda text: entrants("name,team\n" + text),
    "a quoted name in a file": lambda text: entrants('name,team\n"' + text),
    "a name": lambda text: clean(text, NAME),
    "a log": lambda text: read(text.encode()),
    "the names in a log": lambda text: read(log(names=[text])),
    "the options in a log": lambda text: read(log(options=text)),
    "the events of a log": lambda text: read(log() + text.encode()),
    "an event of a log": lambda text: read(
        log() + json.dumps({"seq": 1, "at": 1, "by": 1, "event": text}).encode()
    ),
    "a message": lambda text: msgspec.json.decode(text, type=say.FromClient),
    "what a message says": lambda text: msgspec.json.decode(
        json.dumps({"t": "say", "id": 1, "text": text}), type=say.FromClient
    ),
    "a word": lambda text: find(load("de", umlauts="tiles"), text),
    "letters": lambda text: is_searched("de", "tiles", text),
    "cookies": secret_in,
    "a site": lambda text: is_own(f"https://{text}", text),
    "languages": preferred,
    "proxies": lambda text: Proxies().client("127.0.0.1", text),
}


@pytest.mark.parametrize("name", READERS)
def test_time_grows_with_size(name: str) -> None:
    for run in RUNS:
        assert grows_with_size(READERS[name], run), run


def test_a_long_list_of_people_is_not_read() -> None:
    many = "name\n" + "x,y\n" * 900_000
    assert [one.code for one in entrants(many).problems] == ["csv-too-long"]


def test_lists_of_people_from_both_sides() -> None:
    lines = registrations.LINES
    assert entrants("name\n" + "\n" * (lines - 1)).problems == ()
    assert [one.code for one in entrants("name\n" + "\n" * lines).problems] == ["csv-too-long"]
    most = registrations.PROBLEMS
    for wrong, named in ((most - 1, most - 1), (most, most), (most + 1, most), (lines - 1, most)):
        assert len(entrants("name,team\n" + "x\n" * wrong).problems) == named


@pytest.mark.parametrize("text", [",,,", ";;;\n;;;", "\n,,\n", '""', '"",""'])
def test_a_list_of_nobody(text: str) -> None:
    assert [one.code for one in entrants(text).problems] == ["csv-empty"]
