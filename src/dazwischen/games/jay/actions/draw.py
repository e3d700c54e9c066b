"""Drawing cards, because one wants to or because one has to: J-DRAW, J-FAULT-2."""

from typing import Any, Final

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import WHO, Action, Cause, Said, Told
from dazwischen.core.errors import Argument
from dazwischen.core.game import TABLE
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.explain_costs import extra_due
from dazwischen.games.jay.intents import Draw, TopUp
from dazwischen.games.jay.reading import COUNT
from dazwischen.games.jay.rules_draw import (
    LEAST,
    at_liberty,
    draw_penalty,
    least_top_up,
    top_up,
)
from dazwischen.games.jay.rules_turn import is_seat
from dazwischen.games.jay.state import PREPARING, REOPENING, WAITING, State

_BEGINS: Final = (ev.Drew, ev.Recycled)


def _topped_up(before: State, after: State, intent: TopUp, events: list[Any]) -> Told:
    early = before.phase == PREPARING or at_liberty(before)
    rules = ("J-DRAW-5",) if early else ("J-DRAW-2", "J-DRAW-4")
    breaks = any(isinstance(event, ev.Drew) and event.extra for event in events)
    if breaks:
        rules = (*rules, "J-FAULT-2")
    if before.phase == REOPENING:
        rules = (*rules, "J-PAUSE-3")
    rules = (*rules, *_mixed_in(before, events))
    message = _drawn("did-top-up", intent, events)
    extra = extra_due(before, after, intent.seat, breaks=breaks)
    return "ok", rules, Message(message.key, {**message.args, "extra": extra})


def _paid(before: State, _after: State, intent: Draw, events: list[Any]) -> Told:
    rules = ("J-FAULT-2", "J-DRAW-1", *_mixed_in(before, events))
    return "ok", rules, _drawn("did-draw", intent, events)


def _mixed_in(state: State, events: list[Any]) -> tuple[str, ...]:
    """J-DRAW-6, J-DRAW-8: the pile was not enough."""
    drawn = [event for event in events if isinstance(event, ev.Drew)]
    own = all(source == event.seat for event in drawn for source in event.piles)
    if own and len(events) == 1 and not any(event.short for event in drawn):
        return ()
    return ("J-DRAW-8",) if state.rules.options.decks == "own" else ("J-DRAW-6",)


def _drawn(key: str, intent: TopUp | Draw, events: list[Any]) -> Message:
    """J-DRAW-6: how many there were, where that is fewer than wanted."""
    count = sum(len(event.cards) for event in events if isinstance(event, ev.Drew))
    short = count < intent.count
    args: dict[str, Argument] = {"seat": intent.seat, "count": count}
    return (
        Message(f"{key}-short", {**args, "wanted": intent.count}) if short else Message(key, args)
    )


def infer(cause: Cause) -> TopUp | Draw | None:
    state = cause.state
    drew = next((event for event in cause.events if isinstance(event, ev.Drew)), None)
    if drew is None:
        return None
    seat = drew.seat if cause.by == TABLE else cause.by
    count = len(drew.cards)
    if drew.short and state.phase != WAITING and is_seat(state, seat):
        count = _more_than_there_were(state, seat, drew)
    kind = Draw if drew.why == "penalty" else TopUp
    return kind(seat=seat, at=cause.at, count=count)


def _more_than_there_were(state: State, seat: int, drew: ev.Drew) -> int:
    """What was asked for beyond the last card is not on record, and makes no difference."""
    more = len(drew.cards) + 1
    if drew.why == "extra":
        return more
    if drew.why == "top-up":
        return max(more, least_top_up(state, seat)[0])
    hidden = state.rules.options.faults == "tournament"
    return max(more, LEAST) if hidden else state.owed(seat)


def _read_top_up(said: Said) -> TopUp | None:
    """`A3`, as on paper, or `A 3`."""
    count = said.text.removeprefix("A").strip()
    if said.actor != WHO or said.spoken or said.text[:1] != "A" or not COUNT.fullmatch(count):
        return None
    return TopUp(seat=said.seat, at=said.at, count=int(count))


def _read_draw(said: Said) -> Draw | None:
    match said.text.split():
        case ["draw", count] if said.actor == WHO and not said.spoken and COUNT.fullmatch(count):
            return Draw(seat=said.seat, at=said.at, count=int(count))
        case _:
            return None


def _write_top_up(_catalogue: Catalogue, intent: TopUp) -> str:
    return f"{intent.seat} A{intent.count}"


def _write_draw(_catalogue: Catalogue, intent: Draw) -> str:
    return f"{intent.seat} draw {intent.count}"


TOP_UP = Action(
    intent=TopUp,
    decide=top_up,
    tell=_topped_up,
    reads=_read_top_up,
    writes=_write_top_up,
    begins=_BEGINS,
    infers=infer,
    verbs=(
        Verb(
            "top-up",
            "{who} A{count}",
            (
                "{who} stockt {count} auf",
                "{who} stockt {count} Karten auf",
                "{who} stockt auf {count}",
                "{who} stockt auf um {count}",
            ),
            ("{who} tops up {count}", "{who} tops up {count} cards"),
        ),
    ),
)
DRAW = Action(
    intent=Draw,
    decide=draw_penalty,
    tell=_paid,
    reads=_read_draw,
    writes=_write_draw,
    begins=_BEGINS,
    infers=infer,
    verbs=(
        Verb(
            "draw",
            "{who} draw {count}",
            (
                "{who} zieht {count}",
                "{who} zieht {count} Karten",
                "{who} zieht {count} Karte",
                "{who} zieht {count} Strafkarten",
                "{who} zieht {count} Strafkarte",
            ),
            ("{who} draws {count}", "{who} draws {count} cards"),
        ),
    ),
)
