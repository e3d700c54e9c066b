"""A person in front of any browser: looks for something, waits until it is there, uses it."""

import time
from collections.abc import Callable
from typing import Any, Final

from tests.engines.driver import Driver, Leaving, Point

PATIENCE: Final = 180.0
"""Seconds."""
_AGAIN: Final = 0.1

_SHOWN: Final = """([selector, text]) => [...document.querySelectorAll(selector)].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  const said = `${one.textContent} ${one.getAttribute("aria-label") ?? ""}`;
  return width && height && getComputedStyle(one).visibility !== "hidden" && said.includes(text);
})"""
_COUNT: Final = f"(...wanted) => ({_SHOWN})(wanted).length"
_POINT: Final = f"""(selector, text, place) => {{
  const one = ({_SHOWN})([selector, text]).at(place);
  if (!one || one.disabled || one.getAttribute("aria-disabled") === "true") return null;
  one.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  const {{ x, y, width, height }} = one.getBoundingClientRect();
  const point = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(...point);
  return hit && (one.contains(hit) || hit.contains(one)) ? point : null;
}}"""
"""Where something can be touched; nowhere as long as it rests, or something else lies over it."""


class Person:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def until(self, holds: Callable[[], Any], what: str) -> Any:
        """What holds at last; a page that goes away is looked at again when the next has come."""
        end = time.monotonic() + PATIENCE
        while not (found := _now(holds)):
            assert time.monotonic() < end, f"waited in vain: {what}\n{self._page()}"
            time.sleep(_AGAIN)
        return found

    def count(self, selector: str, text: str = "") -> int:
        return int(self.driver.ask(_COUNT, selector, text))

    def sees(self, selector: str, text: str = "", count: int | None = None) -> None:
        wanted = f"{selector} {text!r}" + ("" if count is None else f" × {count}")

        def seen() -> bool:
            shown = self.count(selector, text)
            return shown > 0 if count is None else shown == count

        self.until(seen, wanted)

    def sees_no(self, selector: str, text: str = "") -> None:
        self.sees(selector, text, count=0)

    def clicks(self, selector: str, text: str = "", place: int = 0) -> None:
        self.driver.drag([self._where(selector, text, place)])

    def drags(self, selector: str, onto: str, place: int = 0) -> None:
        start, end = self._where(selector, "", place), self._where(onto, "", 0)
        between = [
            (start[0] + (end[0] - start[0]) * part / 4, start[1] + (end[1] - start[1]) * part / 4)
            for part in range(1, 5)
        ]
        self.driver.drag([start, *between])

    def writes(self, selector: str, text: str) -> None:
        self.clicks(selector)
        self.driver.type(text)

    def reads(self, selector: str) -> str:
        script = "(selector) => document.querySelector(selector)?.innerText ?? ''"
        return str(self.driver.ask(script, selector))

    def goes(self, path: str) -> None:
        self.driver.ask("(path) => { location.hash = path; }", path)

    def _where(self, selector: str, text: str, place: int) -> Point:
        """Where it is, once it no longer moves."""
        last: Point | None = None

        def rests() -> Point | None:
            nonlocal last
            before = last
            point = self.driver.ask(_POINT, selector, text, place)
            last = (point[0], point[1]) if point else None
            return last if last == before else None

        found: Point = self.until(rests, f"{selector} {text!r} to touch")
        return found

    def _page(self) -> str:
        return str(self.driver.ask("() => `${location.href}\\n${document.body.innerText}`"))


def _now(holds: Callable[[], Any]) -> Any:
    try:
        return holds()
    except Leaving:
        return None
