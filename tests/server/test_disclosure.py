"""What a house says it keeps is what it keeps: every column, every name in the browser."""

import re
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from msgspec.structs import fields

from dazwischen.server.endpoints import static
from dazwischen.server.run import Folders, Listening, Settings
from dazwischen.server.services.disclosure import PARTS, Disclosure
from dazwischen.server.services.retention import Retention
from dazwischen.texts import LANGUAGES, load
from tests.limits import LONG
from tests.server.live import live


def test_every_column_of_the_database_is_told_of() -> None:
    """Whoever adds one says in `disclosure.py` to what it belongs, and what that is."""
    schema = files("dazwischen.store").joinpath("schema.sql").read_text()
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(schema)
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = [name for (name,) in db.execute(query)]
        kept = {
            (table, column)
            for table in tables
            for _, column, *_ in db.execute(f"PRAGMA table_info({table})")
        }
    told = {
        (table, column)
        for part in PARTS
        for table, columns in part.tables.items()
        for column in columns
    }
    assert told == kept


def test_every_name_in_the_browsers_storage_is_told_of() -> None:
    found = set()
    for path in static.published().values():
        if path.suffix == ".js" and "vendor" not in path.parts:
            found |= set(re.findall(r'[`"]dazwischen\.([a-z]+)', path.read_text()))
    [browser] = (part for part in PARTS if part.name == "browser")
    assert found == set(browser.stored)


def test_every_end_that_an_operator_can_set_is_told_of() -> None:
    ends = {part.ends for part in PARTS if part.ends}
    assert ends == {field.name for field in fields(Retention)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_follows_the_settings(language: str) -> None:
    words = load(language)
    usual = Disclosure().house(words)
    months = Disclosure(Retention(91, 92, 93, 94, 95), "addresses").house(words)
    assert len(usual.kept) == len(PARTS)
    for part, before, after in zip(PARTS, usual.kept, months.kept, strict=True):
        changed = before != after
        assert changed == bool(part.ends or part.name == "log"), part.name
    said = " ".join(told.until for told in months.kept)
    assert all(str(days) in said for days in range(91, 96))


@pytest.mark.live
def test_what_the_operator_writes_is_shown_in_the_language_there_is(tmp_path: Path) -> None:
    notices = tmp_path / "notices"
    notices.mkdir()
    (notices / "imprint.de.txt").write_text("# Impressum\n\nMüller <b>& Co</b>")
    (notices / "privacy.en.txt").write_bytes(b"caf\xe9")
    with live(tmp_path, settings=Settings(Listening(port=0), Folders(notices=notices))) as server:
        english = httpx.get(f"{server.base}/api/house?lang=en", timeout=LONG).json()
        (notices / "imprint.en.txt").write_text("Imprint")
        later = httpx.get(f"{server.base}/api/house?lang=en", timeout=LONG).json()
    assert english["imprint"] == "# Impressum\n\nMüller <b>& Co</b>"
    assert english["privacy"] == "caf\N{REPLACEMENT CHARACTER}"
    assert later["imprint"] == "Imprint"
    assert Disclosure().house(load("de")).imprint is None
