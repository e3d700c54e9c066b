"""A tournament over HTTP, to be looked at and led on in browsers."""

import secrets
from functools import cache
from typing import Any

import httpx

from tests.limits import LONG

BOTS = {"clock": 2}
"""Online games of Jarnac in which nobody has time to think: over in seconds."""

PATIENCE = LONG


class Cup:
    def __init__(self, url: str, **settings: Any) -> None:
        self.url = url.split("/#", maxsplit=1)[0].rstrip("/")
        self.key = secrets.token_hex(20)
        wanted = {"title": "Stadtmeisterschaft", "game": "jarnac", "system": "swiss", **settings}
        made = self._post("/api/tournaments", {"key": self.key, "settings": wanted})
        self.code: str = made["code"]

    @classmethod
    def behind(cls, address: str) -> "Cup":
        """The one whose organiser is at this address."""
        cup = cls.__new__(cls)
        cup.url, _, path = address.partition("/#/tournament/")
        cup.code, cup.key = path.split("/")[:2]
        return cup

    def links(self) -> dict[str, str]:
        """Keys by role, those of players by name, those of captains by team."""
        found = self._get("/links")
        return {link["name"] or link["team"] or link["role"]: link["key"] for link in found}

    def address(self, who: str, part: str = "") -> str:
        return f"{self.url}/#/tournament/{self.code}/{self.links()[who]}/{part}"

    def act(self, who: str, do: str, **what: Any) -> None:
        self._send(who, {"do": do, **what})

    def register(self, *names: str, **more: Any) -> None:
        entries = ({"do": "register", "name": name, "here": True, **more} for name in names)
        self._send("organiser", *entries)

    def _send(self, who: str, *actions: dict[str, Any]) -> None:
        sent = [{"id": number, "do": action} for number, action in enumerate(actions, 1)]
        key = self.key if who == "organiser" else self.links()[who]
        path = f"/api/tournaments/{self.code}/actions"
        answers = self._post(path, {"key": key, "client": secrets.token_hex(12), "actions": sent})[
            "answers"
        ]
        assert all(answer["done"] for answer in answers), answers

    def begin(self, *tables: list[int]) -> None:
        self.act("organiser", "draw", number=1, tables=tables)
        self.act("organiser", "start", number=1)

    def report(self, who: str, table: int, *scores: int) -> None:
        duel = {"kind": "duel", "scores": scores}
        self.act(who, "report", round=1, table=table, result=duel)

    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = self._get("")["tournament"]
        return found

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = httpx.post(f"{self.url}{path}", json=body, timeout=PATIENCE)
        assert answer.is_success, answer.text
        return answer.json()

    def _get(self, part: str) -> Any:
        headers = {"Authorization": f"Bearer {self.key}"}
        path = f"{self.url}/api/tournaments/{self.code}{part}"
        return httpx.get(path, headers=headers, timeout=PATIENCE).json()


@cache
def halfway(server: str) -> Cup:
    """Teams, a bot, and tables in every state that somebody has to do something about."""
    cup = Cup(server, minutes=45, prizes=[{"type": "thing", "name": "Pokal"}])
    cup.register("Ada", "Bea", "Cem", team="Rot")
    cup.register("Dan", "Eva", "Fritz", "Gisa", team="Blau")
    cup.register("Bot 1", bot="leicht")
    cup.begin([1, 4], [2, 5], [3, 6], [7, 8])
    cup.report("Ada", 1, 120, 97)
    cup.report("Bea", 2, 80, 90)
    cup.report("Eva", 2, 90, 90)
    cup.act("judge", "pause", table=3, reason="Kaffee verschüttet")
    walkover = {"kind": "walkover", "winner": 1}
    cup.act("judge", "rule", round=1, table=4, result=walkover, reason="Stromausfall")
    return cup
