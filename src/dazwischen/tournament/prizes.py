"""J-SCORE-3: prizes, and how those who share a place share them.

Each prize belongs to a place, the first to the first. Whoever shares a place holds as many places
as there are sharers (two winners hold the first and the second), so they share the prizes of all
of them:
- Amounts are added up and divided equally. Cents that are left over go one each to the sharers, in
  the order of their numbers.
- A thing cannot be divided and goes to the next place; if that is shared too, to the next after
  it. The sharers get nothing else for it, and whoever it goes to keeps his own prize. As many equal
  things as there are sharers can be divided: one each.
- A thing for which there is no next place is kept: the organiser decides.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


class Amount(Struct, frozen=True, tag="amount"):
    """A prize that can be divided."""

    cents: int


class Thing(Struct, frozen=True, tag="thing"):
    """A prize that cannot: a cup, a ham."""

    name: str


Prize: TypeAlias = Amount | Thing


class Award(Struct, frozen=True):
    player: int
    cents: int = 0
    things: tuple[Thing, ...] = ()


class Division(Struct, frozen=True):
    awards: tuple[Award, ...]
    """Of everybody, best first, also of those who get nothing."""
    kept: tuple[Prize, ...]
    """Prizes that nobody can be given."""


def divide(prizes: Sequence[Prize], groups: Sequence[Sequence[int]]) -> Division:
    """The prizes of the places among players grouped by place, best first."""
    awards: list[Award] = []
    passed_on: list[Thing] = []
    for sharers in groups:
        held = prizes[len(awards) : len(awards) + len(sharers)]
        things = passed_on + [prize for prize in held if isinstance(prize, Thing)]
        each, passed_on = _split(things, len(sharers))
        share, rest = divmod(
            sum(prize.cents for prize in held if isinstance(prize, Amount)), len(sharers)
        )
        awards += [
            Award(player, share + (number < rest), each) for number, player in enumerate(sharers)
        ]
    return Division(tuple(awards), (*passed_on, *prizes[len(awards) :]))


def _split(things: Sequence[Thing], sharers: int) -> tuple[tuple[Thing, ...], list[Thing]]:
    """What each of the sharers gets of the things, and what is left of them."""
    each: list[Thing] = []
    left: list[Thing] = []
    for thing, copies in Counter(things).items():
        each += [thing] * (copies // sharers)
        left += [thing] * (copies % sharers)
    return tuple(each), left
