"""`dazwischen arena jay --seats meister,stark --rounds 1000`: bots against each other."""

import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from dazwischen.cli.choices import choices_option, pairs_of
from dazwischen.cli.output import give_up, json_option, language_option, texts
from dazwischen.cli.worded import argument, arguments, option, worded
from dazwischen.core.checks import between
from dazwischen.core.errors import InvalidInput
from dazwischen.games import registry
from dazwischen.texts import Texts

if TYPE_CHECKING:
    from dazwischen.lab.plan import Arena
    from dazwischen.lab.tally import Tally

MOST_WORKERS: Final = 64
INTERRUPTED: Final = 130
"""The status of a program that was interrupted, as shells count."""


def _games(ctx: click.Context) -> tuple[str, ...]:
    """The one that was named, or all."""
    named = tuple(word for word in arguments(ctx) if word in registry.NAMES)
    return named[:1] or registry.NAMES


@worded("arena")
@argument("game")
@option("--seats", required=True, help="help-arena-seats")
@option("--rounds", default=100, show_default=True, help="help-arena-rounds")
@option("--seed", default=1, show_default=True, help="help-arena-seed")
@option("--workers", default=1, show_default=True, help="help-arena-workers")
@option("--level", help="help-arena-level")
@option("--edition", help="help-arena-edition")
@option("--faults", help="help-arena-faults")
@option("--variant", help="help-arena-variant")
@option(
    "--set", "settings", multiple=True, metavar="help-value-setting",
    help="help-arena-set",
)  # fmt: skip
@option(
    "--log", "logged", type=click.Path(path_type=Path),
    help="help-arena-log",
)  # fmt: skip
@choices_option(_games, "arena jay --seats meister,stark --set level=3")
@json_option
@language_option
def command(  # noqa: PLR0913, PLR0917 - one argument an option
    game: str,
    seats: str,
    rounds: int,
    seed: int,
    workers: int,
    settings: tuple[str, ...],
    logged: Path | None,
    lang: str | None,
    *,
    as_json: bool,
    **chosen: str | None,
) -> None:
    words = texts(lang)
    try:
        between("workers", workers, 1, MOST_WORKERS)
        options = pairs_of(settings) | {name: value for name, value in chosen.items() if value}
        planned = plan(game, options, seats.split(","), rounds, seed)
        if logged is not None:
            make_folder(logged)
    except InvalidInput as error:
        give_up(error, words)
    tally, finished = play(planned, workers, logged, words)
    show(tally, words, as_json=as_json)
    if not finished:
        sys.exit(INTERRUPTED)


def plan(
    game: str, options: Mapping[str, str], seats: list[str], rounds: int, seed: int
) -> "Arena":
    from dazwischen.lab.plan import arena
    from dazwischen.lab.settings import options_for

    return arena(game, options_for(game, options, len(seats)), seats, rounds=rounds, seed=seed)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise InvalidInput("no-folder", path=str(folder), problem=problem) from None


def play(planned: "Arena", workers: int, logged: Path | None, words: Texts) -> "tuple[Tally, bool]":
    """What came of the rounds, and whether all of them were played."""
    from dazwischen.cli.arena_progress import progress
    from dazwischen.lab.runner import results
    from dazwischen.lab.tally import Tally

    tally = Tally(planned)
    try:
        for result in progress(
            results(planned, workers=workers, logged=logged), planned.rounds, words
        ):
            with uninterrupted():
                tally.take(result)
    except KeyboardInterrupt:
        return tally, False
    return tally, True


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits for the end of this: what is half counted would be counted wrongly."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def show(tally: "Tally", words: Texts, *, as_json: bool) -> None:
    report = tally.report()
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(report).decode())
    else:
        from dazwischen.cli.arena_report import print_report

        print_report(report, words)
