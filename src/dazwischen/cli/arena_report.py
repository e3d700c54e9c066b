"""What came of an arena, as a table."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from dazwischen.lab.figures import Estimate
from dazwischen.lab.tally import Lengths, Report, Standing
from dazwischen.texts import Texts


def print_report(report: Report, words: Texts) -> None:
    console = Console(highlight=False, soft_wrap=True)
    counted = {"rounds": report.rounds, "asked": report.asked, "seed": str(report.seed)}
    console.print(words("arena-played" if report.complete else "arena-interrupted", counted))
    if report.lengths is None:
        return
    console.print(_table(report, words), soft_wrap=False)
    console.print(_lengths(report.lengths, words))


def _table(report: Report, words: Texts) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    table.add_column("#", justify="right")
    table.add_column(words("arena-column-strength"), no_wrap=True)
    for name in ("wins", "place", "points", "rating", "faults"):
        table.add_column(words(f"arena-column-{name}"), justify="right", no_wrap=True)
    for standing in report.standings:
        table.add_row(*_row(standing, words))
    return table


def _row(own: Standing, words: Texts) -> tuple[str, ...]:
    digits = 2 if own.points_a_round.high < 100 else 0
    return (
        str(own.entrant),
        own.strength,
        _share(own.win_share, words),
        words.decimal(own.place.value, 2),
        _with_interval(own.points_a_round, digits, words),
        "–" if own.rating is None else _with_interval(own.rating, 1, words),
        str(own.faults),
    )


def _share(figure: Estimate, words: Texts) -> str:
    low, high = 100 * figure.low, 100 * figure.high
    return f"{words.decimal(100 * figure.value, 1)} % ({low:.0f}–{high:.0f})"


def _with_interval(figure: Estimate, digits: int, words: Texts) -> str:
    off = words.decimal(figure.high - figure.value, digits)
    return f"{words.decimal(figure.value, digits)} ± {off}"


def _lengths(lengths: Lengths, words: Texts) -> str:
    seconds = {
        "mean": words.decimal(lengths.mean.value / 1000, 1),
        "median": words.decimal(lengths.median / 1000, 1),
        "most": words.decimal(lengths.p95 / 1000, 1),
        "longest": words.decimal(lengths.longest / 1000, 1),
        "events": f"{lengths.events.value:.0f}",
    }
    return words("arena-lengths", seconds)
