"""Seeds that nobody chose alone: a secret of the server's, promised before, and players' shares.

Everything is SHA-256 of ASCII text, so that anybody can work it out again with any tool.
"""

from hashlib import sha256
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from dazwischen.core.errors import InvalidInput

Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""256 bits."""
Share: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
"""A player's, or nothing from a seat whose client sent none, or which has none."""


class Mixed(Struct, frozen=True):
    """How the seed of a game came about."""

    commitment: Hex
    """What was told before anybody sent a share."""
    secret: Hex
    """What it was of."""
    shares: tuple[Share, ...]
    """By seat."""

    @property
    def seed(self) -> int:
        said = f"seed:{self.secret}:{','.join(self.shares)}"
        return int(sha256(said.encode()).hexdigest(), 16)

    @property
    def shared(self) -> bool:
        """Whether anybody besides the server had a share in it: otherwise it proves nothing."""
        return any(self.shares)


def commitment(secret: str) -> str:
    return sha256(f"commitment:{secret}".encode()).hexdigest()


def mixed(secret: str, shares: tuple[str, ...]) -> Mixed:
    return Mixed(commitment(secret), secret, shares)


def check(told: Mixed, seed: int, seats: int) -> None:
    """Raises `InvalidInput` unless the secret is the promised one and the seed comes of it."""
    if commitment(told.secret) != told.commitment:
        raise InvalidInput("log-commitment", line=1)
    if len(told.shares) != seats or told.seed != seed:
        raise InvalidInput("log-seed", line=1)
