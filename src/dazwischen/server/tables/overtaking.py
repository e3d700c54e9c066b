"""Why something is refused that fitted what its sender had been shown: somebody was faster."""

from dazwischen.core.errors import Rejected
from dazwischen.games import registry
from dazwischen.server.tables.active_game import MISSED, ActiveGame
from dazwischen.table.steps import Refusal


def overtaken(game: ActiveGame, refusal: Refusal, seen: int) -> Rejected:
    """Why not, to somebody who had been shown that event: what fitted then came too late."""
    table = game.table
    told, now = registry.module(table.game.name).overtaken, len(table.envelopes)
    if told is None or not max(1, now - MISSED) <= seen < now:
        return refusal.rejected
    unseen = [envelope.event for envelope in table.envelopes[seen:]]
    return told(table.state, refusal.intent, refusal.rejected, unseen)
