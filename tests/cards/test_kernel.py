"""The kernels: compiled and uncompiled are the same program."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from dazwischen.cards import flow, laying, playout
from dazwischen.cards import layout as at
from dazwischen.cards.decks import Edition
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.ruleset import Ruleset, ruleset
from tests.limits import LONG
from tests.uncompiled import uncompiled

ROOT = Path(__file__).parents[2]
compiled = not str(flow.__file__).endswith(".py")


def needs_compiler() -> None:
    if not compiled:
        assert "CI" not in os.environ, "the kernels must be compiled where everything is tested"
        pytest.skip("no C compiler was there at install")


def tally(module: ModuleType, rules: Ruleset, rounds: int, seed: int) -> tuple[int, ...]:
    result: tuple[int, ...] = module.random_rounds(
        rules.tables, bytes(rules.deck), rules.traitor, rules.players, rules.hand, rounds, seed
    )
    return result


@pytest.mark.parametrize("edition", ["jay", "zdj-4.6"])
@pytest.mark.parametrize("level", range(1, 8))
def test_random_rounds_are_the_same_uncompiled(edition: Edition, level: int) -> None:
    """Thousands of rounds over all parameters; the checksum covers every situation reached."""
    needs_compiler()
    with uncompiled() as pure:
        for players in range(2, 7):
            rules = ruleset(Options(edition=edition, level=level, players=players))
            expected = tally(playout, rules, 30, seed=level * 10 + players)
            assert tally(pure["playout"], rules, 30, seed=level * 10 + players) == expected
            assert expected[at.BROKEN_OFF - at.DECISIONS] == 0


def test_every_answer_of_the_kernel_is_the_same_uncompiled() -> None:
    needs_compiler()
    rules, dice = ruleset(Options(players=6)), Random(3)
    figures = [figure.number for figure in rules.catalogue.figures]
    with uncompiled() as pure:
        situation = laying.fresh(6, 1)
        for _ in range(4000):
            seat, figure = dice.randint(1, 6), dice.choice(figures)
            kind = laying.judge(rules.tables, situation, seat, figure)
            assert kind == pure["laying"].judge(rules.tables, situation, seat, figure)
            assert laying.layable(rules.tables, situation, seat) == pure["laying"].layable(
                rules.tables, situation, seat
            )
            if kind != at.FAULT:
                after = laying.after_lay(rules.tables, situation, seat, figure, kind)
                assert after == pure["laying"].after_lay(
                    rules.tables, situation, seat, figure, kind
                )
                situation = after
            if dice.random() < 0.01:
                situation = laying.fresh(6, seat)


def test_lays_in_turns_are_judged_the_same_uncompiled() -> None:
    needs_compiler()
    rules, dice = ruleset(Options(players=6)), Random(4)
    figures = [figure.number for figure in rules.catalogue.figures]
    with uncompiled() as pure:
        situation = laying.box(6, rules.traitor)
        for _ in range(4000):
            seat, figure, may_serve = dice.randint(1, 6), dice.choice(figures), dice.random() < 0.3
            lay = (rules.tables, situation, seat, figure)
            kind = laying.judge_in_turn(*lay, may_serve=may_serve)
            assert kind == pure["laying"].judge_in_turn(*lay, may_serve=may_serve)
            assert kind != at.OPEN
            if kind != at.FAULT:
                situation = laying.after_lay(*lay, kind)
                assert situation == pure["laying"].after_lay(*lay, kind)
                assert situation[at.OBLIGATION] == 0


@pytest.mark.long
def test_an_install_without_a_compiler_succeeds(tmp_path: Path) -> None:
    build = [
        sys.executable,
        "setup.py",
        "--quiet",
        "build_ext",
        "--build-lib",
        str(tmp_path / "lib"),
    ]
    build += ["--build-temp", str(tmp_path / "temp")]
    environment = {**os.environ, "CC": "false", "CXX": "false"}
    subprocess.run(  # noqa: S603
        build, cwd=ROOT, env=environment, check=True, capture_output=True, timeout=2 * LONG
    )
    assert not list((tmp_path / "lib").rglob("*.so"))
