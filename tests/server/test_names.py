"""Refusals at a table speak to somebody, and of others by their names."""

import pytest

from dazwischen.core.errors import Rejected
from dazwischen.server.wire.sentences import refusal
from dazwischen.texts import load
from tests.server.folding import Device
from tests.server.live import Live


def test_whoever_has_to_open_is_named(server: Live) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    code = server.table(ada, options={"level": 1, "players": 2})
    devices = [Device(server, b, b.get("/api/me").json()["id"], "a") for b in (ada, bob)]
    for device in devices:
        device.come(code)
    first, second = devices
    sit = {"t": "room", "do": {"do": "sit", "seat": 2}}
    assert second.answered(second.ask(sit))["t"] == "done"
    assert first.answered(first.ask({"t": "room", "do": {"do": "start"}}))["t"] == "done"
    second.settle()
    card = second.view["hand"][0]
    lay = {"t": "do", "intent": {"do": "lay", "seat": 2, "card": card}}
    assert second.answered(second.ask(lay))["text"] == "Erst eröffnet Ada."


def test_bots_have_the_names_that_the_client_shows(server: Live) -> None:
    code = server.table(server.person("Ada"), seats=["me", "leicht", "leicht"])
    host = server.parts.tables.awake[code]
    assert server.call(lambda: host.names("en")) == ["Ada", "Bea", "Carl", "Dora"]


@pytest.mark.parametrize(
    ("rejected", "sentence"),
    [
        (Rejected("not-at-turn", (), {"turn": 2}), "Bob ist am Zug."),
        (Rejected("said-ready"), "Du hast schon „bereit“ gesagt."),
        (Rejected("paused"), "Das Spiel ist unterbrochen: erst müssen alle „bereit“ sagen."),
    ],
)
def test_sentences(rejected: Rejected, sentence: str) -> None:
    assert refusal(load("de"), rejected, 1, ["Ada", "Bob"]) == sentence
