"""A stranger who opens the start page, plays, and does only what is marked."""

import time
from typing import Any, Final

from tests.engines.driver import Driver, Leaving
from tests.engines.person import Person

STUCK: Final = 180.0
"""Seconds in which nothing at all happens, or nothing is marked for somebody who has to act."""

_NEXT: Final = """() => {
  const inView = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const touched = (one) => {
    const box = one.getBoundingClientRect();
    const point = [box.x + Math.min(14, box.width / 2), box.y + Math.min(20, box.height / 2)];
    const hit = document.elementFromPoint(...point);
    return inView(box) && hit && one.contains(hit) ? point : null;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isDue = Boolean(document.querySelector(".mine[data-must=true]"));
  const marked = [
    ...all(".controls .act.primary:enabled"),
    ...all(".hand-card[data-fits=true]"),
    // What else is offered is for whoever has to act and has nothing that fits.
    ...(isDue || !all(".hand-card").length ? all(".controls [data-act=top-up]:enabled") : []),
  ];
  return {
    isOver: Boolean(document.querySelector(".result")),
    isDue,
    point: marked.map(touched).find(Boolean) ?? null,
    unseen: marked.length && !marked.some(touched) ? marked[0].outerHTML.slice(0, 200) : "",
    state: document.querySelector(".game")?.textContent ?? "",
  };
}"""
"""What there is to do, and where: on the screen, with nothing over it, without scrolling."""


class Walk:
    def __init__(self, driver: Driver, size: tuple[int, int]) -> None:
        self.driver = driver
        self.size = size
        self.acts = 0
        self._state = ""
        self._moved = self._could_act = time.monotonic()

    def begin(self, url: str) -> None:
        self.driver.resize(*self.size)
        person = Person(self.driver)
        self.driver.open(url)
        person.clicks(".huge")
        person.sees(".hand-card")
        self._moved = self._could_act = time.monotonic()

    def step(self) -> bool:
        """Does one thing, if one is marked. False once the round is over."""
        try:
            seen = self.driver.ask(_NEXT)
        except Leaving:
            return True
        if seen["isOver"]:
            return False
        self._watch(seen)
        if seen["point"]:
            x, y = seen["point"]
            self.driver.drag([(x, y)])
            self.acts += 1
        return True

    def _watch(self, seen: dict[str, Any]) -> None:
        now = time.monotonic()
        if seen["state"] != self._state:
            self._state, self._moved = seen["state"], now
        if seen["point"] or not seen["isDue"]:
            self._could_act = now
        where = f"{self.size}, after {self.acts} acts: {seen}"
        assert now - self._moved < STUCK, f"nothing happens at {where}"
        assert now - self._could_act < STUCK, f"nothing can be done at {where}"
