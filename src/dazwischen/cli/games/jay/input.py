"""What the person types, read on a thread of its own so that the game can go on meanwhile."""

import os
import queue
import re
import sys
import threading
from codecs import getincrementaldecoder
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import UnsupportedOperation
from typing import Final

_ESCAPES: Final = re.compile(r"\x1b(?:\[[0-9;?]*[@-~]|O.|.)?")
_MOST: Final = 200
"""No command is longer; the rest of a pasted book is dropped."""


class LineEditor:
    """Typed text made into lines, with the keys one expects for taking something back."""

    def __init__(self) -> None:
        self.buffer = ""
        self.lines: deque[str] = deque()
        self.ended = False

    def feed(self, text: str) -> None:
        for key in _ESCAPES.sub("", text):
            self._press(key)

    def end(self) -> None:
        """The input is over; what stands there unfinished is still a line."""
        if self.buffer:
            self._press("\n")
        self.ended = True

    def _press(self, key: str) -> None:
        if key in "\r\n":
            self.lines.append(self.buffer)
            self.buffer = ""
        elif key in "\x7f\b":
            self.buffer = self.buffer[:-1]
        elif key == "\x15":
            self.buffer = ""
        elif key == "\x17":
            self.buffer = self.buffer.rstrip().rpartition(" ")[0]
        elif key == "\x04":
            self.ended = self.ended or not self.buffer
        elif key.isprintable() or key == "\t":
            self.buffer = (self.buffer + key)[:_MOST]


class Keyboard:
    """Lines as they come. `edited` hears of every key, so that a screen can show what is typed."""

    def __init__(self) -> None:
        self.editor = LineEditor()
        self.edited: Callable[[str], None] = lambda _buffer: None
        self._typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def start(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()

    def line(self, timeout: float | None) -> str | None:
        """The next line, or None after so many seconds; raises `EOFError` at the end."""
        while not self.editor.lines:
            if self.editor.ended:
                raise EOFError
            try:
                typed = self._typed.get(timeout=timeout)
            except queue.Empty:
                return None
            if typed is None:
                self.editor.end()
            else:
                self.editor.feed(typed)
            self.edited(self.editor.buffer)
            if timeout is not None and not self.editor.lines and not self.editor.ended:
                # A key is no reason to wait longer; the caller knows how long is left.
                return None
        return self.editor.lines.popleft()

    def _read(self) -> None:
        for text in _chunks():
            self._typed.put(text)
        self._typed.put(None)


def _chunks() -> Iterator[str]:
    try:
        source = sys.stdin.fileno()
    except (AttributeError, ValueError, UnsupportedOperation):
        # No file behind it, as in a test, or no standard input at all.
        yield sys.stdin.read() if sys.stdin else ""
        return
    decoder = getincrementaldecoder("utf-8")("replace")
    # Not through `sys.stdin`: a thread that waits in its buffer would block the program's end.
    try:
        while data := os.read(source, 1024):
            yield decoder.decode(data)
    except OSError:
        # The terminal is gone.
        return


@contextmanager
def key_by_key() -> Iterator[bool]:
    """Keys come one by one and unechoed; False where the terminal cannot do that."""
    try:
        import termios
        import tty
    except ImportError:
        yield False
        return
    try:
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
    except (AttributeError, ValueError, OSError, termios.error):
        yield False
        return
    tty.setcbreak(terminal)
    try:
        yield True
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
