"""The catalogues in the browser: written as in the language, read once, asked for again."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_modules import call


@pytest.fixture
def page(visit: Open) -> Page:
    page = visit()
    expect(page.locator(".huge")).to_be_visible()
    return page


def test_numbers_are_written_and_counted_as_in_the_language(page: Page) -> None:
    def free(count: int) -> Any:
        return call(page, "app/texts.js", "t", "web-free-seats", {"count": count})

    assert free(1) != free(2).replace("2", "1")
    assert "12" in free(12)
    assert "1.234" in free(1234)


DRAWN = """async (catalogues) => {
  const { html, render } = await import("/web/vendor/preact.js");
  const { t, withTexts } = await import("/web/app/texts.js");
  const { load } = await import("/web/games/registry.js");
  // The start page reads it ahead, whenever it finds the time.
  await load("jay");
  let drawn = 0;
  const Line = () => {
    drawn += 1;
    return html`<p>${t("web-home")}</p>`;
  };
  render(html`<${Line} />`, document.body.appendChild(document.createElement("div")));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const counts = [];
  for (const names of catalogues) {
    await withTexts(names);
    await frame();
    counts.push(drawn);
  }
  return counts;
}"""


def test_texts_that_are_there_draw_nothing_anew(page: Page) -> None:
    once, twice, more = page.evaluate(DRAWN, [["web-study"], ["web-study"], ["web-rules"]])
    assert once == twice == more - 1


FAILING = """async (status) => {
  const { t, withTexts } = await import("/web/app/texts.js");
  const real = window.fetch;
  window.fetch = async (url) => {
    if (!url.startsWith("texts/")) return real(url);
    if (!status) throw new TypeError("no connection");
    return new Response("", { status });
  };
  const first = await withTexts(["web-study"]).then(() => "read", () => "failed");
  window.fetch = real;
  await withTexts(["web-study"]);
  return [first, t("study-game-jay")];
}"""


@pytest.mark.parametrize("status", [0, 503])
def test_texts_that_could_not_be_read_are_asked_for_again(page: Page, status: int) -> None:
    assert page.evaluate(FAILING, status) == ["failed", "Jay"]


OTHER_LANGUAGE = """async () => {
  const { t, withTexts } = await import("/web/app/texts.js");
  const { prefer } = await import("/web/app/prefs.js");
  const real = window.fetch;
  const later = () => new Promise((resolve) => setTimeout(resolve, 300));
  window.fetch = async (url) => {
    if (url.startsWith("texts/en/")) await later();
    return real(url);
  };
  const reading = withTexts(["web-study"]);
  prefer({ lang: "en" });
  await reading;
  return t("study-player");
}"""


def test_texts_are_waited_for_in_the_language_that_is_chosen_meanwhile(page: Page) -> None:
    assert page.evaluate(OTHER_LANGUAGE) == "player"


OUTAGE = """async () => {
  const { prefer } = await import("/web/app/prefs.js");
  const real = window.fetch;
  let back = false;
  window.fetch = async (url, how) => {
    if (url === "healthz") back = true;
    if (url.startsWith("texts/") && !back) throw new TypeError("no connection");
    return real(url, how);
  };
  prefer({ lang: "en" });
}"""


def test_another_language_comes_when_the_server_is_back(page: Page) -> None:
    expect(page.locator(".huge")).to_have_text("Jetzt spielen")
    page.evaluate(OUTAGE)
    expect(page.locator(".huge")).to_have_text("Play now")
