"""Who is drawn together: sizes, nobody twice, and nobody again who need not."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dazwischen.tournament.pairing import exact
from dazwischen.tournament.pairing.field import Field, field
from dazwischen.tournament.pairing.matching import NOBODY, fewest_meetings, most_pairs
from dazwischen.tournament.pairing.roundrobin import length, round_robin
from dazwischen.tournament.pairing.sizes import table_sizes
from dazwischen.tournament.pairing.swiss import swiss
from dazwischen.tournament.pairing.tables import paired, searched, seated, tables


def history(players: int, rounds: int, size: int, seed: int) -> Counter[tuple[int, int]]:
    """Who has met after some rounds drawn at random."""
    dice = Random(seed)
    met: Counter[tuple[int, int]] = Counter()
    for _ in range(rounds):
        order = dice.sample(range(players), players)
        for at in range(0, players, size):
            met.update(combinations(sorted(order[at : at + size]), 2))
    return met


def squares(players: int, met: Counter[tuple[int, int]]) -> Field:
    return field(range(players), met, lambda one, two: (one - two) ** 2)


# Sizes


@pytest.mark.parametrize(
    ("players", "wished", "sizes"),
    [
        (0, 4, ()),
        (2, 4, (2,)),
        (3, 4, (3,)),
        (4, 4, (4,)),
        (5, 4, (5,)),
        (6, 4, (3, 3)),
        (7, 4, (4, 3)),
        (8, 4, (4, 4)),
        (9, 4, (3, 3, 3)),
        (10, 4, (4, 3, 3)),
        (11, 4, (4, 4, 3)),
        (13, 4, (4, 3, 3, 3)),
        (4, 3, (4,)),
        (7, 3, (4, 3)),
        (9, 3, (3, 3, 3)),
        (11, 3, (4, 4, 3)),
        (10, 5, (5, 5)),
        (11, 5, (4, 4, 3)),
        (12, 6, (6, 6)),
        (13, 6, (5, 4, 4)),
    ],
)
def test_sizes_by_hand(players: int, wished: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players, wished) == sizes


@given(st.integers(1, 300), st.integers(3, 6))
def test_sizes_differ_by_one_at_most(players: int, wished: int) -> None:
    sizes = table_sizes(players, wished)
    assert sum(sizes) == players
    assert max(sizes) - min(sizes) <= 1
    if players > 5:
        assert min(sizes) >= 3
        assert max(sizes) <= max(wished, 4)


# Tables


@settings(max_examples=25, deadline=None)
@given(st.integers(6, 30), st.integers(0, 6), st.integers(3, 5), st.integers(0, 9999))
def test_nobody_sits_twice(players: int, rounds: int, size: int, seed: int) -> None:
    entrants = Random(seed).sample(range(1, 100), players)
    met = history(100, rounds, size, seed)
    sizes = table_sizes(players, size)
    groups = seated(entrants, sizes, met, Random(seed))
    assert sorted(one for group in groups for one in group) == sorted(entrants)
    assert sorted(map(len, groups)) == sorted(sizes)


@pytest.mark.parametrize("seed", [1029, 1275, 1291, 1382, 2154, *range(20)])
def test_exchanges_find_what_looking_at_everything_finds(
    seed: int,
) -> None:
    """Small fields are seated by looking at everything; this holds the way for large ones to it.

    The first seeds are fields in which exchanges that begin with the standing alone do not do.
    """
    dice = Random(seed)
    players, size, rounds = dice.randint(6, 12), dice.choice([2, 3, 4]), dice.randint(0, 5)
    players -= players % 2 if size == 2 else 0
    sizes = (2,) * (players // 2) if size == 2 else table_sizes(players, size)
    wanted = squares(players, history(players, rounds, size, seed))
    found = searched(wanted, sizes, Random(seed))
    best = exact.best(wanted, sizes)
    assert wanted.meetings(found) == wanted.meetings(best)
    assert wanted.of(found) >= wanted.of(best)


def test_looking_at_everything_means_everything() -> None:
    """Against plain enumeration, without anything clever."""
    wanted = squares(6, history(6, 3, 3, 5))
    every = [
        wanted.of([list(one), [player for player in range(6) if player not in one]])
        for one in combinations(range(6), 3)
    ]
    assert wanted.of(exact.best(wanted, (3, 3))) == min(every)


@settings(max_examples=25, deadline=None)
@given(st.integers(7, 15), st.integers(0, 8), st.integers(0, 9999))
def test_pairs_meet_again_only_if_they_must(half: int, rounds: int, seed: int) -> None:
    """At any size: no pairing has more pairs of strangers than there can be."""
    players = 2 * half
    wanted = squares(players, history(players, rounds, 2, seed))
    found = tables(wanted, (2,) * half, Random(seed))
    again = sum(wanted.cost[one][two] >= wanted.meeting for one, two in found)
    fewest = fewest_meetings(wanted)
    assert again == sum(wanted.cost[one][two] >= wanted.meeting for one, two in fewest)


@settings(max_examples=150, deadline=None)
@given(st.integers(1, 9), st.integers(0, 2**36), st.integers(0, 9999))
def test_the_most_pairs_there_can_be(count: int, chosen: int, seed: int) -> None:
    edges = [
        pair for at, pair in enumerate(combinations(range(count), 2)) if chosen >> (at % 36) & 1
    ]
    Random(seed).shuffle(edges)
    neighbours: list[list[int]] = [[] for _ in range(count)]
    for one, two in edges:
        neighbours[one].append(two)
        neighbours[two].append(one)
    mate = most_pairs(neighbours)
    for one, two in enumerate(mate):
        assert two == NOBODY or (mate[two] == one and two in neighbours[one])
    assert sum(other != NOBODY for other in mate) == 2 * by_trying(edges)


def by_trying(edges: list[tuple[int, int]]) -> int:
    if not edges:
        return 0
    (one, two), rest = edges[0], edges[1:]
    free = [edge for edge in rest if one not in edge and two not in edge]
    return max(by_trying(rest), 1 + by_trying(free))


def test_neighbours_who_have_not_met_sit_together() -> None:
    met = Counter({(1, 2): 1})
    assert seated([1, 2, 3, 4, 5, 6], (3, 3), {}, Random(1)) == [[1, 2, 3], [4, 5, 6]]
    groups = seated([1, 2, 3, 4, 5, 6], (3, 3), met, Random(1))
    assert not any({1, 2} <= set(group) for group in groups)
    assert paired([1, 2, 3, 4], lambda one, two: (one - two) ** 2, met, Random(1)) in (
        [[1, 3], [2, 4]],
        [[1, 4], [2, 3]],
    )


# Swiss


def test_swiss_by_hand() -> None:
    """Equal points play each other; who has met goes to the next nearest."""
    points = {1: 4, 2: 4, 3: 2, 4: 2, 5: 0, 6: 0}
    pairs, byes = swiss([1, 2, 3, 4, 5, 6], points, {}, {}, Random(1))
    assert (pairs, byes) == ([[1, 2], [3, 4], [5, 6]], [])
    pairs, _ = swiss([1, 2, 3, 4, 5, 6], points, {(1, 2): 1}, {}, Random(1))
    assert pairs == [[1, 3], [2, 4], [5, 6]]


def test_byes_by_hand() -> None:
    order = [1, 2, 3, 4, 5]
    assert swiss(order, {}, {}, {}, Random(1))[1] == [5]
    assert swiss(order, {}, {}, {5: 1}, Random(1))[1] == [4]
    everybody = dict.fromkeys(order, 1)
    assert swiss(order, {}, {}, everybody, Random(1))[1] == [5]
    # Without 5 nobody would be left for 1 whom he has not met.
    met = {(1, 2): 1, (1, 3): 1, (1, 4): 1}
    assert swiss(order, {}, met, {}, Random(1))[1] == [4]


# Round robin


@pytest.mark.parametrize("players", range(2, 13))
def test_everybody_plays_everybody_once(players: int) -> None:
    entrants = list(range(10, 10 + players))
    met: Counter[tuple[int, ...]] = Counter()
    free: Counter[int] = Counter()
    for number in range(1, length(players) + 1):
        pairs, byes = round_robin(entrants, number)
        assert sorted([*byes, *(one for pair in pairs for one in pair)]) == entrants
        met.update(tuple(sorted(pair)) for pair in pairs)
        free.update(byes)
    assert met == Counter(combinations(entrants, 2))
    assert free == (Counter(entrants) if players % 2 else Counter())
