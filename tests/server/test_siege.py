"""Every attack once, in small, while people play: refusals, bounded memory, and nothing lost.

Times are left to `make siege`: a machine with ten other things to do has its own.
"""

from pathlib import Path
from typing import Final

import pytest

from siege.attacks import ATTACKS
from siege.siege import Attacked, Scale, shortcomings, siege

REFUSED: Final[dict[str, tuple[str, ...]]] = {
    "referee": (
        "413",
        "422",
        "429",
    ),
    "csv": (
        "413",
        "422",
    ),
    "flood": (
        "400",
        "404",
    ),
    "heads": ("431",),
    "names": ("413",),
    "imports": (
        "413",
        "422",
        "429",
    ),
    "padding": ("431",),
    "codes": ("400",),
    "voids": ("sheet-full",),
    "openings": ("422",),
    "follows": (
        "too-fast",
        "tour-key",
    ),
    "words": (
        "422",
        "429",
    ),
    "sockets": ("ws 429",),
    "frames": ("hung up",),
}
"""What an attack is refused with at least, even in small."""


@pytest.mark.live
@pytest.mark.long
def test_people_play_on_while_strangers_attack(tmp_path: Path) -> None:
    told: dict[str, Attacked] = {}

    def note(attacked: Attacked) -> None:
        told[attacked.name] = attacked

    scale = Scale(sets=1, strangers=0.2, rounds=1)
    evidence = siege(tmp_path, ATTACKS, 1.0, scale, note)
    assert evidence.problems == []
    assert evidence.acknowledged
    assert [short for attacked in told.values() for short in shortcomings(attacked)] == []
    assert told.keys() == ATTACKS.keys()
    for name, codes in REFUSED.items():
        assert any(told[name].met[code] for code in codes), (name, told[name].met)
    for name in told.keys() - {"nobody", "nobody again"}:
        assert told[name].met, name
