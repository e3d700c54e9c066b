"""What a typed line means. Forgiving: German or English, short or long, any case."""

import re
from enum import Enum
from typing import Final, TypeAlias

from dazwischen.cards.figures import Catalogue
from dazwischen.cli.games.jay.hand import card_meant, in_order
from dazwischen.core.game import Intent
from dazwischen.core.report import Message
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.games.jay.sight import View


class Word(Enum):
    """Something the program itself is asked, with the words for it."""

    NEXT = ("", "ok", "bereit", "ready", "weiter", "go")
    HELP = ("?", "h", "hilfe", "help")
    RULES = ("regeln", "regel", "rules", "rule")
    QUIT = ("ende", "quit", "exit", "q", "aufhören", "end")


_WORDS: Final = {typed: word for word in Word for typed in word.value}
_TOP_UP: Final = re.compile(r"(?:aufstocken|auf|top[ -]?up|a)\s*(\d{0,3})")
_DRAW: Final = re.compile(r"(?:ziehen|ziehe|zieh|draw|z)\s*(\d{0,3})")
_FACE_DOWN: Final = re.compile(
    r"(?:verräter|verraeter|verdeckt|traitor|face[ -]?down|v)(?:\s*|\s+mit\s+)(.*)"
)
_SWAP: Final = re.compile(r"(?:tauschen|tausche|tausch|swap)\s+(.+?)\s+(\S+)")


Command: TypeAlias = Word | Intent | Message
"""A message says why the line means nothing."""


def read(line: str, view: View, catalogue: Catalogue) -> Command:
    seat = view.seat or 0
    text = " ".join(line.lower().strip(" .!\t\"'„“”‚‘’").split())
    if text in _WORDS:
        return _WORDS[text]
    if text in ACTIONS.typed:
        return ACTIONS.typed[text](seat=seat)
    if match := _TOP_UP.fullmatch(text):
        return do.TopUp(seat=seat, count=int(match[1] or view.may.top_up or 1))
    if match := _DRAW.fullmatch(text):
        return do.Draw(seat=seat, count=int(match[1] or _owed(view)))
    hand = in_order(catalogue, view.hand)
    if match := _SWAP.fullmatch(text):
        return _swap(view, catalogue, hand, match)
    if match := _FACE_DOWN.fullmatch(text):
        if not match[1]:
            return Message("play-which-face-down")
        card = card_meant(catalogue, hand, match[1])
        return do.Lay(seat=seat, card=card, face_down=True) if card else _unclear(match[1], hand)
    card = card_meant(catalogue, hand, text)
    return do.Lay(seat=seat, card=card) if card else _unclear(text, hand)


def _owed(view: View) -> int:
    """What is owed; in a tournament nobody says, so the fewest cards that can be drawn."""
    return view.may.draw or max(1, 3 - len(view.hand))


def _unclear(text: str, hand: tuple[int, ...]) -> Message:
    if text.isdecimal():
        return Message("play-no-such-card", {"number": text, "count": len(hand)})
    return Message("play-not-understood", {"text": text})


def _swap(view: View, catalogue: Catalogue, hand: tuple[int, ...], match: re.Match[str]) -> Command:
    slots = view.slots[(view.seat or 1) - 1] if view.slots else ()
    card, slot = card_meant(catalogue, hand, match[1]), card_meant(catalogue, slots, match[2])
    if not card:
        return _unclear(match[1], hand)
    # Without slots the rules have an answer of their own, whatever was typed.
    if not slot and slots:
        return Message("play-no-such-slot", {"text": match[2], "count": len(slots)})
    return do.Swap(seat=view.seat or 0, card=card, slot=slot or 0)
