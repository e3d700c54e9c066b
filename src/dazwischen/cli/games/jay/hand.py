"""The person's cards: in which order they are shown, and which one a typed word means."""

import re
from typing import Final

from dazwischen.cards.figures import COLOURS, Catalogue

_COLOUR_WORDS: Final = {
    "rot": "r", "red": "r", "blau": "b", "blue": "b", "gelb": "g", "yellow": "g", "lila": "l",
    "purple": "l",
}  # fmt: skip
_KIND_WORDS: Final = {
    "queen": "dame", "thief": "dieb", "envoy": "botschafter", "ambassador": "botschafter",
}  # fmt: skip
_COLOURED: Final = re.compile(rf"({'|'.join(_COLOUR_WORDS)})(?:e[srn]?)?[\s-]*(.*)")


def in_order(catalogue: Catalogue, hand: tuple[int, ...]) -> tuple[int, ...]:
    """By colour, then by symbol; what has no colour comes last."""

    def place(card: int) -> tuple[int, int]:
        colour = catalogue.figure(card).colour
        return (COLOURS.index(colour) if colour else len(COLOURS)), card

    return tuple(sorted(hand, key=place))


def card_meant(catalogue: Catalogue, hand: tuple[int, ...], text: str) -> int | None:
    """By number in the hand as shown, or by name: `rX`, `rx`, `R X`, `rotes X`, `rdi` for rDieb."""
    text = text.strip()
    if text.isdecimal():
        return hand[int(text) - 1] if 1 <= int(text) <= len(hand) else None
    word = _normal(text)
    names = {_normal(name): catalogue.number(name) for name in _names(catalogue)}
    held = {_normal(catalogue.name(card)): card for card in hand}
    if word in held:
        return held[word]
    begun = [card for name, card in held.items() if len(word) > 1 and name.startswith(word)]
    return begun[0] if len(begun) == 1 else names.get(word)


def _normal(text: str) -> str:
    word = text.lower().strip()
    if match := _COLOURED.fullmatch(word):
        word = _COLOUR_WORDS[match[1]] + match[2]
    word = re.sub(r"[\s-]+", "", word)
    for english, german in _KIND_WORDS.items():
        word = word.replace(english, german)
    return word


def _names(catalogue: Catalogue) -> list[str]:
    return [
        name
        for figure in catalogue.figures
        for name in (figure.name, *(figure.colour + short for short in figure.kind.short))
    ]
