"""Random lines of protocol files, from the vocabularies of all games."""

import re
from random import Random

from dazwischen.core.vocabulary import Verb, Vocabulary
from dazwischen.games.jarnac.vocabulary import VOCABULARY as JARNAC
from dazwischen.games.jay.vocabulary import VOCABULARY as JAY
from dazwischen.games.jsolitaer.vocabulary import VOCABULARY as JSOLITAER
from dazwischen.tournament.vocabulary import VOCABULARY as SERIES
from tests.figures import CATALOGUE

VOCABULARIES = {one.game: one for one in (JAY, JSOLITAER, JARNAC, SERIES)}
FIGURES = [figure.name for figure in CATALOGUE.figures if figure.number != CATALOGUE.traitor]


def places(form: str) -> list[str]:
    return re.findall(r"\{\*?(\w+)\}", form)


def filled(game: str, verb: Verb, dice: Random) -> dict[str, str]:
    """Something for every place of a kind of line."""
    return {place: _value(game, place, dice) for place in places(verb.form)}


def _value(game: str, place: str, dice: Random) -> str:
    letters = "".join(dice.choices("ABCDEFGHIJKLMNOPRSTUVWZ", k=dice.randint(3, 9)))
    return {
        "who": dice.choice("AB") if game == "jarnac" else "1",
        "member": dice.choice(("A1", "A2")),
        "figure": dice.choice(FIGURES),
        "slot": dice.choice(FIGURES),
        "count": str(dice.randint(1, 9)),
        "number": str(dice.randint(1, 9)),
        "seat": str(dice.randint(1, 4)),
        "first": "1",
        "second": str(dice.randint(2, 4)),
        "stack": str(dice.randint(1, 5)),
        "row": str(dice.randint(1, 8)),
    }.get(place, letters)


def disguised(line: str, values: dict[str, str], dice: Random) -> str:
    """The same line in other capitals and with umlauts written out, but for what is told in it."""
    told = {value for value in values.values() if not value.isdigit()}
    split = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
    words = []
    for word in line.split():
        if word.strip('":') in told:
            words.append(word)
        else:
            spelt = word.translate(split) if dice.random() < 0.5 else word
            words.append(dice.choice((spelt, spelt.upper(), spelt.lower(), spelt.capitalize())))
    return "  ".join(words)


def lines_of(vocabulary: Vocabulary, dice: Random, count: int) -> list[tuple[Verb, dict[str, str]]]:
    chosen = [dice.choice(vocabulary.verbs) for _ in range(count)]
    return [(verb, filled(vocabulary.game, verb, dice)) for verb in chosen]
