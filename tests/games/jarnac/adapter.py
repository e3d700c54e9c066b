"""Jarnac for the conformance suite: rulesets, random players, and what a seat cannot see."""

from pathlib import Path
from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.core.errors import Unusable
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from dazwischen.games.jarnac.state import JARNAC, OVER, WAITING, State

COMMON = frozenset((Path(__file__).parent / "common.txt").read_text().split())
"""Words that no dictionary will drop, so that a change of it changes no golden playthrough."""


def possible(options: Options) -> bool:
    try:
        ruleset(options)
    except Unusable:
        return False
    return True


def all_options() -> st.SearchStrategy[Options]:
    return st.builds(
        Options,
        language=st.sampled_from(("de", "de", "de", "fr")),
        variant=st.sampled_from(("standard", "professional", "solo")),
        judging=st.sampled_from(("dictionary", "challenge")),
        umlauts=st.sampled_from(("tiles", "tiles", "split")),
        jarnacs=st.sampled_from((1, 2, "unlimited")),
        handicap=st.tuples(st.integers(7, 9), st.integers(7, 9)),
        teams=st.tuples(st.integers(1, 3), st.integers(1, 3)),
        thinking=st.sampled_from((0, 0, 30)),
        clock=st.sampled_from((0, 0, 60)),
    ).filter(possible)


class JarnacAdapter:
    def options(self) -> st.SearchStrategy[Options]:
        return all_options()

    def intent(self, state: State, dice: Random, now: int) -> do.JarnacIntent:
        if state.phase == WAITING:
            return do.Begin(seat=0, at=now)
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


def _needed(state: State, dice: Random, now: int) -> do.JarnacIntent:
    """What the side at move would do: mostly sensible, sometimes not."""
    seat = state.captains[state.side - 1]
    if state.phase == JARNAC and dice.random() < 0.6:
        taken = _known(state, solver.jarnacs(state))
        if taken:
            play = dice.choice(taken[:20])
            return do.CallJarnac(seat=seat, at=now, word=play.word, row=play.row or 0)
    rack = state.board(state.side).rack
    if state.due:
        if dice.random() < 0.1:
            return do.Exchange(seat=seat, at=now, letters=rack[:3])
        return do.Draw(seat=seat, at=now)
    plays = [] if state.beat else solver.plays(state.rules, state.board(state.side).rows, rack)
    found = _known(state, plays)
    if found and dice.random() < 0.8:
        play = dice.choice(found[:20])
        return do.Lay(seat=seat, at=now, word=play.word, row=play.row or 0)
    if rack and dice.random() < 0.2:
        return do.Lay(seat=seat, at=now, word="".join(dice.sample(rack, min(4, len(rack)))))
    return do.Pass(seat=seat, at=now)


def _known(state: State, plays: list[solver.Play]) -> list[solver.Play]:
    if state.rules.options.language != "de":
        return plays
    return [play for play in plays if play.word in COMMON]


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
            do.TimeUp(seat=0, at=now, side=state.side),
            do.FlagFall(seat=0, at=now, side=state.side),
        )
    )


ADAPTER = JarnacAdapter()
