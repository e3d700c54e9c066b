"""A tournament over HTTP, with everybody's link."""

import secrets
from typing import Any

import httpx

from tests.limits import LONG
from tests.server.live import Live


def client() -> str:
    """A name that nobody else's client has."""
    return secrets.token_hex(12)


class Tour:
    def __init__(self, server: Live, **settings: Any) -> None:
        self.server = server
        self.http = server.browser()
        self.http.timeout = httpx.Timeout(LONG)
        self.key = secrets.token_hex(20)
        made = self.http.post("/api/tournaments", json={"key": self.key, "settings": settings})
        assert made.status_code == 201, made.text
        self.code: str = made.json()["code"]
        self.links = {link["role"]: link["key"] for link in made.json()["links"]}

    @property
    def path(self) -> str:
        return f"/api/tournaments/{self.code}"

    def send(self, key: str, *actions: dict[str, Any], name: str = "") -> Any:
        """From a client of that name, or from a new one."""
        sent = [{"id": number, "do": action} for number, action in enumerate(actions, 1)]
        wanted = {"key": key, "client": name or client(), "actions": sent}
        answer = self.http.post(f"{self.path}/actions", json=wanted)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def act(self, role: str, do: str, **what: Any) -> Any:
        """Done by whoever has this role's link, or by the player of that number."""
        answer = self.send(self.key_of(role), {"do": do, **what})["answers"][0]
        assert answer["done"], answer
        return answer

    def refused(self, key: str, do: str, **what: Any) -> str:
        answer = self.send(key, {"do": do, **what})["answers"][0]
        assert not answer["done"], answer
        code: str = answer["problem"]["code"]
        assert answer["problem"]["text"]
        return code

    def key_of(self, role: str) -> str:
        if role in self.links:
            return str(self.links[role])
        for link in self.all_links():
            if role in {f"player-{link['entrant']}", f"captain-{link['team']}"} and (
                role.startswith(link["role"])
            ):
                key: str = link["key"]
                return key
        raise KeyError(role)

    def all_links(self) -> list[dict[str, Any]]:
        answer = self.get("/links", self.key)
        assert answer.status_code == 200
        found: list[dict[str, Any]] = answer.json()
        return found

    def get(self, path: str, key: str, **headers: str) -> httpx.Response:
        return self.http.get(
            f"{self.path}{path}", headers={"Authorization": f"Bearer {key}", **headers}
        )

    def told(self, role: str = "spectator") -> dict[str, Any]:
        answer = self.get("", self.key_of(role))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()["tournament"]
        return found

    def table(self, number: int = 1, at: int = 1, role: str = "spectator") -> dict[str, Any]:
        found: dict[str, Any] = self.told(role)["rounds"][number - 1]["tables"][at - 1]
        return found

    def register(self, *names: str, **more: Any) -> None:
        for name in names:
            self.act("organiser", "register", name=name, here=True, **more)
