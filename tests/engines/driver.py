"""What a tour needs of a browser, whichever it is."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeAlias

Point: TypeAlias = tuple[float, float]
ENTER: Final = "\ue007"
"""The key, as WebDriver calls it."""


class Leaving(Exception):
    """The page went away while it was asked: another one comes."""


class Driver(Protocol):
    @property
    def troubles(self) -> list[str]:
        """What the browser complained about, as far as it tells: scripts, requests, the console."""

    def open(self, url: str) -> None: ...

    def reload(self) -> None: ...

    def ask(self, script: str, *values: Any) -> Any:
        """What a function in the page says; values and answer are JSON. Raises `Leaving`."""

    def drag(self, way: Sequence[Point]) -> None:
        """Presses at the first point and lets go at the last; a single one is a click."""

    def type(self, text: str) -> None: ...

    def enter(self) -> None:
        """The key."""

    def resize(self, width: int, height: int) -> None:
        """The page's own size, without what the browser draws around it."""

    def picture(self) -> bytes: ...

    def close(self) -> None: ...


@contextmanager
def forgiving(driver: Driver) -> Iterator[None]:
    """While the server is away, what the browser says about that is no trouble."""
    before = list(driver.troubles)
    yield
    driver.troubles[:] = before


def pointing(way: Sequence[Point]) -> dict[str, Any]:
    """The way as both WebDriver and its BiDi are told it."""
    moves = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 60 if n else 0}
        for n, (x, y) in enumerate(way)
    ]
    down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
    return {"type": "pointer", "id": "mouse", "actions": [moves[0], down, *moves[1:], up]}


def typing(text: str) -> dict[str, Any]:
    keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
    return {"type": "key", "id": "keys", "actions": keys}
