"""Games of version 1, as the rulebooks were read then: they replay, verify and are told."""

from pathlib import Path

import pytest

from dazwischen.core.acts import acts
from dazwischen.core.log import header, options_of
from dazwischen.games import registry
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.infer_intent import infer_intent
from dazwischen.games.jay.options import Options
from dazwischen.table.opening import resumed
from dazwischen.table.verify import read, verify

LOGS = sorted((Path(__file__).parent / "logs").glob("v1-*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_it_is_what_it_was(path: Path) -> None:
    log = read(path.read_bytes())
    assert log.header.version == 1
    verified = verify(log)
    assert verified.outcome is not None
    assert verified.outcome.points == log.envelopes[-1].event.points
    assert registry.exported(log).startswith("game: jay")
    assert len(list(acts(GAME, infer_intent, log))) > 10


def test_the_two_readings_differ() -> None:
    """Else none of the logs above would show anything."""
    changed = 0
    for path in LOGS:
        data = path.read_bytes().replace(b'"version":1', b'"version":2', 1)
        try:
            verify(read(data))
        except Exception:  # noqa: BLE001 - whatever it is, it is not as it was
            changed += 1
    assert changed >= len(LOGS) - 3


@pytest.mark.parametrize("path", LOGS[:3], ids=lambda path: path.stem)
def test_a_table_goes_on_by_the_rules_it_began_with(path: Path) -> None:
    log = read(path.read_bytes())
    half = type(log)(log.header, log.envelopes[: len(log.envelopes) // 2])
    assert resumed(half).state.rules.options.reading == 1


def test_what_begins_now_is_read_as_now() -> None:
    assert options_of(GAME, header(GAME, Options(), 1)).reading == 2
