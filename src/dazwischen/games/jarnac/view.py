"""What a seat may see. Secrets are cut here and in `redact`, nowhere else.

All letters lie open. Hidden are what the bag will give, and what a side talks over.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.games.jarnac.may import May, may
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.rules_time import thought_before
from dazwischen.games.jarnac.ruleset import GOAL, LONGEST, SHORTEST
from dazwischen.games.jarnac.state import WAITING, Proposal, State

POINTS: Final = tuple(n * n if n >= SHORTEST else 0 for n in range(1, LONGEST + 1))


class Side(Struct, frozen=True):
    rows: tuple[str, ...]
    rack: str
    score: int
    seats: tuple[int, ...]
    captain: int
    used: int
    """Milliseconds of thinking until the last event."""


class View(Struct, frozen=True):
    options: Options
    seat: int | None
    phase: str
    move: int
    """The side at move."""
    sides: tuple[Side, ...]
    bag: int
    due: int
    taken: int
    """Jarnacs called at this opportunity."""
    beat: int
    """At a last Jarnac that nobody has called yet, the length that a new word has to beat."""
    longer: int
    """The same as long as words are taken at it."""
    laid: str
    """The word that can be objected to, or ""."""
    old: str
    """The word that it was made from, or ""."""
    patient: bool
    """Nobody draws before the other side had its time to object."""
    held: bool
    """That time runs, and the side at move waits: since then, and no clock runs."""
    since: int
    """When the side at move began to think."""
    thought: int
    """Milliseconds of its move or turn that it had used before."""
    fallen: tuple[int, ...]
    gone: tuple[int, ...]
    proposals: tuple[Proposal, ...]
    """Of the own side."""
    ended: str
    winner: int
    points: tuple[int, ...]
    """What a word of each length brings, from one letter on: as many as a row has cells."""
    goal: int
    """The points to be reached alone, or 0."""
    may: May


class PrivateView(Struct, frozen=True):
    seat: int
    proposals: tuple[Proposal, ...]
    may: May


def view(state: State, seat: int | None) -> View:
    watched = _watched(state)
    if seat is None or not state.rules.side_of(seat):
        return watched
    mine = own(state, seat)
    return replace(watched, seat=seat, proposals=mine.proposals, may=mine.may)


def own(state: State, seat: int) -> PrivateView:
    side = state.rules.side_of(seat)
    proposals = tuple(p for p in state.proposals if side == state.rules.side_of(p.seat))
    return PrivateView(seat, proposals, may(state, seat))


def _watched(state: State) -> View:
    return View(
        options=state.rules.options,
        seat=None,
        phase=state.phase,
        move=state.side,
        sides=() if state.phase == WAITING else tuple(_side(state, s) for s in state.sides),
        bag=state.bag,
        due=state.due,
        taken=state.taken,
        beat=state.beat,
        longer=state.longer,
        laid=state.laid.word if state.laid else "",
        old=state.laid.old if state.laid else "",
        patient=state.patient,
        held=state.held,
        since=state.clock.since,
        thought=thought_before(state),
        fallen=state.clock.fallen,
        gone=state.gone,
        proposals=(),
        ended=state.ended,
        winner=state.winner,
        points=POINTS,
        goal=GOAL if state.rules.solo else 0,
        may=May(),
    )


def _side(state: State, side: int) -> Side:
    board = state.board(side)
    return Side(
        rows=board.rows,
        rack=board.rack,
        score=board.score,
        seats=tuple(state.rules.seats_of(side)),
        captain=state.captains[side - 1],
        used=state.clock.used[side - 1],
    )
