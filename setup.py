"""The compiled kernels: optional, so that an install without a C compiler still succeeds."""

import platform
import runpy
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

KERNELS = ("cards.flow", "cards.laying", "cards.playout", "lexicon.anagrams")
"""Each is compiled from its own Python source, with the C types of the .pxd beside it."""
GENERATED = Path("build/kernels")
FLAGS = ["-O3", "-finline-limit=1000"]
if platform.machine() in {"x86_64", "AMD64"}:
    # Every such processor since 2008 counts bits in one instruction, if the compiler may use it.
    FLAGS.append("-mpopcnt")
DIRECTIVES = {
    "annotation_typing": False,
    "boundscheck": False,
    "cdivision": True,
    "initializedcheck": False,
    "language_level": 3,
    "wraparound": False,
}


def write_numbers() -> None:
    """The places of the arrays as C constants, from the one list of them that Python uses."""
    numbers = runpy.run_path("src/dazwischen/cards/layout.py")
    rows = [f"    {name} = {value}\n" for name, value in numbers.items() if name.isupper()]
    GENERATED.mkdir(parents=True, exist_ok=True)
    (GENERATED / "layout_numbers.pxd").write_text("cdef enum:\n" + "".join(rows))


def kernels() -> list[Extension]:
    extensions: list[Extension] = cythonize(
        [
            Extension(
                f"dazwischen.{name}",
                [f"src/dazwischen/{name.replace('.', '/')}.py"],
                extra_compile_args=FLAGS,
            )
            for name in KERNELS
        ],
        build_dir=str(GENERATED),
        include_path=["src", str(GENERATED)],
        compiler_directives=DIRECTIVES,
        force=True,
    )
    for extension in extensions:
        # Set here and not above, because cythonize forgets it.
        extension.optional = True
    return extensions


write_numbers()
setup(ext_modules=kernels())
