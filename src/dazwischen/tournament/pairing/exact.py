"""The best tables there are, by looking at all of them: for small fields."""

from functools import cache
from itertools import combinations

from dazwischen.tournament.pairing.field import Field, Groups


def best(field: Field, sizes: tuple[int, ...]) -> Groups:
    """Of the least cost; the first of the players left is always seated next."""

    @cache
    def seat(
        left: tuple[int, ...], sizes: tuple[int, ...]
    ) -> tuple[int, tuple[tuple[int, ...], ...]]:
        if not left:
            return 0, ()
        first, others = left[0], left[1:]
        found: tuple[int, tuple[tuple[int, ...], ...]] | None = None
        for size in dict.fromkeys(sizes):
            rest_sizes = list(sizes)
            rest_sizes.remove(size)
            for company in combinations(others, size - 1):
                group = (first, *company)
                rest = tuple(player for player in others if player not in company)
                cost, groups = seat(rest, tuple(rest_sizes))
                cost += field.of([list(group)])
                if found is None or cost < found[0]:
                    found = cost, (group, *groups)
        assert found is not None, "the sizes add up to the players"  # noqa: S101
        return found

    _, groups = seat(tuple(range(field.players)), sizes)
    return [list(group) for group in groups]
