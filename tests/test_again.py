"""Which failures get a second look, and that nobody overlooks what came of it."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest

from tests.again import MOST, OUTSIDE, may_try_again
from tests.limits import LONG

ROOT = Path(__file__).parents[1]
ONCE = """
from pathlib import Path
import pytest

def falters(name):
    tried = Path(__file__).with_name(name)
    if not tried.exists():
        tried.touch()
        raise AssertionError("the machine was busy")
"""
PAGE = f"{ONCE}\ndef test_page():\n    falters('page')\n\ndef test_other():\n    pass\n"
SERVER = "@pytest.fixture\ndef server():\n    falters('socket')\n"
SOCKET = f"{ONCE}\n{SERVER}\ndef test_socket(server):\n    pass\n"
RULE = f"{ONCE}\ndef test_rule():\n    falters('rule')\n"
BROKEN = "def test_broken():\n    assert 1 == 2\n"


def failure(test: str, *keywords: str) -> pytest.TestReport:
    file = test.split("::", maxsplit=1)[0]
    known: dict[str, Literal[1]] = dict.fromkeys(keywords, 1)
    return pytest.TestReport(test, (file, 1, test), known, "failed", "it failed", "call")


PAGES = [failure(f"tests/browser/test_round.py::test_{n}[a::b]") for n in range(MOST + 1)]


@pytest.mark.parametrize("folder", OUTSIDE)
def test_where_all_is_real_everything_is_tried_again(folder: str) -> None:
    assert (ROOT / folder).is_dir()
    assert may_try_again([failure(f"{folder}test_some.py::test_thing")])


@pytest.mark.parametrize("folder", ["tests/server/", "tests/cli/"])
def test_elsewhere_what_is_live(folder: str) -> None:
    assert (ROOT / folder).is_dir()
    assert may_try_again([failure(f"{folder}test_some.py::test_thing", "live")])
    assert not may_try_again([failure(f"{folder}test_some.py::test_thing", "long")])


@pytest.mark.parametrize(
    "folder", ["bots", "cards", "core", "doors", "games/jay", "lab", "lexicon", "store", "table"]
)
def test_rules_engines_and_the_store_get_no_second_look(folder: str) -> None:
    rule = failure(f"tests/{folder}/test_some.py::test_thing", "live")
    assert not may_try_again([rule])
    assert not may_try_again([PAGES[0], rule])


def test_many_are_no_accident() -> None:
    assert may_try_again(PAGES[:MOST])
    # Failed, and once more in tearing down.
    assert may_try_again([*PAGES[:MOST], PAGES[0]])
    assert not may_try_again(PAGES)


def ran(tmp_path: Path, *options: str, **files: str) -> tuple[int, str]:
    """Exit status and output of a run over such tests, by their folders."""
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = live\n")
    for folder, text in files.items():
        place = tmp_path / "tests" / folder
        place.mkdir(parents=True)
        (place / f"test_{folder}.py").write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "tests.again", "--rootdir", str(tmp_path)]
    done = subprocess.run(  # noqa: S603 - our own tests
        [*command, *options], cwd=tmp_path, env={"PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False, timeout=LONG,
    )  # fmt: skip
    return done.returncode, done.stdout


@pytest.mark.parametrize("options", [(), ("-n", "2", "--dist", "worksteal")], ids=["one", "two"])
def test_what_passes_alone_is_named_and_the_run_is_green(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    status, said = ran(tmp_path, *options, browser=PAGE, server=SOCKET)
    assert status == 0, said
    assert "the machine was busy" in said
    _, listed = said.split(" unsteady: passed only when tried again ")
    assert re.findall(r"^UNSTEADY (.*)$", listed, re.MULTILINE) == [
        "tests/browser/test_browser.py::test_page",
        "tests/server/test_server.py::test_socket",
    ]
    assert re.fullmatch(r"=+ 1 passed, 2 unsteady in \S+s =+", said.splitlines()[-1])


def test_what_fails_twice_has_failed(tmp_path: Path) -> None:
    status, said = ran(tmp_path, browser=PAGE, engines=BROKEN)
    assert status == 1
    assert "fails again: tests/engines/test_engines.py::test_broken" in said
    assert re.fullmatch(r"=+ 2 failed, 1 passed in \S+s =+", said.splitlines()[-1])


def test_beside_a_rule_nothing_is_tried_again(tmp_path: Path) -> None:
    status, said = ran(tmp_path, browser=PAGE, games=RULE)
    assert status == 1
    assert "a second look" not in said
    assert re.fullmatch(r"=+ 2 failed, 1 passed in \S+s =+", said.splitlines()[-1])


def test_make_takes_it() -> None:
    assert "pytest -p tests.again " in (ROOT / "Makefile").read_text()
