"""Options in their ranges, or `InvalidInput` with the name, the value and what would do."""

from dazwischen.core.errors import InvalidInput


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise InvalidInput("option-choice", name=name, value=value, allowed=", ".join(allowed))


def between(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise InvalidInput("option-range", name=name, value=value, low=low, high=high)
