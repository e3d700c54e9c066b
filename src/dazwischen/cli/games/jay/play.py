"""`dazwischen play`: a game of Jay in the terminal against bots."""

import secrets
import sys
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from io import TextIOWrapper, UnsupportedOperation
from typing import TYPE_CHECKING, Final, cast

from dazwischen.bots.strength import strength
from dazwischen.cli.choices import choices_option, pairs_of
from dazwischen.cli.games.jay.clock import Clock, InstantClock, WallClock
from dazwischen.cli.games.jay.input import Keyboard, key_by_key
from dazwischen.cli.games.jay.loop import Loop
from dazwischen.cli.games.jay.people import People
from dazwischen.cli.games.jay.screen import LiveScreen, PlainScreen, Screen
from dazwischen.cli.games.jay.table import SEAT, PlayTable
from dazwischen.cli.output import give_up, language_option, texts
from dazwischen.cli.worded import option, worded
from dazwischen.core.errors import InvalidInput
from dazwischen.games import chosen
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.ruleset import ruleset
from dazwischen.lab.settings import read
from dazwischen.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console

PACES: Final = (0.1, 20.0)
USUAL: Final = {"level": 1, "rounds": 3}
"""What a newcomer plays."""
NOT_HERE: Final = frozenset({"captains"})
"""Nobody watches a game in the terminal."""


@worded("play")
@option("--edition", default="jay", help="help-play-edition")
@option("--level", default="1", metavar="help-value-number", help="help-play-level")
@option("--players", default="4", metavar="help-value-number", help="help-play-players")
@option("--faults", default="guarded", help="help-play-faults")
@option("--rounds", default="3", metavar="help-value-number", help="help-play-rounds")
@option("--seed", type=int, help="help-play-seed")
@option("--pace", default=1.0, help="help-play-pace")
@option("--bots", default="leicht", help="help-play-bots")
@option(
    "--option",
    "further",
    multiple=True,
    metavar="help-value-setting",
    help="help-play-option",
)
@choices_option(
    lambda _ctx: ("jay",),
    "play --level 3 --option hand=8 --option shuffle=cut",
    USUAL,
    NOT_HERE,
)
@option("--name", default="", help="help-play-name")
@option("--instant", is_flag=True, hidden=True)
@language_option
def command(  # noqa: PLR0913, PLR0917 - one argument an option
    lang: str | None,
    name: str,
    pace: float,
    seed: int | None,
    bots: str,
    further: tuple[str, ...],
    *,
    instant: bool,
    **named: str,
) -> None:
    words = texts(lang)
    try:
        _check_pace(pace)
        options = read_options({**named, **pairs_of(further)}, words, name)
        known = secrets.randbelow(2**32) if seed is None else seed
        clock = InstantClock() if instant else WallClock()
        table = seated(options, known, bots, clock, pace)
    except InvalidInput as error:
        give_up(error, words)
    people = People(words, SEAT, options.players, name)
    play(Loop(table, people, Keyboard()))


def _check_pace(pace: float) -> None:
    low, high = PACES
    if not low <= pace <= high:
        raise InvalidInput(
            "option-range", name="pace", value=str(pace), low=str(low), high=str(high)
        )


def read_options(written: Mapping[str, str], words: Texts, name: str = "") -> Options:
    """Raises `InvalidInput` for what cannot be combined. Who opens can be said by name."""
    values = {key: read(text) for key, text in written.items()}
    players = values.get("players")
    if isinstance(values.get("opener"), str) and isinstance(players, int):
        values["opener"] = _seat(values["opener"], People(words, SEAT, min(players, 6), name))
    options: Options = chosen.options_of("jay", values)
    ruleset(options)
    return options


def _seat(named: str, people: People) -> int | str:
    """Where somebody of that name sits, if anybody does."""
    found = [seat for seat in people.seats if people.name(seat).casefold() == named.casefold()]
    return found[0] if found else named


def seated(options: Options, seed: int, bots: str, clock: Clock, pace: float = 1.0) -> PlayTable:
    """Opponents of one strength, or each of his own: `leicht,stark,meister`."""
    named = [str(strength(name.strip())) for name in bots.split(",")]
    wanted = options.players - 1
    if len(named) not in (1, wanted):
        raise InvalidInput("opponent-count", count=len(named), opponents=wanted)
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
