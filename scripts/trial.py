"""Imports what was compiled before anybody relies on it: `python -m scripts.trial FOLDER NAMES`."""

import sys
from importlib import import_module
from pathlib import Path

from dazwischen import compiled

sys.meta_path.insert(0, compiled.Found(Path(sys.argv[1])))
for name in sys.argv[2:]:
    if str(import_module(name).__file__).endswith(".py"):
        sys.exit(f"{name} is not what was compiled")
