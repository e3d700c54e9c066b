"""Things to be worked out, for the tests of the workshop."""

import time

from dazwischen.core.errors import InvalidInput


def doubled(number: int) -> int:
    return 2 * number


def never() -> None:
    while True:
        """Without a pause: nobody else could run in this process."""


def idle() -> None:
    while True:
        time.sleep(1)


def unusable() -> None:
    raise InvalidInput("no-game", line=7)


def mistaken() -> None:
    raise RuntimeError("secret detail")
