"""Whoever plays all evening: a page holds no more in the end than after the first rounds."""

from typing import Any, Final

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Open
from tests.browser.person import table_of
from tests.browser.screens import through_a_bot

FEW: Final = 3
MANY: Final = 30
ROOM: Final = 1.1
"""Some of what is held depends on when exactly the collector came by."""

RECORD: Final = """() => {
  window.heard = [];
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...address) {
      super(...address);
      window.line = this;
      this.addEventListener("message", ({ data }) => window.heard.push(JSON.parse(data)));
    }
  };
}"""

REPEAT: Final = """async ([from, to]) => {
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  const round = window.heard.filter(({ t }) => t === "hello" || t === "update");
  for (let times = from; times < to; times += 1) {
    for (const message of round) {
      const again = structuredClone(message);
      // Another game each time, as after "Nochmal".
      if (again.t === "hello") {
        again.game.id += times;
        again.room.play.playing = again.game.id;
      } else {
        again.game += times;
      }
      window.line.onmessage({ data: JSON.stringify(again) });
      await drawn();
    }
  }
}"""


def held(page: Page, devtools: CDPSession) -> dict[str, float]:
    """What is left after everything that nobody needs was thrown away."""
    page.wait_for_timeout(300)
    for _ in range(3):
        devtools.send("HeapProfiler.collectGarbage")
    metrics: list[dict[str, Any]] = devtools.send("Performance.getMetrics")["metrics"]
    values = {metric["name"]: metric["value"] for metric in metrics}
    return {name: values[name] for name in ("JSEventListeners", "Nodes")}


def watched(page: Page) -> CDPSession:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    return devtools


def test_many_rounds(visit: Open) -> None:
    """One round as it was told, told again and again."""
    page = visit(bare=True)
    page.context.add_init_script(f"({RECORD})()")
    options = {"level": 1, "players": 2, "colours": 2}
    table_of(page, options=options, seats=["me", "stark"], start=True)
    through_a_bot(page)
    devtools = watched(page)
    page.evaluate(REPEAT, [1, 1 + FEW])
    before = held(page, devtools)
    page.evaluate(REPEAT, [1 + FEW, 1 + MANY])
    after = held(page, devtools)
    expect(page.locator(".result")).to_be_visible()
    assert {name for name in after if after[name] > ROOM * before[name]} == set()


def test_coming_and_going(visit: Open) -> None:
    page = visit(bare=True)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    devtools = watched(page)
    come_and_go(page, FEW)
    before = held(page, devtools)
    come_and_go(page, 3 * FEW)
    after = held(page, devtools)
    assert after["JSEventListeners"] <= before["JSEventListeners"]
    assert after["Nodes"] <= ROOM * before["Nodes"]


def come_and_go(page: Page, times: int) -> None:
    """Home and back to the table, where something is touched."""
    for _ in range(times):
        page.get_by_role("link", name="Zur Startseite").click()
        page.locator(".go-on a").first.click()
        page.locator(".sort").click()
