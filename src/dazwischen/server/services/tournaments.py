"""Tournaments as they are followed and led.

What somebody may do is in the key of the link they came with, and nowhere else.
"""

from typing import Final

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import NAME, REASON, TITLE, clean
from dazwischen.server.services.tournament_service import TournamentService
from dazwischen.server.streams.followable import Made, Shown
from dazwischen.server.streams.stream import Asked, Stream
from dazwischen.texts import Texts
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import view as views
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.settings import Settings
from dazwischen.tournament.director.standing import standing
from dazwischen.tournament.director.state import Tournament
from dazwischen.tournament.prizes import Prize, Thing

_FIRST: Final = 1


class Tournaments:
    def __init__(self, service: TournamentService) -> None:
        self._service = service

    def find(self, code: str) -> Stream[Tournament] | Rejected:
        return self._service.tournaments.find(code) or Rejected("no-such-tournament")

    def actor(self, stream: Stream[Tournament], key: str) -> Actor | Rejected:
        return self._service.actor(stream.record.code, key) or Rejected("tour-key")

    def sees(self, by: Actor) -> Actor:
        return by

    def shown(self, stream: Stream[Tournament], by: Actor, words: Texts, *, whole: bool) -> Shown:
        """Without `whole`, earlier rounds come without their tables."""
        state = stream.state
        # The same for all who are told when something has changed.
        single = stream.memo.get("standing")
        if single is None:
            single = stream.memo["standing"] = standing(state)
        said = stream.memo.get(words.language)
        if said is None:
            decided = views.decisions(state, single)
            said = tuple(words(message.key, message.args) for message in decided)
            stream.memo[words.language] = said
        return Shown(views.view(state, by, single=single, earlier=whole), said)

    async def act(
        self, stream: Stream[Tournament], by: Actor, key: str, action: Raw, asked: Asked
    ) -> Made | Rejected:
        return await self.lead(stream, by, key, msgspec.json.decode(action, type=do.Action), asked)

    async def lead(
        self, stream: Stream[Tournament], by: Actor, key: str, action: do.Action, asked: Asked
    ) -> Made | Rejected:
        if isinstance(action, do.Claim):
            return Rejected("tour-claim-players")
        refusal = await self._service.tournament(stream, by, cleaned(action), asked)
        if refusal is not None:
            return refusal
        made = Made(stream.seq)
        registers = isinstance(action, do.Register)
        return self._registered(stream, key, asked, made) if registers else made

    def _registered(
        self, stream: Stream[Tournament], secret: str, asked: Asked, made: Made
    ) -> Made:
        """With the key of the entrant's own link, the same one if it is asked for again."""
        entrant = self._service.entrant_of(stream, asked)
        if not entrant:
            return made
        code = stream.record.code
        by_organiser = self._service.actor(code, secret) == Actor("organiser")
        # Everybody with an entry link has the same secret: the client's name makes it one's own.
        source = secret if by_organiser else f"{secret}/{_name(asked)}"
        key = self._service.link(code, source, "player", str(entrant))
        return replace(made, entrant=entrant, key=key)


def _name(asked: Asked) -> str:
    """Earlier versions had a name for each, now the first of a client of that name."""
    return asked.client if asked.number <= _FIRST else f"{asked.client}/{asked.number}"


def cleaned(action: do.Action) -> do.Action:
    """Texts of strangers are one line of printable letters."""
    match action:
        case do.Configure():
            return replace(action, settings=clean_settings(action.settings))
        case do.Register():
            return replace(action, name=clean(action.name, NAME), team=clean(action.team, NAME))
        case do.Edit():
            name = action.name if action.name is UNSET else clean(action.name, NAME)
            team = action.team if action.team is UNSET else clean(action.team, NAME)
            return replace(action, name=name, team=team)
        case do.Withdraw() | do.Pause() | do.Rule() | do.VoidTable() | do.Correct():
            return replace(action, reason=clean(action.reason, REASON))
        case _:
            return action


def clean_settings(settings: Settings) -> Settings:
    prizes = tuple(_prize(prize) for prize in settings.prizes)
    return replace(settings, title=clean(settings.title, TITLE), prizes=prizes)


def _prize(prize: Prize) -> Prize:
    return Thing(clean(prize.name, TITLE)) if isinstance(prize, Thing) else prize
