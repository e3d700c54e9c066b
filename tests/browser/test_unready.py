"""A server that has compiled nothing yet says which bots cannot sit down."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.person import table_of
from tests.serving import Serving

BEFORE = "from dazwischen.bots import readiness\nreadiness.COMPILED = False"


@pytest.fixture
def uncompiled(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path, BEFORE)
    serving.start()
    yield serving
    serving.kill()


def test_the_choice_says_who_is_not_ready(uncompiled: Serving, visit: Open) -> None:
    page = visit(uncompiled.url, bare=True)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "free"])
    choice = page.get_by_label("Wer auf Platz 2 sitzt")
    expect(choice.locator("option[value=meister]")).to_be_disabled()
    expect(choice.locator("option[value=stark]")).to_be_enabled()
    expect(page.get_by_text("Noch nicht bereit: Bot, Meister")).to_be_visible()


def test_where_all_are_ready_nothing_is_said(uncompiled: Serving, visit: Open) -> None:
    page = visit(uncompiled.url, bare=True)
    table_of(page, game="jsolitaer", options={"players": 2}, seats=["me", "free"])
    choice = page.get_by_label("Wer auf Platz 2 sitzt")
    expect(choice.locator("option[value=meister]")).to_be_enabled()
    expect(page.get_by_text("Noch nicht bereit")).to_have_count(0)
