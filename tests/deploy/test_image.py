"""The image's steps in a root of their own: what it is built from, and how it runs.

Nothing is fetched and nothing compiled here: packages are those of the tests, and a wheel without
compiled parts has to run as well.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from scripts.operating import PAGES

import dazwischen
from dazwischen.cli.browser import answers
from tests.limits import LONG
from tests.serving import START, free_port

ROOT: Final = Path(__file__).parents[2]
STEPS: Final = (ROOT / "deploy" / "Containerfile").read_text().replace("\\\n", " ")
PACKAGE: Final = Path(next(iter(dazwischen.__path__)))


def step(kind: str) -> str:
    """What stands behind the last such step."""
    found: list[str] = re.findall(rf"^{kind} (.*)$", STEPS, re.MULTILINE)
    return found[-1].strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from no more than the image gets to see."""
    source, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    allowed = re.findall(r"^!(\S+)$", (ROOT / ".containerignore").read_text(), re.MULTILINE)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in allowed:
        (source / name).parent.mkdir(exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, source / name)
    build = "from setuptools import build_meta; build_meta.build_wheel(__import__('sys').argv[1])"
    subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", build, str(out)],
        cwd=source, env={**os.environ, "DAZWISCHEN_COMPILE": ""}, check=True, capture_output=True,
        timeout=LONG,
    )  # fmt: skip
    [made] = out.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that knows the tests' packages, and of ours the wheel alone."""
    place = tmp_path_factory.mktemp("opt") / "dazwischen"
    _done(sys.executable, "-m", "venv", "--without-pip", str(place))
    [packages] = place.glob("lib/python*/site-packages")
    (packages / "others.pth").write_text(sysconfig.get_path("purelib"))
    pip = (sys.executable, "-m", "pip", "--python", str(place / "bin" / "python"))
    _done(*pip, "install", "--no-index", "--no-deps", str(wheel))
    return place


def _done(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=LONG)  # noqa: S603 - our own programs


def test_the_wheel_has_all_that_is_read_beside_the_modules(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    left_out = {".so", ".pyc", ".c", ".html~"}
    files = {
        f"dazwischen/{path.relative_to(PACKAGE).as_posix()}"
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix not in left_out
    }
    assert not files - names
    assert not [name for name in names if name.startswith(("tests/", "scripts/", "bench/"))]


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """Started as the image is, from another folder and with nothing of ours around it."""
    port = free_port()
    variables = dict(part.split("=", 1) for part in step("ENV").split())
    data = str(tmp_path / variables["DAZWISCHEN_DATA"].strip("/"))
    own = {"DAZWISCHEN_DATA": data, "DAZWISCHEN_PORT": str(port), "DAZWISCHEN_HOST": "127.0.0.1"}
    [entry], command = json.loads(step("ENTRYPOINT")), json.loads(step("CMD"))
    assert entry == "/opt/dazwischen/bin/dazwischen"
    process = subprocess.Popen(  # noqa: S603 - our own program
        [str(installed / "bin" / "dazwischen"), *command],
        cwd=tmp_path,
        env={**variables, **own, "PATH": "/usr/bin:/bin"},
        stderr=subprocess.PIPE,
    )
    try:
        if not answers(f"http://127.0.0.1:{port}/healthz", START):
            process.kill()
            raise AssertionError(process.communicate(timeout=LONG)[1].decode())
        yield port, process
    finally:
        process.kill()
        process.communicate(timeout=LONG)


def test_it_runs_is_well_and_stops_when_it_is_told_to(
    served: tuple[int, subprocess.Popen[bytes]], installed: Path, tmp_path: Path
) -> None:
    port, process = served
    healthy = json.loads(re.findall(r"HEALTHCHECK .*?CMD (\[.*\])", STEPS)[0])
    assert healthy[0] == "/opt/dazwischen/bin/python"

    def is_well() -> bool:
        asked = [part.replace(":8000", f":{port}") for part in healthy[1:]]
        python = str(installed / "bin" / "python")
        done = subprocess.run([python, *asked], check=False, capture_output=True, timeout=LONG)  # noqa: S603
        return done.returncode == 0

    assert is_well()
    assert (tmp_path / "data").is_dir()
    process.send_signal(signal.Signals[step("STOPSIGNAL")])
    _, said = process.communicate(timeout=LONG)
    assert process.returncode == 0
    # Nothing came from the tree beside it.
    assert str(ROOT).encode() not in said
    assert not is_well()


def test_it_is_nobody_in_particular() -> None:
    user, group = step("USER").split(":")
    assert int(user) > 1000
    assert int(group) > 1000
    assert f"--owner={user} --group={group}" in STEPS
    assert STEPS.index("USER") < STEPS.index("ENTRYPOINT")


def test_it_is_installed_as_the_docs_say() -> None:
    """With the versions that were tested, and no others."""
    for page in PAGES.values():
        text = page.read_text()
        # The list is whole. Left to look for what packages need, pip 23.2, which Python 3.11 and
        # 3.12 bring along, wants a pin of its own for `python-socks[asyncio]` and gives up.
        for command in ("--no-deps --require-hashes -r requirements/runtime.lock", "--no-deps ."):
            assert command in STEPS
            assert command in text


def test_both_kinds_of_builders_see_the_same() -> None:
    assert (ROOT / ".containerignore").read_text() == (ROOT / ".dockerignore").read_text()
