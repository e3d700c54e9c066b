"""Mutated inputs for every door: some of those that `make mutate` tries by the million."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dazwischen.cli.configured import configured
from tests.doors.doors import DOORS
from tests.doors.operators import SETTINGS
from tests.doors.shares import SHARES
from tests.doors.trial import Trial, tried

SEED = 14
COUNTS = {"messages": 250, "routes": 150, "wire": 60, "databases": 40}
FEW = 150
AGAIN = 40


@pytest.mark.parametrize("door", DOORS)
def test_nothing_comes_of_it(door: str) -> None:
    found = tried(door, DOORS[door], SEED, lot=0, count=COUNTS.get(door, FEW))
    assert found is None, str(found)


class Noted(Trial):
    """Knows all that was tried."""

    def __init__(self, dice: Random, count: int) -> None:
        super().__init__(dice, count)
        self.inputs: list[Any] = []

    def __iter__(self) -> Iterator[Random]:
        for dice in super().__iter__():
            yield dice
            self.inputs.append(self.now)


@pytest.mark.parametrize("door", DOORS)
def test_a_lot_is_the_same_whenever_it_is_tried(door: str) -> None:
    """Otherwise what was found is not found again."""
    first, again = (Noted(Random(f"{SEED}/{door}/1"), AGAIN) for _ in range(2))
    for trial in (first, again):
        DOORS[door](trial)
    assert len(first.inputs) == AGAIN
    assert first.inputs == again.inputs


def test_the_settings_that_are_mutated_can_be_used(tmp_path: Path) -> None:
    """Else all of them would be refused for the same reason."""
    path = tmp_path / "dazwischen.toml"
    path.write_bytes(SETTINGS)
    assert configured({}, {}, str(path))["admission.crowd"] == 2.5


def test_every_door_has_its_share() -> None:
    assert SHARES.keys() == DOORS.keys()
    assert sum(SHARES.values()) == 100


def test_a_find_is_shown_with_what_leads_to_it() -> None:
    def door(trial: Trial) -> None:
        for dice in trial:
            trial.now = dice.randrange(100)
            assert trial.now != 7

    (first, again) = (tried("lists", door, SEED, lot=3, count=10_000) for _ in range(2))
    assert first is not None
    assert again is not None
    assert first.input == again.input
    assert str(first).startswith("make mutate SEED=14 DOOR=lists LOT=3\n")
    assert first.input.endswith(": 7")
