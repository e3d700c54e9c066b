"""What could be made of the letters: plans are possible, and steps are worth what they earn."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.letters import missing, without
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.plans import LETTER, Plan, Situation, best
from dazwischen.games.jarnac.rules_word import too_easy, valid
from dazwischen.games.jarnac.ruleset import ROWS, ruleset
from tests.games.jarnac.adapter import COMMON

WORDS = sorted(COMMON)
STANDARD = ruleset(Options())


def chance(seed: int, options: Options | None = None) -> Situation:
    dice = Random(seed)
    rules = ruleset(options or Options())
    rows = [dice.choice(WORDS) for _ in range(dice.randint(0, 4))]
    bag = "".join(letter * count for letter, count in rules.tiles.items())
    rack = "".join(dice.sample(bag, dice.randint(2, 8)))
    return Situation(rules, (*rows, *[""] * (ROWS - len(rows))), rack, dice.choice((0, 2, 90)), 0)


def laid_out(now: Situation, plan: Plan) -> Situation:
    """The table after a plan, every step held to the rules."""
    rows, rack = list(now.rows), now.rack
    for play in plan.plays:
        row = play.row or rows.index("") + 1
        old = rows[row - 1]
        assert bool(old) == (play.row is not None)
        assert valid(now.rules, play.word, old) is None
        assert not missing(play.word, old)
        assert not missing(rack, play.adds)
        assert sorted(old + play.adds) == sorted(play.word)
        assert play.score_gain == len(play.word) ** 2 - len(old) ** 2
        rows[row - 1], rack = play.word, without(rack, play.adds)
    return replace(now, rows=tuple(rows), rack=rack)


@pytest.mark.parametrize("variant", ["standard", "professional"])
def test_every_step_of_a_plan_can_be_laid(variant: str) -> None:
    options = Options(variant="professional" if variant == "professional" else "standard")
    for seed in range(60):
        now = chance(seed, options)
        plan = best(now)
        then = laid_out(now, plan)
        before, after = (sum(len(word) ** 2 for word in one.rows) for one in (now, then))
        assert plan.points == after - before
        assert plan.letters <= min(now.bag, len(plan.plays))


def test_every_step_of_a_plan_keeps_to_what_was_agreed() -> None:
    """K-PRO-8."""
    for agreed in ({"no_append": True}, {"min_added": 2}, {"min_length": 5}):
        for seed in range(40):
            now = chance(seed, msgspec.convert(agreed, Options))
            rows = list(now.rows)
            for play in best(now).plays:
                row = play.row or rows.index("") + 1
                assert too_easy(now.rules, play.word, rows[row - 1]) is None
                rows[row - 1] = play.word


def test_steps_to_the_same_board_are_worth_at_least_as_much() -> None:
    """However a word is reached: the way over another one earns a letter more."""
    compared = 0
    for seed in range(60):
        now = replace(chance(seed), bag=90)
        for target in solver.plays(now.rules, now.rows, now.rack)[:10]:
            for step in solver.plays(now.rules, now.rows, now.rack):
                if step.row != target.row or missing(target.adds, step.adds):
                    continue
                if step.word == target.word or len(step.word) == len(target.word):
                    continue
                compared += 1
                assert worth(now, [step, target]) >= worth(now, [target]) + LETTER
                break
    assert compared > 50


def worth(now: Situation, plays: list[solver.Play]) -> int:
    """What laying these on one row is worth, with the best that can be done after it."""
    rows, rack, value = list(now.rows), now.rack, 0
    row = (plays[0].row or rows.index("") + 1) - 1
    for play in plays:
        old = rows[row]
        value += len(play.word) ** 2 - len(old) ** 2 + LETTER
        rack = without(rack, "".join(letters_of(play.word, old)))
        rows[row] = play.word
    return value + best(replace(now, rows=tuple(rows), rack=rack)).value


def letters_of(word: str, old: str) -> str:
    return without(word, old)


def test_nothing_better_is_found_by_beginning_with_a_word_of_it() -> None:
    """Whatever is laid first, what is then possible was possible before."""
    for seed in range(40):
        now = replace(chance(seed), bag=90)
        if len(now.rack) > 7:
            continue
        value = best(now).value
        for play in solver.plays(now.rules, now.rows, now.rack)[:8]:
            assert worth(now, [play]) <= value


def test_only_known_words_if_that_is_wanted() -> None:
    for seed in range(30):
        now = chance(seed)
        plan = best(now, COMMON.__contains__)
        assert {play.word for play in plan.plays} <= COMMON
        assert plan.value <= best(now).value


def test_many_letters_are_no_trouble() -> None:
    rack = "ENSTRIBQXADLOEEENNSSTTMU" * 3
    now = Situation(STANDARD, ("",) * ROWS, rack, 10, 0)
    laid_out(now, best(now))
