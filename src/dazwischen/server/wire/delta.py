"""What changed between two views, so that a client need not be told everything again.

A field comes as it is now. A long list of which the beginning stays comes as how many to keep and
what to add behind them.
"""

from typing import Any, Final

from dazwischen.server.wire.messages import Tail

LONG: Final = 8


def changes(
    names: tuple[str, ...], before: tuple[Any, ...], after: tuple[Any, ...]
) -> dict[str, Any]:
    """By name, of the values that go by these names in both."""
    found = {}
    for place in range(len(names)):
        old, new = before[place], after[place]
        if old is not new and old != new:
            long = type(new) is tuple and len(new) > LONG and type(old) is tuple
            found[names[place]] = _tail(old, new) if long else new
    return found


def _tail(old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:  # noqa: ANN401 - either form
    if new[: len(old)] == old:
        return Tail(len(old), new[len(old) :])
    keep = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and one != other:
            break
        keep += 1
    return Tail(keep, new[keep:]) if keep > LONG else new
