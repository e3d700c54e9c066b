"""The system's Chromium, a real server, and pages on which nothing may go wrong."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.watch import Watch
from tests.serving import Serving

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 20_000
"""Milliseconds: the machine may have other tests to run at the same time."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> str:
    for name in PROGRAMS:
        path = shutil.which(name)
        if path:
            return path
    missing = "no Chromium on this machine (Debian: apt-get install chromium)"
    if "CI" in os.environ:
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("data"))
    serving.start()
    yield serving
    serving.kill()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.kill()


Open = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Open]:
    """Opens a browser of one's own at the bare address, and looks for trouble at the end."""
    watches = []

    def visited(base: str = server.url, lang: str = "de-DE", **options: object) -> Page:
        # The worker reads everything ahead, which takes as long as many a test.
        usual = {"viewport": {"width": 1280, "height": 800}, "service_workers": "block"}
        options = {**usual, **options}
        context = browser.new_context(locale=lang, **options)  # type: ignore[arg-type] # passed on
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        watches.append(Watch(page))
        page.goto(base)
        return page

    yield visited
    for watch in watches:
        watch.page.context.close()
        assert watch.troubles == []
