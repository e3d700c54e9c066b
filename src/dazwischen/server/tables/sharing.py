"""What a player adds to the cards of the next game."""

from collections.abc import Sequence

from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.record import Record
from dazwischen.server.wire.messages import Share


def decide(record: Record, who: int, sent: Share) -> Sequence[ev.Event]:
    """Only the first of somebody with a seat counts, and none for a game that has begun: the deal
    would be another than the one that others already rely on."""
    pledge = record.pledge
    answers = sent.commitment == pledge.commitment and who not in pledge.shares
    return [ev.ShareGiven(who, sent.share)] if answers and record.seat_of(who) else []
