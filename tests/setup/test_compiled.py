"""What was compiled is taken whole, by a process that begins after it, or not at all."""

import ast
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import compile as compiling

from dazwischen import compiled
from tests.limits import LONG


class Place:
    """A tree with one source a set, and sets that nobody had to compile."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        monkeypatch.setattr(compiled, "ROOT", root)
        monkeypatch.setattr(compiled, "PLACE", root / "build" / "compiled")
        monkeypatch.setattr(compiling, "ROOT", root)
        for name in compiled.SETS:
            (root / f"{name}.py").write_text(f"NAME = {name!r}\n")

    def make(self, name: str) -> Path:
        folder = compiled.PLACE / name / f"set{len(list((compiled.PLACE / name).glob('*')))}"
        (folder / "package").mkdir(parents=True)
        (folder / "package" / f"{name}{compiled.SUFFIX}").touch()
        source = self.root / f"{name}.py"
        (folder / compiled.SOURCES).write_text(f"{compiled.digest(source)}  {source.name}\n")
        compiling._turn(compiled.link(name), folder)
        return folder


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    return Place(tmp_path, monkeypatch)


def sets(place: Place) -> list[str | None]:
    folders = [compiled.current(name, place.root) for name in compiled.SETS]
    return [folder.name if folder else None for folder in folders]


def test_a_set_is_current_as_long_as_its_sources_are(place: Place) -> None:
    assert sets(place) == [None, None]
    place.make("kernels")
    assert sets(place) == ["set0", None]
    (place.root / "kernels.py").write_text("NAME = 'another'\n")
    assert sets(place) == [None, None]
    place.make("kernels")
    assert sets(place) == ["set1", None]
    (place.root / "kernels.py").unlink()
    assert sets(place) == [None, None]


def test_the_set_before_stays_for_those_that_run_with_it(place: Place) -> None:
    first, second = place.make("kernels"), place.make("kernels")
    assert (first.exists(), second.exists()) == (True, True)
    (compiled.PLACE / "kernels" / "broken off").mkdir()
    third = place.make("kernels")
    assert (first.exists(), second.exists(), third.exists()) == (False, True, True)
    assert not (compiled.PLACE / "kernels" / "broken off").exists()


def test_modules_are_found_by_their_names_before_their_sources(place: Place) -> None:
    folder = place.make("kernels")
    found = compiled.Found(folder)
    spec = found.find_spec("package.kernels")
    assert spec is not None
    assert spec.origin == str(folder / "package" / f"kernels{compiled.SUFFIX}")
    assert found.find_spec("package.other") is None


LOOK = """
import sys
from pathlib import Path
from dazwischen import compiled
sys.meta_path[:] = [way for way in sys.meta_path if not isinstance(way, compiled.Found)]
root = Path(sys.argv[1])
compiled.PLACE = root / "build" / "compiled"
compiled.current.__defaults__ = (root,)
compiled.take()
print([sorted(way.modules) for way in sys.meta_path if isinstance(way, compiled.Found)])
"""


@pytest.mark.parametrize(
    ("made", "found"),
    [
        ((), []),
        (("kernels",), [["package.kernels"]]),
        (("way",), []),
        (("kernels", "way"), [["package.kernels"], ["package.way"]]),
    ],
)
def test_a_process_takes_what_there_is(
    place: Place, made: tuple[str, ...], found: list[list[str]]
) -> None:
    """The way calls the kernels: it is not taken without."""
    for name in made:
        place.make(name)
    ran = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", LOOK, str(place.root)],
        capture_output=True, text=True, check=True, timeout=LONG,
    )  # fmt: skip
    assert ran.stdout.splitlines()[-1] == repr(found)


def test_without_a_compiler_it_says_so_and_everything_stays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], place: Place
) -> None:
    (place.root / "src").mkdir()
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert not compiling.main(["kernels"])
    assert capsys.readouterr().out.startswith("There is no C compiler")
    assert sets(place) == [None, None]


def test_the_compiled_way_defines_no_structs() -> None:
    """mypyc does not keep their annotations: data stands beside what works on it."""
    way = [path for path in compiling.sources("way") if path.suffix == ".py"]
    assert len(way) > 10
    for path in way:
        classes = [
            one for one in ast.walk(ast.parse(path.read_text())) if isinstance(one, ast.ClassDef)
        ]
        bases = {ast.unparse(base) for one in classes for base in one.bases}
        assert "Struct" not in bases, path


def test_no_module_is_listed_twice() -> None:
    """The compiler gives up on one that is, and then nothing of its set is compiled."""
    plan = runpy.run_path(str(compiling.ROOT / "setup.py"))
    for modules in (plan["KERNELS"], plan["MYPYC_MODULES"]):
        assert list(modules) == sorted(set(modules))
