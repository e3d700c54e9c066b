"""What a client at a table might want: as a rule what its view says it may, sometimes nonsense."""

from random import Random
from typing import Any

from dazwischen.cards import layout as at

Json = dict[str, Any]


def wish(game: str, view: Json, dice: Random) -> Json:
    possible = {"jay": _jay, "jsolitaer": _solitaire, "jarnac": _jarnac}[game](view, dice)
    if not possible or dice.random() < 0.15:
        return dice.choice(NONSENSE)
    return {"seat": view["seat"] or 1, **dice.choice(possible)}


NONSENSE: list[Any] = [
    {"do": "deal", "seat": 0},
    {"do": "begin", "seat": 0},
    {"do": "flag-fall", "seat": 0, "side": 1},
    {"do": "find", "seat": -1, "finding": "void"},
    {"do": "sit", "seat": 1, "holder": "bot", "bot": "meister"},
    {"do": "go-away", "seat": 2},
    {"do": "lay", "seat": 2, "card": 10**30},
    {"do": "lay", "seat": 1, "card": -1},
    {"do": "lay", "seat": 1, "word": "XQY"},
    {"do": "top-up", "seat": 1, "count": 10**18},
    {"do": "fly"},
    {},
    None,
    [],
    "lay",
]


def _jay(view: Json, dice: Random) -> list[Json]:
    may = view["may"]
    found: list[Json] = [
        {"do": "lay", "card": figure} for figure, kind in may["lay"] if kind != at.FAULT
    ] * 3
    found += [{"do": "lay", "card": figure} for figure, _ in may["lay"]][:1]
    if may["traitor"] is not None and view["hand"]:
        found.append({"do": "lay", "card": dice.choice(view["hand"]), "face_down": True})
    if may["top_up"] is not None:
        found.append({"do": "top-up", "count": may["top_up"]})
    if may["draw"]:
        found.append({"do": "draw", "count": may["draw"]})
    return found + [{"do": name} for name in may["acts"]]


def _solitaire(view: Json, dice: Random) -> list[Json]:
    may = view["may"]
    names = {"hand": "lay", "slot": "lay-slot"}
    found: list[Json] = []
    for move in may["lay"]:
        if move["source"] == "corner":
            found.append({"do": "lay-corner", "stack": move["stack"]})
        else:
            name = names[move["source"]]
            found.append({"do": name, "stack": move["stack"], "card": move["card"]})
    if may["turn_up"]:
        found.append({"do": "turn-up"})
    if may["end"]:
        found.append({"do": "end", "count": dice.choice([None, *may["end"]])})
    if may["undo"]:
        found.append({"do": "undo"})
    return found


def _jarnac(view: Json, dice: Random) -> list[Json]:
    may, found = view["may"], [{"do": "propose", "what": "pass"}]
    racks = [side["rack"] for side in view["sides"]]
    if may["draw"]:
        found.append({"do": "draw"})
    if may["lay"]:
        rack = list(racks[view["move"] - 1])
        dice.shuffle(rack)
        found += [{"do": "lay", "word": "".join(rack[:3])}] * 3
    if may["jarnac"] and len(racks) > 1:
        found.append({"do": "jarnac", "word": racks[2 - view["move"]][:3]})
    found += [{"do": "confirm", "of": seat} for seat in may["confirm"]]
    found += [{"do": "hand-over", "to": seat} for seat in may["hand_over"]]
    return found + [{"do": name} for name in ("pass", "object", "accept") if may[name]]


GAMES: list[Json] = [
    {"game": "jay", "options": {"players": 2, "level": 7}},
    {"game": "jay", "options": {"players": 3, "faults": "tournament", "announce": "manual"}},
    {"game": "jay", "options": {"players": 3, "faults": "penalty", "rounds": 2}},
    {"game": "jsolitaer", "options": {"players": 1}},
    {"game": "jsolitaer", "options": {"players": 2}},
    {"game": "jarnac", "options": {"judging": "challenge"}},
    {"game": "jarnac", "options": {"teams": [2, 1], "variant": "professional", "thinking": 30}},
]


def command(people: list[int], dice: Random) -> Any:
    seat = dice.randint(0, 4)
    wanted: list[Any] = [
        *[{"do": "sit", "seat": number} for number in (1, 2, 3)],
        {"do": "stand"},
        {"do": "let-bot", "bot": dice.choice(["leicht", "stark:mittel", "boss"])},
        {"do": "play-on"},
        {"do": "set-seat", "seat": seat, "holder": "bot", "bot": "leicht"},
        {"do": "set-seat", "seat": seat, "holder": "bot", "bot": "mittel"},
        {"do": "set-seat", "seat": seat, "holder": dice.choice(["empty", "person"])},
        {"do": "set-rules", **dice.choice(GAMES)},
        {"do": "set-rules", "game": "jay", "options": {"level": 99}},
        {"do": "set-rules", "game": "jay", "timing": {"deal": 10**400}},
        {"do": "settings", "name": "Tisch\u0000<b>", "talk": dice.random() < 0.8},
        {"do": "settings", "watching": dice.random() < 0.8, "public": True},
        {"do": "hand-host", "to": dice.choice(people)},
        *[{"do": "start"}] * 4,
        {"do": "stop"},
        {"do": "dance"},
        None,
    ]
    return dice.choice(wanted)
