"""Room for large text, and for those who want nothing to move."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open

FINGER: Final = 44
STRIP: Final = """() => {
  const [first, second] = document.querySelectorAll(".hand-card");
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}"""


TOO_SMALL: Final = """(finger) => [...document.querySelectorAll("header :is(a, button)")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < finger)
  .map(([text]) => text)"""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (740, 360), (1366, 625)])
def test_everything_at_the_top_is_as_large_as_a_finger(visit: Open, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    expect(page.locator(".huge")).to_be_visible()
    assert page.evaluate(TOO_SMALL, FINGER) == []
    page.locator(".huge").click()
    expect(page.locator(".bar")).to_be_visible()
    assert page.evaluate(TOO_SMALL, FINGER) == []


def test_text_at_twice_the_size(visit: Open) -> None:
    """A browser's zoom of 200 % is half the room: everything can still be reached."""
    page = visit(viewport={"width": 640, "height": 400})
    page.get_by_role("button", name="Jetzt spielen").click()
    expect(page.locator(".hand-card")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    # Cards lie over each other: a strip at the left of each is in reach, as wide as a finger.
    strip = page.evaluate(STRIP)
    assert strip >= FINGER
    page.locator(".hand-card").first.click(position={"x": strip / 2, "y": 60})
    expect(page.locator(".hand-card")).to_have_count(5)
