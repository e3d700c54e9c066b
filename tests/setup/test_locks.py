"""The lists of packages: to play, to compile, to develop; each contains the one before."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "dazwischen"


def locked(name: str) -> dict[str, str]:
    """By package, its pin with markers and hashes."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text()
    entries = re.findall(r"^([a-z0-9][\w.-]*)(==(?:.*\\\n)+.*)$", text, re.MULTILINE)
    return {canonicalize_name(package): pin for package, pin in entries}


def imported() -> set[str]:
    """What of others any module of the package imports."""
    found = set()
    for source in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Import):
                found |= {name.name.partition(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"dazwischen"}


def needed(wanted: list[str]) -> set[str]:
    """These packages and all that they need here."""
    found: set[str] = set()
    waiting = [Requirement(text) for text in wanted]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += [Requirement(text) for text in requires(name) or ()]
    return found


def test_whatever_is_imported_is_on_the_list_for_playing() -> None:
    packages = packages_distributions()
    missing = {
        module
        for module in imported()
        if not {canonicalize_name(name) for name in packages.get(module, ())}
        & locked("runtime").keys()
    }
    assert missing == set()


def test_nothing_is_on_it_that_playing_does_not_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert {name for name, pin in locked("runtime").items() if _applies(pin)} == needed(
        project["dependencies"]
    )


def _applies(pin: str) -> bool:
    """Whether it is meant for this machine."""
    marker = Requirement("any" + pin.partition("\\")[0]).marker
    return marker is None or marker.evaluate()


@pytest.mark.parametrize(("less", "more"), [("runtime", "build"), ("build", "dev")])
def test_a_fuller_list_serves_for_less(less: str, more: str) -> None:
    """So nothing is installed twice in two versions, whichever was there first."""
    fuller = locked(more)
    assert {name: _bare(fuller.get(name, "")) for name in locked(less)} == {
        name: _bare(pin) for name, pin in locked(less).items()
    }


def _bare(pin: str) -> tuple[str, ...]:
    """Version and hashes, without what the package is there for."""
    return tuple(re.findall(r"^==[^ ;]+|sha256:\w+", pin))
