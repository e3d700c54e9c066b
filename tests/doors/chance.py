"""What a server leaves to chance, from dice: so a lot is the same whenever it is tried."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch


@contextmanager
def fixed(dice: Random) -> Iterator[None]:
    """Codes, cookies and deals stand in what is sent; dice of their own, since nobody knows how
    often a server throws them."""
    own, masks = Random(dice.random()), Random(dice.random())
    with patch.multiple(
        secrets,
        token_hex=lambda count: own.randbytes(count).hex(),
        # As long as the real ones.
        token_urlsafe=lambda count: own.randbytes(count).hex()[: -(-count * 4 // 3)],
        randbits=own.getrandbits,
        choice=own.choice,
        # Of the frames that are sent, while the server does something else.
        token_bytes=masks.randbytes,
    ):
        yield
