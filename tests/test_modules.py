"""What each game offers to everybody else."""

import subprocess
import sys

import pytest

from dazwischen.core.module import GameModule, Part
from dazwischen.games import registry
from tests.limits import LONG

GAMES = pytest.mark.parametrize("name", registry.NAMES)
PARTS = sorted(part for part, kind in vars(GameModule).items() if isinstance(kind, property | Part))

UNREAD = """
import sys
from dazwischen.games import registry
for known in registry.modules():
    folder = f"dazwischen.games.{known.name}."
    read = {name for name in sys.modules if name.startswith(folder)} - {f"{folder}module"}
    assert not read, read
"""


@GAMES
def test_everything_that_a_game_has_can_be_had(name: str) -> None:
    known = registry.module(name)
    assert known.name == known.rules.name == known.vocabulary.game == known.referee.game == name
    assert {"rules", "auto_actions", "contest", "rated"} < set(PARTS)
    for part in PARTS:
        assert getattr(known, part) == getattr(registry.module(name), part)


def test_nothing_of_a_game_is_read_before_it_is_asked_for() -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", UNREAD], capture_output=True, text=True, check=False, timeout=LONG
    )
    assert done.stderr == ""


@pytest.mark.parametrize("part", ["adviser", "analysis", "blame", "overtaken", "contest", "rated"])
def test_what_only_some_have_is_none_elsewhere(part: str) -> None:
    """Whoever asks for it finds it somewhere, and has to do without it somewhere else."""
    having = [bool(getattr(known, part)) for known in registry.modules()]
    assert any(having)
    assert not all(having)
