""" "bereit", announcing, slots: what is said and done around the play itself."""

from dazwischen.cards.hands import holds
from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.intents import KARTE, Announce, Ready, Swap
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.rules_turn import NOBODY, is_seat, not_running
from dazwischen.games.jay.state import (
    OPENING,
    OVER,
    PAUSED,
    PREPARING,
    REOPENING,
    RUNNING,
    State,
)


def ready(state: State, intent: Ready) -> list[ev.JayEvent] | Rejected:
    """J-PAUSE-1. Players who are out need not say it, and may; so may everybody before the
    first card, where a table's protocol often notes it. After a round it asks for the next one."""
    seat = intent.seat
    if not is_seat(state, seat):
        return NOBODY
    if state.phase == OVER and state.more:
        if state.onward >> seat & 1:
            return Rejected("said-ready", ("J-PAUSE-1",))
        return [ev.Readied(seat)]
    if state.phase not in (PREPARING, OPENING, PAUSED, REOPENING):
        return Rejected("not-waiting", ("J-PAUSE-1",))
    if state.ready >> seat & 1:
        return Rejected("said-ready", ("J-PAUSE-1",))
    said: list[ev.JayEvent] = [ev.Readied(seat)]
    heard = state.ready | 1 << seat
    if state.phase in (OPENING, REOPENING):
        return said
    if all(heard >> other & 1 or state.is_out(other) for other in state.seats()):
        said.append(
            ev.Opening() if state.phase == PREPARING else ev.Reopening(opening_priority(state))
        )
    return said


def announce(state: State, intent: Announce) -> list[ev.JayEvent] | Rejected:
    """Said aloud; whether it was right shows when somebody pauses: J-FAULT-6."""
    seat = intent.seat
    if not is_seat(state, seat):
        return NOBODY
    if state.phase not in RUNNING:
        return not_running(state)
    if intent.what != KARTE and not 0 <= intent.what <= len(state.rules.catalogue.figures):
        return Rejected("no-such-figure", ("J-CARD-1",))
    if state.rules.options.announce == "auto" and not state.dues[seat - 1]:
        return Rejected("owes-nothing", ("J-FAULT-6",))
    return [ev.Announced(seat, intent.what)]


def swap(state: State, intent: Swap) -> list[ev.JayEvent] | Rejected:
    """J-SLOT-1."""
    seat, rules = intent.seat, state.rules
    if not is_seat(state, seat):
        return NOBODY
    if not rules.slots:
        return Rejected("no-slots", ("J-SLOT-1", "J-LVL-1"))
    if state.phase != PREPARING or state.ready >> seat & 1:
        return Rejected("too-late-to-swap", ("J-SLOT-1",))
    for share, card in ((state.hands[seat - 1], intent.card), (state.slots[seat - 1], intent.slot)):
        figure = {"figure": rules.catalogue.name(card)}
        if not rules.catalogue.knows(card):
            return Rejected("not-in-hand", ("J-SLOT-1",), figure)
        # Where cards are only counted, any would be held; what the deck lacks is nobody's.
        if card == rules.traitor or not rules.in_play >> card & 1:
            return Rejected("not-in-play", ("J-SLOT-1", "J-LVL-1"), figure)
        if not holds(share, card):
            return Rejected("not-in-hand", ("J-SLOT-1",), figure)
    return [ev.Swapped(seat, intent.card, intent.slot)]
