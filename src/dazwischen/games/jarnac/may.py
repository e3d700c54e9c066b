"""What a seat may do now, as data: clients show it and hold no rules themselves.

Nothing here asks the dictionary: what it would say to a word is for the players to find out.
"""

from msgspec import Struct, field
from msgspec.structs import replace

from dazwischen.games.jarnac.ruleset import EXCHANGE, LONGEST
from dazwischen.games.jarnac.state import DRAW, JARNAC, OVER, WAITING, State


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
        objects = captain and _may_object(state, side)
        return May(object=objects, accept=objects)
    acts = _may_act(state, side)
    if not captain:
        return May(propose=True, proposable=acts)
    return replace(
        acts,
        propose=len(state.rules.seats_of(side)) > 1,
        confirm=_proposals(state, side),
        hand_over=tuple(other for other in state.present(side) if other != seat),
    )


def _may_act(state: State, side: int) -> May:
    """What a side may do on the boards, whoever speaks for it."""
    moves = side == state.side
    plays = moves and not state.due and not state.beat
    board = state.board(side)
    return May(
        draw=state.due if moves else 0,
        exchange=moves and _may_exchange(state),
        lay=_rows(board.rows, 0, 0) if plays and board.rack else (),
        change=_rows(board.rows, 1, LONGEST - 1) if plays and board.rack else (),
        pass_=plays or (moves and state.beat > 0),
        jarnac=moves and state.phase == JARNAC and board.free > 0,
        take=_may_take(state) if moves else (),
        object=_may_object(state, side),
    )


def _may_object(state: State, side: int) -> bool:
    return state.laid is not None and state.laid.side != side


def _rows(rows: tuple[str, ...], least: int, most: int) -> tuple[int, ...]:
    return tuple(n for n, word in enumerate(rows, 1) if least <= len(word) <= most)


def _may_exchange(state: State) -> bool:
    opens = state.phase in (DRAW, JARNAC) and state.opens and not state.first and not state.beat
    return opens and len(state.board(state.side).rack) >= EXCHANGE and state.bag >= EXCHANGE


def _may_take(state: State) -> tuple[int, ...]:
    if state.phase != JARNAC or not state.board(state.side).free:
        return ()
    other = state.other(state.side)
    return _rows(state.board(other).rows, 1, state.rules.safe(other) - 1)


def _proposals(state: State, side: int) -> tuple[int, ...]:
    return tuple(p.seat for p in state.proposals if state.rules.side_of(p.seat) == side)
