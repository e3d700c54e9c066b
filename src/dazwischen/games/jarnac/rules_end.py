"""The end of a game: K-END-1, K-END-2, K-PRO-4, K-PRO-6, K-SOLO-1."""

from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.ruleset import GOAL
from dazwischen.games.jarnac.state import State


def filled(after: State, side: int, word: str, *, last: bool) -> list[ev.JarnacEvent]:
    """K-END-1, in the state after a new word on a row of the side's.

    In the professional game the other side may still call Jarnac before, unless the word itself
    was such a last Jarnac: K-PRO-4.
    """
    if not all(after.board(side).rows):
        return []
    if after.rules.professional and not last:
        return [ev.LastJarnac(after.other(side), len(word))]
    return [ended(after, "rows")]


def ended(state: State, why: str) -> ev.Ended:
    """The highest score wins, whoever ended it; solo is won at the goal."""
    scores = [board.score for board in state.boards]
    if state.rules.solo:
        return ev.Ended(f"solo-{why}", 1 if scores[0] >= GOAL else 0)
    best = max(scores)
    return ev.Ended(why, scores.index(best) + 1 if scores.count(best) == 1 else 0)


def lost_on_time(state: State, side: int) -> ev.Ended:
    """Whatever the boards say, the other side wins, if there is one."""
    return ev.Ended("solo-flag", 0) if state.rules.solo else ev.Ended("flag", state.other(side))
