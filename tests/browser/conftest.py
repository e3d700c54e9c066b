"""Pages on which nothing may go wrong."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import BARE
from tests.browser.watch import Watch
from tests.serving import Serving

PATIENCE = 180_000
"""Milliseconds: the machine may have other tests to run at the same time."""

expect.set_options(timeout=PATIENCE)


Open = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Open]:
    """Opens a browser of one's own at the start page, and looks for trouble at the end; bare: where
    nothing is read yet, for whoever goes to a table at once."""
    watches = []

    def visited(
        base: str = server.url,
        lang: str = "de-DE",
        excused: Sequence[str] = (),
        *,
        bare: bool = False,
        **options: object,
    ) -> Page:
        # The worker reads everything ahead, which takes as long as many a test.
        usual = {"viewport": {"width": 1280, "height": 800}, "service_workers": "block"}
        options = {**usual, **options}
        context = browser.new_context(locale=lang, **options)  # type: ignore[arg-type] # passed on
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        watches.append(Watch(page, *excused))
        page.goto(f"{base}/{BARE}" if bare else base)
        return page

    yield visited
    for watch in watches:
        watch.page.context.close()
        assert watch.troubles == []
