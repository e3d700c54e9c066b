"""Finished games to look at: played by bots in no time, and brought in as a file is."""

from functools import cache

from playwright.sync_api import Page

from dazwischen.core import log as logs
from dazwischen.games.jarnac.options import Options as JarnacOptions
from dazwischen.games.jay.options import Options as JayOptions
from dazwischen.games.jsolitaer.options import Options as SolitaireOptions
from dazwischen.table.opening import opened
from tests.table.drive import run

OPTIONS = {
    "jay": JayOptions(players=4, level=7, faults="tournament", rounds=3),
    "jsolitaer": SolitaireOptions(players=2),
    "jarnac": JarnacOptions(),
}


@cache
def recording(game: str) -> bytes:
    options = OPTIONS[game]
    seats = ["leicht", "mittel", "leicht", "mittel"] if game == "jay" else ["leicht", "leicht"]
    table = opened(game, options, 4, seats)
    run(table)
    assert table.outcome is not None
    return logs.encode(table.log)


def brought_in(page: Page, game: str) -> str:
    """The address of a game's replay, brought in by whoever is at this page."""
    path = page.evaluate(
        """async (log) => {
          const post = (path, body) => fetch(path, { method: "POST", body }).then((r) => r.json());
          await post("/api/me", JSON.stringify({ name: "Ada" }));
          localStorage.setItem("dazwischen.name", "Ada");
          return (await post("/api/replays", log)).path;
        }""",
        recording(game).decode(),
    )
    return f"{page.url.split('/#', maxsplit=1)[0].rstrip('/')}{path}"
