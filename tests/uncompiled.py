"""The kernels as plain Python, beside the compiled ones."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

NAMES = (
    "dazwischen.cards.flow",
    "dazwischen.cards.laying",
    "dazwischen.cards.playout",
    "dazwischen.games.jsolitaer.search",
    "dazwischen.bots.jsolitaer.weigh",
    "dazwischen.bots.jay.rollout",
    "dazwischen.bots.jay.runs",
    "dazwischen.lexicon.anagrams",
    "dazwischen.bots.jarnac.growth",
    "dazwischen.bots.jarnac.knowledge",
    "dazwischen.bots.jarnac.position",
    "dazwischen.bots.jarnac.judgement",
    "dazwischen.bots.jarnac.playouts",
)
"""A kernel comes after those it uses."""


@contextmanager
def uncompiled() -> Iterator[dict[str, ModuleType]]:
    """Inside, the packages have their kernels from source; afterwards all is as before."""
    before = {name: import_module(name) for name in NAMES}
    try:
        yield {name.rpartition(".")[2]: _load(name) for name in NAMES}
    finally:
        for name, module in before.items():
            _put(name, module)


def _load(name: str) -> ModuleType:
    package, _, kernel = name.rpartition(".")
    folder = Path(next(iter(sys.modules[package].__path__)))
    spec = spec_from_file_location(name, folder / f"{kernel}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    _put(name, module)
    spec.loader.exec_module(module)
    return module


def _put(name: str, module: ModuleType) -> None:
    package, _, kernel = name.rpartition(".")
    sys.modules[name] = module
    setattr(sys.modules[package], kernel, module)
