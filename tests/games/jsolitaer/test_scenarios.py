"""Every rule of J-Solitär as the referee sees it: one file a situation, named by what it shows."""

import re
from pathlib import Path

import pytest

from dazwischen.games.jsolitaer.referee import REFEREE
from tests.scenarios import differences

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.txt"))
DOCS = Path(__file__).parents[3] / "docs" / "rules"


def rule_ids(language: str) -> set[str]:
    text = (DOCS / language / "jsolitaer.md").read_text()
    return set(re.findall(r"^### (S(?:-[A-Z]+)+-\d+)$", text, re.MULTILINE))


def laying_ids() -> set[str]:
    """What the game takes over from Jay, with the ids between two that are named as a span."""
    text = (DOCS / "en" / "jsolitaer.md").read_text()
    spans = re.findall(r"J-THROW-(\d) to J-THROW-(\d)", text)
    between = {f"J-THROW-{n}" for low, high in spans for n in range(int(low), int(high) + 1)}
    return between | set(re.findall(r"\bJ-[A-Z]+-\d+\b", text))


def shown() -> set[str]:
    return {rule for path in SCENARIOS for rule in path.name.partition("_")[0].split("+")}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert differences(REFEREE, path) == []


def test_every_rule_has_a_scenario() -> None:
    assert (rule_ids("en") | laying_ids()) - shown() == set()


def test_scenarios_name_only_rules_that_exist() -> None:
    assert shown() - rule_ids("en") - laying_ids() == set()


def test_both_languages_have_the_same_rules() -> None:
    assert rule_ids("de") == rule_ids("en")
    assert len(rule_ids("en")) >= 11


def test_there_are_enough() -> None:
    assert len(SCENARIOS) >= 40
