"""The client's plain functions, in the browser they are for."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.figures import CATALOGUE


@pytest.fixture
def page(visit: Open) -> Page:
    return visit()


def call(page: Page, module: str, name: str, *args: Any) -> Any:
    script = "async ([m, n, args]) => (await import(`/web/${m}`))[n](...args)"
    return page.evaluate(script, [module, name, args])


def test_figures_have_the_server_s_numbers(page: Page) -> None:
    figures = call(page, "cards/figures.js", "catalogue")
    assert [figure["name"] for figure in figures[1:]] == [f.name for f in CATALOGUE.figures]
    assert [figure["number"] for figure in figures[1:]] == [f.number for f in CATALOGUE.figures]
    assert [figure["colour"] for figure in figures[1:]] == [f.colour for f in CATALOGUE.figures]


def test_an_action_of_its_own_has_its_rule_beside_its_sentence(page: Page) -> None:
    call(page, "app/texts.js", "withTexts", ["jay-acts"])
    assert call(page, "games/jay/reasons.js", "reasonsOf", {"e": "waived"}) == ["J-PAUSE-2"]
    assert call(page, "games/jay/reasons.js", "reasonsOf", {"e": "called"}) == ["J-END-1"]
    assert call(page, "games/jay/reasons.js", "reasonsOf", {"e": "unheard-of"}) == []


def test_a_view_takes_new_values_and_new_ends_of_lists(page: Page) -> None:
    view = {"phase": "opening", "box": [1, 2, 3], "hand": [7]}
    changes = {"phase": "playing", "box": {"keep": 2, "add": [4, 5]}}
    merged = call(page, "net/follower.js", "merged", view, changes)
    assert merged == {"phase": "playing", "box": [1, 2, 4, 5], "hand": [7]}


def test_a_hand_keeps_its_order_and_takes_new_cards_last(page: Page) -> None:
    hand = [{"uid": -1, "figure": 5}, {"uid": -2, "figure": 9}, {"uid": -3, "figure": 5}]
    after = call(page, "cards/hand.js", "reconciled", hand, [5, 5, 2, 9])
    assert [card["figure"] for card in after] == [5, 9, 5, 2]
    assert [card["uid"] for card in after[:3]] == [-1, -2, -3]


def test_of_two_like_cards_the_one_that_was_laid_leaves(page: Page) -> None:
    script = """async () => {
      const { reconciled } = await import("/web/cards/hand.js");
      const hand = [{ uid: -1, figure: 5 }, { uid: -2, figure: 5 }];
      return reconciled(hand, [5], new Set([-1]));
    }"""
    assert page.evaluate(script) == [{"uid": -2, "figure": 5}]


@pytest.mark.parametrize(
    ("seat", "players", "expected"),
    [(1, 4, [2, 3, 4]), (3, 4, [4, 1, 2]), (2, 2, [1]), (None, 3, [1, 2, 3])],
)
def test_the_others_sit_clockwise_from_one_s_left(
    page: Page, seat: int | None, players: int, expected: list[int]
) -> None:
    view = {"counts": [6] * players, "seat": seat}
    assert call(page, "games/jay/view.js", "around", view) == expected


READ_BETWEEN = """async () => {
  const { html, render } = await import("/web/vendor/preact.js");
  const { soon } = await import("/web/app/soon.js");
  const Part = soon(async () => ({ Late: () => html`<p id="late">here</p>` }), "Late");
  const place = document.body.appendChild(document.createElement("div"));
  render(html`<${Part} />`, place);
  const before = place.textContent;
  // Effects wait for a frame; this takes none.
  await Part.read();
  return [before, Part.isRead()];
}"""


def test_a_part_that_is_read_between_drawing_and_effect_is_shown(page: Page) -> None:
    assert page.evaluate(READ_BETWEEN) == ["", True]
    expect(page.locator("#late")).to_have_text("here")
