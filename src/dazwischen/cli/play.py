"""`dazwischen play`: a game of Jay in the terminal against bots."""

import secrets
import sys
from contextlib import ExitStack, suppress
from io import TextIOWrapper, UnsupportedOperation
from typing import TYPE_CHECKING, Any, Final, cast, get_args

import click
import msgspec

from dazwischen.bots.strength import strength
from dazwischen.cards.decks import Edition
from dazwischen.cli.output import give_up, language_option, texts
from dazwischen.cli.play_clock import Clock, InstantClock, WallClock
from dazwischen.cli.play_input import Keyboard, key_by_key
from dazwischen.cli.play_loop import Loop
from dazwischen.cli.play_people import People
from dazwischen.cli.play_screen import LiveScreen, PlainScreen, Screen
from dazwischen.cli.play_table import SEAT, PlayTable
from dazwischen.core.errors import Unusable
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Faults, Options
from dazwischen.games.jay.ruleset import ruleset

if TYPE_CHECKING:
    from rich.console import Console

PACES: Final = (0.1, 20.0)


@click.command("play")
@click.option("--edition", default="jay", help="jay | zdj-4.6")
@click.option("--level", default=1, help="Stufe / level 1-7")
@click.option("--players", default=4, help="Spieler / players 2-6")
@click.option("--faults", default="guarded", help="guarded | take-back | penalty | tournament")
@click.option("--rounds", default=3, help="Runden, 0: bis zum Aufhören / rounds, 0: until you stop")
@click.option("--seed", type=int, help="Dieselben Karten wieder / the same cards again")
@click.option("--pace", default=1.0, help="Tempo der Gegner / speed of the opponents")
@click.option(
    "--bots", default="leicht", help="Stärke der Gegner / opponents: leicht, mittel, stark, meister"
)
@click.option("--name", default="", help="Dein Name / your name")
@click.option("--instant", is_flag=True, hidden=True)
@language_option
def command(  # noqa: PLR0913 - one argument an option
    lang: str | None,
    name: str,
    pace: float,
    seed: int | None,
    bots: str,
    *,
    instant: bool,
    **chosen: Any,  # noqa: ANN401 - what click was told
) -> None:
    """A game of Jay against bots. / Eine Partie Jay gegen Bots."""
    words = texts(lang)
    try:
        options = read_options(chosen, pace)
        known = secrets.randbelow(2**32) if seed is None else seed
        clock = InstantClock() if instant else WallClock()
        table = seated(options, known, bots, clock, pace)
    except Unusable as error:
        give_up(error, words)
    people = People(words, SEAT, options.players, name)
    play(Loop(table, people, Keyboard()))


def read_options(chosen: dict[str, Any], pace: float) -> Options:
    """Raises `Unusable` for what cannot be chosen or combined."""
    low, high = PACES
    if not low <= pace <= high:
        raise Unusable("option-range", name="pace", value=str(pace), low=str(low), high=str(high))
    for name, allowed in (("edition", get_args(Edition)), ("faults", get_args(Faults))):
        if chosen[name] not in allowed:
            known = ", ".join(allowed)
            raise Unusable("option-choice", name=name, value=chosen[name], allowed=known)
    options = msgspec.convert(chosen, Options)
    ruleset(options)
    return options


def seated(options: Options, seed: int, bots: str, clock: Clock, pace: float = 1.0) -> PlayTable:
    """Opponents of one strength, or each of his own: `leicht,stark,meister`."""
    named = [str(strength(name.strip())) for name in bots.split(",")]
    wanted = options.players - 1
    if len(named) not in (1, wanted):
        raise Unusable("opponent-count", count=len(named), opponents=wanted)
    return PlayTable(options, seed, named * wanted if len(named) == 1 else named, clock, pace)


def play(loop: Loop) -> None:
    """Runs the game on the best screen there is, and takes leave however it ends."""
    from rich.console import Console

    with suppress(AttributeError, UnsupportedOperation):
        # A terminal that lacks a letter shows another one; that is no reason to stop.
        cast("TextIOWrapper", sys.stdout).reconfigure(errors="replace")
    console = Console(highlight=False, soft_wrap=False)
    with suppress(KeyboardInterrupt, EOFError), ExitStack() as stack:
        screen = _screen(console, stack)
        stack.callback(screen.close)
        loop.keyboard.edited = screen.typed
        loop.keyboard.start()
        loop.run(screen)
    _take_leave(loop, console)


def _screen(console: "Console", stack: ExitStack) -> Screen:
    interactive = console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()
    if interactive and stack.enter_context(key_by_key()):
        return LiveScreen(console)
    return PlainScreen(console)


def _take_leave(loop: Loop, console: "Console") -> None:
    state = loop.table.state
    outcome = GAME.outcome(state)
    if outcome:
        console.print(loop.painted(loop.pages.result(outcome), "bold"))
        return
    console.print(loop.painted(loop.pages.standing(GAME.view(state, SEAT))))
    console.print(loop.painted(loop.people.tell("play-goodbye")))
