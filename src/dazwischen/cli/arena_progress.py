"""A bar with the time left while an arena plays, for somebody who watches."""

from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dazwischen.lab.match import Result
from dazwischen.texts import Texts


def progress(results: Iterator[Result], rounds: int, words: Texts) -> Iterator[Result]:
    """Passes the results on; the bar is on standard error, and only if that is a terminal."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(words("arena-rounds")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        yield from bar.track(results, total=rounds)
