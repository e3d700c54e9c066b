"""A person's hands: the same decisions with a mouse, with keys, or with a finger."""

import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page

LONG: Final = 300.0
"""Seconds after which no round of a test is still played."""

NEXT = """(title) => {
  const now = document.querySelector(".bar-title")?.textContent;
  if (now !== title || document.querySelector(".result")) return null;
  const cards = [...document.querySelectorAll(".hand-card")];
  const stuck = document.querySelector(".mine[data-must=true]") || !cards.length;
  const wanted = ["[data-act=jay]", "[data-act=draw]", "[data-act=ready]", "[data-fits=true]"];
  if (stuck) wanted.push("[data-act=top-up]");
  const found = wanted.map((name) => document.querySelector(name)).find(Boolean);
  if (!found) return {};
  const box = found.getBoundingClientRect();
  return {
    key: found.querySelector("kbd")?.textContent.toLowerCase(),
    x: box.x + Math.min(12, box.width / 2),
    y: box.y + Math.min(24, box.height / 2),
    place: cards.indexOf(found),
    chosen: cards.indexOf(document.activeElement),
    cards: cards.length,
  };
}"""
"""What there is to do, where it is, and by which key; null once the round is over."""

Thing: TypeAlias = dict[str, Any]
Hands: TypeAlias = Callable[[Page, Thing], None]


def mouse(page: Page, thing: Thing) -> None:
    page.mouse.click(thing["x"], thing["y"])


def finger(page: Page, thing: Thing) -> None:
    page.touchscreen.tap(thing["x"], thing["y"])


def keys(page: Page, thing: Thing) -> None:
    if thing["place"] < 0:
        page.keyboard.press(thing["key"])
    elif thing["place"] < 10:
        page.keyboard.press(f"Digit{(thing['place'] + 1) % 10}")
    else:
        for _ in range((thing["place"] - thing["chosen"]) % thing["cards"]):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")


def play_round(page: Page, hands: Hands) -> None:
    """Until the points are shown, or the next round has begun while nobody looked."""
    deadline = time.monotonic() + LONG
    title = page.locator(".bar-title").text_content()
    while (thing := page.evaluate(NEXT, title)) is not None:
        assert time.monotonic() < deadline
        if thing:
            hands(page, thing)
        # Neither people nor browsers look a thousand times a second.
        page.wait_for_timeout(60)
