"""What is said at a table of Jay: figures and announcements as people name them."""

from typing import Final

from dazwischen.cards.figures import COLOURS, Catalogue
from dazwischen.core.errors import InvalidInput
from dazwischen.games.jay.intents import KARTE, STRAFE

COLOUR_WORDS: Final = {"r": "rot", "b": "blau", "g": "gelb", "l": "lila"}
_ENDINGS: Final = ("", "e", "es", "er", "en")


def announcement(catalogue: Catalogue, what: int) -> str:
    """What has to be said: "Strafe", "Strafe Karte", "Strafe rot H"."""
    if what == STRAFE:
        return "Strafe"
    if what == KARTE:
        return "Strafe Karte"
    figure = catalogue.figure(what)
    colour = f"{COLOUR_WORDS[figure.colour]} " if figure.colour else ""
    return f"Strafe {colour}{figure.kind.name}"


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
        raise InvalidInput("bad-figure", text=" ".join(words))
    return figure
