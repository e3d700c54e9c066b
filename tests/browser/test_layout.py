"""What a change at the table costs the browser: it works out only what the change can touch."""

from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Open
from tests.browser.person import table_of

SIZES: Final = ((1280, 800), (390, 844), (844, 390))
ATTEMPTS: Final = 5
"""Something else may happen on the page meanwhile, but not every time."""

ANOTHER_SENTENCE: Final = """(n) => {
  document.querySelector(".prompt").firstChild.data = `Du bist dran ${n}.`;
  return document.body.offsetHeight;
}"""


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("jay", ["leicht"] * 3, {"level": 1, "players": 4, "opener": 1}),
        ("jsolitaer", [], {"players": 1}),
        ("jarnac", [], {"variant": "solo"}),
    ],
)
def test_another_sentence_does_not_style_the_cloth_anew(
    visit: Open, game: str, bots: list[str], options: dict[str, Any]
) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    table_of(page, game=game, options=options, seats=["me", *bots], start=True)
    expect(page.locator(".prompt")).to_be_visible()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        counts = []
        for n in range(ATTEMPTS):
            before = styled(devtools)
            page.evaluate(ANOTHER_SENTENCE, n)
            counts.append(styled(devtools) - before)
        assert min(counts) == 0, f"{width}x{height}: {counts}"


def styled(devtools: CDPSession) -> int:
    """How often styles were worked out."""
    metrics: list[dict[str, Any]] = devtools.send("Performance.getMetrics")["metrics"]
    return next(int(one["value"]) for one in metrics if one["name"] == "RecalcStyleCount")
