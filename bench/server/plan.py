"""How much is measured."""

from msgspec import Struct

HUMAN_TABLES = 5000


class Plan(Struct, frozen=True):
    runs: int = 3
    seconds: float = 5.0
    """Of each measured stretch."""
    minutes: float = 10.0
    """Of the soak."""
    tables: int = HUMAN_TABLES
