"""The catalogues of each language, read once."""

from functools import lru_cache

from dazwischen.texts import Texts, load


@lru_cache
def texts(language: str) -> Texts:
    return load(language)
