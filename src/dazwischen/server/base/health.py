"""Whether what happens can be kept. If not it is not acknowledged, and whoever asks is told why.

The log hears of it at once, and then only now and then: everybody who plays tries again and again.
"""

import logging
from collections.abc import Callable
from typing import Final

from dazwischen.store.protocol import Store, StoreBroken, StoreError

_log = logging.getLogger("dazwischen")
AGAIN: Final = 60.0
"""Seconds between two lines in the log about the same trouble."""
PROBED: Final = 5.0
"""Seconds for which it holds what was found out by trying."""


class Health:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self.trouble = ""
        """What is wrong, in the words of the database."""
        self._said = float("-inf")
        self._unsaid = 0
        """How often it was so since then."""
        self._probed = float("-inf")
        self._broken: set[int] = set()

    def failed(self, error: Exception) -> None:
        """Something could not be kept. Nobody is told that it was."""
        if isinstance(error, StoreBroken):
            self._damaged(error)
            return
        self.trouble = str(error)
        self._unsaid += 1
        if self._clock() - self._said >= AGAIN:
            _log.error("could not keep what happened (%d times): %s", self._unsaid, error)
            self._said = self._clock()
            self._unsaid = 0

    def _damaged(self, error: StoreBroken) -> None:
        """Of what cannot be read any more the log hears once; all else goes on."""
        if error.stream not in self._broken:
            self._broken.add(error.stream)
            _log.error("%s", error)

    def kept(self) -> None:
        """Something could be."""
        if self.trouble:
            self.trouble = ""
            self._said = float("-inf")
            _log.warning("what happens is kept again")

    def look(self) -> None:
        """Whether the files are where they were: to be asked often."""
        gone = self._store.gone()
        if gone:
            self.failed(StoreError(f"{gone} is gone"))

    def probe(self) -> str:
        """What is wrong, found out by writing something, but not for everybody who asks."""
        if self._clock() - self._probed >= PROBED:
            self._probed = self._clock()
            try:
                self._store.probe()
            except StoreError as error:
                self.failed(error)
            else:
                self.kept()
        return self.trouble
