"""The committed dictionaries are what the build makes of the pinned sources, byte for byte."""

from pathlib import Path

import pytest
from scripts.lexicon.__main__ import CACHE, TARGET, main
from scripts.lexicon.sources import SOURCES

CACHED = all((CACHE / source.file).exists() for source in SOURCES)


@pytest.mark.skipif(not CACHED, reason="the sources are not here; make lexicon fetches them")
def test_the_build_is_reproducible(tmp_path: Path) -> None:
    main(tmp_path)
    for built in sorted(tmp_path.iterdir()):
        assert built.read_bytes() == (TARGET / built.name).read_bytes(), built.name
