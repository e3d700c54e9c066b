"""Judges the score sheet of a rating series: a protocol file about one."""

from typing import Final

import msgspec

from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.protocolfile import Line, Protocol
from dazwischen.core.report import Message, Report, Verdict
from dazwischen.tournament import explain, notation
from dazwischen.tournament.headers import Sheet, read_sheet
from dazwischen.tournament.series import Series, correct, enter
from dazwischen.tournament.situation import in_words, state_json
from dazwischen.tournament.vocabulary import SERIES, VOCABULARY

TABLE: Final = "table"
"""Who reports a round: all who played it."""


class SeriesReferee:
    game = SERIES

    def judge(self, protocol: Protocol) -> Report:
        protocol = VOCABULARY.canonical(protocol)
        sheet = read_sheet(protocol)
        verdicts = []
        for line in protocol.lines:
            try:
                verdict, series = _judge_line(sheet, line)
            except InvalidInput as error:
                raise VOCABULARY.taught(error, line) from None
            verdicts.append(verdict)
            sheet = msgspec.structs.replace(sheet, series=series)
        return Report(
            game=self.game,
            verdicts=tuple(verdicts),
            state=state_json(sheet),
            situation=in_words(sheet),
            names=sheet.names,
        )


REFEREE = SeriesReferee()


def _judge_line(sheet: Sheet, line: Line) -> tuple[Verdict, Series]:
    before = sheet.series
    entry = notation.parse(before.players, line.text)
    after = _apply(before, entry)
    if isinstance(after, Rejected):
        message = Message(after.key, after.args)
        return Verdict(line.number, TABLE, line.text, "refused", after.rules, message), before
    rules = explain.rules_of(before, after, entry)
    message = explain.message_of(before, after, entry, sheet.names)
    return Verdict(line.number, TABLE, line.text, "ok", rules, message), after


def _apply(series: Series, entry: notation.Entry) -> Series | Rejected:
    if isinstance(entry, notation.Correct):
        return correct(series, entry.number, entry.entry)
    return enter(series, entry.entry)
