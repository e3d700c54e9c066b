"""A page looks the same wherever somebody was before: style sheets that were read stay."""

from pathlib import Path

from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "src/dazwischen/web"
LATER = sorted(
    f"/web/{path.relative_to(WEB).as_posix()}"
    for path in WEB.rglob("*.css")
    if path.parent.name != "style"
)

CHANGED = """async (sheets) => {
  const there = [...document.querySelectorAll("link")].map(({ href }) => new URL(href).pathname);
  const missing = sheets.filter((href) => !there.includes(href));
  const links = missing.map((href) => {
    // Read, but not in force before both looks are taken, with nothing in between.
    const how = { rel: "stylesheet", href, media: "not all" };
    return document.head.appendChild(Object.assign(document.createElement("link"), how));
  });
  await Promise.all(links.map((link) => new Promise((resolve) => (link.onload = resolve))));
  const elements = [...document.body.querySelectorAll("*")];
  // What no sheet names cannot differ. Two of the names say again, with an error of rounding, what
  // height and width say.
  const named = (rules) =>
    [...rules].flatMap(({ style = [], cssRules = [] }) => [...style, ...named(cssRules)]);
  const names = new Set([...document.styleSheets].flatMap(({ cssRules }) => named(cssRules)));
  const once = (name) => !/^(--|block-size$|inline-size$)/.test(name);
  const looked = [...names].filter(once);
  const look = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return looked.map((name) => style.getPropertyValue(name));
    });
  const before = look();
  for (const link of links) link.media = "all";
  const after = look();
  for (const link of links) link.remove();
  return elements.flatMap((element, n) => {
    const other = looked.filter((name, m) => before[n][m] !== after[n][m]);
    const from = other.slice(0, 3).join(", ");
    return other.length ? [`${element.tagName} ${element.getAttribute("class")}: ${from}`] : [];
  });
}"""


def traces(page: Page) -> list[str]:
    """What would look otherwise if somebody had been on all other pages before."""
    found: list[str] = page.evaluate(CHANGED, LATER)
    return found
