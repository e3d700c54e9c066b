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
        patient=event.patient,
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
        longer=0,
        doubled=doubled,
        laid=None,
    )


def exchanged(state: State, event: ev.Exchanged) -> State:
    board = state.board(event.side)
    rack = without(board.rack, event.returned) + event.drawn
    return replace(
        _timed(state, event.at, moved=True),
        chance=state.chance + 1,
        phase=PLAY,
        boards=put(state.boards, event.side, replace(board, rack=rack)),
        opens=False,
        taken=0,
        longer=0,
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
        _timed(state, event.at, moved=True),
        phase=DRAW if state.bag else PLAY,
        boards=put(state.boards, event.side, changed),
        opens=False,
        taken=0,
        longer=0,
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
        _timed(state, event.at, moved=True),
        phase=JARNAC if more else _turn(state),
        boards=put(put(state.boards, event.side, mine), other, theirs),
        taken=state.taken + 1,
        beat=0,
        longer=state.longer if more and state.rules.last_binds else 0,
        passes=0,
        laid=_objectionable(state, event),
    )


def _objectionable(state: State, event: ev.WordLaid | ev.Taken) -> Laid | None:
    if not state.rules.challenge or state.rules.solo:
        return None
    before = replace(state, laid=None)
    return Laid(event.side, event.word, event.old, before, held=state.patient)


def _turn(state: State) -> str:
    """How a side's own turn begins."""
    return DRAW if state.bag else PLAY


def passed(state: State, event: ev.Passed) -> State:
    following = state.other(event.side)
    # The other side can still object to a word that was laid with an empty bag.
    open_ = state.laid is not None and state.laid.side == event.side
    timed = _timed(state, event.at, moved=True)
    return replace(
        timed,
        clock=replace(timed.clock, thought=0),
        phase=_turn(state) if state.rules.solo else JARNAC,
        side=following,
        opens=True,
        taken=0,
        longer=0,
        passes=0 if state.bag else state.passes + 1,
        laid=state.laid if open_ else None,
        proposals=(),
    )


def forgone(state: State, event: ev.Forgone) -> State:
    # A word that the side took itself can be objected to until it draws.
    open_ = state.patient and state.laid is not None and state.laid.side == event.side
    laid = state.laid if open_ else None
    return replace(_timed(state, event.at, moved=True), phase=_turn(state), longer=0, laid=laid)


def last_jarnac(state: State, event: ev.LastJarnac) -> State:
    return replace(
        state,
        phase=JARNAC,
        side=event.side,
        opens=True,
        taken=0,
        beat=event.beat,
        longer=event.beat,
        proposals=(),
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
        longer=before.longer,
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
        longer=0,
        passes=0,
        proposals=(),
    )


def doubled(state: State, event: ev.Doubled) -> State:
    return replace(state, doubled=tuple(sorted({*state.doubled, event.side})))


def accepted(state: State, _event: ev.Accepted) -> State:
    return replace(state, laid=None)


def granted(state: State, event: ev.Granted) -> State:
    return replace(_timed(state, event.at), laid=None)


def released(state: State, event: ev.Released) -> State:
    laid = replace(state.laid, held=False) if state.laid else None
    return replace(_timed(state, event.at), laid=laid)


def flag_fell(state: State, event: ev.FlagFell) -> State:
    timed = _timed(state, event.at)
    return replace(timed, clock=replace(timed.clock, fallen=(*timed.clock.fallen, event.side)))


def ended(state: State, event: ev.Ended) -> State:
    # After a lost flag no objection brings the game back.
    laid = None if event.why.endswith("flag") else state.laid
    return replace(state, phase=OVER, ended=event.why, winner=event.winner, laid=laid, proposals=())


def _timed(state: State, now: int, *, moved: bool = False) -> State:
    """The side at move has thought until now, or waited for the other: that costs it nothing.

    A move is a word laid, an exchange or a pass (K-PRO-6); once every action began the time anew.
    """
    clock, side, options = state.clock, state.side, state.rules.options
    spent = 0 if state.held else max(0, now - clock.since)
    used = put(clock.used, side, clock.used[side - 1] + spent)
    anew = options.time_per == "move" and (moved or options.reading == 1)
    # Calling Jarnac comes before the own turn: K-JAR-5.
    thought = 0 if anew or state.phase == JARNAC else clock.thought + spent
    return replace(state, clock=Clock(max(now, clock.since), used, clock.fallen, thought))


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
    ev.Granted: granted,
    ev.Released: released,
    ev.FlagFell: flag_fell,
    ev.Ended: ended,
    **PEOPLE,
}


def evolve(state: State, event: ev.JarnacEvent) -> State:
    return _FOLDS[type(event)](state, event)
