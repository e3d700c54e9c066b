"""The pages beside the rules: the client has them as they are written, and advice is true."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from scripts import guides
from scripts.advice import accepted, advice, judged
from scripts.rules import PAGES, RULE, WRITTEN
from scripts.rules import written as rules_written

from dazwischen.cards.decks import LEVELS
from dazwischen.core import protocolfile
from dazwischen.games import registry

EDITIONS = tuple(LEVELS)
PIECES = [piece for game in advice("de").values() for piece in game]
CARDS = [piece for piece in PIECES if "from" in piece]


def files(language: str, name: str) -> list[str]:
    """The situations of a piece of advice, as the page has them."""
    page = (PAGES / language / "advice.md").read_text(encoding="utf-8")
    part = re.search(rf"^### {name}\n(.*?)(?=^##|\Z)", page, re.MULTILINE | re.DOTALL)
    assert part
    return re.findall(r"^```text\n(.*?)^```", part[1], re.MULTILINE | re.DOTALL)


def ids(language: str) -> dict[str, list[str]]:
    told = {name: guides.guide(language, name) for name in guides.GUIDES}
    return {
        **{
            name: [one["id"] for part in page for one in part["rules"]]
            for name, page in told.items()
        },
        **{game: [one["id"] for one in found] for game, found in advice(language).items()},
    }


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_client_has_the_pages_as_they_are(language: str) -> None:
    """`make rules` writes them anew."""
    for name, text in guides.written(language).items():
        assert (WRITTEN / name).read_text(encoding="utf-8") == text, name


def test_both_languages_have_the_same_topics_and_situations() -> None:
    assert ids("de") == ids("en")
    for name in (piece["id"] for piece in PIECES):
        assert files("de", name) == files("en", name)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_rule_that_is_named_can_be_read(language: str) -> None:
    known = set(RULE.findall(rules_written(language)))
    text = "".join(guides.written(language).values())
    named = set(re.findall(r'\["rule",\["([^"]+)"\]\]', text))
    assert len(named) > 20
    assert named <= known


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("page", [*guides.GUIDES, "advice"])
def test_links_between_the_pages_lead_somewhere(language: str, page: str) -> None:
    path = PAGES / language / f"{page}.md"
    for target in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("piece", CARDS, ids=lambda piece: piece["id"])
def test_advice_holds_from_its_level_on_and_not_before(piece: dict[str, Any], edition: str) -> None:
    situations = files("de", piece["id"])
    for level in range(1, 8):
        legal = any(accepted(file, edition=edition, level=level) for file in situations)
        assert legal == (level >= piece["from"][edition]), level


FIGURES = {
    "Dame": r"\bDamen?\b",
    "Botschafter": r"\bBotschafters?\b",
    "Dieb": r"\bDieb(?:s|e|es)?\b",
    "Jay": r"(?<![„“])\bJays?\b(?!“|”|-)",
    "slots": r"\b[Ss]lots?\b",
    "throw": r"\b(?:[Ww]irf\w*|[Ww]erfen|[Tt]hrow\w*|[Tt]wins?|Zwillinge?)\b",
}
"""By what brings it in the table of levels: the words by which a text speaks of it."""


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_advice_speaks_of_nothing_that_its_level_lacks(language: str, edition: str) -> None:
    for piece in advice(language)["jay"]:
        text = json.dumps(piece["blocks"], ensure_ascii=False)
        brought = [LEVELS[edition][name] for name, word in FIGURES.items() if re.search(word, text)]
        assert max(brought, default=1) <= piece["from"][edition], (piece["id"], brought)


def test_there_is_advice_from_level_one_on_and_more_as_levels_come() -> None:
    for edition in EDITIONS:
        brought = [piece["from"][edition] for piece in PIECES if piece["id"].startswith("jay-")]
        assert min(brought) == 1
        assert len(set(brought)) >= 4


@pytest.mark.parametrize("piece", advice("de")["jarnac"], ids=lambda piece: piece["id"])
def test_what_needs_an_opponent_is_not_said_to_somebody_alone(piece: dict[str, Any]) -> None:
    [file] = files("de", piece["id"])
    assert {"standard", "professional"} <= set(piece["variants"])
    assert ("solo" in piece["variants"]) == (not re.search(r"^B ", file, re.MULTILINE))


@pytest.mark.parametrize(("held", "costs"), [(1, 3), (2, 2), (3, 1), (6, 1)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_traitor_costs_what_the_advice_says(edition: str, held: int, costs: int) -> None:
    file = f"game: jay\nedition: {edition}\nlevel: 1\nhands: 2={held}\n\n1 bZ\n2 V\n"
    report = registry.module("jay").referee.judge(protocolfile.parse(file.encode()))
    assert report.state["owes"]["2"]["draw"] == costs


def test_small_steps_earn_two_letters_more() -> None:
    whole = "game: jarnac\n\nA draws ABZART\nA RABATZ\nA draws N\n"
    [steps] = files("de", "jarnac-steps")
    stepwise = steps[: steps.index("A UND")]
    racks = [judged(file).state["sides"]["A"]["rack"] for file in (whole, stepwise)]
    assert [len(rack) for rack in racks] == [1, 3]
    assert [judged(file).state["sides"]["A"]["rows"][0] for file in (whole, stepwise)] == [
        "RABATZ"
    ] * 2


def test_nine_letters_cannot_be_taken() -> None:
    [file] = files("de", "jarnac-nine")
    taken = file.replace("B draws N", "B jarnac 1: KASSIERER")
    assert judged(taken).verdicts[-1].verdict == "refused"


def test_a_drawing_is_told_in_words_for_every_topic_that_has_one() -> None:
    code = (Path(WRITTEN).parent / "drawings.js").read_text(encoding="utf-8")
    drawn = set(re.findall(r'^  "?([a-z-]+)"?: \(\) => html`', code, re.MULTILINE))
    catalogue = (WRITTEN.parents[2] / "texts/de/web-rules.ftl").read_text(encoding="utf-8")
    assert drawn == set(re.findall(r"^rules-drawing-([a-z-]+) =", catalogue, re.MULTILINE))
    assert drawn <= set(ids("de")["real-table"])
    assert len(drawn) >= 9
