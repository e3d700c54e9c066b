"""Why not, said to the one at a table who wanted it: he is addressed, and the others have names."""

from collections.abc import Sequence
from typing import Final

from dazwischen.core.errors import Argument, Rejected
from dazwischen.texts import Texts

_SEATS: Final = ("first", "of", "turn", "captain")
"""Arguments of refusals that are seats."""


def refusal(words: Texts, rejected: Rejected, seat: int, names: Sequence[str]) -> str:
    args: dict[str, Argument] = {"seat": seat, **rejected.args}
    for name in _SEATS:
        number = args.get(name)
        if isinstance(number, int) and 1 <= number <= len(names):
            args[name] = names[number - 1]
    addressed = f"you-{rejected.key}"
    return words(addressed if words.has(addressed) else rejected.key, args)
