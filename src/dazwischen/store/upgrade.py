"""Databases of earlier versions are taken along: what they lack is added, what moved is moved."""

from importlib.resources import files
from typing import Final

VERSION: Final = 4
_NEW: Final = 0
_EVENTS_BY_GAME: Final = (2, 3)
"""The versions before tournaments, and before events were counted in blocks."""
_ASIDE: Final = "ALTER TABLE events RENAME TO events_by_game;"
_MOVE: Final = """
    INSERT INTO spans
        SELECT id, coalesce(min(e.rowid), 0) >> 11, iif(ended, max(e.rowid) >> 11, NULL)
        FROM games LEFT JOIN events_by_game AS e ON e.game = id GROUP BY id;
    INSERT INTO events (number, game, seq, at, by, data, client, ticket)
        SELECT rowid, game, seq, at, by, data, client, ticket FROM events_by_game ORDER BY rowid;
    DROP TABLE events_by_game;
"""
KNOWN: Final = (_NEW, *_EVENTS_BY_GAME, VERSION)


def script(version: int) -> str:
    """What makes a database of that version one of ours: all of it, or nothing."""
    schema = files("dazwischen.store").joinpath("schema.sql").read_text("utf-8")
    if version in _EVENTS_BY_GAME:
        schema = f"{_ASIDE} {schema} {_MOVE}"
    return f"BEGIN IMMEDIATE; {schema} PRAGMA user_version = {VERSION}; COMMIT;"
