"""Rounds of an arena: the same however they are played, and what their logs say."""

from pathlib import Path

import msgspec
import pytest

from dazwischen.core import log as logs
from dazwischen.core.game import Outcome
from dazwischen.core.replayer import replay
from dazwischen.games import registry
from dazwischen.lab.match import Result, log_name, places, play
from dazwischen.lab.plan import Arena, arena, pairing
from dazwischen.lab.runner import results
from dazwischen.lab.settings import options_for
from dazwischen.lab.tally import Report, Tally

FOUR = ["meister", "stark", "mittel", "leicht"]


def planned(game: str, seats: list[str], rounds: int, **chosen: str) -> Arena:
    return arena(game, options_for(game, chosen, len(seats)), seats, rounds=rounds, seed=3)


def report(arena: Arena, workers: int = 1) -> Report:
    tally = Tally(arena)
    for result in results(arena, workers=workers):
        tally.take(result)
    return tally.report()


@pytest.mark.parametrize("seats", [FOUR[:2], FOUR, ["leicht"]])
def test_the_number_of_workers_changes_nothing(seats: list[str]) -> None:
    arena = planned("jsolitaer", seats, rounds=9)
    alone, together = report(arena), report(arena, workers=2)
    assert msgspec.json.encode(alone) == msgspec.json.encode(together)
    assert alone.complete


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("jay", {"level": "7"}),
        ("jay", {"faults": "tournament"}),
        ("jsolitaer", {"games": "2"}),
        ("jarnac", {"variant": "professional"}),
    ],
)
def test_a_log_tells_the_result(game: str, chosen: dict[str, str], tmp_path: Path) -> None:
    arena = planned(game, ["leicht", "mittel"] * 2, 4, **chosen)
    known = registry.module(game).rules
    for result in results(arena, logged=tmp_path):
        log = logs.decode(known, (tmp_path / log_name(result.number)).read_bytes())
        outcome = known.outcome(replay(known, log))
        seating = pairing(arena, result.number).seating
        assert outcome is not None
        assert [result.points[entrant - 1] for entrant in seating] == list(outcome.points)
        assert log.envelopes[-1].at == result.length
        assert len(log.envelopes) == result.events
    assert len(list(tmp_path.iterdir())) == 4


def test_results_go_to_entrants_and_not_to_seats() -> None:
    """A `meister` wins nearly every round against a `leicht`, wherever it sits."""
    wins = [result.wins for result in results(planned("jay", ["leicht", "meister"], 12))]
    assert sum(own[1] for own in wins) >= 9


def test_faults_are_counted_for_those_who_make_them() -> None:
    """Only the weaker ones lay wrong cards where nobody guards them."""
    found = report(planned("jay", ["leicht", "meister"], 40, faults="tournament"))
    faults = {own.strength: own.faults for own in found.standings}
    assert faults["leicht"] > faults["meister"]


def test_places_are_shared_by_equals() -> None:
    assert places(Outcome("", (2,), (0, 1, 0))) == (2, 1, 2)
    assert places(Outcome("", (1, 2), (4, 4, 7))) == (1, 1, 3)
    assert places(Outcome("", (), (3, 5))) == (2, 1)


def result(number: int, wins: tuple[float, float], length: int) -> Result:
    first = 1 if wins[0] >= wins[1] else 2
    return Result(
        number, "over", (first, 3 - first), wins, (int(wins[0]), int(wins[1])), (2, 0), (0, 1),
        length, 10,
    )  # fmt: skip


def test_a_tally() -> None:
    tally = Tally(planned("jay", ["leicht", "stark"], 4))
    for number, wins in enumerate([(0.0, 1.0), (0.0, 1.0), (1.0, 0.0)], 1):
        tally.take(result(number, wins, 1000 * number))
    found = tally.report()
    best, other = found.standings
    assert (best.strength, best.wins, best.places, best.points) == ("stark", 2, (2, 1), 2)
    assert (other.faults, other.refused, best.faults, best.refused) == (6, 0, 0, 3)
    assert best.place.value == pytest.approx(4 / 3)
    assert best.rating is not None
    assert other.rating is not None
    assert best.rating.value > other.rating.value
    assert found.lengths is not None
    assert (found.lengths.median, found.lengths.longest) == (2000, 3000)
    assert (found.rounds, found.asked, found.complete) == (3, 4, False)
    assert found.reasons == {"over": 3}


def test_without_a_round_there_is_nothing_to_tell() -> None:
    found = Tally(planned("jay", ["leicht", "stark"], 4)).report()
    assert (found.standings, found.lengths, found.rounds) == ((), None, 0)


def test_whoever_stops_asking_gets_the_first_rounds() -> None:
    arena = planned("jsolitaer", FOUR[:2], 1000)
    stream = results(arena, workers=2)
    first = [next(stream) for _ in range(3)]
    stream.close()  # type: ignore[attr-defined]
    assert first == [play(arena, pairing(arena, number)) for number in (1, 2, 3)]
