"""The sources of one revision, in a folder of their own and with nothing compiled beside them."""

import io
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


@contextmanager
def copied(revision: str | None) -> Iterator[str]:
    """A folder to import from, which ends with the block; None for the sources as they lie here."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "src")
        if revision is None:
            left = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(ROOT / "src", source, ignore=left)
        else:
            command = ["git", "archive", "--format=tar", revision, "src"]
            packed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
            with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
                archive.extractall(folder, filter="data")
        yield str(source)
