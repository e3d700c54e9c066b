"""Score sheets as they are followed and written on: whoever has the code can watch, whoever has the
key can write."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import NAME, TITLE, clean
from dazwischen.server.services.tournament_service import TournamentService
from dazwischen.server.streams.followable import Made, Shown
from dazwischen.server.streams.stream import Asked, Stream
from dazwischen.texts import Texts
from dazwischen.tournament.prizes import Prize, Thing
from dazwischen.tournament.sheet import actions as do
from dazwischen.tournament.sheet.sheet import Sheet
from dazwischen.tournament.sheet.view import in_words, view

By: TypeAlias = Literal["sheet", ""]
"""Whoever writes, or somebody who watches."""


class Sheets:
    def __init__(self, service: TournamentService) -> None:
        self._service = service

    def find(self, code: str) -> Stream[Sheet] | Rejected:
        return self._service.sheets.find(code) or Rejected("no-such-sheet")

    def actor(self, stream: Stream[Sheet], key: str) -> By | Rejected:
        if not key:
            return ""
        return "sheet" if self._service.writes(stream.record.code, key) else Rejected("sheet-key")

    def sees(self, _by: By) -> str:
        return ""

    def shown(self, stream: Stream[Sheet], _by: By, words: Texts, *, whole: bool) -> Shown:  # noqa: ARG002 - a sheet is short
        state = stream.state
        if state.series is None:
            return Shown(None)
        said = (words(message.key, message.args) for message in in_words(state, state.series))
        return Shown(view(state, state.series), tuple(said))

    async def act(
        self, stream: Stream[Sheet], by: By, _key: str, action: Raw, asked: Asked
    ) -> Made | Rejected:
        if not by:
            return Rejected("sheet-key")
        return await self.write(stream, msgspec.json.decode(action, type=do.Action), asked)

    async def write(
        self, stream: Stream[Sheet], action: do.Action, asked: Asked
    ) -> Made | Rejected:
        refusal = await self._service.sheets.handle(stream, "sheet", cleaned(action), asked)
        return Made(stream.seq) if refusal is None else refusal


def cleaned(action: do.Action) -> do.Action:
    """Texts of strangers are one line of printable letters."""
    match action:
        case do.Begin():
            names = tuple(clean(name, NAME) for name in action.names)
            prizes = tuple(_prize(prize) for prize in action.prizes)
            return replace(action, names=names, title=clean(action.title, TITLE), prizes=prizes)
        case do.Rename():
            return replace(action, name=clean(action.name, NAME))
        case do.SetTitle():
            return replace(action, title=clean(action.title, TITLE))
        case do.SetPrizes():
            return replace(action, prizes=tuple(_prize(prize) for prize in action.prizes))
        case _:
            return action


def _prize(prize: Prize) -> Prize:
    return Thing(clean(prize.name, TITLE)) if isinstance(prize, Thing) else prize
