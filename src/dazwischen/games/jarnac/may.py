"""What a seat may do now, as data: clients show it and hold no rules themselves.

Nothing here asks the dictionary: what it would say to a word is for the players to find out.
"""

from msgspec import Struct, field
from msgspec.structs import replace

from dazwischen.games.jarnac.rules_draw import enough_letters, opens_turn
from dazwischen.games.jarnac.ruleset import LONGEST
from dazwischen.games.jarnac.state import JARNAC, OVER, WAITING, State


class May(Struct, frozen=True):
    draw: int = 0
    """So many letters."""
    exchange: bool = False
    lay: tuple[int, ...] = ()
    """Free rows on which a new word may be laid."""
    change: tuple[int, ...] = ()
    """Rows with a word that can still grow."""
    pass_: bool = field(default=False, name="pass")
    jarnac: bool = False
    """From the opponent's loose letters alone ..."""
    take: tuple[int, ...] = ()
    """... or with one of these rows of the opponent's."""
    object: bool = False
    accept: bool = False
    propose: bool = False
    proposable: "May | None" = None
    """What the captain may do now, for somebody on the side who can only propose it."""
    confirm: tuple[int, ...] = ()
    """Seats of the own side whose proposals wait for the captain."""
    hand_over: tuple[int, ...] = ()


def may(state: State, seat: int) -> May:
    side = state.rules.side_of(seat)
    if not side or state.phase == WAITING:
        return May()
    captain = state.captains[side - 1] == seat
    if state.phase == OVER:
        asked = captain and _is_judge(state, side)
        return May(object=asked and _may_object(state, side), accept=asked)
    waited_for = captain and state.held and _is_judge(state, side)
    acts = _may_act(state, side)
    if not captain:
        return May(propose=True, proposable=acts)
    return replace(
        acts,
        accept=waited_for,
        propose=len(state.rules.seats_of(side)) > 1,
        confirm=_proposals(state, side),
        hand_over=tuple(other for other in state.present(side) if other != seat),
    )


def _may_act(state: State, side: int) -> May:
    """What a side may do on the boards, whoever speaks for it."""
    moves = side == state.side and not state.held
    plays = moves and not state.due and not state.beat
    board = state.board(side)
    return May(
        draw=state.due if moves else 0,
        exchange=moves and opens_turn(state) and enough_letters(state),
        lay=_rows(board.rows, 0, 0) if plays and _makes_new(state, side) else (),
        change=_rows(board.rows, 1, _longest(state)) if plays and _changes(state, side) else (),
        pass_=_may_pass(state, side),
        jarnac=moves and state.phase == JARNAC and board.free > 0 and _takes_new(state),
        take=_may_take(state) if moves else (),
        object=_may_object(state, side),
    )


def _may_pass(state: State, side: int) -> bool:
    """Also while the other side may still object: then it can do so before its own turn too."""
    return side == state.side and (state.beat > 0 or not state.due)


def _is_judge(state: State, side: int) -> bool:
    """Whether a word lies that the other side laid."""
    return state.laid is not None and state.laid.side != side


def _may_object(state: State, side: int) -> bool:
    return _is_judge(state, side) and side not in state.clock.fallen


def _rows(rows: tuple[str, ...], least: int, most: int) -> tuple[int, ...]:
    return tuple(n for n, word in enumerate(rows, 1) if least <= len(word) <= most)


def _longest(state: State) -> int:
    """The longest word that a change can still be made of."""
    return LONGEST - state.rules.fewest


def _makes_new(state: State, side: int) -> bool:
    """Whether the loose letters of a side are enough for a new word."""
    rack = state.board(side).rack
    return len(rack) >= state.rules.shortest


def _changes(state: State, side: int) -> bool:
    return len(state.board(side).rack) >= state.rules.fewest


def _takes_new(state: State) -> bool:
    other = state.other(state.side)
    return _makes_new(state, other) and len(state.board(other).rack) > state.longer


def _may_take(state: State) -> tuple[int, ...]:
    if state.phase != JARNAC or not state.board(state.side).free:
        return ()
    other = state.other(state.side)
    if not _changes(state, other):
        return ()
    return _rows(state.board(other).rows, 1, min(state.rules.safe(other) - 1, _longest(state)))


def _proposals(state: State, side: int) -> tuple[int, ...]:
    return tuple(p.seat for p in state.proposals if state.rules.side_of(p.seat) == side)
