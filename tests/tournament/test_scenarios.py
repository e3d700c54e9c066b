"""The rating series as the referee sees it: one file a situation, named by the rules it shows."""

import re
from pathlib import Path

import pytest

from dazwischen.tournament.referee import REFEREE
from tests.scenarios import differences

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.txt"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert differences(REFEREE, path) == []


def test_every_rule_of_the_series_has_several() -> None:
    names = [path.name.partition("_")[0].split("+") for path in SCENARIOS]
    for rule in ("J-SCORE-1", "J-SCORE-2", "J-SCORE-3", "J-SCORE-4"):
        assert sum(rule in name for name in names) >= 4, rule


def test_scenarios_are_named_by_rules() -> None:
    for path in SCENARIOS:
        assert re.fullmatch(r"J-[A-Z]+-\d(\+J-[A-Z]+-\d)*_[a-z-]+\.txt", path.name), path.name
