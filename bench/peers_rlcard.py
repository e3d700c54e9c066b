"""RLCard's `uno`, at random; run by the peers' Python. It has two players, whatever it is told."""

import random

import rlcard
from rlcard.agents import RandomAgent

import stopwatch

ENVIRONMENT = rlcard.make("uno", config={"seed": 1})


def stepped() -> int:
    """A game by `step`, with the cheapest choice there is among the legal actions."""
    state, _ = ENVIRONMENT.reset()
    steps = 0
    while not ENVIRONMENT.is_over():
        state, _ = ENVIRONMENT.step(random.choice(list(state["legal_actions"])))
        steps += 1
    return steps


def with_agents() -> int:
    """A game by `run`, with RLCard's own random agents."""
    ENVIRONMENT.timestep = 0
    ENVIRONMENT.run(is_training=False)
    steps: int = ENVIRONMENT.timestep
    return steps


def bare_game() -> int:
    """A game without the environment: no observations are made."""
    game = ENVIRONMENT.game
    game.init_game()
    steps = 0
    while not game.is_over():
        game.step(random.choice(game.get_legal_actions()))
        steps += 1
    return steps


def main() -> None:
    random.seed(1)
    agents = [RandomAgent(num_actions=ENVIRONMENT.num_actions)] * ENVIRONMENT.num_players
    ENVIRONMENT.set_agents(agents)
    stopwatch.report(
        {
            "rlcard": stopwatch.rate(stopwatch.timed(stepped)),
            "rlcard_agents": stopwatch.rate(stopwatch.timed(with_agents)),
            "rlcard_bare": stopwatch.rate(stopwatch.timed(bare_game)),
        }
    )


if __name__ == "__main__":
    main()
