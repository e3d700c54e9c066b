"""Logs: what cannot be replayed is refused with a line, never half read."""

import pytest

from dazwischen.core import log as logs
from dazwischen.core.errors import InvalidInput
from dazwischen.core.replayer import replay
from dazwischen.games import registry
from tests.conformance import play

GAME = registry.module("jay").rules


def encoded() -> bytes:
    return logs.encode(play("jay", GAME.options(), 7, steps=40).log)


@pytest.mark.parametrize(
    ("damage", "code", "line"),
    [
        (lambda _: b"", "log-line", 1),
        (lambda data: b"\xff\xfe" + data, "log-line", 1),
        (lambda data: data.replace(b'"version":2', b'"version":99'), "log-version", 1),
        (lambda data: data.replace(b'"game":"jay"', b'"game":"skat"'), "log-version", 1),
        (lambda data: data.replace(b'"e":"dealt"', b'"e":"dreamt"'), "log-line", 2),
        (lambda data: data[:-9], "log-line", None),
        (lambda data: b"\n".join(data.split(b"\n")[:3] + data.split(b"\n")[4:]), "log-sequence", 4),
    ],
)
def test_damaged_logs(damage: object, code: str, line: int | None) -> None:
    assert callable(damage)
    with pytest.raises(InvalidInput) as caught:
        logs.decode(GAME, damage(encoded()).rstrip(b"\n"))
    assert caught.value.code == code
    if line:
        assert caught.value.line == line


def test_options_of_a_log_are_checked() -> None:
    data = encoded().replace(b'"level":7', b'"level":"high"')
    with pytest.raises(InvalidInput):
        replay(GAME, logs.decode(GAME, data))


def test_replay_to_any_point() -> None:
    played = play("jay", GAME.options(), 11, steps=60)
    for upto in range(len(played.log.envelopes) + 1):
        assert replay(GAME, played.log, upto) == played.states[upto]
