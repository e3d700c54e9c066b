"""What counts how the house is kept, on small houses of its own."""

import subprocess
import sys
from pathlib import Path

import pytest
from scripts import house
from scripts.counting import circles, classes, elsewhere, lay, repeats, sizes
from scripts.counting.lay import Call, Way
from scripts.counting.sources import Source, sources

from tests.limits import LONG


def _house(folder: Path, **files: str) -> list[Source]:
    for name, text in files.items():
        path = folder / f"{name.replace('__in__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return sources(folder)


def test_a_circle_is_found_however_it_is_hidden(tmp_path: Path) -> None:
    found = _house(
        tmp_path,
        a="from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p.q.b import B",
        b="def f():\n    from .inner import c",
        inner__in__c="from ..a import A",
        d="from p.q import a\nimport os",
        inner__in__e="from p.q.inner import f",
        inner__in__f="import p.q.inner.e",
    )
    assert circles.circles(found, "p.q") == [["a", "b", "inner.c"], ["inner.e", "inner.f"]]


def test_a_way_without_return_is_no_circle(tmp_path: Path) -> None:
    found = _house(tmp_path, a="from p import b, c", b="from p.c import x", c="from q import a")
    assert circles.circles(found, "p") == []


def test_a_class_is_too_large_by_methods_or_by_fields(tmp_path: Path) -> None:
    methods = "\n".join(f"    def m{number}(self): ..." for number in range(15))
    own = "\n".join(f"        self.f{number} = self.g = 0" for number in range(9))
    found = _house(
        tmp_path,
        fits=f"class Fits:\n    f0: int\n{methods}\n    def __init__(self):\n{own}",
        many=f"class Many:\n{methods}\n    @property\n    def more(self): ...",
        much=f"class Much:\n    x: int\n    def set(self):\n{own}",
    )
    large = classes.too_large(found)
    assert large == ["many.py: Many, 16 methods, 0 fields", "much.py: Much, 1 methods, 11 fields"]


SEVEN = "\n".join(f"a = {number}" for number in range(7))


@pytest.mark.parametrize(
    ("one", "other", "pairs"),
    [
        (SEVEN, SEVEN, ["a.py:1 and b.py:1, 7 lines"]),
        (f"first\n{SEVEN}", f"second\n{SEVEN}\nlast", ["a.py:2 and b.py:2, 7 lines"]),
        (SEVEN, SEVEN.replace("\n", "\n\nimport os\n"), ["a.py:1 and b.py:1, 7 lines"]),
        (f"if x:\n    {SEVEN.replace(chr(10), chr(10) + '    ')}", SEVEN, 1),
        (f"{SEVEN}\nb\n{SEVEN}", "", ["a.py:1 and a.py:9, 7 lines"]),
        (f"{SEVEN}\nb\n{SEVEN}", SEVEN, 3),
        (SEVEN, SEVEN.replace("3", "4"), []),
        (SEVEN.replace("a = 6", ""), SEVEN, []),
        ("a\n" * 9, "", []),
    ],
)
def test_runs_that_are_alike(tmp_path: Path, one: str, other: str, pairs: list[str] | int) -> None:
    found = repeats.repeats(_house(tmp_path, a=one, b=other))
    assert found == pairs or len(found) == pairs


def test_sizes(tmp_path: Path) -> None:
    function = "def f():\n    return 1\n"
    found = _house(tmp_path, a=function * 2, b="async def g(): ...", c="x\n" * 401)
    assert sizes.file_median(found) == 4
    assert sizes.function_median(found) == 2
    assert sizes.too_long(found) == ["c.py, 401 lines"]


@pytest.mark.parametrize("said", ['FILES = ("a", "b")', 'FILES: Final = {"a": "x", "b": 1 + 1}'])
def test_what_a_test_says_of_its_files(tmp_path: Path, said: str) -> None:
    assert elsewhere.files_of_an_action(tmp_path) is None
    test = tmp_path / elsewhere.ACTION
    test.parent.mkdir(parents=True)
    test.write_text(f"OTHERS = ()\n{said}\n")
    assert elsewhere.files_of_an_action(tmp_path) == ("a", "b")


def test_a_way_is_told_by_file_and_by_stretch() -> None:
    way = Way()
    way.calls = [Call("a.py", "f"), Call("a.py", "g"), Call("b.py", "h"), Call("a.py", "f")]
    assert way.files == ["a.py", "b.py", "a.py"]
    assert lay.changes(way.files) == 2
    assert [line.split() for line in lay.by_file(way.files)] == [["2", "a.py"], ["1", "b.py"]]
    assert [line.split(maxsplit=1)[1] for line in lay.by_stretch(way.calls)] == ["f, g", "h", "f"]


@pytest.mark.parametrize(("value", "status"), [(3, 0), (4, 1), (None, 1)])
def test_strict_says_whether_every_bar_holds(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    value: float | None,
    status: int,
) -> None:
    monkeypatch.setattr(house, "figures", lambda: [house.Figure("things", value, 3, ("this",))])
    assert house.main(["--strict"]) == status
    assert house.main([]) == 0
    assert "this" in capsys.readouterr().out


@pytest.mark.long
def test_one_lay_is_followed_from_frame_to_frame() -> None:
    """In a process of its own: nothing compiled may be there."""
    ran = subprocess.run(
        [sys.executable, "-m", "scripts.house", "--calls"],
        cwd=house.ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=LONG,
    )
    first, *between, in_all = ran.stdout.splitlines()
    assert "on_ws_frame" in first
    assert any(line.startswith("table/") for line in between)
    assert in_all.endswith("4 frames out")
