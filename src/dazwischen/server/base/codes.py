"""Short codes of tables, tournaments and score sheets."""

import secrets
from typing import Final

from dazwischen.store.protocol import Store

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Nothing that is mistaken for something else when it is read aloud or typed."""
CODE: Final = 8


def new_code(store: Store) -> str:
    while True:
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE))
        if store.room(code) is None and store.stream_record(code) is None:
            return code
