"""The referee's work on a stranger's file. It happens in the workshop, beside the tables."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core import protocolfile
from dazwischen.core.errors import Argument, InvalidInput, Rejected
from dazwischen.core.game import JudgesWords
from dazwischen.core.report import Report
from dazwischen.games import registry
from dazwischen.server.base.limits import PROTOCOL_LINES
from dazwischen.server.work import retellings
from dazwischen.tournament.referees import referee


class VerdictTold(Struct, frozen=True):
    line: int
    seat: int | str
    action: str
    verdict: str
    word: str
    """The verdict in the language asked for."""
    rules: tuple[str, ...]
    text: str


class Judged(Struct, frozen=True):
    game: str
    verdicts: tuple[VerdictTold, ...]
    situation: tuple[str, ...]
    state: dict[str, Any]
    view: Any
    """The table as somebody sees it who watches; null for a series."""
    names: tuple[str, ...]
    """What the file calls the players; empty if it does not."""
    figures: tuple[str, ...]
    """What can be laid in such a game; empty if it is not played with cards."""


def judged(data: bytes, upto: int, lang: str, forbids: Rejected | None = None) -> bytes | Rejected:
    """Judges the file as far as line `upto`, or all of it; told as JSON.

    A file of words asks the dictionary too: `forbids` is why whoever sends it may not do that now.
    """
    protocol = protocolfile.parse(data)
    if upto:
        lines = tuple(line for line in protocol.lines if line.number <= upto)
        protocol = replace(protocol, lines=lines)
    if len(protocol.lines) > PROTOCOL_LINES:
        first = protocol.lines[PROTOCOL_LINES].number
        raise InvalidInput("too-many-lines", line=first, most=PROTOCOL_LINES)
    judge = referee(protocol)
    if forbids and _asks_dictionary(registry.named(protocol)):
        return forbids
    return msgspec.json.encode(_told(judge.judge(protocol), lang))


def _asks_dictionary(name: str) -> bool:
    return name in registry.NAMES and isinstance(registry.module(name).rules, JudgesWords)


def _told(report: Report, lang: str) -> Judged:
    words = retellings.words(lang)
    # A series is told with names already.
    names = {str(seat): name for seat, name in enumerate(report.names, 1)} if report.view else {}
    verdicts = tuple(
        VerdictTold(
            verdict.line,
            verdict.seat,
            verdict.action,
            verdict.verdict,
            words(f"verdict-{verdict.verdict}"),
            verdict.rules,
            words(verdict.message.key, _called(verdict.message.args, names)),
        )
        for verdict in report.verdicts
    )
    situation = tuple(
        words(message.key, _called(message.args, names)) for message in report.situation
    )
    return Judged(
        report.game,
        verdicts,
        situation,
        dict(report.state),
        report.view,
        report.names,
        report.figures,
    )


def _called(args: Mapping[str, Argument], names: Mapping[str, str]) -> Mapping[str, Argument]:
    """Seats that are listed get the names that the file gives them.

    One that is named alone keeps its number: sentences choose their words by it.
    """
    listed = args.get("seats")
    if not isinstance(listed, str) or ", " not in listed:
        return args
    return {**args, "seats": ", ".join(names.get(seat, seat) for seat in listed.split(", "))}
