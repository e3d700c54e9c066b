"""Words as people type them: capitals, umlauts and quotation marks make no difference."""

import unicodedata
from typing import Final

_SPLIT: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "’": "'"})
QUOTES: Final = "\"„“”«»'‚‘’"


def fold(word: str) -> str:
    """`Verräter`, `VERRÄTER` and `Verraeter` are one word; marks around it are not part of it."""
    plain = unicodedata.normalize("NFC", word).strip(QUOTES).casefold()
    return plain.translate(_SPLIT)
