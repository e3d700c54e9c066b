"""Giving up the right to reopen: J-PAUSE-2."""

from msgspec.structs import replace

from dazwischen.core.actions import fieldless
from dazwischen.core.errors import Rejected
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay.events import JayEvent
from dazwischen.games.jay.intents import JayIntent
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.rules_turn import NOBODY, is_seat
from dazwischen.games.jay.state import REOPENING, State


class Waive(JayIntent, frozen=True, tag="waive"):
    pass


class Waived(JayEvent, frozen=True, tag="waived"):
    seat: int


def waive(state: State, intent: Waive) -> list[JayEvent] | Rejected:
    seat = intent.seat
    if not is_seat(state, seat):
        return NOBODY
    if state.phase != REOPENING:
        return Rejected("nothing-to-waive", ("J-PAUSE-2",))
    if seat != opening_priority(state)[0]:
        return Rejected("not-first", ("J-PAUSE-2",), {"first": opening_priority(state)[0]})
    if seat == state.obligation:
        return Rejected("must-open", ("J-PAUSE-2",))
    return [Waived(seat)]


def waived(state: State, event: Waived) -> State:
    return replace(state, waived=state.waived | 1 << event.seat)


def may_waive(state: State, seat: int) -> bool:
    return seat != state.obligation and opening_priority(state)[0] == seat


WAIVE = fieldless(
    Waive,
    event=Waived,
    rules=("J-PAUSE-2",),
    verbs=(Verb("waive", "{who} waive", ("{who} verzichtet",), ("{who} waives",)),),
    decide=waive,
    folds={Waived: waived},
    phases=(REOPENING,),
    may=may_waive,
    typed=("verzicht", "verzichte", "verzichten", "waive"),
)
