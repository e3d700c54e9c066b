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


def traces(page: Page) -> list[str]:
    """What would look otherwise if somebody had been on all other pages before."""
    found: list[str] = page.evaluate(CHANGED, LATER)
    return found
