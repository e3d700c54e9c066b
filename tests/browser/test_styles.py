"""A page looks the same wherever somebody was before: style sheets that were read stay."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.screens import SCREENS
from tests.browser.test_large_text import LOOKED_AT
from tests.browser.test_modules import call

WEB = Path(__file__).parents[2] / "src/dazwischen/web"
LATER = sorted(
    f"/web/{path.relative_to(WEB).as_posix()}"
    for path in WEB.rglob("*.css")
    if path.parent.name != "style"
)

CHANGED = """async (sheets) => {
  const missing = sheets.filter((href) => !document.querySelector(`link[href="${href}"]`));
  const links = missing.map((href) => {
    // Read, but not in force before both looks are taken, with nothing in between.
    const how = { rel: "stylesheet", href, media: "not all" };
    return document.head.appendChild(Object.assign(document.createElement("link"), how));
  });
  await Promise.all(links.map((link) => new Promise((resolve) => (link.onload = resolve))));
  const elements = [...document.body.querySelectorAll("*")];
  // These two say again, with an error of rounding, what height and width say.
  const once = (name) => name !== "block-size" && name !== "inline-size";
  const look = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return [...style].filter(once).map((name) => [name, style.getPropertyValue(name)]);
    });
  const before = look();
  for (const link of links) link.media = "all";
  const after = look();
  for (const link of links) link.remove();
  return elements.flatMap((element, n) => {
    const other = after[n].filter(([name, value], m) => before[n][m][1] !== value);
    const from = other.map(([name]) => name).slice(0, 3).join(", ");
    return other.length ? [`${element.tagName} ${element.getAttribute("class")}: ${from}`] : [];
  });
}"""


@pytest.mark.parametrize("screen", LOOKED_AT)
def test_other_pages_leave_no_trace(visit: Open, screen: str) -> None:
    page = visit(reduced_motion="reduce")
    SCREENS[screen](page)
    for width, height in ((1280, 800), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CHANGED, LATER) == []


def test_on_paper_there_is_only_the_sheet(visit: Open) -> None:
    page = visit()
    SCREENS["sheet"](page)
    call(page, "ui/notices.js", "notice", "Eine Notiz")
    expect(page.locator(".notice")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".notice")).to_be_hidden()
    expect(page.locator(".rounds")).to_be_visible()
    expect(page.locator(".scrolled:has(.rounds)")).to_have_css("overflow", "visible")
