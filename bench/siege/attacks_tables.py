"""What can be done to a house by sitting down in it."""

from random import Random
from typing import Any

from tests.server.frames import mutated, violent

from siege.stranger import Stranger, Tally, Target, Wire, at_once, secret


def sockets(target: Target, tally: Tally) -> None:
    """Sixty WebSockets and more of strangers at every table where others play."""

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        eve.be()
        wires: list[Wire] = []
        for turn in range(target.some(120)):
            wire = eve.upgrade()
            if wire is not None:
                wire.say(
                    t="hello", v=2, table=target.codes[turn % len(target.codes)], client=f"{turn}"
                )
                wires.append(wire)
        while not tally.over:
            for wire in wires:
                wire.drain()
                wire.say(t="ping", n=1)
            tally.wait(0.5)
        _close(wires)

    at_once(target.some(10), one)


def deaf(target: Target, tally: Tally) -> None:
    """Whoever watches and reads nothing of what is sent."""

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        eve.be()
        wires = [wire for _ in range(target.some(15)) if (wire := eve.upgrade())]
        for turn, wire in enumerate(wires):
            wire.say(t="hello", v=2, table=target.codes[turn % len(target.codes)], client=f"{turn}")
        while not tally.over:
            for wire in wires:
                wire.say(
                    t="hello", v=2, table=target.codes[number % len(target.codes)], client="deaf"
                )
            tally.wait(0.2)
        _close(wires)

    at_once(target.some(8), one)


def hellos(target: Target, tally: Tally) -> None:
    """One connection, and a new name for it with every hello."""

    def one(number: int) -> None:
        eve, turn = Stranger(target, tally, number), 0
        eve.be()
        wire = eve.upgrade()
        while not tally.over:
            if wire is None or wire.drain() is None:
                wire = eve.upgrade()
            if wire is not None:
                for _ in range(20):
                    turn += 1
                    table = target.codes[turn % len(target.codes)]
                    wire.say(t="hello", v=2, table=table, client=f"{turn}")
            tally.wait(0.5)

    at_once(target.some(8), one)


def frames(target: Target, tally: Tally) -> None:
    """Frames that are none, messages that are none."""

    def one(number: int) -> None:
        eve, dice = Stranger(target, tally, number), Random(number)
        eve.be()
        wire: Wire | None = None
        for _ in tally.turns(least=200):
            if wire is None:
                wire = eve.upgrade()
                if wire is None:
                    tally.wait(0.5)
                    continue
                wire.say(t="hello", v=2, table=target.codes[number % len(target.codes)], client="x")
            data = violent(dice) if dice.random() < 0.02 else mutated(dice)
            if not wire.raw(data) or wire.drain() is None:
                tally.add("hung up")
                wire.close()
                wire = None

    at_once(target.some(6), one)


def masters(target: Target, tally: Tally) -> None:
    """As many tables of six as one may have, with the strongest opponents at each."""
    jay = {"game": "jay", "options": {"players": 6}, "seats": ["me", *["meister"] * 5]}
    _at_many_tables(target, tally, [*[jay] * 4, {"game": "jarnac", "seats": ["me", "meister"]}])


def dictionaries(target: Target, tally: Tally) -> None:
    """Tables at which every strength has to know the words of every dictionary."""
    kinds = [
        {},
        {"variant": "professional"},
        {"umlauts": "split"},
        {"umlauts": "split", "variant": "professional"},
        {"language": "fr"},
    ]
    wanted = [
        {"game": "jarnac", "options": options, "seats": ["me", level]}
        for level in ("meister", "stark", "mittel", "leicht")
        for options in kinds
    ]
    _at_many_tables(target, tally, wanted)


def _at_many_tables(target: Target, tally: Tally, wanted: list[dict[str, Any]]) -> None:
    """One after the other, with an opponent in one's own place too."""

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        eve.be()
        wires: list[Wire] = []
        for turn in range(target.some(20)):
            body = {**wanted[turn % len(wanted)], "start": True}
            made = eve.json("POST", "/api/tables", body)[1] or {}
            wire = eve.upgrade() if "code" in made else None
            if wire is not None:
                wire.say(t="hello", v=2, table=made["code"], client="m")
                wire.say(t="room", id=1, do={"do": "let-bot", "bot": "meister"})
                wires.append(wire)
        while not tally.over:
            for wire in wires:
                wire.drain()
                wire.say(t="ping", n=1)
            tally.wait(0.5)
        _close(wires)

    at_once(target.some(6), one)


def tournaments(target: Target, tally: Tally) -> None:
    """Tournaments of nobody, with hundreds of the strongest opponents, all begun at once."""

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        while not tally.over:
            key = secret()
            settings = {"game": "jay", "options": {"level": 3}, "timing": {"deal": 1}}
            wanted = {"key": key, "settings": settings}
            made = eve.json("POST", "/api/tournaments", wanted)[1] or {}
            if "code" not in made:
                tally.wait(0.5)
                continue
            path = f"/api/tournaments/{made['code']}/actions"
            entrants = [
                {"do": "register", "name": f"B {turn}", "bot": "meister", "here": True}
                for turn in range(target.some(196))
            ]
            last = [{"do": "draw", "number": 1}, {"do": "start", "number": 1}]
            answers = eve.json("POST", path, _batch(key, [*entrants, *last]))[1] or {}
            for answer in answers.get("answers", []):
                tally.add("done" if answer["done"] else answer["problem"]["code"])

    at_once(target.some(4), one)


def _batch(key: str, actions: list[dict[str, Any]]) -> dict[str, Any]:
    sent = [{"id": number, "do": action} for number, action in enumerate(actions, 1)]
    return {"key": key, "client": secret()[:24], "actions": sent}


def _close(wires: list[Wire]) -> None:
    for wire in wires:
        wire.close()
