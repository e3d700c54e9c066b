"""`docs/protocol.md`, sent for real."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

import dazwischen
from dazwischen.server.wire import commands, messages
from tests.server.live import Live

DOCUMENT = Path(next(iter(dazwischen.__path__))).parents[1] / "docs" / "protocol.md"
EXAMPLE = re.compile(r"^```json (client|server)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CODE = "k3m9x7qp"
SHEET, KEY = "s4h8e2t6", "0123456789abcdef0123456789abcdef"


def examples() -> Iterator[tuple[str, dict[str, Any]]]:
    for side, text in EXAMPLE.findall(DOCUMENT.read_text("utf-8")):
        yield side, json.loads(text)


def tag_of(kind: Any) -> Any:
    return kind.__struct_config__.tag


def test_every_message_and_command_has_an_example() -> None:
    client = [example for side, example in examples() if side == "client"]
    assert {e["t"] for e in client} == {tag_of(kind) for kind in get_args(messages.FromClient)}
    wanted = {e["do"]["do"] for e in client if e["t"] == "room"}
    assert wanted == {tag_of(kind) for kind in get_args(commands.Command)}
    # An update is put together from parts of which others have the same.
    to_client = {"update"} | {
        tag_of(kind)
        for kind in vars(messages).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and tag_of(kind)
        and kind not in get_args(messages.FromClient)
    }
    assert {e["t"] for side, e in examples() if side == "server"} == to_client


def test_all_fields_are_shown() -> None:
    """A client that only reads the document misses nothing."""
    shown: dict[str, set[str]] = {}
    for side, example in examples():
        shown.setdefault(f"{side} {example['t']}", set()).update(example)
    for kind in get_args(messages.FromClient):
        assert shown[f"client {tag_of(kind)}"] >= set(kind.__struct_fields__)


def like(example: Any, real: Any) -> bool:
    """Whether the real one has all that the example shows, of the same kinds."""
    if example is None or real is None:
        return example is real or example is None
    if type(example) is not type(real):
        return False
    if isinstance(example, dict):
        return all(name in real and like(value, real[name]) for name, value in example.items())
    if isinstance(example, list):
        return bool(real) >= bool(example) and all(map(like, example[:1], real[:1]))
    return True


def sheet_of(browser: httpx.Client) -> str:
    """The same one each time."""
    code: str = browser.post("/api/sheets", json={"key": KEY}).json()["code"]
    return code


@pytest.mark.usefixtures("dummies")
def test_the_examples_are_what_happens(started: Callable[..., Live]) -> None:
    server = started()
    ada = server.person("Ada")
    code = server.table(ada, game="jsolitaer", options={"players": 2})
    client = server.socket(ada)
    game = 0
    for side, example in examples():
        if "game" in example and side == "client":
            # Its number is the house's to give.
            example["game"] = game
        text = json.dumps(example).replace(CODE, code)
        if SHEET in text:
            # Not before: games and sheets are numbered together, and the game's is shown.
            text = text.replace(SHEET, sheet_of(ada))
        if side == "client":
            client.text(text.encode())
            continue
        if example["t"] == "bye":
            server.quit()
        expected = json.loads(text)
        real = client.next(example["t"])
        while "re" in example and real.get("re") != example["re"]:
            real = client.next(example["t"])
        while example["t"] == "hello" and (real["game"] is None) != (example["game"] is None):
            real = client.next("hello")
        if example["t"] == "hello" and real["game"]:
            game = real["game"]["id"]
        assert like(expected, real), (expected, real)
        assert set(real) - {"rtt", "outcome"} <= set(example), real
        if example["t"] == "refused":
            assert real == expected
