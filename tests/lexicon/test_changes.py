"""K-PRO-3: a word may not be changed into a form of its own entry."""

import pytest

from dazwischen import lexicon

FORBIDDEN = """
    TAL TALS | LAUFEN LAUFEND | ESSE ESSEN | LEHRER LEHRERIN | FREUND FREUNDIN | REDEN REDEND
    | GUT GUTE | ALT ALTER | SCHÖN SCHÖNER | HUND HUNDE | KIND KINDER | LAUFEND LAUFENDE
    | WARM WARMES | EIN EINE | DEIN DEINE | KOCH KÖCHIN | SCHREIBE SCHREIBEN
"""
ALLOWED = """
    TAL LAST | LAUFEN FAULEND | ERGEHEN VERGEHEN | MAU MAUT | RASTER STARREN | KARIES KASSIER
    | ZAR ZART | ZAUBER ZAUBERIN | UND HUND | TERM TERMIN | REST STERN | GEHEN ABGEHEN
"""


def pairs(text: str) -> list[tuple[str, str]]:
    return [(old, new) for old, new in (pair.split() for pair in text.split("|"))]


@pytest.mark.parametrize(("old", "new"), pairs(FORBIDDEN))
def test_forbidden(old: str, new: str) -> None:
    assert not lexicon.load("de").may_become(old, new)


@pytest.mark.parametrize(("old", "new"), pairs(ALLOWED))
def test_allowed(old: str, new: str) -> None:
    assert lexicon.load("de").may_become(old, new)


def test_split_umlauts_share_the_entry() -> None:
    assert not lexicon.load("de", umlauts="split").may_become("ARZT", "AERZTIN")
