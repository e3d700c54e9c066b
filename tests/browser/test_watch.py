"""Whoever watches a page hears of everything that the server refuses it, whatever asked for it."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PATIENCE
from tests.browser.person import BARE
from tests.browser.watch import Watch
from tests.serving import Serving

ASKING = {
    "fetch": "(url) => fetch(url)",
    "keepalive": "(url) => fetch(url, { method: 'POST', keepalive: true })",
    "beacon": "(url) => navigator.sendBeacon(url)",
    "import": "(url) => import(url).catch(() => {})",
    "image": "(url) => { new Image().src = url; }",
    "sound": "(url) => { new Audio(url).load(); }",
    "letters": "(url) => new FontFace('none', `url(${url})`).load().catch(() => {})",
    "worker": "(url) => { new Worker(url); }",
    "socket": "(url) => { new WebSocket(url.replace('http', 'ws')); }",
    **{
        f"link {rel}": f"(url) => {{ document.head.append(Object.assign("
        f"document.createElement('link'), {{ rel: '{rel}', href: url }})); }}"
        for rel in ("stylesheet", "modulepreload", "prefetch")
    },
    "page": "(url) => { location.assign(url); }",
}


@pytest.fixture
def page(browser: Browser, server: Serving) -> Iterator[Page]:
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{server.url}/{BARE}")
    yield page
    context.close()


def heard_of(watch: Watch, address: str) -> bool:
    end = time.monotonic() + PATIENCE / 1000
    while not any(address in trouble for trouble in watch.troubles):
        if time.monotonic() > end:
            return False
        watch.page.wait_for_timeout(20)
    return True


def test_every_refusal_is_heard_of(page: Page) -> None:
    watch = Watch(page)
    for number, (how, ask) in enumerate(ASKING.items()):
        page.evaluate(ask, f"{page.url}/none-{number}")
        assert heard_of(watch, f"/none-{number}"), how


def test_what_is_excused_is_not_told(page: Page) -> None:
    watch = Watch(page, "404")
    page.evaluate(ASKING["fetch"], f"{page.url}/excused")
    page.evaluate("() => console.error('/after')")
    assert heard_of(watch, "/after")
    assert not any("/excused" in trouble for trouble in watch.troubles)
