"""Playouts against the engine: the same judgement on the same letters makes the same game."""

from array import array
from typing import Any

import pytest
from msgspec.structs import replace

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.careful import judgement
from dazwischen.bots.jarnac.playouts import Playouts
from dazwischen.bots.jarnac.position import Position
from dazwischen.bots.jarnac.table import MINE, THEIRS, position
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.bots.strength import Level
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.state import JARNAC, State
from dazwischen.lexicon.index import ALPHABET
from tests.bots.jarnac.boards import seen, words
from tests.bots.jarnac.driver import begun, done
from tests.bots.jarnac.test_endgame import HARDSHIPS


class Letters:
    """The bag in the order of a playout: one side takes from the front, the other from the back."""

    def __init__(self, start: Position, seed: int) -> None:
        mixed = Position(start.known)
        mixed.copy(start)
        mixed.shuffle(seed)
        codes = mixed.letters[at.BAG : at.BAG + mixed.numbers[at.HIGH]]
        self.left = [ALPHABET[code - 1] for code in codes]

    def draw(self, count: int, *, front: bool) -> str:
        return "".join(self.left.pop(0 if front else -1) for _ in range(count))


def engine(state: State, known: Mastery, bag: Letters) -> State:
    """The game as the engine plays it, if both sides do what the judgement says."""
    judge, first = judgement(known, state.rules), state.side
    while not state.ended:
        seat, now = state.captains[state.side - 1], position(known, seen(state))
        if state.phase == JARNAC and judge.search(now, MINE, THEIRS) and judge.best > 0:
            word = known.index.word(judge.play_word)
            row = judge.play_row + 1
            if state.beat and not row and len(word) <= state.beat:
                return state
            state = done(state, do.CallJarnac(seat=seat, word=word, row=row))
        elif state.due:
            drawn = bag.draw(state.due, front=state.side == first)
            state = done(state, do.Draw(seat=seat, letters=drawn))
        elif judge.choose(now, MINE):
            word = known.index.word(judge.play_word)
            state = done(state, do.Lay(seat=seat, word=word, row=judge.play_row + 1))
        else:
            state = done(state, do.Pass(seat=seat))
    return state


@pytest.mark.parametrize("level", [Level.LEICHT, Level.STARK, Level.MEISTER])
@pytest.mark.parametrize("jarnacs", [1, 2])
def test_a_playout_is_the_game_that_the_engine_plays(level: Level, jarnacs: int) -> None:
    compare(level, Options(jarnacs=1 if jarnacs == 1 else 2, handicap=(9, 8)))


@pytest.mark.parametrize("hard", HARDSHIPS, ids="+".join)
def test_a_playout_keeps_to_what_was_agreed(hard: dict[str, Any]) -> None:
    """K-PRO-8: the engine takes every word of it, and nothing better was left out."""
    compare(Level.STARK, Options(**hard))


def compare(level: Level, options: Options) -> None:
    known = words(level, options)
    for seed in range(12):
        state = replace(begun(options, seed), named=True)
        side, start = state.side, position(known, seen(state))
        playouts = Playouts(
            start,
            judgement(known, state.rules),
            known.poor,
            at.NEVER,
            state.rules.limit,
            professional=False,
        )
        margin = playouts.play(seed, MINE, 0, at.DRAW, 0, 0, 0)
        ended = engine(state, known, Letters(start, seed))
        assert GAME.outcome(ended) is not None
        assert margin == ended.board(side).score - ended.board(ended.other(side)).score


def test_professional_words_do_not_become_forms_of_their_own_entry() -> None:
    """K-PRO-3 inside a playout: every lay on the way is one that the engine accepts."""
    options = Options(variant="professional")
    known = words(Level.MEISTER, options)
    for seed in range(6):
        state = replace(begun(options, seed), named=True)
        engine(state, known, Letters(position(known, seen(state)), seed))


def test_the_same_seed_is_the_same_playout() -> None:
    known = words(Level.STARK)
    state = begun(Options(), 1)
    start, judge = position(known, seen(state)), judgement(known, state.rules)
    playouts = Playouts(start, judge, known.poor, at.NEVER, 2, professional=False)
    margins = [playouts.play(seed, MINE, 0, at.DRAW, 0, 0, 0) for seed in range(40)]
    assert margins == [playouts.play(seed, MINE, 0, at.DRAW, 0, 0, 0) for seed in range(40)]
    assert len(set(margins)) > 20


def test_an_exchange_gives_back_what_was_in_the_rack() -> None:
    known = words(Level.STARK)
    now = position(known, seen(begun(Options(), 1)))
    now.shuffle(1)
    now.draw(THEIRS, 6)
    before = _count(now)
    rack = [code for code in range(at.LETTERS) if now.letters[at.LETTERS + code]][:1] * 1
    now.draw(THEIRS, 3)
    for code in rack:
        now.give_back(THEIRS, code)
    assert now.numbers[at.SIDE + at.LOOSE] == 9 - len(rack)
    assert _count(now) == before


def _count(now: Position) -> "array[int]":
    """Every letter on the table and in the bag."""
    found = array("i", [0] * at.LETTERS)
    for place in range(now.numbers[at.LOW], now.numbers[at.HIGH]):
        found[now.letters[at.BAG + place]] += 1
    for place in range(at.SPELT):
        found[place % at.LETTERS] += now.letters[place]
    return found
