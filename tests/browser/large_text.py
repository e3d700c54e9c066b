"""Text twice as large on a small phone: nothing is cut off, nothing is out of reach."""

from playwright.sync_api import Page

LARGE = """() => {
  document.documentElement.style.fontSize = "200%";
  dispatchEvent(new Event("resize"));
}"""

TROUBLES = """async () => {
  // In one frame things are measured, in the next they are where they belong.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const found = scrollWidth > width + 1 ? [`the page is ${scrollWidth} wide`] : [];
  const around = (node) => {
    const all = [];
    for (let one = node.parentElement; one; one = one.parentElement) all.push(one);
    return all;
  };
  const overflow = (element) => getComputedStyle(element).overflow;
  const shuts = (element) => /hidden|clip/.test(overflow(element)) && element !== document.body;
  const scrolls = (element) => /auto|scroll/.test(overflow(element));
  const looked = document.querySelector("dialog[open]") ?? document.body;
  if (looked.scrollWidth > looked.clientWidth + 1) found.push("the window is too wide");
  for (const card of looked.querySelectorAll(".panel-card")) {
    if (card.scrollWidth > card.clientWidth + 1) found.push(`${card.className} is too wide`);
  }

  for (const control of looked.querySelectorAll("a, button, input, select, textarea, summary")) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const name = `${control.className} "${control.textContent.trim().slice(0, 30)}"`;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (left < -1 || right > width + 1) found.push(`${name} sticks out of the page`);
    if (middle < 0 || middle > innerHeight) found.push(`${name} cannot be scrolled to`);
    // A script can scroll these, a person cannot.
    for (const one of around(control).filter(shuts)) {
      if (one.scrollLeft || one.scrollTop) found.push(`${name} is cut off by ${one.className}`);
      one.scrollTo(0, 0);
    }
  }

  const texts = document.createTreeWalker(looked, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const holder = text.parentElement;
    const words = text.data.trim().slice(0, 30);
    if (!words || holder.closest(".unseen, svg, option, #live")) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Only for ears.
    if (getComputedStyle(holder).clipPath !== "none") continue;
    range.selectNodeContents(text);
    const { left, right, bottom, height } = range.getBoundingClientRect();
    for (const one of around(text).filter(shuts)) {
      const box = one.getBoundingClientRect();
      if (left < box.left - 2 || right > box.right + 2 || bottom > box.bottom + height / 2) {
        found.push(`"${words}" is cut off by ${one.className}`);
      }
    }
    if (right > width + 1 && !around(text).some(scrolls)) found.push(`"${words}" runs out`);
  }
  return found;
}"""


def enlarge(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate(LARGE)


def troubles(page: Page) -> list[str]:
    """What of the page, or of the window over it, cannot be read or reached."""
    found: list[str] = page.evaluate(TROUBLES)
    return found
