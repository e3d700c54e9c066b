"""The solver: as good as trying everything, and its turns can be played."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer import solver
from dazwischen.games.jsolitaer.decide import decide
from dazwischen.games.jsolitaer.evolve import evolve
from dazwischen.games.jsolitaer.game import GAME
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.ruleset import HAND
from dazwischen.games.jsolitaer.solver import Position, Solution, position, solve
from dazwischen.games.jsolitaer.state import PLAYING, State
from tests.games.jsolitaer.positions import DECKS, brute_force, random_position
from tests.uncompiled import uncompiled


def state_of(asked: Position) -> State:
    """A table at which the position is the seat's."""
    nothing = (0, 0)
    return State(
        asked.rules,
        seed=0,
        phase=PLAYING,
        turn=asked.seat,
        stacks=asked.stacks,
        heaps=((0,),) * 5,
        hands=(asked.hand, (1,) * 8),
        piles=((1,) * asked.pile, (1,) * 20),
        slots=(asked.slots, ()),
        turned=asked.turned,
        entered=6,
        begun=min(len(asked.hand), HAND - 1),
        served=asked.served,
        laid=nothing,
        turns=nothing,
        totals=nothing,
        won=nothing,
    )


def played(state: State, intent: do.SolitaireIntent) -> State:
    answer = decide(state, intent)
    assert not isinstance(answer, Rejected), (intent, answer)
    for event in answer:
        state = evolve(state, event)
    return state


def check_playable(asked: Position, solution: Solution) -> None:
    """Every lay of the solution is what it says, on the engine that everybody plays on."""
    state = state_of(asked)
    for move in solution.moves:
        answer = decide(state, intent_of(move, asked.seat))
        assert not isinstance(answer, Rejected)
        assert answer[0] == ev.Laid(asked.seat, move.source, move.card, move.stack, move.kind)
        for event in answer:
            state = evolve(state, event)


@pytest.mark.parametrize("part", range(10))
def test_it_equals_brute_force_on_small_positions(part: int) -> None:
    dice = Random(part)
    for _ in range(50):
        hand = dice.randint(0, 5)
        slots = dice.randint(0, min(3, 6 - hand))
        turned = dice.randint(0, min(3, 6 - hand - slots))
        asked = random_position(dice, hand, slots, turned, dice.choice(DECKS))
        solution = solve(asked)
        own = sum(move.source == ev.HAND for move in solution.moves)
        assert solution.exact
        assert (len(solution.moves), own) == brute_force(asked), asked
        check_playable(asked, solution)


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32), st.integers(0, 14), st.integers(0, 3), st.integers(0, 5))
def test_its_turns_can_be_played(seed: int, hand: int, slots: int, turned: int) -> None:
    asked = random_position(Random(seed), hand, slots, turned)
    solution = solve(asked, budget=3000)
    assert solution.nodes <= 3000
    check_playable(asked, solution)


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32), st.integers(1, 200))
def test_beyond_its_budget_it_says_so(seed: int, budget: int) -> None:
    asked = random_position(Random(seed), hand=8, slots=2, turned=1)
    best, hurried = solve(asked), solve(asked, budget)
    assert hurried.nodes <= budget
    assert len(hurried.moves) <= len(best.moves)
    assert not hurried.exact or len(hurried.moves) == len(best.moves)
    check_playable(asked, hurried)


def test_more_cards_than_it_looks_at_are_never_called_exact() -> None:
    asked = random_position(Random(1), hand=64, slots=3, turned=20)
    solution = solve(asked, budget=500)
    assert not solution.exact
    check_playable(asked, solution)


def test_nothing_to_lay() -> None:
    asked = random_position(Random(1), hand=0, slots=0, turned=0)
    assert solve(asked) == Solution((), exact=True, nodes=0)


def test_a_win_ends_the_turn() -> None:
    """With nothing to draw, slot and corner have to go before the last hand card."""
    asked = replace(random_position(Random(5), hand=1, slots=1, turned=1), pile=0, served=False)
    traitors = (asked.rules.traitor,) * 5
    stacks = tuple(bytes((t, *asked.stacks[0][1:])) for t in traitors)
    number = asked.rules.catalogue.number
    jays = tuple((number(f"{colour}Jay") or 0,) for colour in "rbg")
    hand, slots, turned = jays
    asked = replace(asked, stacks=stacks, hand=hand, slots=slots, turned=turned)
    solution = solve(asked)
    assert [move.source for move in solution.moves][-1] == ev.HAND
    assert len(solution.moves) == 3
    check_playable(asked, solution)


def test_the_search_is_the_same_uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Down to the number of positions looked at."""
    dice = Random(11)
    positions = [random_position(dice, dice.randint(1, 9), 2, 2) for _ in range(60)]
    compiled = [solve(asked, budget=400) for asked in positions]
    with uncompiled() as pure:
        monkeypatch.setattr(solver, "search", pure["search"].search)
        assert [solve(asked, budget=400) for asked in positions] == compiled


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_the_solver_against_itself_ends(players: int, seed: int) -> None:
    """Everybody turns up what there is, lays what the solver says, and ends the turn."""
    options = Options(players=players, games=2, keep_slots=seed % 2 == 0)
    state = GAME.start(options, seed)
    for _ in range(2):
        state = played(state, do.Deal(seat=0))
        turns = 0
        while state.phase == PLAYING:
            state = solver_turn(state)
            turns += 1
            assert turns < 128 + 64 * players
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert len(outcome.points) == players


def solver_turn(state: State) -> State:
    seat = state.turn
    if state.corner:
        state = played(state, do.TurnUp(seat=seat))
    for move in solve(position(GAME.view(state, seat)), budget=2000).moves:
        state = played(state, intent_of(move, seat))
    return played(state, do.EndTurn(seat=seat)) if state.phase == PLAYING else state
