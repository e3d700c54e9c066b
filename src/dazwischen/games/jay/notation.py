"""The words of protocol files for Jay: actions to intents and back. See docs/notation.md."""

import re
from collections.abc import Sequence
from typing import Final

from dazwischen.cards.figures import COLOURS, Catalogue
from dazwischen.core.errors import Unusable
from dazwischen.core.game import JUDGE, TABLE
from dazwischen.core.protocolfile import Line
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.ruleset import Ruleset

COLOUR_WORDS: Final = {"r": "rot", "b": "blau", "g": "gelb", "l": "lila"}
_QUOTED: Final = re.compile(r'^["„“”«»\'‚‘](.*)["“”«»\'‘’]$')
_COUNT: Final = re.compile(r"[0-9]{1,4}")
_ENDINGS: Final = ("", "e", "es", "er", "en")
_FINDINGS: Final = (
    "too-far", "over-box", "two-cards", "wrong-hand", "too-near", "hinders", "standing", "askew",
    "unannounced", "unclear",
)  # fmt: skip


def parse(rules: Ruleset, text: str, at: int) -> tuple[int | str, list[do.JayIntent]]:
    """Who acts as the report names it, and what it means; raises `Unusable` without a line."""
    actor, _, action = text.partition(" ")
    action = action.strip()
    if not action and actor != "deal":
        raise Unusable("no-action", text=text)
    if actor == "judge":
        return "judge", [_finding(rules, action, at)]
    if (actor, action) == ("table", "count"):
        return "table", [do.Count(seat=TABLE, at=at)]
    if (actor, action) == ("table", "count-out"):
        return "table", [do.CountOut(seat=TABLE, at=at)]
    if actor == "deal":
        return "deal", [do.Deal(seat=TABLE, at=at)]
    if actor == "all":
        if _said(action) != "bereit":
            raise Unusable("all-bereit", text=action)
        return "all", [do.Ready(seat=seat, at=at) for seat in range(1, rules.players + 1)]
    if "+" in actor:
        return actor, _together(rules, actor, action, at)
    seat = _seat(rules, actor)
    return seat, [_action(rules, seat, action, at)]


def tells_of_ready(rules: Ruleset, lines: Sequence[Line]) -> bool:
    """Whether somebody says "bereit" before the first card: then nobody had said it before.

    Looks no further than this round, so that each line is looked at once.
    """
    for line in lines:
        try:
            _, intents = parse(rules, line.text, line.at)
        except Unusable:
            return False
        if any(isinstance(intent, do.Ready) for intent in intents):
            return True
        if any(isinstance(intent, do.Lay | do.Deal) for intent in intents):
            return False
    return False


def _together(rules: Ruleset, actors: str, action: str, at: int) -> list[do.JayIntent]:
    """What several say at the same moment: `2+3 "Jay"`."""
    said = _said(action)
    seats = [_seat(rules, word) for word in actors.split("+")]
    if said is None or len(set(seats)) < len(seats):
        raise Unusable("bad-together", text=f"{actors} {action}"[:80])
    return [_speech(rules, seat, said, at) for seat in seats]


def _seat(rules: Ruleset, word: str) -> int:
    if not _COUNT.fullmatch(word) or not 1 <= int(word) <= rules.players:
        raise Unusable("bad-seat", text=word, players=rules.players)
    return int(word)


def _action(rules: Ruleset, seat: int, text: str, at: int) -> do.JayIntent:
    said = _said(text)
    if said is not None:
        return _speech(rules, seat, said, at)
    words = text.split()
    match words:
        case ["pause"]:
            return do.Pause(seat=seat, at=at)
        case ["captain", "pause"]:
            return do.CaptainPause(seat=seat, at=at)
        case ["waive"]:
            return do.Waive(seat=seat, at=at)
        case ["count"]:
            return do.Count(seat=seat, at=at)
        case ["draw", count] if _COUNT.fullmatch(count):
            return do.Draw(seat=seat, at=at, count=int(count))
        case ["A", count] if _COUNT.fullmatch(count):
            return do.TopUp(seat=seat, at=at, count=int(count))
        case ["swap", card, slot]:
            return do.Swap(seat=seat, at=at, card=_figure(rules, card), slot=_figure(rules, slot))
        case ["face-down", card]:
            return do.Lay(seat=seat, at=at, card=_figure(rules, card), face_down=True)
        case [word] if word[0] == "A" and _COUNT.fullmatch(word[1:]):
            return do.TopUp(seat=seat, at=at, count=int(word[1:]))
        case [word]:
            return _lay(rules, seat, word, at)
        case _:
            raise Unusable("bad-action", text=text)


def _lay(rules: Ruleset, seat: int, word: str, at: int) -> do.Lay:
    figure = rules.catalogue.number(word)
    if figure is None:
        raise Unusable("bad-action", text=word)
    if figure == rules.traitor:
        return do.Lay(seat=seat, at=at, card=0, face_down=True)
    return do.Lay(seat=seat, at=at, card=figure)


def _figure(rules: Ruleset, word: str) -> int:
    figure = rules.catalogue.number(word)
    if figure is None:
        raise Unusable("bad-figure", text=word)
    return figure


def _said(text: str) -> str | None:
    match = _QUOTED.match(text)
    return match[1].strip() if match else None


def _speech(rules: Ruleset, seat: int, said: str, at: int) -> do.JayIntent:
    words = said.replace(",", " ").split()
    match [word.lower() for word in words]:
        case ["jay"]:
            return do.CallJay(seat=seat, at=at)
        case ["bereit"]:
            return do.Ready(seat=seat, at=at)
        case ["strafe"]:
            return do.Announce(seat=seat, at=at, what=do.STRAFE)
        case ["strafe", "karte"]:
            return do.Announce(seat=seat, at=at, what=do.KARTE)
        case ["strafe", *_]:
            return do.Announce(seat=seat, at=at, what=spoken_figure(rules.catalogue, words[1:]))
        case _:
            raise Unusable("bad-speech", text=said)


def spoken_figure(catalogue: Catalogue, words: list[str]) -> int:
    """The figure that is named as at a table: "rot H", "rotes H", "Botschafter"; also "rH"."""
    figure = catalogue.number("".join(words)) if len(words) == 1 else None
    if figure is None and len(words) == 2:
        colour = next(
            (
                letter
                for letter in COLOURS
                for ending in _ENDINGS
                if words[0].lower() == COLOUR_WORDS[letter] + ending
            ),
            None,
        )
        figure = catalogue.number(f"{colour}{words[1]}") if colour else None
    if figure is None:
        raise Unusable("bad-figure", text=" ".join(words))
    return figure


def _finding(rules: Ruleset, text: str, at: int) -> do.Find:
    match text.split():
        case ["void"]:
            return do.Find(seat=JUDGE, at=at, finding="void")
        case ["pause"]:
            return do.Find(seat=JUDGE, at=at, finding="pause")
        case ["back", cards] if _COUNT.fullmatch(cards):
            return do.Find(seat=JUDGE, at=at, finding="back", cards=int(cards))
        case ["hindered", seat, card]:
            lay = _lay(rules, _seat(rules, seat), card, at)
            return do.Find(
                seat=JUDGE, at=at, finding="hindered", of=lay.seat, card=lay.card,
                face_down=lay.face_down,
            )  # fmt: skip
        case ["two-cards", seat, cards] if _COUNT.fullmatch(cards):
            of, count = _seat(rules, seat), int(cards)
            return do.Find(seat=JUDGE, at=at, finding="two-cards", of=of, cards=count)
        case ["two-cards", seat]:
            of = _seat(rules, seat)
            return do.Find(seat=JUDGE, at=at, finding="two-cards", of=of, cards=2)
        case ["askew", seat, *others]:
            of, rest = _seat(rules, seat), tuple(_seat(rules, word) for word in others)
            return do.Find(seat=JUDGE, at=at, finding="askew", of=of, others=rest)
        case [finding, seat] if finding in _FINDINGS:
            return do.Find(seat=JUDGE, at=at, finding=finding, of=_seat(rules, seat))
        case _:
            raise Unusable("bad-finding", text=text)


def announcement(catalogue: Catalogue, what: int) -> str:
    """What has to be said: "Strafe", "Strafe Karte", "Strafe rot H"."""
    if what == do.STRAFE:
        return "Strafe"
    if what == do.KARTE:
        return "Strafe Karte"
    figure = catalogue.figure(what)
    colour = f"{COLOUR_WORDS[figure.colour]} " if figure.colour else ""
    return f"Strafe {colour}{figure.kind.name}"


def format_intent(catalogue: Catalogue, intent: do.JayIntent) -> str:
    """The line of a protocol file that `parse` reads back."""
    match intent:
        case do.Deal():
            return "deal"
        case do.Find():
            return _format_finding(catalogue, intent)
        case do.Lay(face_down=True, card=0):
            action = catalogue.name(catalogue.traitor)
        case do.Lay():
            action = ("face-down " if intent.face_down else "") + catalogue.name(intent.card)
        case do.TopUp():
            action = f"A{intent.count}"
        case do.Draw():
            action = f"draw {intent.count}"
        case do.Swap():
            action = f"swap {catalogue.name(intent.card)} {catalogue.name(intent.slot)}"
        case do.CallJay():
            action = '"Jay"'
        case do.Ready():
            action = '"bereit"'
        case do.Announce():
            action = f'"{announcement(catalogue, intent.what)}"'
        case do.CaptainPause():
            action = "captain pause"
        case do.Pause():
            action = "pause"
        case do.Waive():
            action = "waive"
        case do.Count():
            action = "count"
        case do.CountOut():
            action = "count-out"
    actor = "table" if intent.seat == TABLE else intent.seat
    return f"{actor} {action}"


def _format_finding(catalogue: Catalogue, intent: do.Find) -> str:
    match intent.finding:
        case "void" | "pause":
            return f"judge {intent.finding}"
        case "back":
            return f"judge back {intent.cards}"
        case "hindered":
            figure = catalogue.traitor if intent.face_down else intent.card
            return f"judge hindered {intent.of} {catalogue.name(figure)}"
        case "two-cards":
            return f"judge two-cards {intent.of} {intent.cards}"
        case _:
            about = " ".join(map(str, (intent.of, *intent.others)))
            return f"judge {intent.finding} {about}"
