"""Laying a card: J-OPEN-1, J-SERVE-*, J-THROW-*, J-TRAITOR-1, and what a wrong lay gets."""

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.hands import holds
from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.intents import Lay
from dazwischen.games.jay.rules_count import counted_out
from dazwischen.games.jay.rules_duty import breaks_duty
from dazwischen.games.jay.rules_turn import may_act
from dazwischen.games.jay.state import REOPENING, State


def lay(state: State, intent: Lay) -> list[ev.JayEvent] | Rejected:
    seat, card = intent.seat, intent.card
    rules = state.rules
    refusal = may_act(state, seat) or _cannot_lay(state, intent)
    if refusal:
        return refusal
    figure = rules.traitor if intent.face_down else card
    if state.dues[seat - 1] and rules.gentle and state.owed(seat):
        return Rejected("draw-first", ("J-FAULT-2",), {"count": state.owed(seat)})
    kind = laying.judge(rules.tables, state.flow, seat, figure)
    if kind != at.FAULT and state.count is not None and figure != rules.traitor:
        kind = at.FAULT if counted_out(state, seat, intent.at) else kind
    if kind == at.FAULT or (state.dues[seat - 1] and is_own_follow_up(state, seat)):
        return _wrong(state, intent, figure)
    return valid_lay(state, seat, card, figure, kind)


def is_own_follow_up(state: State, seat: int) -> bool:
    """J-FAULT-5: whoever plays on with an open fault lays nothing that counts."""
    return state.rules.changes.own_follow_up_is_void and state.open_fault(seat) > 0


def valid_lay(state: State, seat: int, card: int, figure: int, kind: int) -> list[ev.JayEvent]:
    """The card, what it costs, and whether its layer has finished with it."""
    rules = state.rules
    if not state.dues[seat - 1]:
        finishes = len(state.hands[seat - 1]) == 1 and rules.pawns >> figure & 1 == 1
        return [ev.Laid(seat, card, figure, kind, finishes=finishes)]
    # Whoever still has cards to draw has not finished with an empty hand.
    own, extra = state.open_fault(seat), breaks_duty(state, seat)
    last_pawn = len(state.hands[seat - 1]) == 1 and rules.pawns >> figure & 1 == 1
    return [
        ev.Laid(seat, card, figure, kind, own, extra, finishes=last_pawn and not state.owed(seat))
    ]


def _cannot_lay(state: State, intent: Lay) -> Rejected | None:
    """The card itself is not there to be laid."""
    rules, card = state.rules, intent.card
    hand = state.hands[intent.seat - 1]
    if not hand:
        if intent.seat in state.finished:
            return Rejected("say-jay", ("J-END-1",))
        if state.owed(intent.seat):
            return Rejected("draw-first", ("J-FAULT-2",), {"count": state.owed(intent.seat)})
        return Rejected("must-top-up", ("J-END-2",), {"least": 3})
    if card and card in hand:
        return None  # a card that is held by name came from the deck
    nameless = intent.face_down and card == 0 and state.counted
    if not nameless and not rules.catalogue.knows(card):
        return Rejected("no-such-figure", ("J-CARD-1",))
    if card == rules.traitor:
        return Rejected("traitor-is-face-down", ("J-TRAITOR-1",))
    if not nameless and not rules.in_play >> card & 1:
        return Rejected("not-in-play", ("J-LVL-1",), {"figure": rules.catalogue.name(card)})
    if not holds(hand, card):
        return Rejected("not-in-hand", (), {"figure": rules.catalogue.name(card)})
    return None


def _wrong(state: State, intent: Lay, figure: int) -> list[ev.JayEvent] | Rejected:
    seat, options = intent.seat, state.rules.options
    if options.faults == "guarded":
        return _refused(state, why_not(state, seat, figure, intent.at))
    if options.faults == "take-back":
        return [ev.TakenBack(seat, figure)]
    own, extra = state.open_fault(seat), breaks_duty(state, seat)
    return [ev.Laid(seat, intent.card, figure, at.FAULT, own, extra)]


def _refused(state: State, reason: Rejected) -> Rejected:
    """J-PAUSE-3: the right to reopen is no right to serve."""
    if state.phase != REOPENING:
        return reason
    return Rejected(reason.code, (*reason.rules, "J-PAUSE-3"), reason.args)


def why_not(state: State, seat: int, figure: int, now: int) -> Rejected:
    """Why this is no legal lay, in a word."""
    if figure != state.rules.traitor and counted_out(state, seat, now):
        return Rejected("counted-out", ("J-COUNT-1",))
    fits = state.rules.tables[at.FITS + state.lying] >> figure & 1
    if figure == state.lying:
        traitor = ("J-TRAITOR-1",) if figure == state.rules.traitor else ()
        return Rejected("twin-not-served", ("J-SERVE-1", *traitor))
    if not laying.has_right(state.flow, seat):
        return Rejected("no-right" if fits else "no-right-no-fit", ("J-SERVE-1",))
    return Rejected("does-not-fit", ("J-SERVE-1",))
