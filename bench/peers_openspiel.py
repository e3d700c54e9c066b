"""OpenSpiel's `crazy_eights` with four players, at random; run by the peers' Python.

Decisions are counted and chance is not: dealing and drawing take their time, but only what a player
chooses counts, as with us. Three ways to play:

* `evaluate_bots` plays a whole game with bots that are C++ as well: one call a game from Python.
* `RandomRolloutEvaluator` is the barest loop there is, also C++, but it plays on from a dealt game,
  and how many decisions it made has to be worked out from the mean length of such games.
* A loop in Python over `legal_actions` and `apply_action`.
"""

import random
from functools import cache
from itertools import count
from time import perf_counter

import pyspiel

import stopwatch

GAME = pyspiel.load_game("crazy_eights(players=4)")
BOTS = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(GAME.num_players())]
GAMES = 100
"""Games at a time in C++: a few milliseconds."""
SAMPLE = 50
"""Games after a deal whose length is looked at."""
SEEDS = count(1)
SEARCH = pyspiel.MCTSBot(
    GAME,
    pyspiel.RandomRolloutEvaluator(GAMES, seed=1),
    uct_c=1.0,
    max_simulations=1,
    max_memory_mb=100,
    solve=False,
    seed=1,
    verbose=False,
)


def whole_games() -> tuple[int, float]:
    """The time of the games alone: counting their decisions in Python would double it."""
    start = perf_counter()
    states = [GAME.new_initial_state() for _ in range(GAMES)]
    for state in states:
        pyspiel.evaluate_bots(state, BOTS, next(SEEDS))
    seconds = perf_counter() - start
    return sum(step.player >= 0 for state in states for step in state.full_history()), seconds


def rollouts(deals: "list[pyspiel.State]") -> int:
    """A search of one simulation that is worth so many games is these games and nothing else."""
    for deal in deals:
        SEARCH.mcts_search(deal)
    return round(GAMES * sum(map(mean_length, deals)))


@cache
def mean_length(deal: pyspiel.State) -> float:
    return sum(play_on(deal.clone()) for _ in range(SAMPLE)) / SAMPLE


def dealt() -> pyspiel.State:
    state = GAME.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_chance(state))
    return state


def _chance(state: pyspiel.State) -> int:
    # Every outcome of this game's chance is as likely as the others.
    outcome: int = random.choice(state.chance_outcomes())[0]
    return outcome


def play_on(state: pyspiel.State) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_chance(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def main() -> None:
    random.seed(1)
    deals = [dealt() for _ in range(20)]
    stopwatch.report(
        {
            "openspiel": stopwatch.rate(whole_games),
            "openspiel_rollouts": stopwatch.rate(stopwatch.timed(lambda: rollouts(deals))),
            "openspiel_python": stopwatch.rate(
                stopwatch.timed(lambda: play_on(GAME.new_initial_state()))
            ),
        }
    )


if __name__ == "__main__":
    main()
