"""Every rule of Jay as the referee sees it: one file a situation, named by the rules it shows."""

import re
from pathlib import Path

import pytest

from dazwischen.games.jay.referee import REFEREE
from tests.scenarios import differences

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.txt"))
RULES = Path(__file__).parents[3] / "docs" / "rules" / "en" / "jay.md"
JAY_ONLY = {"J-LVL-3"}
"""What only one edition has."""
SERIES = re.compile("J-SCORE-")
"""The rating series has its scenarios beside its code."""


def rule_ids() -> set[str]:
    return set(re.findall(r"\bJ-[A-Z]+-\d+\b", RULES.read_text()))


def shown(edition: str) -> set[str]:
    files = [path.name for path in SCENARIOS if path.name.endswith(f".{edition}.txt")]
    return {rule for name in files for rule in name.partition("_")[0].split("+")}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert differences(REFEREE, path) == []


@pytest.mark.parametrize("edition", ["jay", "zdj"])
def test_every_rule_has_a_scenario_in_both_editions(edition: str) -> None:
    wanted = {rule for rule in rule_ids() if not SERIES.match(rule)}
    if edition == "zdj":
        wanted -= JAY_ONLY
    assert wanted - shown(edition) == set()


def test_scenarios_name_only_rules_that_exist() -> None:
    assert (shown("jay") | shown("zdj")) - rule_ids() == set()


def test_there_are_enough() -> None:
    assert len(SCENARIOS) >= 120
    assert {f"worked-example-{n}" for n in range(1, 6)} <= {
        match[0] for path in SCENARIOS if (match := re.search(r"worked-example-\d", path.name))
    }
