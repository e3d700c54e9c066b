"""What is compiled: optional, so that an install without a C compiler still succeeds.

A source tree is not compiled in place: `scripts/compile.py` calls this for one part at a time.
"""

import os
import platform
import runpy
from pathlib import Path

from setuptools import Extension, setup

KERNELS = (
    "bots.jarnac.growth",
    "bots.jarnac.judgement",
    "bots.jarnac.knowledge",
    "bots.jarnac.playouts",
    "bots.jarnac.position",
    "bots.jay.rollout",
    "bots.jay.runs",
    "bots.jsolitaer.weigh",
    "cards.flow",
    "cards.laying",
    "cards.playout",
    "games.jsolitaer.search",
    "lexicon.anagrams",
)
"""Each is compiled from its own Python source, with the C types of the .pxd beside it."""
MYPYC_MODULES = (
    "cards.hands",
    "core.replayer",
    "games.jay.auto_actions",
    "games.jay.decide",
    "games.jay.evolve",
    "games.jay.evolve_interruption",
    "games.jay.game",
    "games.jay.may",
    "games.jay.priority",
    "games.jay.redact",
    "games.jay.rules_count",
    "games.jay.rules_deal",
    "games.jay.rules_draw",
    "games.jay.rules_duty",
    "games.jay.rules_end",
    "games.jay.rules_judge",
    "games.jay.rules_lay",
    "games.jay.rules_pause",
    "games.jay.rules_ready",
    "games.jay.rules_turn",
    "games.jay.showing",
    "games.jay.view",
    "server.base.allowance",
    "server.base.clock",
    "server.streams.inbox",
    "server.streams.journal",
    "server.streams.outbox",
    "server.streams.pinging",
    "server.streams.requests",
    "server.streams.session",
    "server.tables.active_game",
    "server.tables.answers",
    "server.tables.broadcaster",
    "server.tables.changing",
    "server.tables.host",
    "server.tables.keep_and_tell",
    "server.tables.lag",
    "server.tables.overtaking",
    "server.tables.play",
    "server.tables.presence",
    "server.tables.room",
    "server.tables.showing",
    "server.tables.talk",
    "server.wire.delta",
    "server.wire.perspective",
    "server.wire.update_encoder",
    "table.replayer",
    "table.steps",
    "table.table",
    "table.timers",
)
"""The way from what a client says to what all are told: compiled as it stands, by its types."""
NUMBERS = {
    "layout_numbers": "src/dazwischen/cards/layout.py",
    "playout_numbers": "src/dazwischen/bots/jarnac/playout_layout.py",
    "rollout_numbers": "src/dazwischen/bots/jay/rollout_layout.py",
    "runs_numbers": "src/dazwischen/bots/jay/runs_layout.py",
    "search_numbers": "src/dazwischen/games/jsolitaer/search_layout.py",
    "trie_numbers": "src/dazwischen/lexicon/trie_layout.py",
    "weigh_numbers": "src/dazwischen/bots/jsolitaer/weigh_layout.py",
}
"""The places of the arrays: the C constants made from the one list of them that Python uses."""
GENERATED = Path("build/kernels")
GENERATED_WAY = Path("build/way")
PARTS = os.environ.get("DAZWISCHEN_COMPILE", "kernels way").split()
FLAGS = ["-O3", "-finline-limit=1000", "-g0"]
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
    GENERATED.mkdir(parents=True, exist_ok=True)
    for name, source in NUMBERS.items():
        numbers = runpy.run_path(source)
        rows = [f"    {key} = {value}\n" for key, value in numbers.items() if key.isupper()]
        (GENERATED / f"{name}.pxd").write_text("cdef enum:\n" + "".join(rows))


def kernels() -> list[Extension]:
    from Cython.Build import cythonize

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


def way() -> list[Extension]:
    """Nothing where its types cannot be read: mypy and what the server imports must be there."""
    sources = [f"src/dazwischen/{name.replace('.', '/')}.py" for name in MYPYC_MODULES]
    try:
        from mypyc.build import mypycify

        extensions: list[Extension] = mypycify(
            ["--config-file=pyproject.toml", *sources],
            target_dir=str(GENERATED_WAY),
            multi_file=True,
            group_name="dazwischen",
        )
    except (ImportError, SystemExit):
        return []
    for extension in extensions:
        extension.optional = True
    return extensions


def extensions() -> list[Extension]:
    chosen: list[Extension] = []
    if "kernels" in PARTS:
        write_numbers()
        chosen += kernels()
    if "way" in PARTS:
        chosen += way()
    return chosen


if __name__ == "__main__":
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
