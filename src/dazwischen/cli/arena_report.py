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
        table.add_row(*_row(standing))
    return table


def _row(own: Standing) -> tuple[str, ...]:
    return (
        str(own.entrant),
        own.strength,
        _share(own.win_share),
        f"{own.place.value:.2f}",
        _with_interval(own.points_a_round, 2 if own.points_a_round.high < 100 else 0),
        "–" if own.rating is None else _with_interval(own.rating, 1),
        str(own.faults),
    )


def _share(figure: Estimate) -> str:
    value, low, high = (100 * part for part in (figure.value, figure.low, figure.high))
    return f"{value:.1f} % ({low:.0f}–{high:.0f})"


def _with_interval(figure: Estimate, digits: int) -> str:
    return f"{figure.value:.{digits}f} ± {figure.high - figure.value:.{digits}f}"


def _lengths(lengths: Lengths, words: Texts) -> str:
    seconds = {
        "mean": f"{lengths.mean.value / 1000:.1f}",
        "median": f"{lengths.median / 1000:.1f}",
        "most": f"{lengths.p95 / 1000:.1f}",
        "longest": f"{lengths.longest / 1000:.1f}",
        "events": f"{lengths.events.value:.0f}",
    }
    return words("arena-lengths", seconds)
