"""How many sit at each table: sizes differ by one at most, and are three or more if they can be.

The number of tables is the least with which nobody sits at a larger table than wished. If that
leaves a table with fewer than three players, there is one table less and the others are larger:
five players who wish for tables of four all sit at one.
"""

from typing import Final

LEAST: Final = 3


def table_sizes(players: int, wished: int) -> tuple[int, ...]:
    """The sizes of the tables, larger ones first."""
    if not players:
        return ()
    tables = -(-players // wished)
    while tables > 1 and players // tables < LEAST:
        tables -= 1
    size, larger = divmod(players, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)
