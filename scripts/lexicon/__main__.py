"""Builds the compiled dictionaries: python -m scripts.lexicon [folder]."""

import sys
from pathlib import Path

from dazwischen.lexicon.packing import pack, unpack
from scripts.lexicon import french, frequencies, licences
from scripts.lexicon.german.assemble import assemble
from scripts.lexicon.readings import Readings
from scripts.lexicon.report import report
from scripts.lexicon.sources import fetch

CACHE = Path("build/lexicon")
TARGET = Path("src/dazwischen/lexicon/data")
LANGUAGES = ("de", "en", "es", "fr")


def main(target: Path) -> None:
    files = fetch(CACHE)
    corpora = {language: frequencies.read(files["frequencies"], language) for language in LANGUAGES}
    write(target, "de", "German", assemble(files, corpora), corpora["de"])
    write(target, "fr", "French", french.assemble(files["french"]), {})
    licences.write(target, files)


def write(
    target: Path, language: str, name: str, readings: Readings, corpus: dict[str, float]
) -> None:
    """A language without a corpus has no tiers."""
    words = {
        key: (frequencies.tier(word.spellings, corpus) if corpus else 0, word)
        for key, word in sorted(readings.words.items())
    }
    data = pack(language, {key: (tier, word.entries) for key, (tier, word) in words.items()})
    (target / f"{language}.lex").write_bytes(data)
    text = report(f"{name} dictionary", unpack(data).digest, words, len(data))
    (target / f"{language}.report.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET)
