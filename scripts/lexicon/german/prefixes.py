"""How a verb is put together: which beginnings part from it, which do not."""

from collections.abc import Iterator

INSEPARABLE = frozenset("be der emp ent er ge miss ver zer".split())
EITHER = frozenset("durch hinter miss über um unter wider wieder voll".split())
SEPARABLE = frozenset(
    """
    ab an auf aus bei da dabei daher dahin daneben dar daran darauf dazu dazwischen dran drauf
    drein drin ein einher empor entgegen entlang entzwei fehl fern fest fort frei gegen gegenüber
    gut heim her herab heran herauf heraus herbei herein herüber herum herunter hervor herzu hin
    hinab hinan hinauf hinaus hinein hintan hinterher hinüber hinunter hinweg hinzu hoch inne klar
    kund leer los mit nach nahe nieder preis ran rauf raus rein rüber rum runter rück schief
    schwarz statt still teil tot überein überhand umher umhin vor voran voraus vorbei vorher
    vorüber vorweg wach wahr weg weh weiter wett wieder zu zurecht zurück zusammen zuvor zuwider
    """.split()
)
KNOWN = INSEPARABLE | EITHER | SEPARABLE


def splits(infinitive: str, vocabulary: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Every beginning and rest; the rest is long enough to be a verb, the beginning a word."""
    for cut in range(2, len(infinitive) - 2):
        first, rest = infinitive[:cut], infinitive[cut:]
        if plausible(first, vocabulary):
            yield first, rest


def plausible(first: str, vocabulary: frozenset[str]) -> bool:
    if first in KNOWN:
        return True
    return len(first) > 2 and (first in vocabulary or first.capitalize() in vocabulary)
