"""Who sits where: everybody everywhere, on the same deals."""

from collections import Counter
from math import factorial

import pytest

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jay.options import Options as JayOptions
from dazwischen.games.jsolitaer.options import Options
from dazwischen.lab.plan import Arena, arena, pairing
from dazwischen.lab.settings import options_for


def planned(seats: int, rounds: int = 1000, seed: int = 1) -> Arena:
    return arena("jsolitaer", Options(players=seats), ["leicht"] * seats, rounds=rounds, seed=seed)


@pytest.mark.parametrize("seats", range(1, 7))
def test_everybody_plays_a_deal_from_every_seat(seats: int) -> None:
    for deal in range(5):
        rounds = [pairing(planned(seats), seats * deal + turn + 1) for turn in range(seats)]
        assert len({one.seed for one in rounds}) == 1
        for seat in range(seats):
            assert {one.seating[seat] for one in rounds} == set(range(1, seats + 1))


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_order_comes_as_often_as_any_other(seats: int) -> None:
    orders = Counter(
        pairing(planned(seats), number).seating for number in range(1, 2 * factorial(seats) + 1)
    )
    assert set(orders.values()) == {2}
    assert len(orders) == factorial(seats)


def test_deals_differ_and_follow_from_the_seed() -> None:
    seeds = [pairing(planned(2), number).seed for number in range(1, 201, 2)]
    assert len(set(seeds)) == 100
    assert seeds == [pairing(planned(2, rounds=5), number).seed for number in range(1, 201, 2)]
    assert seeds[0] != pairing(planned(2, seed=2), 1).seed


@pytest.mark.parametrize(
    ("game", "chosen", "seats", "code"),
    [
        ("chess", {}, ["leicht"], "no-such-game"),
        ("jay", {"colour": "3"}, ["leicht", "leicht"], "no-such-option"),
        ("jay", {"level": "high"}, ["leicht", "leicht"], "option-value"),
        ("jay", {"faults": "none"}, ["leicht", "leicht"], "option-value"),
        ("jay", {"level": "9"}, ["leicht", "leicht"], "option-range"),
        ("jay", {}, ["leicht", "weak"], "no-such-strength"),
        ("jay", {}, ["leicht"], "option-range"),
        ("jay", {"players": "3"}, ["leicht", "leicht"], "seat-count"),
        ("jarnac", {"teams": "[2, 1]"}, ["leicht", "leicht"], "seat-count"),
    ],
)
def test_what_cannot_be_played(
    game: str, chosen: dict[str, str], seats: list[str], code: str
) -> None:
    with pytest.raises(InvalidInput) as caught:
        arena(game, options_for(game, chosen, len(seats)), seats, rounds=1, seed=1)
    assert caught.value.code == code


def test_options_are_read_as_they_are_written() -> None:
    chosen = {"edition": "zdj-4.6", "level": "3", "starter_noble": "false", "copies": '{"O": 5}'}
    assert options_for("jay", chosen, 3) == JayOptions(
        edition="zdj-4.6", level=3, players=3, starter_noble=False, copies={"O": 5}
    )


def test_rounds_have_bounds() -> None:
    with pytest.raises(InvalidInput):
        planned(2, rounds=0)
