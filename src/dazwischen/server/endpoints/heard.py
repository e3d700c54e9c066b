"""How much has come of a request: of its head, of its body, and of what stands around that."""

from typing import Final

from dazwischen.server.base.limits import HEADER_BYTES

_CHUNK: Final = 5
"""Bytes around each piece of a body that comes in pieces, at least."""


class Heard:
    def __init__(self) -> None:
        self.in_head = True
        self.body = 0
        """Bytes of it."""
        self._coming = 0
        """Bytes of a head that is not whole yet."""
        self._head = 0
        """Bytes of the parts of a head that are."""
        self._around = 0
        """Bytes that came with a body and are none of it: lengths of its pieces, headers behind
        it."""

    def begin(self) -> None:
        self.wait()
        self.body = self._head = self._around = 0

    def wait(self) -> None:
        """For the next one."""
        self.in_head, self._coming = True, 0

    def came(self, size: int) -> None:
        self._coming += size

    def head(self, size: int) -> None:
        self._head += size

    def around(self, size: int = _CHUNK) -> None:
        self._around += size

    @property
    def is_long(self) -> bool:
        """Whether the head is, as far as it was read."""
        return self._head > HEADER_BYTES

    @property
    def is_endless(self) -> bool:
        """Whether the head is, that has yet to be read."""
        return self._coming > HEADER_BYTES

    @property
    def is_padded(self) -> bool:
        """There is more around a body than anybody needs."""
        return self._around > HEADER_BYTES + self.body
