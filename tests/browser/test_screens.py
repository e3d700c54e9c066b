"""Nothing serious stands in anybody's way on any screen, in either theme.

With a folder in DAZWISCHEN_SCREENSHOTS a picture of each is written there, in both sizes.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.axe import findings
from tests.browser.conftest import Open
from tests.browser.screens import SCREENS

PICTURES = os.environ.get("DAZWISCHEN_SCREENSHOTS", "")
SIZES = {"1280x800": (1280, 800), "360x640": (360, 640)}
THEMES = ("dark", "light")


@pytest.mark.parametrize("size", SIZES if PICTURES else ["1280x800"])
@pytest.mark.parametrize("screen", SCREENS)
def test_screen(visit: Open, screen: str, size: str) -> None:
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height})
    SCREENS[screen](page)
    for theme in THEMES:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        if PICTURES:
            photograph(page, f"{screen}-{size}-{theme}")
        else:
            assert findings(page) == []


def photograph(page: Page, name: str) -> None:
    page.screenshot(path=Path(PICTURES) / f"{name}.png", animations="disabled")
