"""How often somebody may do something."""

from math import ceil
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

    @property
    def wait(self) -> int:
        """Seconds after which there is something left again."""
        return max(1, ceil((1 - self._left) / self._rate))


class Allowances:
    """One for each of many, by name. Who has been silent for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, Allowance] = {}
        """The latest at the end."""

    def take(self, name: str, now: float, rate: float, burst: float) -> int:
        """0 if that is not too much; else the seconds until it would not be."""
        allowance = self._held.pop(name, None) or Allowance(now, rate, burst)
        self._held[name] = allowance
        if len(self._held) > self._most:
            del self._held[next(iter(self._held))]
        return 0 if allowance.take(now) else allowance.wait
