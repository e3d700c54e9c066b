"""What holds for all tests.

Where a change is judged, the same examples are tried each time; elsewhere new ones. Several folders
share the system's Chromium, a server, and one that may be killed.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.engines.program import found
from tests.serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

settings.register_profile("judged", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("seeking", deadline=None)
settings.load_profile("judged" if "CI" in os.environ else "seeking")

# A shell starts what it puts into the background deaf to Ctrl+C, and so would be every process that
# a test starts and then interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first: at the end all but one worker would wait for them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def chromium() -> str:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return found(*names, package="chromium")


@pytest.fixture(scope="session")
def browser(chromium: str) -> "Iterator[Browser]":
    # Most tests need none, and it takes a while to read.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        # No process is held ready for a page that nobody opens.
        args = ["--no-sandbox", "--process-per-site", "--renderer-process-limit=1"]
        launched = playwright.chromium.launch(executable_path=chromium, args=args)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One for all who only look at it or play in it."""
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
