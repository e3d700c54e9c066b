"""Waiting for what a page says of itself, where there is nothing to be seen."""

from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Error, Page

from tests.limits import LONG

_OFTEN: Final = 20
"""Milliseconds: while the test waits the page is heard."""


def until_so(page: Page, script: str) -> Any:
    """What the script says once that is something.

    Playwright's own `wait_for_function` puts the text of the script together in the page each time
    but the first, and the page's security policy forbids just that.
    """
    for _ in range(round(LONG * 1000) // _OFTEN):
        # A page that is being loaded anew has nothing to say yet.
        with suppress(Error):
            if found := page.evaluate(script):
                return found
        page.wait_for_timeout(_OFTEN)
    raise AssertionError(f"waited in vain: {script}")
