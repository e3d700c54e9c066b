"""Builds the compiled dictionaries: python -m scripts.lexicon [folder]."""

import sys
from pathlib import Path

from dazwischen.lexicon.packing import pack, unpack
from scripts.lexicon import french, frequencies, licences
from scripts.lexicon.german import not_words
from scripts.lexicon.german.assemble import assemble
from scripts.lexicon.german.commonness import Commonness
from scripts.lexicon.readings import Readings
from scripts.lexicon.report import report
from scripts.lexicon.sources import fetch

CACHE = Path("build/lexicon")
TARGET = Path("src/dazwischen/lexicon/data")
LANGUAGES = ("de", "en", "es", "fr")


def main(target: Path) -> None:
    files = fetch(CACHE)
    corpora = {language: frequencies.read(files["frequencies"], language) for language in LANGUAGES}
    german = assemble(files, corpora)
    refused = not_words.read(files["nouns"])
    common = Commonness(german, corpora, refused)
    tiers = {key: frequencies.tier(common.zipf(key)) for key in german.words}
    write(target, ("de", "German"), german, tiers, refused)
    write(target, ("fr", "French"), french.assemble(files["french"]), {}, {})
    licences.write(target, files)


def write(
    target: Path,
    named: tuple[str, str],
    readings: Readings,
    tiers: dict[str, int],
    refused: dict[str, str],
) -> None:
    """A language without a corpus has no tiers."""
    language, name = named
    words = {key: (tiers.get(key, 0), word) for key, word in sorted(readings.words.items())}
    others = {key: kind for key, kind in refused.items() if key not in words}
    compiled = {key: (tier, word.entries) for key, (tier, word) in words.items()}
    data = pack(language, compiled, others)
    target.mkdir(parents=True, exist_ok=True)
    (target / f"{language}.lex").write_bytes(data)
    text = report(f"{name} dictionary", unpack(data).digest, words, len(data))
    (target / f"{language}.report.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET)
