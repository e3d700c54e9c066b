"""What the operator has to say, as it was written."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open

IMPRINT = """# Impressum
Verein Dazwischen
Hauptstraße 1

Telefon 0123
## Vertreten durch
Ada <b>Müller</b>"""


def told(page: Page, imprint: str) -> None:
    def answer(route: Route) -> None:
        said = json.dumps({"imprint": imprint, "privacy": None, "kept": []})
        route.fulfill(body=said, content_type="application/json")

    page.route("**/api/house*", answer)
    page.goto(page.url.split("#", maxsplit=1)[0] + "#/house/imprint")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_line_with_a_mark_is_a_heading_and_the_others_are_lines(visit: Open, end: str) -> None:
    page = visit()
    told(page, IMPRINT.replace("\n", end))
    expect(page.locator(".house-page h3")).to_have_text(["Impressum", "Vertreten durch"])
    lines = page.locator(".house-page p")
    expect(lines).to_have_count(3)
    assert [line.strip().split("\n") for line in lines.all_inner_texts()] == [
        ["Verein Dazwischen", "Hauptstraße 1"],
        ["Telefon 0123"],
        ["Ada <b>Müller</b>"],
    ]
