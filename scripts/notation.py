"""The words of protocol files for the web client and for people: `python -m scripts.notation`.

The vocabularies of the games stay the one place where words are listed. The client gets what a page
needs to offer lines by tapping: the kinds of lines with their places, and how each is written.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from dazwischen.core.vocabulary import Header, Verb, Vocabulary
from dazwischen.games.jarnac.vocabulary import VOCABULARY as JARNAC
from dazwischen.games.jay.vocabulary import VOCABULARY as JAY
from dazwischen.games.jsolitaer.vocabulary import VOCABULARY as JSOLITAER
from dazwischen.tournament.vocabulary import VOCABULARY as SERIES

ROOT: Final = Path(__file__).resolve().parents[1]
WRITTEN: Final = ROOT / "src" / "dazwischen" / "web" / "study" / "data" / "notation.json"
PAGE: Final = ROOT / "docs" / "notation.md"
MARKS: Final = ("<!-- words -->\n", "<!-- end of words -->\n")
VOCABULARIES: Final = (JAY, JSOLITAER, JARNAC, SERIES)


def written() -> str:
    """The file for the client."""
    told = {vocabulary.game: _told(vocabulary) for vocabulary in VOCABULARIES}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


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


def page(text: str) -> str:
    """The page about the notation with its tables of words written anew."""
    before, _, rest = text.partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    tables = "\n".join(line for one in VOCABULARIES for line in _tables(one))
    return f"{before}{MARKS[0]}\n{tables}\n{MARKS[1]}{after}"


def _tables(vocabulary: Vocabulary) -> Iterator[str]:
    yield f"### {vocabulary.game} in German\n"
    yield "| header | German | values |\n|---|---|---|"
    for header in vocabulary.headers:
        names = ", ".join(f"`{name}`" for name in header.others)
        values = (f"`{name}`: {', '.join(words)}" for name, words in header.values.items() if words)
        yield f"| `{header.name}` | {names} | {'; '.join(values)} |"
    yield "\n| line | German |\n|---|---|"
    for verb in vocabulary.verbs:
        forms = " · ".join(f"`{_shown(form, vocabulary)}`" for form in verb.de)
        yield f"| `{_shown(verb.form, vocabulary)}` | {forms} |"
    yield ""


EXAMPLES: Final = {
    "figure": "rH", "slot": "gO", "count": "3", "seat": "2", "stack": "3", "row": "1",
    "letters": "ABC", "drawn": "XYZ", "word": "MAUT", "member": "A2", "number": "3", "first": "1",
    "second": "3",
}  # fmt: skip


def _shown(form: str, vocabulary: Vocabulary) -> str:
    told = {**EXAMPLES, "who": "A" if vocabulary.sided else "2"}
    return re.sub(r"\{\*?([a-z]+)\}", lambda place: told[place[1]], form)


def main() -> None:
    WRITTEN.write_text(written(), encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
