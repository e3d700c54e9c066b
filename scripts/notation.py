"""The German words of protocol files, as tables for people: `python -m scripts.notation`.

The vocabularies of the games stay the one place where words are listed. Those of a game are put
behind its German rules, those of a series of rounds on the page about the notation.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from dazwischen.core.vocabulary import Vocabulary
from dazwischen.games import registry
from dazwischen.games.jarnac.vocabulary import VOCABULARY as JARNAC
from dazwischen.games.jay.vocabulary import VOCABULARY as JAY
from dazwischen.games.jsolitaer.vocabulary import VOCABULARY as JSOLITAER
from dazwischen.tournament.vocabulary import VOCABULARY as SERIES

ROOT: Final = Path(__file__).resolve().parents[1]
MARKS: Final = ("<!-- words -->\n", "<!-- end of words -->\n")
VOCABULARIES: Final = (JAY, JSOLITAER, JARNAC, SERIES)
NOTATION: Final = ROOT / "docs" / "notation.md"
PAGES: Final[Mapping[str, Path]] = {
    **{game: ROOT / "docs" / "rules" / "de" / f"{game}.md" for game in registry.NAMES},
    SERIES.game: NOTATION,
}
"""Where the tables of a vocabulary stand."""


def page(vocabulary: Vocabulary) -> str:
    """The page of a vocabulary with its tables written anew."""
    text = PAGES[vocabulary.game].read_text(encoding="utf-8")
    before, _, rest = text.partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    tables = "\n".join(_tables(vocabulary))
    return f"{before}{MARKS[0]}\n{tables}\n{MARKS[1]}{after}"


def _tables(vocabulary: Vocabulary) -> Iterator[str]:
    german = PAGES[vocabulary.game] is not NOTATION
    heads = ("Kopfzeile", "Zeile", "auf Deutsch", "Werte") if german else (
        "header", "line", "German", "values",
    )  # fmt: skip
    header_, line, said, values_ = heads
    yield f"| {header_} | {said} | {values_} |\n|---|---|---|"
    for header in vocabulary.headers:
        names = ", ".join(f"`{name}`" for name in header.others)
        values = (f"`{name}`: {', '.join(words)}" for name, words in header.values.items() if words)
        yield f"| `{header.name}` | {names} | {'; '.join(values)} |"
    yield f"\n| {line} | {said} |\n|---|---|"
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
    for vocabulary in VOCABULARIES:
        PAGES[vocabulary.game].write_text(page(vocabulary), encoding="utf-8")


if __name__ == "__main__":
    main()
