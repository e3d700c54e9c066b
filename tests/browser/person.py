"""What a person does at a table of Jay, with the mouse."""

import json
from typing import Any

from playwright.sync_api import Page, expect


def table_of(page: Page, **wanted: Any) -> None:
    """Goes to a new table without the start page's own choice of rules."""
    body = json.dumps({"game": "jay", **wanted})
    code = page.evaluate(
        """async (body) => {
          const post = (path, body) => fetch(path, { method: "POST", body }).then((r) => r.json());
          await post("/api/me", JSON.stringify({ name: "Testerin" }));
          localStorage.setItem("dazwischen.name", "Testerin");
          return (await post("/api/tables", body)).code;
        }""",
        body,
    )
    page.goto(page.url.split("#", maxsplit=1)[0] + f"#/table/{code}")
    page.reload()  # a page at the same address would not learn its new name
    expect(page.locator(".game, .waiting")).to_be_visible()


def lay_first(page: Page) -> None:
    page.locator(".hand-card").first.click()
    expect(page.locator(".lying.pending")).to_have_count(0)
