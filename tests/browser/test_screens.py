"""Whatever screen somebody is on: nothing serious stands in anybody's way, in either theme; it
looks as it does wherever else he was before; and with text twice as large nothing is cut off.

With a folder in DAZWISCHEN_SCREENSHOTS a picture of each is written there instead, in both sizes.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.axe import findings
from tests.browser.conftest import Open
from tests.browser.large_text import enlarge, troubles
from tests.browser.screens import AT_TABLES, SCREENS
from tests.browser.traces import traces

PICTURES = os.environ.get("DAZWISCHEN_SCREENSHOTS", "")
SIZES = {"1280x800": (1280, 800), "360x640": (360, 640)}
THEMES = ("dark", "light")
OF_ALL_KINDS = (
    "start",
    "settings",
    "waiting-jay",
    "waiting-jarnac",
    "jay-newcomer",
    "jay-slots",
    "jay-table",
    "jay-help",
    "jay-result",
    "jsolitaer",
    "jarnac",
    "replay-jay",
    "replay-jarnac",
    "referee",
    "rules-jay",
    "rules-real-table",
    "sheet-new",
    "sheet",
    "sheet-result",
    "ratings",
    "tournament-make",
    "tournament-people",
    "tournament-rounds",
    "tournament-player",
    "tournament-standing",
)
"""Of those that are built alike, one is enough for what takes longer to look at."""


@pytest.mark.parametrize("size", SIZES if PICTURES else ["1280x800"])
@pytest.mark.parametrize("screen", SCREENS)
def test_screen(visit: Open, screen: str, size: str) -> None:
    width, height = SIZES[size]
    page = visit(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        bare=screen.startswith(AT_TABLES),
    )
    SCREENS[screen](page)
    look = photographed if PICTURES else looked_at
    look(page, screen, size)


def looked_at(page: Page, screen: str, _size: str) -> None:
    dark, light = THEMES
    put_on(page, dark)
    assert findings(page) == []
    # The other theme has other colours, and nothing else.
    put_on(page, light)
    assert findings(page, "color-contrast") == []
    if screen in OF_ALL_KINDS:
        assert traces(page) == []
        page.set_viewport_size({"width": 360, "height": 640})
        assert traces(page) == []
        enlarge(page)
        assert troubles(page) == []


def photographed(page: Page, screen: str, size: str) -> None:
    for theme in THEMES:
        put_on(page, theme)
        photograph(page, f"{screen}-{size}-{theme}")
    if screen in OF_ALL_KINDS and size == "360x640":
        enlarge(page)
        photograph(page, f"{screen}-large-text", whole=True)


def put_on(page: Page, theme: str) -> None:
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)


def photograph(page: Page, name: str, *, whole: bool = False) -> None:
    path = Path(PICTURES) / f"{name}.png"
    page.screenshot(path=path, animations="disabled", full_page=whole)
