"""What protocol files can say, for the pages that offer it by tapping.

The vocabularies of the games and of tournaments are the one place where words are listed; this is
what a page needs of them: the kinds of lines with their places, and how each is written.
"""

import re
from typing import Any

from msgspec import json

from dazwischen.core.vocabulary import Header, Verb, Vocabulary
from dazwischen.games import registry
from dazwischen.tournament.vocabulary import VOCABULARY as SERIES


def spellings() -> bytes:
    """As JSON, by game."""
    vocabularies = [*(registry.module(name).vocabulary for name in registry.NAMES), SERIES]
    return json.encode({vocabulary.game: _told(vocabulary) for vocabulary in vocabularies})


def _told(vocabulary: Vocabulary) -> dict[str, Any]:
    return {
        "sided": vocabulary.sided,
        "headers": {header.name: _header(header) for header in vocabulary.headers},
        "verbs": [_verb(verb) for verb in vocabulary.verbs],
    }


def _header(header: Header) -> dict[str, Any]:
    """How it is written in either language, and what a page asks for."""
    values = [
        {"en": value, "de": (others or (value,))[0]} for value, others in header.values.items()
    ]
    told: dict[str, Any] = {
        "en": header.name,
        "de": header.others[0],
        "values": values,
        "usual": header.usual,
    }
    if header.usual_with:
        told["usual_with"] = dict(header.usual_with)
    return {**told, "numbers": header.numbers} if header.numbers else told


def _verb(verb: Verb) -> dict[str, Any]:
    return {
        "name": verb.name,
        "group": verb.group,
        "places": re.findall(r"\{\*?([a-z]+)\}", verb.form),
        "de": _plain(verb.de[0]),
        "en": _plain((*verb.en, verb.form)[0] if verb.group != "lay" else verb.form),
        "label": {"de": _label(*verb.de, verb.form), "en": _label(*verb.en, verb.form)},
    }


def _plain(form: str) -> str:
    return form.replace("{*", "{")


def _label(*forms: str) -> str:
    """What the line says, without who does it and with dots for what else is told."""
    said = [re.sub(r"\{\*?[a-z]+\}", "…", form.removeprefix("{who} ")) for form in forms]
    return next((label for label in said if label.strip("… :")), said[0])
