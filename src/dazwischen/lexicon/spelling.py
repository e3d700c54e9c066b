"""How a word of the language becomes letters of the game (K-MAT-2)."""

import unicodedata

UMLAUTS = {"Ä": "AE", "Ö": "OE", "Ü": "UE"}
LIGATURES = str.maketrans(
    {"ẞ": "SS", "ß": "SS", "Œ": "OE", "œ": "OE", "Æ": "AE", "æ": "AE", "Ø": "O", "ø": "O"}
    | {"Ł": "L", "ł": "L"}
)


def letters(word: str, *, umlauts: bool) -> str:
    """Capitals without accents; Ä, Ö and Ü stay letters of their own where `umlauts` holds."""
    capital = unicodedata.normalize("NFC", word).translate(LIGATURES).upper()
    if capital.isascii():
        return capital
    return "".join(
        letter if umlauts and letter in UMLAUTS else unaccented(letter) for letter in capital
    )


def unaccented(letter: str) -> str:
    return "".join(
        part for part in unicodedata.normalize("NFD", letter) if not unicodedata.combining(part)
    )


def split_umlauts(word: str) -> str:
    """Ä as A and E: what lies on the board where the umlauts have no tiles."""
    for umlaut, pair in UMLAUTS.items():
        word = word.replace(umlaut, pair)
    return word


def joined_umlauts(word: str) -> list[str]:
    """Every spelling that may be meant where the umlauts are split: DUELL, DÜLL."""
    found = [word]
    for umlaut, pair in UMLAUTS.items():
        for start in range(len(word)):
            if word.startswith(pair, start):
                heads = joined_umlauts(word[:start])
                tails = joined_umlauts(word[start + 2 :])
                found.extend(head + umlaut + tail for head in heads for tail in tails)
    return list(dict.fromkeys(found))
