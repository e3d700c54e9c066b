"""Jarnac for the conformance suite: rulesets, random players, and what a seat cannot see."""

from pathlib import Path
from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.rules_word import too_easy
from dazwischen.games.jarnac.ruleset import ruleset
from dazwischen.games.jarnac.state import JARNAC, OVER, WAITING, Board, State

COMMON = frozenset((Path(__file__).parent / "common.txt").read_text().split())
"""Words that no dictionary will drop, so that a change of it changes no golden playthrough."""


def possible(options: Options) -> bool:
    try:
        ruleset(options)
    except InvalidInput:
        return False
    return True


def all_options() -> st.SearchStrategy[Options]:
    return st.builds(
        Options,
        language=st.sampled_from(("de", "de", "de", "fr")),
        variant=st.sampled_from(("standard", "professional", "solo")),
        judging=st.sampled_from((None, "dictionary", "challenge")),
        umlauts=st.sampled_from(("tiles", "tiles", "split")),
        jarnacs=st.sampled_from((1, 2, "unlimited")),
        handicap=st.tuples(st.integers(7, 9), st.integers(7, 9)),
        teams=st.tuples(st.integers(1, 3), st.integers(1, 3)),
        thinking=st.sampled_from((0, 0, 30)),
        clock=st.sampled_from((0, 0, 20)),
        time_per=st.sampled_from(("move", "turn")),
        flag=st.sampled_from(("lose", "pass")),
        no_append=st.sampled_from((False, False, True)),
        min_added=st.sampled_from((0, 0, 2)),
        min_length=st.sampled_from((0, 0, 4)),
        reading=st.sampled_from((2, 2, 1)),
    ).filter(possible)


class JarnacAdapter:
    def options(self) -> st.SearchStrategy[Options]:
        return all_options()

    def intent(self, state: State, dice: Random, now: int) -> do.JarnacIntent:
        if state.phase == WAITING:
            return do.Begin(seat=0, at=now, patient=state.seed % 2 > 0)
        if state.held:
            return _waiting(state, dice, now)
        if state.laid and dice.random() < 0.15:
            return do.Object(seat=state.captains[state.other(state.laid.side) - 1], at=now)
        if dice.random() < 0.08:
            return _around_the_table(state, dice, now)
        if state.phase == OVER:
            return dice.choice((do.Accept(seat=0, at=now), do.Object(seat=_any(state, dice))))
        return _needed(state, dice, now)

    def public(self, intent: do.JarnacIntent) -> bool:
        hidden = do.Begin | do.Draw | do.Exchange | do.Propose | do.Confirm
        return not isinstance(intent, hidden)

    def scramble(self, state: State, seat: int | None, dice: Random) -> State:
        """Another bag to draw from, and other talk on the other side."""
        side = state.rules.side_of(seat or 0)
        proposals = tuple(
            p if side and side == state.rules.side_of(p.seat) else replace(p, what="pass", word="")
            for p in state.proposals
        )
        return replace(state, seed=state.seed + dice.randint(1, 99), proposals=proposals)


def _any(state: State, dice: Random) -> int:
    return dice.randint(1, state.rules.seats)


def _waiting(state: State, dice: Random, now: int) -> do.JarnacIntent:
    """The other side has its time to object; some do not wait for it."""
    other = state.other(state.side)
    seat, theirs = state.captains[state.side - 1], state.captains[other - 1]
    return dice.choice(
        (
            do.Object(seat=theirs, at=now),
            do.Accept(seat=theirs, at=now),
            do.Accept(seat=theirs, at=now),
            do.Release(seat=0, at=now, side=other),
            do.Draw(seat=seat, at=now),
            _needed(state, dice, now),
        )
    )


def _needed(state: State, dice: Random, now: int) -> do.JarnacIntent:
    """What the side at move would do: mostly sensible, sometimes not."""
    seat, mine = state.captains[state.side - 1], state.board(state.side)
    if state.phase == JARNAC and dice.random() < 0.6:
        taken = _known(state, state.board(state.other(state.side)))
        if taken:
            row, word = dice.choice(taken)
            return do.CallJarnac(seat=seat, at=now, word=word, row=row)
    if state.due:
        if dice.random() < 0.1:
            return do.Exchange(seat=seat, at=now, letters=mine.rack[:3])
        return do.Draw(seat=seat, at=now)
    if state.opens and dice.random() < 0.1:
        return do.Exchange(seat=seat, at=now, letters=mine.rack[:3])
    found = [] if state.beat else _known(state, mine)
    # Some players are slow to find words, so that the bag gets empty before a board is full.
    if found and dice.random() < (0.8 if state.seed % 3 else 0.1):
        row, word = dice.choice(found)
        return do.Lay(seat=seat, at=now, word=word, row=row)
    if mine.rack and dice.random() < 0.2:
        letters = dice.sample(mine.rack, min(4, len(mine.rack)))
        return do.Lay(seat=seat, at=now, word="".join(letters))
    return do.Pass(seat=seat, at=now)


def _known(state: State, board: Board) -> list[tuple[int, str]]:
    """The longest plays on the board among words that everybody knows."""
    found = solver.index(state.rules).plays(
        board.rows, board.rack[-20:], professional=state.rules.professional
    )
    german = state.rules.options.language == "de"
    known = [
        (row, word)
        for row, words in found.items()
        for word in words
        if (not german or word in COMMON) and not too_easy(state.rules, word, _old(board, row))
    ]
    return sorted(known, key=lambda play: (-len(play[1]), play))[:20]


def _old(board: Board, row: int) -> str:
    return board.rows[row - 1] if row else ""


def _around_the_table(state: State, dice: Random, now: int) -> do.JarnacIntent:
    seat, other = _any(state, dice), _any(state, dice)
    word = state.board(state.rules.side_of(seat)).rack[:4]
    return dice.choice(
        (
            do.Object(seat=seat, at=now),
            do.Accept(seat=seat, at=now),
            do.Pass(seat=seat, at=now),
            do.CallJarnac(seat=seat, at=now, word=word, row=dice.randint(0, 8)),
            do.Propose(seat=seat, at=now, what="lay", word=word, row=dice.randint(0, 8)),
            do.Propose(seat=seat, at=now, what="pass"),
            do.Confirm(seat=seat, at=now, of=other),
            do.HandOver(seat=seat, at=now, to=other),
            do.Leave(seat=0, at=now, who=seat),
            do.Return(seat=0, at=now, who=seat),
            do.TimeUp(seat=0, at=now + dice.choice((0, 40_000)), side=state.side),
            do.FlagFall(seat=0, at=now, side=state.side),
            do.Forgo(seat=0, at=now, side=state.side),
        )
    )


ADAPTER = JarnacAdapter()
