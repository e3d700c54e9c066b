"""The compiled kernels: optional, so that an install without a C compiler still succeeds."""

from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

PACKAGES = Path("src/dazwischen")


def kernels() -> list[Extension]:
    """Every module with a .pxd beside it is compiled from its own Python source."""
    return [
        Extension(
            ".".join(declared.with_suffix("").relative_to("src").parts),
            [str(declared.with_suffix(".py"))],
            optional=True,
            extra_compile_args=["-O3"],
        )
        for declared in sorted(PACKAGES.rglob("*.pxd"))
    ]


setup(
    ext_modules=cythonize(
        kernels(),
        build_dir="build/kernels",
        compiler_directives={
            "annotation_typing": False,
            "boundscheck": False,
            "cdivision": True,
            "initializedcheck": False,
            "language_level": 3,
            "wraparound": False,
        },
    ),
)
