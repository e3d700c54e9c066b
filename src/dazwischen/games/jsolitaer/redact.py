"""An event as a seat may see it. Secrets are cut here and in `view`, nowhere else."""

from msgspec.structs import replace

from dazwischen.cards.figures import UNKNOWN
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.state import Cards, State


def redact(_state: State, event: ev.SolitaireEvent, seat: int | None) -> ev.SolitaireEvent:
    match event:
        case ev.Dealt():
            return replace(
                event,
                traitors=_hidden(event.traitors),
                piles=tuple(map(_hidden, event.piles)),
                corner=_hidden(event.corner),
            )
        case ev.TurnBegan() | ev.TurnEnded() if event.seat != seat:
            return replace(event, cards=_hidden(event.cards))
        case _:
            return event


def _hidden(cards: Cards) -> Cards:
    return (UNKNOWN,) * len(cards)
