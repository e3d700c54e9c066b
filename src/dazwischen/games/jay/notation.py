"""Lines of protocol files for Jay: who says what, and back. See docs/notation.md.

What each line means stands with the action that it is about.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import WHO, Said
from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import JUDGE, TABLE
from dazwischen.core.protocolfile import Line
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.games.jay.reading import seat as seat_of
from dazwischen.games.jay.ruleset import Ruleset

_QUOTED: Final = re.compile(r'^["„“”«»\'‚‘](.*)["“”«»\'‘’]$')
_OTHERS: Final = {"judge": JUDGE, "table": TABLE, "deal": TABLE}
"""Who acts besides the seats."""


def parse(rules: Ruleset, text: str, at: int) -> tuple[int | str, list[do.JayIntent]]:
    """Who acts as the report names it, and what it means; raises `InvalidInput` without a line."""
    actor, _, action = text.partition(" ")
    action = action.strip()
    if not action and actor != "deal":
        raise InvalidInput("no-action", text=text)
    if actor in _OTHERS:
        said = "" if actor == "deal" else action
        intent = _read(Said(rules, actor, _OTHERS[actor], said, at))
        if intent is not None:
            return actor, [intent]
        if actor == "judge":
            raise InvalidInput("bad-finding", text=action)
    if actor == "all":
        if _quoted(action) != "bereit":
            raise InvalidInput("all-bereit", text=action)
        return "all", [do.Ready(seat=seat, at=at) for seat in range(1, rules.players + 1)]
    if "+" in actor:
        return actor, _together(rules, actor, action, at)
    seat = seat_of(rules, actor)
    return seat, [_of_seat(rules, seat, action, at)]


def tells_of_ready(rules: Ruleset, lines: Sequence[Line]) -> bool:
    """Whether somebody says "bereit" before the first card: then nobody had said it before.

    Looks no further than this round, so that each line is looked at once.
    """
    for line in lines:
        try:
            _, intents = parse(rules, line.text, line.at)
        except InvalidInput:
            return False
        if any(isinstance(intent, do.Ready) for intent in intents):
            return True
        if any(isinstance(intent, do.Lay | do.Deal) for intent in intents):
            return False
    return False


def _together(rules: Ruleset, actors: str, action: str, at: int) -> list[do.JayIntent]:
    """What several say at the same moment: `2+3 "Jay"`."""
    seats = [seat_of(rules, word) for word in actors.split("+")]
    if _quoted(action) is None or len(set(seats)) < len(seats):
        raise InvalidInput("bad-together", text=f"{actors} {action}"[:80])
    return [_of_seat(rules, seat, action, at) for seat in seats]


def _of_seat(rules: Ruleset, seat: int, text: str, at: int) -> do.JayIntent:
    quoted = _quoted(text)
    if quoted is None:
        said = Said(rules, WHO, seat, " ".join(text.split()), at)
    else:
        words = " ".join(quoted.replace(",", " ").split())
        said = Said(rules, WHO, seat, words, at, spoken=True)
    intent = _read(said)
    if intent is None:
        code = "bad-action" if quoted is None else "bad-speech"
        raise InvalidInput(code, text=text if quoted is None else quoted)
    return intent


def _read(said: Said) -> do.JayIntent | None:
    intent: Any = ACTIONS.read(said)
    found: do.JayIntent | None = intent
    return found


def _quoted(text: str) -> str | None:
    match = _QUOTED.match(text)
    return match[1].strip() if match else None


def format_intent(catalogue: Catalogue, intent: do.JayIntent) -> str:
    """The line of a protocol file that `parse` reads back."""
    return ACTIONS.write(catalogue, intent)
