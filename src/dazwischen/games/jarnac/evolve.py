"""Folds one event into the state. Nothing is judged here: events are facts."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.evolve_people import PEOPLE
from dazwischen.games.jarnac.letters import put, without
from dazwischen.games.jarnac.state import (
    DRAW,
    JARNAC,
    OVER,
    PLAY,
    Board,
    Clock,
    Laid,
    State,
)


def begun(state: State, event: ev.Begun) -> State:
    rules = state.rules
    boards = tuple(map(Board, event.rows, event.racks, event.begun))
    return replace(
        state,
        chance=state.chance + 1,
        phase=DRAW if event.bag else PLAY,
        side=event.side,
        boards=boards,
        bag=event.bag,
        opens=True,
        clock=Clock(used=(0,) * rules.sides),
        captains=tuple(rules.seats_of(side)[0] for side in state.sides),
    )


def drew(state: State, event: ev.Drew) -> State:
    board = state.board(event.side)
    single = not state.first
    changed = replace(board, rack=board.rack + event.letters, begun=board.begun or state.opens)
    doubled = tuple(side for side in state.doubled if side != event.side or not single)
    return replace(
        _timed(state, event.at),
        chance=state.chance + 1,
        phase=PLAY,
        boards=put(state.boards, event.side, changed),
        bag=state.bag - len(event.letters),
        opens=False,
        taken=0,
        doubled=doubled,
        laid=None,
    )


def exchanged(state: State, event: ev.Exchanged) -> State:
    board = state.board(event.side)
    rack = without(board.rack, event.returned) + event.drawn
    return replace(
        _timed(state, event.at),
        chance=state.chance + 1,
        phase=PLAY,
        boards=put(state.boards, event.side, replace(board, rack=rack)),
        opens=False,
        taken=0,
        laid=None,
    )


def word_laid(state: State, event: ev.WordLaid) -> State:
    board = state.board(event.side)
    changed = replace(
        board,
        rows=put(board.rows, event.row, event.word),
        rack=without(board.rack, event.added),
        begun=True,
    )
    return replace(
        _timed(state, event.at),
        phase=DRAW if state.bag else PLAY,
        boards=put(state.boards, event.side, changed),
        opens=False,
        taken=0,
        passes=0,
        laid=_objectionable(state, event),
    )


def taken(state: State, event: ev.Taken) -> State:
    mine, other = state.board(event.side), state.other(event.side)
    theirs = state.board(other)
    mine = replace(mine, rows=put(mine.rows, event.row, event.word))
    theirs = replace(
        theirs,
        rows=put(theirs.rows, event.of, "") if event.of else theirs.rows,
        rack=without(theirs.rack, event.added),
    )
    more = state.taken + 1 < state.rules.limit
    return replace(
        _timed(state, event.at),
        phase=JARNAC if more else _turn(state),
        boards=put(put(state.boards, event.side, mine), other, theirs),
        taken=state.taken + 1,
        beat=0,
        passes=0,
        laid=_objectionable(state, event),
    )


def _objectionable(state: State, event: ev.WordLaid | ev.Taken) -> Laid | None:
    if not state.rules.challenge or state.rules.solo:
        return None
    return Laid(event.side, event.word, event.old, replace(state, laid=None))


def _turn(state: State) -> str:
    """How a side's own turn begins."""
    return DRAW if state.bag else PLAY


def passed(state: State, event: ev.Passed) -> State:
    following = state.other(event.side)
    # The other side can still object to a word that was laid with an empty bag.
    open_ = state.laid is not None and state.laid.side == event.side
    return replace(
        _timed(state, event.at),
        phase=_turn(state) if state.rules.solo else JARNAC,
        side=following,
        opens=True,
        taken=0,
        passes=0 if state.bag else state.passes + 1,
        laid=state.laid if open_ else None,
        proposals=(),
    )


def forgone(state: State, event: ev.Forgone) -> State:
    return replace(_timed(state, event.at), phase=_turn(state), laid=None)


def last_jarnac(state: State, event: ev.LastJarnac) -> State:
    return replace(
        state, phase=JARNAC, side=event.side, opens=True, taken=0, beat=event.beat, proposals=()
    )


def objected(state: State, event: ev.Objected) -> State:
    """A word that was found right cannot be objected to again."""
    timed = _timed(state, event.at)
    return replace(timed, laid=None) if event.right else timed


def taken_back(state: State, _event: ev.TakenBack) -> State:
    if state.laid is None:
        return state
    before = state.laid.before
    return replace(
        state,
        phase=before.phase,
        side=before.side,
        boards=before.boards,
        opens=before.opens,
        taken=before.taken,
        beat=before.beat,
        passes=before.passes,
        laid=None,
        ended="",
        winner=0,
    )


def turn_given(state: State, event: ev.TurnGiven) -> State:
    return replace(
        state,
        phase=JARNAC,
        side=event.side,
        opens=True,
        taken=0,
        beat=0,
        passes=0,
        proposals=(),
    )


def doubled(state: State, event: ev.Doubled) -> State:
    return replace(state, doubled=tuple(sorted({*state.doubled, event.side})))


def accepted(state: State, _event: ev.Accepted) -> State:
    return replace(state, laid=None)


def flag_fell(state: State, event: ev.FlagFell) -> State:
    timed = _timed(state, event.at)
    return replace(timed, clock=replace(timed.clock, fallen=(*timed.clock.fallen, event.side)))


def ended(state: State, event: ev.Ended) -> State:
    return replace(state, phase=OVER, ended=event.why, winner=event.winner, proposals=())


def _timed(state: State, now: int) -> State:
    """The side at move has thought until now."""
    clock, side = state.clock, state.side
    used = put(clock.used, side, clock.used[side - 1] + max(0, now - clock.since))
    return replace(state, clock=Clock(max(now, clock.since), used, clock.fallen))


_FOLDS: Final[dict[type[Any], Callable[[State, Any], State]]] = {
    ev.Begun: begun,
    ev.Drew: drew,
    ev.Exchanged: exchanged,
    ev.WordLaid: word_laid,
    ev.Taken: taken,
    ev.Passed: passed,
    ev.Forgone: forgone,
    ev.LastJarnac: last_jarnac,
    ev.Objected: objected,
    ev.TakenBack: taken_back,
    ev.TurnGiven: turn_given,
    ev.Doubled: doubled,
    ev.Accepted: accepted,
    ev.FlagFell: flag_fell,
    ev.Ended: ended,
    **PEOPLE,
}


def evolve(state: State, event: ev.JarnacEvent) -> State:
    return _FOLDS[type(event)](state, event)
