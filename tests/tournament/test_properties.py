"""What holds in every series, whoever wins."""

from collections import Counter
from itertools import pairwise
from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from dazwischen.core.errors import Rejected
from dazwischen.tournament.prizes import Amount, Prize, Thing, divide
from dazwischen.tournament.rounds import Played, Round, Void, counted
from dazwischen.tournament.series import Series, begin, correct
from dazwischen.tournament.standings import standings
from tests.tournament.strategies import PRIZES, entered, played, rounds, series

BOTH = st.integers(2, 6).flatmap(lambda n: st.tuples(st.just(n), rounds(n)))


@given(st.data())
def test_a_correction_equals_having_entered_it_right(data: st.DataObject) -> None:
    sheet = data.draw(series(least=1))
    right = data.draw(st.one_of(played(sheet.players), st.just(Void())))
    number = data.draw(st.integers(1, len(sheet.counted)))
    at_once, found = list[Round](), 0
    for entry in sheet.rounds:
        found += isinstance(entry, Played)
        hit = found == number and isinstance(entry, Played)
        at_once.append(right if hit else entry)
    corrected = correct(sheet, number, right)
    assert not isinstance(corrected, Rejected)
    anew = entered(begin(sheet.players, sheet.seats, sheet.prizes), at_once)
    assert corrected == anew
    assert corrected.standings == anew.standings
    assert corrected.seats_now == anew.seats_now
    assert corrected.division == anew.division


@given(st.data())
def test_correcting_back_undoes_a_correction(data: st.DataObject) -> None:
    sheet = data.draw(series(least=1))
    number = data.draw(st.integers(1, len(sheet.counted)))
    wrong = correct(sheet, number, data.draw(played(sheet.players)))
    assert not isinstance(wrong, Rejected)
    assert correct(wrong, number, sheet.counted[number - 1]) == sheet


@given(BOTH)
def test_everybody_gets_a_place(drawn: tuple[int, list[Round]]) -> None:
    players, entries = drawn
    result = standings(players, entries)
    assert sorted(ranked.player for ranked in result.ranking) == list(range(1, players + 1))
    assert len(result.comparisons) == players - 1
    for part in result.parts:
        assert len(part.places) in {0, players}
    for places in (result.whole.places, [ranked.place for ranked in result.ranking]):
        for place in places:
            assert place == 1 + sum(other < place for other in places)


@given(BOTH)
def test_all_points_are_given(drawn: tuple[int, list[Round]]) -> None:
    players, entries = drawn
    result = standings(players, entries)
    worth = 5 if players == 2 else 7
    assert sum(result.whole.points) == worth * len(counted(entries))
    assert sum(result.whole.wins) == len(counted(entries))
    halves = zip(result.first_half.points, result.second_half.points, strict=True)
    assert tuple(map(sum, halves)) == result.whole.points


@given(BOTH)
def test_comparisons_say_what_decided(drawn: tuple[int, list[Round]]) -> None:
    result = standings(*drawn)
    for comparison, (one, two) in zip(result.comparisons, pairwise(result.ranking), strict=True):
        assert (comparison.ahead, comparison.behind) == (one.player, two.player)
        assert (comparison.by == "shared") == (one.place == two.place)
        if comparison.by == "sum":
            assert one.place_sum < two.place_sum
            continue
        assert one.place_sum == two.place_sum
        if comparison.by == "points":
            assert one.points > two.points
            continue
        assert one.points == two.points
        assert one.wins > two.wins if comparison.by == "wins" else one.wins == two.wins


@given(BOTH, st.randoms(use_true_random=False))
def test_numbers_of_players_mean_nothing(drawn: tuple[int, list[Round]], dice: Random) -> None:
    """Other numbers for the same people: the same places for them."""
    players, entries = drawn
    other = dice.sample(range(1, players + 1), players)
    renamed: list[Round] = [
        Void()
        if isinstance(entry, Void)
        else Played(other[entry.first - 1], entry.second and other[entry.second - 1])
        for entry in entries
    ]
    mine, yours = standings(players, entries), standings(players, renamed)
    assert {other[ranked.player - 1]: ranked.place for ranked in mine.ranking} == {
        ranked.player: ranked.place for ranked in yours.ranking
    }


@given(st.data())
def test_a_void_round_changes_nothing(data: st.DataObject) -> None:
    sheet = data.draw(series())
    at = data.draw(st.integers(0, len(sheet.rounds)))
    more = msgspec.structs.replace(sheet, rounds=(*sheet.rounds[:at], Void(), *sheet.rounds[at:]))
    assert more.standings == sheet.standings
    assert more.seats_now == sheet.seats_now
    assert more.division == sheet.division


@given(series(least=5))
def test_the_two_best_sit_opposite(sheet: Series) -> None:
    change = sheet.seat_change
    assert change is not None
    assert sorted(change.seats) == sorted(sheet.seats)
    first, second = change.order[:2]
    points = sheet.standings.first_half.points
    assert points[first - 1] == max(points)
    assert points[second - 1] == sorted(points)[-2]
    if sheet.players > 3:
        apart = change.seats.index(second) - change.seats.index(first)
        assert apart % sheet.players == sheet.players // 2


@given(series(least=5), st.integers(0, 5))
def test_a_turned_table_is_the_same_table(sheet: Series, turn: int) -> None:
    """Whoever sits at seat 1, everybody has the same neighbours, unless a seat breaks a tie."""
    half = sheet.standings.first_half
    worth = list(zip(half.points, half.wins, strict=True))
    if len(set(worth)) < sheet.players:
        return
    turn %= sheet.players
    turned = msgspec.structs.replace(sheet, seats=sheet.seats[turn:] + sheet.seats[:turn])
    now = sheet.seats_now
    assert turned.seats_now == now[turn:] + now[:turn]


@given(st.data())
def test_prizes_handed_out_are_the_pool(data: st.DataObject) -> None:
    groups = data.draw(groupings())
    players = sum(map(len, groups))
    prizes: list[Prize] = data.draw(st.lists(PRIZES, max_size=players))
    division = divide(prizes, groups)
    assert [award.player for award in division.awards] == [p for group in groups for p in group]
    assert sum(award.cents for award in division.awards) == sum(
        prize.cents for prize in prizes if isinstance(prize, Amount)
    )
    given_out = Counter(thing for award in division.awards for thing in award.things)
    kept = Counter(prize for prize in division.kept if isinstance(prize, Thing))
    assert given_out + kept == Counter(prize for prize in prizes if isinstance(prize, Thing))
    by_player = {award.player: award for award in division.awards}
    for group in groups:
        shares = [by_player[player] for player in group]
        assert max(s.cents for s in shares) - min(s.cents for s in shares) <= 1
        assert len({s.things for s in shares}) == 1


@given(st.data())
def test_nothing_is_kept_while_the_last_place_is_single(data: st.DataObject) -> None:
    groups = [*data.draw(groupings()), [99]]
    prizes: list[Prize] = data.draw(st.lists(PRIZES, max_size=sum(map(len, groups))))
    assert divide(prizes, groups).kept == ()


@st.composite
def groupings(draw: st.DrawFn) -> list[list[int]]:
    """Players in groups that share a place, best first."""
    sizes = draw(st.lists(st.integers(1, 3), min_size=1, max_size=4))
    numbers = iter(range(1, sum(sizes) + 1))
    return [[next(numbers) for _ in range(size)] for size in sizes]


@given(series())
def test_a_series_survives_being_stored(sheet: Series) -> None:
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=Series) == sheet
