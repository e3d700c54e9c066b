"""Jarnac in tournaments: two meet in one game."""

from collections.abc import Mapping
from typing import Any, Final

from dazwischen.core.contest import InDuels
from dazwischen.core.errors import InvalidInput


def _options(wished: Mapping[str, Any]) -> Mapping[str, Any]:
    variant = wished.get("variant", "standard")
    if variant == "solo":
        raise InvalidInput("option-value", name="variant", value="solo").by("K-SOLO-1")
    return {"teams": (1, 1), "variant": variant}


CONTEST: Final = InDuels(options=_options, rules=("K-MAT-3",))
