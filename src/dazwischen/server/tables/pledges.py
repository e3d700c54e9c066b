"""What people are promised before they open a table: one that starts at once leaves no time to
answer."""

from collections import OrderedDict

from msgspec import Struct

from dazwischen.core.mixing import Hex
from dazwischen.server.base.limits import PROMISED
from dazwischen.server.tables.pledge import Pledge


class FirstShare(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody's client adds to the cards of the first game, and after which promise."""

    commitment: Hex
    share: Hex


class Pledges:
    """In memory: after a restart everybody is promised something new."""

    def __init__(self) -> None:
        self._pledges: OrderedDict[int, Pledge] = OrderedDict()

    def commitment(self, who: int) -> str:
        """For the next table that somebody opens."""
        pledge = self._pledges.setdefault(who, Pledge())
        self._pledges.move_to_end(who)
        if len(self._pledges) > PROMISED:
            self._pledges.popitem(last=False)
        return pledge.commitment

    def used(self, who: int, first: FirstShare | None) -> Pledge:
        """A share counts for the promise that it answers, and each promise once."""
        pledge = self._pledges.get(who)
        if first is None or pledge is None or first.commitment != pledge.commitment:
            return Pledge()
        del self._pledges[who]
        return Pledge(pledge.secret, {who: first.share})
