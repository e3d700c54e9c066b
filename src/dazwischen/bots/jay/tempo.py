"""How fast a person is at the table: taking in, moving the hand, making up the mind.

Reaction times are ex-Gaussian: a bell plus an exponential tail to the right, as measured in people.
"""

from math import log
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from dazwischen.bots.strength import Level, Strength
from dazwischen.core.dice import Dice

FLOOR: Final = 150
"""Milliseconds: nobody takes in anything faster."""


class Tempo(Struct, frozen=True):
    """Milliseconds throughout."""

    bell: int
    """The middle of the bell."""
    spread: int
    """Its standard deviation."""
    tail: int
    """The mean of the tail; the mean reaction is bell and tail together."""
    stop: int
    """To see that the pile has changed under a hand that is about to lay, and to hold it back."""
    hand: int
    """From one card of a run to the next."""
    ponder: int
    """To make up one's mind where nothing was prepared ..."""
    choice: int
    """... and for each card to choose from."""


TEMPI: Final = {
    Level.LEICHT: Tempo(bell=850, spread=150, tail=350, stop=400, hand=700, ponder=400, choice=120),
    Level.MITTEL: Tempo(bell=570, spread=110, tail=230, stop=300, hand=480, ponder=250, choice=70),
    Level.STARK: Tempo(bell=360, spread=70, tail=140, stop=220, hand=310, ponder=150, choice=40),
    Level.MEISTER: Tempo(bell=260, spread=40, tail=90, stop=170, hand=220, ponder=100, choice=25),
}

_TRIANGLE: Final = 6**0.5
"""The sum of two even numbers less one, times this, has the standard deviation 1."""


def tempo(strength: Strength) -> Tempo:
    """That of its hand, as much slower as it was told to be."""
    own = asdict(TEMPI[strength.hand])
    return Tempo(**{name: strength.slowed(time) for name, time in own.items()})


def reaction(tempo: Tempo, dice: Dice) -> int:
    """Until somebody else's doing is taken in."""
    bell = tempo.bell + tempo.spread * _TRIANGLE * (dice.random() + dice.random() - 1)
    return max(FLOOR, round(bell - tempo.tail * log(1 - dice.random())))


def hold(tempo: Tempo, dice: Dice) -> int:
    """Until a hand that was about to lay has stopped."""
    return max(FLOOR, round(tempo.stop * (0.8 + 0.4 * dice.random())))


def movement(tempo: Tempo, dice: Dice) -> int:
    """Until the hand is ready for the next card of one's own run."""
    return max(FLOOR, round(tempo.hand * (0.8 + 0.4 * dice.random())))


def prepared(tempo: Tempo, dice: Dice) -> int:
    """To let go of a card that was waiting for its chance."""
    return round(tempo.hand * (0.1 + 0.2 * dice.random()))


def decision(tempo: Tempo, dice: Dice, choices: int) -> int:
    """To choose between so many cards."""
    return round((tempo.ponder + tempo.choice * choices) * (0.5 + dice.random()))
