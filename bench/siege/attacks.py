"""Everything that is tried, in this order."""

from typing import Final

from siege import attacks_bytes as sending
from siege import attacks_desk as writing
from siege import attacks_http as asking
from siege import attacks_tables as sitting
from siege.attacks_http import Attack

ATTACKS: Final[dict[str, Attack]] = {
    "nobody": asking.rest,
    "referee": asking.referee,
    "csv": asking.csv,
    "flood": asking.flood,
    "heads": asking.heads,
    "half-open": asking.half_open,
    "names": asking.names,
    "imports": asking.imports,
    "replays": asking.replays,
    "newcomers": asking.newcomers,
    "padding": sending.padding,
    "unread": sending.unread,
    "codes": sending.codes,
    "voids": writing.voids,
    "draws": writing.draws,
    "openings": writing.openings,
    "follows": writing.follows,
    "words": asking.words,
    "sockets": sitting.sockets,
    "deaf": sitting.deaf,
    "hellos": sitting.hellos,
    "comings": sending.comings,
    "frames": sitting.frames,
    "masters": sitting.masters,
    "dictionaries": sitting.dictionaries,
    "tournaments": sitting.tournaments,
    "nobody again": asking.rest,
}
"""The first and the last stretch are what the others are compared with."""
