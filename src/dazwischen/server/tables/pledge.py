"""What a table promises before it deals, and what its players add to it.

A table always has the secret of its next game; everybody is told its commitment. Whoever has a seat
sends a share, once, long before somebody starts: so no deal waits for one. Both are kept with the
table, so that a server that is started anew goes on with what was promised.
"""

import secrets
from collections.abc import Iterable

from msgspec import Struct, field

from dazwischen.core import mixing
from dazwischen.core.mixing import Hex, Mixed


def _secret() -> str:
    """From the operating system."""
    return secrets.token_hex(32)


class Pledge(Struct, frozen=True):
    secret: str = field(default_factory=_secret)
    shares: dict[int, Hex] = {}
    """By identity."""

    @property
    def commitment(self) -> str:
        return mixing.commitment(self.secret)

    def mixed(self, seats: Iterable[int]) -> Mixed:
        """For those who sit there: whose share is not here by now is left out, and that is seen."""
        return mixing.mixed(self.secret, tuple(self.shares.get(who, "") for who in seats))
