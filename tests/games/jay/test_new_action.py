"""A further action of Jay takes what CONTRIBUTING shows, and no more; done in a copy."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[3]
TRIED: Final = Path(__file__).with_name("new_action.py")
"""What has to be true of it then."""
FILES: Final = (
    "docs/rules/de/jay.md",
    "docs/rules/en/jay.md",
    "src/dazwischen/games/jay/actions/__init__.py",
    "src/dazwischen/games/jay/actions/wave.py",
    "src/dazwischen/texts/de/jay-acts.ftl",
    "src/dazwischen/texts/en/jay-acts.ftl",
    "src/dazwischen/web/study/data/rules-de.json",
    "src/dazwischen/web/study/data/rules-en.json",
)
"""All that is touched, those included that are written from others; the house counts them."""
_STEP: Final = re.compile(r"^`([^`\n]+)`\n\n((?:```\w+\n.*?^```\n\n?)+)", re.MULTILINE | re.DOTALL)
_BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def steps() -> Iterator[tuple[str, str, str]]:
    """What CONTRIBUTING shows: a file, the kind of what is to be done there, and the text."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition("\n## Adding an action\n")[2].partition("\n## ")[0]
    for path, blocks in _STEP.findall(section):
        for kind, block in _BLOCK.findall(blocks):
            yield path, kind, block


def follow(root: Path, path: str, kind: str, block: str) -> None:
    file = root / path
    if kind == "diff":
        lines = block.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if not line.startswith("+"))
        new = "".join(line[1:] for line in lines if not line.startswith("-"))
        before = file.read_text(encoding="utf-8")
        assert before.count(old) == 1, (path, old)
        file.write_text(before.replace(old, new), encoding="utf-8")
    elif kind == "ftl":
        file.write_text(file.read_text(encoding="utf-8") + block, encoding="utf-8")
    else:
        assert not file.exists()
        file.write_text(block, encoding="utf-8")


def python(root: Path, *arguments: str) -> str:
    """In a process that knows the copy alone."""
    paths = os.pathsep.join((str(root / "src"), str(root)))
    done = subprocess.run(  # noqa: S603 - this very Python
        [sys.executable, *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def contents(root: Path) -> dict[str, bytes]:
    found = (path for path in root.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in found}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("copy")
    for part in ("src", "docs"):
        ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "pictures")
        shutil.copytree(ROOT / part, root / part, ignore=ignored)
    for script in ("__init__.py", "notation.py", "rules.py"):
        (root / "scripts").mkdir(exist_ok=True)
        shutil.copy(ROOT / "scripts" / script, root / "scripts" / script)
    return root


def test_a_fieldless_action_takes_what_contributing_shows(copy: Path) -> None:
    before = contents(copy)
    shown = list(steps())
    for step in shown:
        follow(copy, *step)
    for script in ("rules", "notation"):
        python(copy, "-m", f"scripts.{script}")
    after = contents(copy)
    touched = {path for path in after if after[path] != before.get(path)}
    assert {path for path, _, _ in shown} <= touched
    assert sorted(touched) == sorted(FILES)
    python(copy, str(TRIED))
