"""Sides of several people: proposals and the captain. K-TEAM-1."""

from typing import Final

from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.state import OVER, WAITING, Proposal, State

PROPOSALS: Final = ("lay", "jarnac", "pass", "exchange", "object")
LONGEST_TEXT: Final = 40


def propose(state: State, intent: do.Propose) -> list[ev.JarnacEvent] | Rejected:
    """Not judged before the captain does it: a proposal must not tell what the dictionary knows."""
    side = state.rules.side_of(intent.seat)
    if not side:
        return Rejected("no-such-seat")
    if state.phase in (WAITING, OVER):
        return Rejected("nothing-to-propose", ("K-TEAM-1",))
    if len(state.rules.seats_of(side)) == 1:
        return Rejected("no-team", ("K-TEAM-1",))
    short = len(intent.word) <= LONGEST_TEXT
    if intent.what not in PROPOSALS or not short or not 0 <= intent.row <= 8:
        return Rejected("no-such-proposal", ("K-TEAM-1",))
    return [ev.Proposed(intent.seat, intent.what, intent.row, intent.word)]


def proposed(state: State, intent: do.Confirm) -> do.JarnacIntent | Rejected:
    """What the captain would do by confirming."""
    side = state.rules.side_of(intent.seat)
    if not side:
        return Rejected("no-such-seat")
    if state.phase == WAITING or intent.seat != state.captains[side - 1]:
        return Rejected("captain-confirms", ("K-TEAM-1",))
    found = next((p for p in state.proposals if p.seat == intent.of), None)
    if found is None or state.rules.side_of(found.seat) != side:
        return Rejected("no-such-proposal", ("K-TEAM-1",))
    return _intent(found, intent.seat, intent.at)


def _intent(proposal: Proposal, seat: int, at: int) -> do.JarnacIntent:
    match proposal.what:
        case "lay":
            return do.Lay(seat=seat, at=at, word=proposal.word, row=proposal.row)
        case "jarnac":
            return do.CallJarnac(seat=seat, at=at, word=proposal.word, row=proposal.row)
        case "exchange":
            return do.Exchange(seat=seat, at=at, letters=proposal.word)
        case "object":
            return do.Object(seat=seat, at=at)
        case _:
            return do.Pass(seat=seat, at=at)


def hand_over(state: State, intent: do.HandOver) -> list[ev.JarnacEvent] | Rejected:
    side = state.rules.side_of(intent.seat)
    if not side:
        return Rejected("no-such-seat")
    if state.phase == WAITING or intent.seat != state.captains[side - 1]:
        return Rejected("captain-hands-over", ("K-TEAM-1",))
    if intent.to == intent.seat or intent.to not in state.present(side):
        return Rejected("not-on-this-side", ("K-TEAM-1",))
    return [ev.Captain(side, intent.to)]


def leave(state: State, intent: do.Leave) -> list[ev.JarnacEvent] | Rejected:
    """The captaincy passes on to the next seat of the side, round and round."""
    refusal = _table_sees(state, intent.seat, intent.who)
    if refusal:
        return refusal
    if intent.who in state.gone:
        return Rejected("is-gone", ("K-TEAM-1",))
    side = state.rules.side_of(intent.who)
    others = [seat for seat in state.present(side) if seat != intent.who]
    if intent.who != state.captains[side - 1] or not others:
        return [ev.Left(intent.who)]
    following = next((seat for seat in others if seat > intent.who), others[0])
    return [ev.Left(intent.who), ev.Captain(side, following)]


def return_(state: State, intent: do.Return) -> list[ev.JarnacEvent] | Rejected:
    refusal = _table_sees(state, intent.seat, intent.who)
    if refusal:
        return refusal
    if intent.who not in state.gone:
        return Rejected("is-here", ("K-TEAM-1",))
    side = state.rules.side_of(intent.who)
    if state.present(side) or intent.who == state.captains[side - 1]:
        return [ev.Returned(intent.who)]
    return [ev.Returned(intent.who), ev.Captain(side, intent.who)]


def _table_sees(state: State, by: int, who: int) -> Rejected | None:
    if by != TABLE:
        return Rejected("table-sees-who-is-here", ("K-TEAM-1",))
    if not state.rules.side_of(who) or state.phase == WAITING:
        return Rejected("no-such-seat")
    return None
