"""What others wrote is installed as far as it is needed, whatever broke off before."""

import os
import shutil
import signal
import subprocess
import sys
import venv
from pathlib import Path

import pytest
from scripts.sentences import GaveUp

from tests.limits import LONG, limited
from tests.setup.wheels import Tree

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it: making one takes long, copying it does not."""
    made = tmp_path_factory.mktemp("bare") / ".venv"
    venv.create(made, symlinks=True, with_pip=True)
    return made


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bare: Path) -> Tree:
    made = Tree(tmp_path / "a tree", monkeypatch)
    shutil.copytree(bare, made.root / ".venv", symlinks=True)
    return made


@pytest.fixture
def set_up(tree: Tree) -> Tree:
    """With what it takes to play."""
    tree.environment.need("runtime", None)
    return tree


def test_it_says_what_it_does_and_how_far_it_is(
    tree: Tree, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.environment.need("runtime", ("[1/3] ", "[2/3] "))
    assert capsys.readouterr().out.splitlines() == [
        "[1/3] The Python environment .venv …",
        "[2/3] Installing packages (requirements/runtime.lock) …",
        "      fetched 1 of 2: one",
        "      fetched 2 of 2: two",
        "      all 2 fetched, now unpacking …",
    ]
    assert tree.module("two").exists()
    assert not tree.module("three").exists()
    tree.environment.need("runtime")
    assert capsys.readouterr().out == ""


def test_from_playing_to_testing_and_back(set_up: Tree) -> None:
    environment = set_up.environment
    assert not environment.has("dev")
    environment.need("dev", None)
    assert set_up.module("four").exists()
    assert environment.has("runtime")
    assert environment.has("build")
    # A new list of what is tested with is a new list of what is played with.
    set_up.put("four", "HERE = 'newer'\n")
    set_up.lock()
    assert not environment.has("runtime")
    environment.need("runtime", None)
    assert environment.has("runtime")
    assert not environment.has("dev")


def test_what_was_broken_off_is_finished(tree: Tree) -> None:
    """Killed as soon as it has begun to fetch, with all that it started."""
    code = "import sys; from pathlib import Path; from scripts.environment import Environment;"
    code += "Environment(Path(sys.argv[1])).need('dev')"
    command = [sys.executable, "-c", code, str(tree.root)]
    started = subprocess.Popen(  # noqa: S603 - our own program
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    with limited(started) as child:
        assert child.stdout is not None
        assert any("fetched" in line for line in child.stdout)
        os.killpg(child.pid, signal.SIGKILL)
        child.wait(LONG)
    assert not tree.environment.has("runtime")
    tree.environment.need("runtime", None)
    tree.environment.need("dev", None)
    assert tree.environment.has("dev")
    for name in ("one", "two", "three", "four"):
        assert tree.module(name).exists()


def test_half_of_a_package_is_made_whole(set_up: Tree) -> None:
    """Also one that only the fuller list names, and pip believes to be there."""
    set_up.environment.need("dev", None)
    for name in ("one", "four"):
        set_up.module(name).unlink()
    (set_up.root / ".venv" / ".unfinished").write_text("packages")
    assert not set_up.environment.has("runtime")
    set_up.environment.need("runtime", None)
    assert set_up.module("one").exists()
    assert not set_up.module("four").exists()
    set_up.environment.need("dev", None)
    assert set_up.module("four").exists()


def test_what_is_broken_off_behind_a_server_leaves_what_it_runs_with(set_up: Tree) -> None:
    """So the next start is at once all the same, and the rest is made whole behind it."""
    (set_up.root / ".venv" / ".unfinished").write_text("more")
    assert set_up.environment.has("runtime")
    assert not set_up.environment.has("build")
    before = set_up.module("one").stat().st_ino
    set_up.environment.need("dev", None)
    assert set_up.module("one").stat().st_ino == before
    assert set_up.module("four").exists()
    assert not (set_up.root / ".venv" / ".unfinished").exists()


def test_half_of_an_environment_is_made_anew(set_up: Tree) -> None:
    venv = set_up.root / ".venv"
    (venv / ".unfinished").write_text("venv")
    (venv / "left").touch()
    set_up.environment.need("runtime", None)
    assert set_up.environment.has("runtime")
    assert not (venv / "left").exists()


def test_another_python_than_was_there_is_noticed(set_up: Tree) -> None:
    set_up.environment.python.unlink()
    assert not set_up.environment.has("runtime")


def test_the_command_is_there(set_up: Tree) -> None:
    package = set_up.root / "src" / "dazwischen" / "cli"
    package.mkdir(parents=True)
    (package / "main.py").write_text("import sys\ndef main():\n    print(sys.argv[1:])\n")
    launcher = set_up.root / ".venv" / "bin" / "dazwischen"
    ran = subprocess.run(  # noqa: S603 - our own program
        [str(launcher), "a b", "c"], capture_output=True, text=True, check=True, timeout=LONG
    )
    assert ran.stdout == "['a b', 'c']\n"


def test_what_is_not_what_the_list_names_is_not_installed(set_up: Tree) -> None:
    set_up.put("four", "HERE = 'something else'\n")
    with pytest.raises(GaveUp) as gave_up:
        set_up.environment.need("dev", None)
    assert gave_up.value.code == 2
    assert gave_up.value.sentence.startswith("The package four")
    assert not set_up.module("four").exists()


def test_without_a_network_it_says_so(set_up: Tree) -> None:
    for wheel in set_up.wheels.glob("four*"):
        wheel.unlink()
    with pytest.raises(GaveUp) as gave_up:
        set_up.environment.need("dev", None)
    assert gave_up.value.code == 2
    assert "needs the internet" in gave_up.value.sentence


def test_a_tree_that_cannot_be_written_to_is_named(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    monkeypatch.setattr(tree.environment, "has", lambda _wanted: False)
    with pytest.raises(GaveUp) as gave_up:
        tree.environment.need("runtime", None)
    assert str(tree.root) in gave_up.value.sentence


def test_python_without_its_venv_module_is_named(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.rmtree(tree.root / ".venv")
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(GaveUp) as gave_up:
        tree.environment.need("runtime", None)
    assert "python3-venv" in gave_up.value.sentence
