"""How common a word is: zipf values (3 is once in a million words) and the tiers made of them."""

import gzip
from pathlib import Path

import msgspec

from scripts.lexicon.archives import member

TIERS = (4.0, 3.0, 2.0, 1.0)


def read(package: Path, language: str) -> dict[str, float]:
    """The source is a list of lists of words, one list for each hundredth of a bel."""
    packed = gzip.decompress(member(package, f"wordfreq/data/large_{language}.msgpack.gz"))
    _, *buckets = msgspec.msgpack.decode(packed)
    return {word: 9 - bucket / 100 for bucket, words in enumerate(buckets) for word in words}


def tier(zipf: float) -> int:
    """1 for the words that everybody uses, 5 for those that the corpus hardly knows."""
    return 1 + sum(zipf < bound for bound in TIERS)
