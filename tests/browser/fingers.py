"""Fingers on a touch screen, as the browser's own input sees them."""

import time
from collections.abc import Sequence

from playwright.sync_api import CDPSession, Locator, Page

TOUCH = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


class Finger:
    """One that lies on the screen until it is lifted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._input: CDPSession = page.context.new_cdp_session(page)
        self._down: dict[int, dict[str, float]] = {}

    def press(self, x: float, y: float, which: int = 0) -> None:
        self._down[which] = {"x": x, "y": y, "id": which}
        self._send("touchStart")

    def slide(self, x: float, y: float, which: int = 0) -> None:
        self._down[which] = {"x": x, "y": y, "id": which}
        self._send("touchMove")

    def lift(self, which: int = 0) -> None:
        self._send("touchEnd", [self._down.pop(which)])

    def lose(self) -> None:
        """The system takes over: a call, a gesture of its own."""
        self._down.clear()
        self._send("touchCancel")

    def tap(self, x: float, y: float, *, times: int = 1) -> None:
        """Quickly, however long the machine takes to pass it on: a tenth of a second each."""
        now = time.time()
        for tap in range(times):
            self._down[0] = {"x": x, "y": y, "id": 0}
            self._send("touchStart", at=now + tap / 10)
            self._send("touchEnd", [self._down.pop(0)], at=now + tap / 10 + 0.05)

    def _send(
        self, kind: str, points: Sequence[dict[str, float]] | None = None, at: float | None = None
    ) -> None:
        """With all fingers that lie on the screen; where some are lifted, with those."""
        points = list(self._down.values()) if points is None else points
        when = {} if at is None else {"timestamp": at}
        self._input.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **when})


def click_both(page: Page, x: float, y: float) -> None:
    """The right button and then the left one, a tenth of a second later."""
    mouse, now = page.context.new_cdp_session(page), time.time()
    for button, at in (("right", now), ("left", now + 0.1)):
        for kind, later in (("mousePressed", 0.0), ("mouseReleased", 0.05)):
            event = {"type": kind, "x": x, "y": y, "button": button, "clickCount": 1}
            mouse.send("Input.dispatchMouseEvent", {**event, "timestamp": at + later})


def where(card: Locator) -> tuple[float, float]:
    box = card.bounding_box()
    assert box
    return box["x"] + min(12, box["width"] / 4), box["y"] + 30
