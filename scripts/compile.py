"""Compiles what `setup.py` lists, into folders that the package takes whole (`compiled.py`).

python -m scripts.compile [kernels] [way]

Runs in .venv. Without a compiler it says so and leaves everything as it is: the sources run too.
"""

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from dazwischen import compiled
from scripts.environment import alone, clear_tree
from scripts.sentences import say

ROOT: Final = compiled.ROOT
LOG: Final = Path("build/compile.log")
MODULES: Final = {"kernels": "KERNELS", "way": "MYPYC_MODULES"}
"""What `setup.py` calls the modules of each set."""


def sources(name: str) -> list[Path]:
    """What a set is made from."""
    plan: dict[str, Any] = runpy.run_path(str(ROOT / "setup.py"))
    modules = [f"src/dazwischen/{module.replace('.', '/')}.py" for module in plan[MODULES[name]]]
    if name == "kernels":
        modules += plan["NUMBERS"].values()
        modules += [str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*.pxd")]
    else:
        modules.append("pyproject.toml")
    return [ROOT / path for path in sorted({*modules, "setup.py"})]


def compiler() -> str | None:
    """The program that compiles C, as this Python would call it."""
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(wanted.split()[0])


def made(name: str) -> bool:
    """Makes a set, unless there is one that fits; false if that did not succeed."""
    if compiled.current(name):
        return True
    ours = compiled.PLACE / name
    ours.mkdir(parents=True, exist_ok=True)
    with alone(ours) as held:
        return compiled.current(name) is not None or _made(name, ours, held)


def _made(name: str, ours: Path, held: int) -> bool:
    # Taken before: whatever is changed meanwhile makes the set outdated.
    listed = [f"{compiled.digest(path)}  {path.relative_to(ROOT)}\n" for path in sources(name)]
    folder, temporary = Path(mkdtemp(dir=ours)), ROOT / "build" / "temporary" / name
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--force"]
    command += ["--build-lib", str(folder), "--build-temp", str(temporary)]
    with (ROOT / LOG.with_suffix(f".{name}.log")).open("w") as log:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "DAZWISCHEN_COMPILE": name},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            pass_fds=(held,),
            check=False,
        )
    modules = runpy.run_path(str(ROOT / "setup.py"))[MODULES[name]]
    names = [f"dazwischen.{module}" for module in modules]
    if done.returncode or not _loads(names, folder):
        shutil.rmtree(folder)
        return False
    (folder / compiled.SOURCES).write_text("".join(listed))
    _turn(compiled.link(name), folder)
    return True


def _loads(names: list[str], folder: Path) -> bool:
    """Whether a process can really have it."""
    if not compiled.Found(folder).modules.keys() >= set(names):
        return False
    trial = [sys.executable, "-m", "scripts.trial", str(folder), *names]
    return subprocess.run(trial, cwd=ROOT, check=False).returncode == 0


def _turn(link: Path, folder: Path) -> None:
    """From one moment to the next. The set before stays for those that run with it."""
    before = link.resolve()
    new = link.with_name(f"{link.name}.new")
    new.unlink(missing_ok=True)
    new.symlink_to(folder.relative_to(link.parent))
    new.replace(link)
    for other in folder.parent.iterdir():
        if other not in {folder, before}:
            shutil.rmtree(other)


def main(names: list[str]) -> bool:
    names = names or list(compiled.SETS)
    if all(compiled.current(name) for name in names):
        return True
    clear_tree(ROOT)
    if compiler() is None:
        say("no-compiler")
        return False
    with ThreadPoolExecutor() as beside:
        done = list(beside.map(made, names))
    if not all(done):
        say("not-compiled", log=LOG.with_suffix(".*.log"))
    return all(done)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
