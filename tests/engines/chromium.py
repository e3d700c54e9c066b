"""Chromium, by Playwright."""

from collections.abc import Sequence
from typing import Any, Literal

from playwright.sync_api import Browser, Error

from tests.browser.watch import Watch
from tests.engines.driver import Leaving, Point

PATIENCE = 180_000
"""Milliseconds."""


class Chromium:
    def __init__(self, browser: Browser, *, plain: bool) -> None:
        workers: Literal["allow", "block"] = "block" if plain else "allow"
        self._context = browser.new_context(locale="de-DE", service_workers=workers)
        self._context.set_default_timeout(PATIENCE)
        self._page = self._context.new_page()
        self.troubles = Watch(self._page).troubles

    def open(self, url: str) -> None:
        self._page.goto(url)

    def reload(self) -> None:
        self._page.reload()

    def ask(self, script: str, *values: Any) -> Any:
        try:
            return self._page.evaluate(f"(values) => ({script})(...values)", list(values))
        except Error as error:
            if "navigation" not in error.message:
                raise
            raise Leaving from error

    def drag(self, way: Sequence[Point]) -> None:
        self._page.mouse.move(*way[0])
        self._page.mouse.down()
        for point in way[1:]:
            self._page.mouse.move(*point, steps=4)
        self._page.mouse.up()

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def enter(self) -> None:
        self._page.keyboard.press("Enter")

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def picture(self) -> bytes:
        return self._page.screenshot()

    def close(self) -> None:
        self._context.close()
