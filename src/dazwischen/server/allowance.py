"""How often somebody may do something."""

from typing import Final

_PATIENCE: Final = 200


class Allowance:
    """So many messages a second, with some saved up; who goes on and on beyond that abuses it."""

    def __init__(self, now: float, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._since = now
        self._refused = 0

    def take(self, now: float) -> bool:
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            self._refused += 1
            return False
        self._left -= 1
        if self._left > self._burst / 2:
            self._refused = 0
        return True

    @property
    def abused(self) -> bool:
        return self._refused > _PATIENCE
