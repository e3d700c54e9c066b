"""What can be done to a house with score sheets, tournaments and tables that grow without end."""

from typing import Any, Final

from siege.stranger import Stranger, Tally, Target, at_once, secret

_APART: Final = 100
"""Addresses of their own: those that came with new sheets all the time have used up their share."""


def batch(key: str, actions: list[dict[str, Any]]) -> dict[str, Any]:
    sent = [{"id": number, "do": action} for number, action in enumerate(actions, 1)]
    return {"key": key, "client": secret()[:24], "actions": sent}


def begun(eve: Stranger, kind: str, wanted: dict[str, Any]) -> str:
    """The path of a new book, once the house gives one out."""
    for _ in eve.tally.turns():
        made = eve.json("POST", f"/api/{kind}", wanted)[1] or {}
        if "code" in made:
            return f"/api/{kind}/{made['code']}"
        eve.tally.wait(0.5)
    return f"/api/{kind}/x"


def voids(target: Target, tally: Tally) -> None:
    """Sheets with rounds that do not count, and titles that change, without end."""
    void = {"do": "enter", "number": 1, "void": True}
    titles = [{"do": "set-title", "title": f"{n}"} for n in range(200)]

    def one(number: int) -> None:
        eve, key = Stranger(target, tally, _APART + number), secret()
        path = begun(eve, "sheets", {"key": key}) + "/actions"
        eve.json("POST", path, batch(key, [{"do": "begin", "names": ["Ada", "Bea"]}]))
        for _ in tally.turns():
            for actions in ([void] * 200, titles):
                answers = eve.json("POST", path, batch(key, actions))[1] or {}
                for answer in answers.get("answers", []):
                    tally.add("done" if answer["done"] else answer["problem"]["code"])

    at_once(target.some(6), one)


def draws(target: Target, tally: Tally) -> None:
    """Rounds of large tournaments, drawn and taken back again and again; everything of them taken
    along."""

    def one(number: int) -> None:
        eve, key = Stranger(target, tally, _APART + number), secret()
        settings = {"game": "jarnac", "system": "swiss", "rounds": 30}
        path = begun(eve, "tournaments", {"key": key, "settings": settings})
        people = [
            {"do": "register", "name": f"N{n}", "here": True} for n in range(target.some(400))
        ]
        for first in range(0, len(people), 200):
            eve.json("POST", f"{path}/actions", batch(key, people[first : first + 200]))
        twice = [{"do": "draw", "number": 1}, {"do": "undraw", "number": 1}]
        for _ in tally.turns():
            eve.json("POST", f"{path}/actions", batch(key, twice))
            eve.ask("GET", f"{path}/export.json?key={key}")
            eve.ask("GET", f"{path}/links?key={key}")

    at_once(target.some(6), one)


def openings(target: Target, tally: Tally) -> None:
    """Public tables with figures of one's own, six strong opponents at each, as many as there can
    be; and everybody looks at the list of them."""
    figures = [{"name": "F" * 60_000, "rank": "noble", "copies": 1}]
    large = {"game": "jay", "options": {"figures": figures}, "settings": {"public": True}}
    seats = ["me", *["meister"] * 5]
    full = {**large, "options": {"players": 6}, "seats": seats, "start": True}

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        for turn in tally.turns():
            if turn % 20 == 0:
                eve.cookie = ""
                eve.be()
            eve.json("POST", "/api/tables", full if turn % 2 else large)
            eve.ask("GET", "/api/tables")

    at_once(target.some(6), one)


def follows(target: Target, tally: Tally) -> None:
    """A large tournament that is followed, left and followed again by whoever has its link, each
    time in another language or with all of it; and acted on by those who may not."""

    def one(number: int) -> None:
        eve, key = Stranger(target, tally, _APART + number), secret()
        settings = {"game": "jarnac", "system": "swiss", "rounds": 30}
        path = begun(eve, "tournaments", {"key": key, "settings": settings})
        people = [
            {"do": "register", "name": f"N{n}", "here": True} for n in range(target.some(400))
        ]
        for first in range(0, len(people), 200):
            eve.json("POST", f"{path}/actions", batch(key, people[first : first + 200]))
        wires = [wire for _ in range(target.some(60)) if (wire := eve.upgrade())]
        follow = {"t": "follow", "v": 2, "kind": "tournament", "code": path.rsplit("/", 1)[1]}
        for turn in tally.turns():
            for at, wire in enumerate(wires):
                lang, whole = ("de", "en")[(turn + at) % 2], turn % 2 == 0
                wire.say(**follow, key=key if at else "guessed", lang=lang, whole=whole)
                act = {"t": "act", "client": secret()[:24], "id": 1, "action": {"do": "finish"}}
                wire.say(**act)
                wire.say(t="unfollow")
                heard = wire.drain() or b""
                for code in ("too-fast", "tour-key", "too-many-followers", "follow-first"):
                    if f'"{code}"'.encode() in heard:
                        tally.add(code)

    at_once(target.some(6), one)
