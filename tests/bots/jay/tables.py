"""Tables of bots in virtual time, and random ones of every sort."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import get_args

from bots_jay_rounds import seated, steps
from dazwischen.bots.strength import LEVELS
from dazwischen.cards.decks import Edition
from dazwischen.cards.effects import ReservesWhenThrown, ThrownOn
from dazwischen.cards.figures import Kind, Rank
from dazwischen.games.jay.options import Announce, Decks, Faults, Options, Shuffle
from dazwischen.table.steps import Refusal, Step
from dazwischen.table.table import Table
from tests.games.jay.adapter import possible

GRAF = Kind("Graf", Rank.NOBLE, copies=2, effects=(ThrownOn(on=("Dame",)), ReservesWhenThrown()))


def any_options(chance: Random) -> Options:
    while True:
        options = Options(
            edition=chance.choice(get_args(Edition)),
            level=chance.randint(1, 7),
            players=chance.randint(2, 6),
            faults=chance.choice(get_args(Faults)),
            announce=chance.choice(get_args(Announce)),
            shuffle=chance.choice(get_args(Shuffle)),
            colours=chance.randint(2, 4),
            decks=chance.choice(get_args(Decks)),
            hand=chance.choice((0, 0, 0, 4, 9)),
            opener=chance.randint(0, 2),
            figures=(GRAF,) if chance.random() < 0.2 else (),
            rounds=2 if chance.random() < 0.1 else 1,
        )
        if possible(options):
            return options


def any_strengths(chance: Random, players: int) -> list[str]:
    return [f"{chance.choice(LEVELS)}:{chance.choice(LEVELS)}" for _ in range(players)]


def happenings(options: Options, strengths: Sequence[str], seed: int) -> Iterator[Step | Refusal]:
    """Everything that happens at such a table, until all is played."""
    table = seated(options, strengths, seed)
    while table.outcome is None:
        yield from steps(table)


def finish(table: Table) -> Table:
    while table.outcome is None:
        steps(table)
    return table
