"""Screens of twelve sizes, and what of a game cannot be seen or hit on one."""

from typing import Final

from playwright.sync_api import Page

SIZES: Final = (
    (320, 568),
    (360, 640),
    (390, 844),
    (740, 360),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1366, 625),
    (1536, 730),
    (1920, 1080),
    (3840, 2160),
)

TROUBLES: Final = """async ({ whole, cards, apart, narrowest }) => {
  // In one frame things are measured, in the next they are where they belong.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  const found = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);

  const called = (element) => {
    const { figure, act, letter } = element.dataset;
    const words = element.textContent.trim().slice(0, 20);
    return `${element.className} ${figure ?? act ?? letter ?? words}`;
  };
  const boxOf = (element) => element.getBoundingClientRect();
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const leavesScreen = ({ left, right, top, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const isAt = (element, x, y) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (element.contains(there) || there.contains(element));
  };

  for (const selector of whole) {
    const elements = [...document.querySelectorAll(selector)].filter(isSeen);
    if (!elements.length) found.push(`no ${selector}`);
    for (const element of elements) {
      const { left, right, top, bottom, width, height } = boxOf(element);
      if (leavesScreen(boxOf(element))) found.push(`${called(element)} leaves the screen`);
      for (const [x, y] of [[0.5, 0.5], [0.1, 0.15], [0.9, 0.15], [0.1, 0.85], [0.9, 0.85]]) {
        if (!isAt(element, left + x * width, top + y * height))
          found.push(`${called(element)} is covered at ${x}, ${y}`);
      }
      const isButton = element.matches("button, a");
      if (isButton && (height < 43.5 || width < 43.5))
        found.push(`${called(element)} is ${Math.round(width)} by ${Math.round(height)}`);
    }
  }

  const held = cards ? [...document.querySelectorAll(cards)] : [];
  held.forEach((card, n) => {
    const box = boxOf(card);
    if (leavesScreen(box)) found.push(`${called(card)} leaves the screen`);
    const next = held[n + 1] && boxOf(held[n + 1]);
    const isLast = !next || next.left <= box.left;
    const right = isLast ? box.right : Math.min(box.right, next.left);
    if (right - box.left < narrowest)
      found.push(`${called(card)} shows ${Math.round(right - box.left)} pixels`);
    const middle = (box.left + right) / 2;
    for (const part of [0.12, 0.3]) {
      if (!isAt(card, middle, box.top + part * box.height))
        found.push(`${called(card)} is covered at ${part}`);
    }
  });

  const parts = apart.flatMap((one) => [...document.querySelectorAll(one)]).filter(isSeen);
  parts.forEach((one, n) => {
    for (const two of parts.slice(n + 1)) {
      const [a, b] = [boxOf(one), boxOf(two)];
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 1 && y > 1 && !one.contains(two) && !two.contains(one))
        found.push(`${called(one)} and ${called(two)} overlap`);
    }
  });
  return found;
}"""


def troubles(
    page: Page,
    *,
    whole: tuple[str, ...],
    cards: str = "",
    apart: tuple[str, ...] = (),
    narrowest: int = 28,
) -> list[str]:
    """What is not whole on the screen, cannot be hit, or lies on something else."""
    wanted = {"whole": whole, "cards": cards, "apart": apart, "narrowest": narrowest}
    found: list[str] = page.evaluate(TROUBLES, wanted)
    return found
