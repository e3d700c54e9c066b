"""The compiled dictionary file: a header and compressed columns, written and read back."""

import hashlib
import json
import struct
import zlib
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from dazwischen.lexicon.entries import FORMS, PARTS_OF_SPEECH, Entry, is_strict

MAGIC: Final = b"DAZLEX2\n"
COLUMNS: Final = (
    *("words", "flags", "counts", "entries", "masks", "sets", "kinds", "lemmas", "refused"),
)
STRICT: Final = 1
TIER_SHIFT: Final = 1
ENCODING: Final = "latin-1"


class Packed(NamedTuple):
    """Header and columns of a file; a column is unpacked when it is asked for."""

    language: str
    digest: str
    lengths: dict[int, int]
    columns: dict[str, bytes]

    def column(self, name: str) -> bytes:
        return zlib.decompress(self.columns[name])


def pack(
    language: str,
    words: Mapping[str, tuple[int, Iterable[Entry]]],
    refused: Mapping[str, str] | None = None,
) -> bytes:
    """Words with their tier and entries; the same words always give the same bytes.

    `refused` are what is no word, with the kind of thing that it is instead.
    """
    ordered = sorted(words, key=by_length)
    entries = sorted({(entry.lemma, entry.pos) for word in ordered for entry in words[word][1]})
    numbers = {entry: number for number, entry in enumerate(entries)}
    sets: dict[int, int] = {}
    flags, counts = bytearray(), bytearray()
    used: list[int] = []
    masks: list[int] = []
    for word in ordered:
        tier, readings = words[word]
        readings = list(readings)
        found = combined(readings, numbers)
        flags.append(tier << TIER_SHIFT | any(map(is_strict, readings)))
        counts.append(len(found))
        used.extend(found)
        masks.extend(sets.setdefault(mask, len(sets)) for mask in found.values())
    columns = {
        "words": "".join(ordered).encode(ENCODING),
        "flags": bytes(flags),
        "counts": bytes(counts),
        "entries": struct.pack(f"<{len(used)}I", *used),
        "masks": struct.pack(f"<{len(masks)}H", *masks),
        "sets": struct.pack(f"<{len(sets)}Q", *sets),
        "kinds": bytes(PARTS_OF_SPEECH.index(pos) for _, pos in entries),
        "lemmas": "\n".join(lemma for lemma, _ in entries).encode(),
        "refused": listed(refused or {}),
    }
    return written(language, ordered, columns)


def listed(refused: Mapping[str, str]) -> bytes:
    """A line for each kind, with its words in order."""
    kinds: dict[str, list[str]] = {}
    for word in sorted(refused):
        kinds.setdefault(refused[word], []).append(word)
    return "\n".join(f"{kind} {' '.join(kinds[kind])}" for kind in sorted(kinds)).encode()


def combined(readings: Iterable[Entry], numbers: Mapping[tuple[str, str], int]) -> dict[int, int]:
    """Entry numbers with the set of forms as bits, in order."""
    found: dict[int, int] = {}
    for lemma, pos, form in readings:
        number = numbers[lemma, pos]
        found[number] = found.get(number, 0) | 1 << FORMS.index(form)
    return dict(sorted(found.items()))


def written(language: str, ordered: list[str], columns: dict[str, bytes]) -> bytes:
    digest = hashlib.sha256()
    for name in COLUMNS:
        digest.update(columns[name])
    packed = {name: zlib.compress(columns[name], 9) for name in COLUMNS}
    lengths: dict[str, int] = {}
    for word in ordered:
        lengths[str(len(word))] = lengths.get(str(len(word)), 0) + 1
    header = json.dumps(
        {
            "language": language,
            "digest": digest.hexdigest(),
            "lengths": lengths,
            "columns": {name: len(packed[name]) for name in COLUMNS},
        },
        sort_keys=True,
    ).encode()
    return MAGIC + struct.pack("<I", len(header)) + header + b"".join(packed.values())


def unpack(data: bytes) -> Packed:
    if not data.startswith(MAGIC):
        raise ValueError("not a compiled dictionary of this version")
    start = len(MAGIC) + 4
    (size,) = struct.unpack_from("<I", data, len(MAGIC))
    header = json.loads(data[start : start + size])
    position = start + size
    columns = {}
    for name in COLUMNS:
        columns[name] = data[position : position + header["columns"][name]]
        position += header["columns"][name]
    lengths = {int(length): count for length, count in header["lengths"].items()}
    return Packed(header["language"], header["digest"], dict(sorted(lengths.items())), columns)


def by_length(word: str) -> tuple[int, bytes]:
    return len(word), word.encode(ENCODING)
