"""What an arena plays: the same deals from every seat, so that luck of seat and deal cancels."""

from collections.abc import Sequence
from math import factorial
from typing import Final

from msgspec import Struct

from dazwischen.bots.strength import strength
from dazwischen.core import chance
from dazwischen.core.checks import between
from dazwischen.core.errors import InvalidInput
from dazwischen.games import registry

MOST_ROUNDS: Final = 1_000_000
_DEALS: Final = 1 << 48
"""Seeds of deals are below this: they fit into any format's integers."""


class Arena(Struct, frozen=True):
    """Each round is a game of its own, from a table's first event to its outcome."""

    game: str
    options: Struct
    entrants: tuple[str, ...]
    """The strengths that play, named by their place here, from 1."""
    rounds: int
    seed: int


class Pairing(Struct, frozen=True):
    number: int
    """The round's, from 1."""
    seed: int
    seating: tuple[int, ...]
    """Which entrant sits at each seat."""


def arena(
    game: str,
    options: Struct,
    entrants: Sequence[str],
    *,
    rounds: int,
    seed: int,
) -> Arena:
    """Raises `InvalidInput` for what cannot be played."""
    between("rounds", rounds, 1, MOST_ROUNDS)
    names = tuple(str(strength(entrant)) for entrant in entrants)
    known = registry.module(game).rules
    known.start(options, seed)
    if known.seats(options) != len(names):
        raise InvalidInput("seat-count", count=len(names), seats=known.seats(options))
    return Arena(game, options, names, rounds, seed)


def pairing(planned: Arena, number: int) -> Pairing:
    """Who sits where in a round, and on which deal.

    As many rounds in a row as there are seats have the same deal, and everybody has every seat in
    one of them. The next deal is played in another order around the table, until all had theirs.
    """
    seats = len(planned.entrants)
    deal, turned = divmod(number - 1, seats)
    order = _order(seats, deal % factorial(seats - 1))
    seed = int(chance.stream(planned.seed, deal).random() * _DEALS)
    return Pairing(number, seed, order[turned:] + order[:turned])


def _order(seats: int, number: int) -> tuple[int, ...]:
    """One of the orders around a table: the first entrant, then the others in some order."""
    others, order = list(range(2, seats + 1)), [1]
    for left in range(seats - 1, 0, -1):
        place, number = divmod(number, factorial(left - 1))
        order.append(others.pop(place))
    return tuple(order)
