"""Every engine, each where it is on this machine."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Protocol

import pytest

from tests.engines import firefox, webkit
from tests.engines.chromium import Chromium
from tests.engines.driver import Driver
from tests.engines.person import Person
from tests.engines.program import found

ENGINES: Final = ("chromium", "firefox", "webkit")
BROWSERS: Final = "usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Start(Protocol):
    def __call__(self, *, plain: bool) -> Driver: ...


@pytest.fixture(scope="session")
def running_firefox() -> Iterator[firefox.Running]:
    with firefox.running(found(*firefox.PROGRAMS, package="firefox-esr")) as running:
        yield running


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    with webkit.screen(found("Xvfb", package="xvfb")) as name:
        yield name


@pytest.fixture
def start(request: pytest.FixtureRequest, engine: str) -> Iterator[Start]:
    """
    Opens a browser of one's own, which is closed at the end: as it is, or as on any other computer
    over plain HTTP, where browsers know no workers.
    """
    with ExitStack() as closing:

        def started(*, plain: bool) -> Driver:
            driver: Driver
            if engine == "chromium":
                driver = Chromium(request.getfixturevalue("browser"), plain=plain)
            elif engine == "firefox":
                driver = request.getfixturevalue("running_firefox").visit(plain=plain)
            else:
                program = found("WebKitWebDriver", package="webkit2gtk-driver")
                browser = str(next(Path("/").glob(BROWSERS)))
                display = request.getfixturevalue("display")
                driver = closing.enter_context(webkit.visit(program, browser, display, plain=plain))
            closing.callback(driver.close)
            return driver

        yield started


@pytest.fixture
def person(start: Start) -> Iterator[Person]:
    yield from _watched(start(plain=False))


@pytest.fixture
def plain_person(start: Start) -> Iterator[Person]:
    yield from _watched(start(plain=True))


def _watched(driver: Driver) -> Iterator[Person]:
    """In front of a browser that has nothing to complain about at the end."""
    driver.resize(1280, 800)
    yield Person(driver)
    assert driver.troubles == []
