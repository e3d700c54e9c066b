"""Every rule of Jarnac as the referee sees it: one file a situation, named by its rules."""

import re
from pathlib import Path

import pytest

from dazwischen.games.jarnac.referee import REFEREE
from tests.scenarios import differences

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.txt"))
PAGES = [
    Path(__file__).parents[3] / "docs" / "rules" / language / "jarnac.md"
    for language in ("de", "en")
]


def rule_ids(page: Path) -> set[str]:
    return set(re.findall(r"^### (K-[A-Z]+-\d+)$", page.read_text(), re.MULTILINE))


def shown() -> set[str]:
    return {rule for path in SCENARIOS for rule in path.name.partition("_")[0].split("+")}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert differences(REFEREE, path) == []


@pytest.mark.parametrize("page", PAGES, ids=("de", "en"))
def test_every_rule_has_a_scenario(page: Path) -> None:
    assert rule_ids(page) == shown()
    assert set(re.findall(r"\bK-[A-Z]+-\d+\b", page.read_text())) == rule_ids(page)


def test_there_are_enough() -> None:
    assert len(SCENARIOS) >= 80
    assert {f"worked-example-{n}" for n in range(1, 4)} == {
        match[0] for path in SCENARIOS if (match := re.search(r"worked-example-\d", path.name))
    }


@pytest.mark.parametrize("page", PAGES, ids=("de", "en"))
def test_the_examples_of_the_rule_pages_hold(page: Path) -> None:
    """Every line of every protocol on the page is in order."""
    from dazwischen.core import protocolfile

    examples = re.findall(r"```text\n(.*?)```", page.read_text(), re.DOTALL)
    assert len(examples) == 3
    for example in examples:
        report = REFEREE.judge(protocolfile.parse(example.encode()))
        assert {verdict.verdict for verdict in report.verdicts} == {"ok"}
