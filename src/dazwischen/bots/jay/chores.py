"""What comes before play: "Jay", "Strafe", penalty cards, slots, "bereit"."""

from dazwischen.bots.jay.follow import Follower
from dazwischen.bots.jay.memory import Memory
from dazwischen.bots.jay.position_features import PositionFeatures
from dazwischen.bots.jay.slots import swap
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.state import RUNNING


def chore(
    look: PositionFeatures, memory: Memory, follower: Follower | None, *, swaps: bool
) -> do.JayIntent | None:
    view, seat = look.view, look.seat
    if "jay" in view.may.acts:
        return do.CallJay(seat=seat)
    if view.phase in RUNNING:
        if memory.say:
            return do.Announce(seat=seat, what=memory.say[0])
        if view.may.draw:
            return do.Draw(seat=seat, count=view.may.draw)
        owed = _admitted(memory, follower, seat) if follower else 0
        if owed and look.cards_left():
            return do.Draw(seat=seat, count=max(owed, 3 - len(view.hand)))
    if "ready" not in view.may.acts:
        return None
    better = swap(look) if view.may.swap and swaps else None
    return better or do.Ready(seat=seat)


def _admitted(memory: Memory, follower: Follower, seat: int) -> int:
    """What nobody calls in: cards for an own traitor, and for a fault of which it is aware."""
    owed = follower.offences.owed(seat)
    if follower.offences.has_open_fault(seat) and not memory.owns_up:
        return owed - 2
    return owed
