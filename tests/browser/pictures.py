"""The README's pictures, taken anew: `python -m tests.browser.pictures [folder]`."""

import sys
import tempfile
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.hands import NEXT, mouse
from tests.browser.jarnac import board, lay, plays
from tests.browser.kept import brought_in
from tests.browser.person import table_of
from tests.browser.screens import Way, at, sheet, shown
from tests.engines.program import found
from tests.serving import Serving

TARGET: Final = Path("docs/pictures")
SCREEN: Final = {"width": 1280, "height": 800}
NARROWED: Final = """async ({ png, width }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const height = Math.round((width / image.width) * image.height);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/jpeg", 0.76).split(",")[1];
}"""
WIDTH: Final = 900
LINES: Final = 7
WORDS: Final = 2
LONG: Final = 60_000
"""Milliseconds: bots take their time."""


def jay(page: Page) -> None:
    """Some cards into a round of level 4, with one's own turn ahead."""
    options = {"level": 4, "players": 4, "opener": 1}
    table_of(page, options=options, seats=["me", "leicht", "mittel", "stark"], start=True)
    page.locator("[data-act=ready]").click()
    title = page.locator(".bar-title").text_content()
    while page.locator(".history-lines li").count() < LINES or not in_turn(page):
        thing = page.evaluate(NEXT, title)
        assert thing is not None
        if thing and page.locator(".mine[data-must=true]").count():
            mouse(page, thing)
        page.wait_for_timeout(100)


def in_turn(page: Page) -> bool:
    return page.locator(".mine[data-must=true] [data-fits=true]").count() > 0


def jsolitaer(page: Page) -> None:
    """Some cards laid as they fit."""
    table_of(page, game="jsolitaer", options={"players": 1}, seats=["me"], start=True)
    cards = page.locator(".hand-card")
    expect(cards).to_have_count(8)
    page.locator(".controls [data-act=turn-up]").click()
    for place in reversed(range(8)):
        cards.nth(place).click(button="right")
        stack = page.locator(".stack[data-open=true]").first
        if stack.count():
            stack.click()
            expect(page.locator(".pending")).to_have_count(0)
        else:
            page.keyboard.press("Escape")


def jarnac(page: Page) -> None:
    """Both have laid some words, and one makes the next."""
    table_of(page, game="jarnac", options={"starter": 1}, seats=["me", "mittel"], start=True)
    while sum(map(bool, board(page)[0])) < WORDS:
        expect(page.locator("[data-act=pass]")).to_be_visible(timeout=LONG)
        for _ in range(3):
            if found := plays(page):
                lay(page, max(found, key=lambda play: len(play.word)))
        page.keyboard.press("3")
        expect(page.locator(".prompt")).to_contain_text("am Zug", timeout=LONG)
        expect(page.locator(".jarnac[data-stage=jarnac]")).to_be_visible(timeout=LONG)
        page.keyboard.press("1")
    expect(page.locator("[data-act=pass]")).to_be_visible(timeout=LONG)


def replay(page: Page) -> None:
    page.goto(brought_in(page, "jay"))
    shown(".replay-sentence")(page)
    page.locator(".moment").nth(3).click()
    shown(".replay-sentence")(page)


PICTURES: Final[dict[str, Way]] = {
    "start": shown(".huge"),
    "jay": jay,
    "jsolitaer": jsolitaer,
    "jarnac": jarnac,
    "replay": replay,
    "rules": at("/rules/jay", ".levels"),
    "referee": at("/referee/jay-thief", ".tap-card"),
    "sheet": sheet(5),
}


def take(browser: Browser, address: str, way: Way) -> bytes:
    context = browser.new_context(
        viewport=SCREEN,  # type: ignore[arg-type] # as it is described
        locale="de-DE",
        reduced_motion="reduce",
        color_scheme="dark",
    )
    page = context.new_page()
    page.goto(address)
    way(page)
    page.evaluate("document.activeElement?.blur()")
    png = b64encode(page.screenshot(animations="disabled")).decode()
    blank = context.new_page()
    jpeg: str = blank.evaluate(NARROWED, {"png": png, "width": WIDTH})
    context.close()
    return b64decode(jpeg)


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        serving.start()
        browser = playwright.chromium.launch(
            executable_path=found("chromium-headless-shell", "chromium", package="chromium"),
            args=["--no-sandbox"],
        )
        try:
            for name, way in PICTURES.items():
                (folder / f"{name}.jpg").write_bytes(take(browser, serving.url, way))
        finally:
            browser.close()
            serving.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET)
