"""`dazwischen referee FILE`: judges a protocol file."""

from typing import TYPE_CHECKING, Final

import click
import msgspec

from dazwischen.cli.output import give_up, json_option, language_option, read, texts
from dazwischen.cli.worded import argument, worded
from dazwischen.core import protocolfile
from dazwischen.core.errors import InvalidInput
from dazwischen.core.report import Report
from dazwischen.texts import Texts
from dazwischen.tournament.referees import referee

if TYPE_CHECKING:
    from rich.table import Table


EXPLAINED: Final = frozenset({"fault", "follow-up", "refused", "unjustified"})
ACTORS: Final = {
    "judge": "cli-judge",
    "all": "cli-all",
    "deal": "cli-table",
    "table": "cli-table",
}


@worded("referee")
@argument("file")
@json_option
@language_option
def command(file: str, lang: str | None, *, as_json: bool) -> None:
    """Judges the protocol FILE of a table, or standard input for -."""
    words = texts(lang)
    try:
        report = judge(read(file))
    except InvalidInput as error:
        give_up(error, words, file)
    if as_json:
        click.echo(msgspec.json.encode(as_data(report, words)).decode())
    else:
        show(report, words)


def judge(data: bytes) -> Report:
    protocol = protocolfile.parse(data)
    return referee(protocol).judge(protocol)


def as_data(report: Report, words: Texts) -> dict[str, object]:
    verdicts = [
        {
            "line": verdict.line,
            "seat": verdict.seat,
            "action": verdict.action,
            "verdict": verdict.verdict,
            "rules": verdict.rules,
            "text": words(verdict.message.key, verdict.message.args),
        }
        for verdict in report.verdicts
    ]
    return {"game": report.game, "verdicts": verdicts, "state": report.state}


def show(report: Report, words: Texts) -> None:
    """A table of what happened, why what was wrong was wrong, then the situation in words."""
    from rich.console import Console

    # What people wrote, names and prizes, is shown as it stands and is no markup.
    console = Console(highlight=False, markup=False)
    console.print(_table(report, words))
    reasons = [verdict for verdict in report.verdicts if verdict.verdict in EXPLAINED]
    if reasons:
        console.print("\n" + words("cli-reasons"), style="bold")
    for verdict in reasons:
        text = words(verdict.message.key, verdict.message.args)
        console.print(f"  {words('cli-column-line')} {verdict.line}: {text}")
    console.print("\n" + words("cli-situation"), style="bold")
    for message in report.situation:
        console.print("  " + words(message.key, message.args))


def _table(report: Report, words: Texts) -> "Table":
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    for column in ("line", "seat", "action", "verdict", "rules"):
        table.add_column(
            words(f"cli-column-{column}"), justify="right" if column == "line" else "left"
        )
    for verdict in report.verdicts:
        who = ACTORS.get(str(verdict.seat))
        table.add_row(
            str(verdict.line),
            words(who) if who else str(verdict.seat),
            Text(verdict.action),
            words(f"verdict-{verdict.verdict}"),
            " ".join(verdict.rules),
        )
    return table
