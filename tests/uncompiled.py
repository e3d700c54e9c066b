"""The kernels as plain Python, beside the compiled ones."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from dazwischen import cards

NAMES = ("flow", "laying", "playout")


@contextmanager
def uncompiled() -> Iterator[dict[str, ModuleType]]:
    """Inside, `dazwischen.cards` has its kernels from source; afterwards all is as before."""
    package = Path(next(iter(cards.__path__)))
    before = {name: sys.modules.pop(f"dazwischen.cards.{name}", None) for name in NAMES}
    try:
        yield {name: _load(name, package / f"{name}.py") for name in NAMES}
    finally:
        for name, module in before.items():
            sys.modules.pop(f"dazwischen.cards.{name}", None)
            if module is not None:
                sys.modules[f"dazwischen.cards.{name}"] = module
                setattr(cards, name, module)


def _load(name: str, path: Path) -> ModuleType:
    spec = spec_from_file_location(f"dazwischen.cards.{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    setattr(cards, name, module)
    spec.loader.exec_module(module)
    return module
