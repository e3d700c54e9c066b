"""Where it is shown: a story that scrolls, and on a real terminal a block that stays below it."""

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

PROMPT: Final = "› "
CURSOR: Final = "▏"


class Screen(Protocol):
    @property
    def width(self) -> int: ...
    def say(self, text: "Text") -> None:
        """A line of the story."""
        ...

    def show(self, block: list["Text"], *, asked: bool) -> None:
        """The situation as it is now; `asked` if it is the person's chance."""
        ...

    def typed(self, buffer: str) -> None: ...
    def close(self) -> None: ...


class PlainScreen:
    """Paper: lines follow lines. The situation is repeated when it is the person's chance."""

    def __init__(self, console: "Console") -> None:
        self._console = console
        self._last: list[str] = []

    @property
    def width(self) -> int:
        return self._console.width

    def say(self, text: "Text") -> None:
        self._console.print(text)

    def show(self, block: list["Text"], *, asked: bool) -> None:
        plain = [line.plain for line in block]
        if asked and plain != self._last:
            self._last = plain
            for line in block:
                self._console.print(line)

    def typed(self, buffer: str) -> None:
        """The terminal shows what is typed."""

    def close(self) -> None:
        pass


class LiveScreen:
    """The block is drawn in place, and so is the line being typed: nothing tears it apart."""

    def __init__(self, console: "Console") -> None:
        from rich.live import Live

        self._console = console
        self._block: list[Text] = []
        self._buffer = ""
        self._live = Live(console=console, auto_refresh=False, transient=True)
        self._live.start()

    @property
    def width(self) -> int:
        return self._console.width

    def say(self, text: "Text") -> None:
        self._console.print(text)

    def show(self, block: list["Text"], *, asked: bool) -> None:  # noqa: ARG002 - always in sight
        if block != self._block:
            self._block = block
            self._draw()

    def typed(self, buffer: str) -> None:
        if buffer != self._buffer:
            self._buffer = buffer
            self._draw()

    def _draw(self) -> None:
        from rich.console import Group
        from rich.rule import Rule
        from rich.text import Text

        line = Text(PROMPT + self._buffer + CURSOR, no_wrap=True, overflow="crop")
        self._live.update(Group(Rule(style="dim"), *self._block, line), refresh=True)

    def close(self) -> None:
        self._live.stop()
