"""One member of a package file, whatever kind of package it is."""

import gzip
import io
import subprocess
import tarfile
import zipfile
from pathlib import Path

from scripts.lexicon.sources import program


def member(package: Path, name: str) -> bytes:
    match package.suffix:
        case ".whl":
            with zipfile.ZipFile(package) as archive:
                return archive.read(name)
        case ".deb":
            listing = [program("dpkg-deb"), "--fsys-tarfile", str(package)]
            data = subprocess.run(listing, check=True, capture_output=True).stdout
            return from_tar(io.BytesIO(data), name)
        case _:
            return from_tar(io.BytesIO(gzip.decompress(package.read_bytes())), name)


def from_tar(data: io.BytesIO, name: str) -> bytes:
    with tarfile.open(fileobj=data) as archive:
        stream = archive.extractfile(name)
        if stream is None:
            raise SystemExit(f"{name} is not a file")
        return stream.read()
