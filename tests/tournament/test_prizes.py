"""J-SCORE-3 against divisions worked out by hand."""

import pytest

from dazwischen.tournament.notation import parse_prizes
from dazwischen.tournament.prizes import Amount, Thing, divide


def given(prizes: str, *groups: tuple[int, ...]) -> dict[int, tuple[int, tuple[str, ...]]]:
    """Cents and things of everybody; 0 stands for what nobody gets."""
    division = divide(parse_prizes(prizes), groups)
    assert all(isinstance(prize, Thing) for prize in division.kept)
    names = tuple(prize.name for prize in division.kept if isinstance(prize, Thing))
    shares = {
        award.player: (award.cents, tuple(thing.name for thing in award.things))
        for award in division.awards
    }
    return shares | ({0: (0, names)} if names else {})


def test_to_each_his_own() -> None:
    assert given("50.00, 20.00, Pokal", (3,), (1,), (2,), (4,)) == {
        3: (5000, ()),
        1: (2000, ()),
        2: (0, ("Pokal",)),
        4: (0, ()),
    }


@pytest.mark.parametrize(
    ("prizes", "first", "second"),
    [
        ("50.00, 20.00", 3500, 3500),
        ("50.00", 2500, 2500),
        ("50.01", 2501, 2500),
        ("50.01, 20.01", 3501, 3501),
        ("0.01", 1, 0),
    ],
)
def test_two_winners_hold_two_places(prizes: str, first: int, second: int) -> None:
    shares = given(prizes, (1, 2), (3,))
    assert shares == {1: (first, ()), 2: (second, ()), 3: (0, ())}


def test_cents_left_over_go_to_the_lowest_numbers() -> None:
    assert given("0.05", (2, 4, 5), (1,), (3,)) == {
        2: (2, ()),
        4: (2, ()),
        5: (1, ()),
        1: (0, ()),
        3: (0, ()),
    }


def test_what_cannot_be_divided_goes_to_the_next() -> None:
    assert given("Pokal", (1, 2), (3,)) == {1: (0, ()), 2: (0, ()), 3: (0, ("Pokal",))}
    assert given("Pokal, 30.00, Buch", (1, 2), (3,), (4,)) == {
        1: (1500, ()),
        2: (1500, ()),
        3: (0, ("Pokal", "Buch")),
        4: (0, ()),
    }
    assert given("30.00, Pokal, 10.00", (1, 2), (3,))[3] == (1000, ("Pokal",))


def test_the_next_who_share_pass_it_on() -> None:
    assert given("Pokal, 30.00, 10.01", (1, 2), (3, 4), (5,)) == {
        1: (1500, ()),
        2: (1500, ()),
        3: (501, ()),
        4: (500, ()),
        5: (0, ("Pokal",)),
    }


def test_without_a_next_it_is_kept() -> None:
    assert given("Pokal", (1, 2)) == {1: (0, ()), 2: (0, ()), 0: (0, ("Pokal",))}
    assert given("50.00, Pokal", (1,), (2, 3)) == {
        1: (5000, ()),
        2: (0, ()),
        3: (0, ()),
        0: (0, ("Pokal",)),
    }


def test_equal_things_can_be_divided() -> None:
    assert given("Wein, Wein, Pokal", (1, 2), (3,)) == {
        1: (0, ("Wein",)),
        2: (0, ("Wein",)),
        3: (0, ("Pokal",)),
    }
    # Three bottles for two: one each, and the third goes to the next.
    assert given("Wein, 10.00, Wein, Wein", (1, 2), (3, 4), (5,)) == {
        1: (500, ()),
        2: (500, ()),
        3: (0, ("Wein",)),
        4: (0, ("Wein",)),
        5: (0, ("Wein",)),
    }


def test_prizes_beyond_the_last_place_are_kept() -> None:
    division = divide((Amount(500), Amount(300), Thing("Pokal")), ((1,), (2,)))
    assert division.kept == (Thing("Pokal"),)
