"""The judge's findings: J-JUDGE-1, J-FAULT-7, J-SCORE-4."""

from collections.abc import Callable
from typing import Final, TypeAlias

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.hands import holds
from dazwischen.core.errors import Rejected
from dazwischen.core.game import JUDGE
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.intents import KARTE, Find
from dazwischen.games.jay.rules_duty import extra_card
from dazwischen.games.jay.rules_lay import valid_lay
from dazwischen.games.jay.rules_pause import find, settle
from dazwischen.games.jay.rules_turn import NOBODY, is_seat
from dazwischen.games.jay.state import PAUSED, PLAYING, REOPENING, RUNNING, Entry, State

Answer: TypeAlias = list[ev.JayEvent] | Rejected
NOTHING: Final = Rejected("no-card-of-that-seat", ("J-JUDGE-1",))


def judge(state: State, intent: Find) -> Answer:
    if intent.seat != JUDGE:
        return Rejected("not-the-judge", ("J-JUDGE-1",))
    if state.phase not in RUNNING:
        return Rejected("round-over", ("J-JUDGE-1",))
    ruling = FINDINGS.get(intent.finding)
    if ruling is None:
        return Rejected("no-such-finding", ("J-JUDGE-1",))
    if intent.finding not in ("pause", "void", "back") and not is_seat(state, intent.of):
        return NOBODY
    return ruling(state, intent)


def _pause(state: State, _intent: Find) -> Answer:
    if state.phase not in (PLAYING, REOPENING):
        return Rejected("no-pause-now", ("J-PAUSE-1",))
    paused = ev.Paused(0, justified=True, rules=("J-JUDGE-1",))
    return [paused] if state.rules.gentle else [paused, *settle(state, find(state))]


def _void(_state: State, _intent: Find) -> Answer:
    return [ev.Voided()]


def _too_far(state: State, intent: Find) -> Answer:
    say = KARTE if state.rules.options.announce == "manual" else None
    owed = ev.Owed(intent.of, 2, "too-far", say)
    return [ev.Found("too-far", intent.of), owed, *_no_longer_finished(state, intent.of)]


def _over_box(state: State, intent: Find) -> Answer:
    back = _card_back(state, intent)
    if isinstance(back, Rejected):
        return back
    return [*back, *extra_card(state, intent.of, "extra-judge")]


def _card_back(state: State, intent: Find) -> Answer:
    entry = next((e for e in reversed(state.box) if e.seat == intent.of), None)
    if entry is None:
        return NOTHING
    back = ev.Returned(entry.serial, intent.finding, restore=_lies(state, entry))
    withdrawn = _no_longer_finished(state, intent.of)
    return [ev.Found(intent.finding, intent.of), *withdrawn, back]


def _lies(state: State, entry: Entry) -> bool:
    valid = [other for other in state.box if other.kind != at.FAULT]
    return bool(valid) and valid[-1].serial == entry.serial


def _no_longer_finished(state: State, seat: int) -> list[ev.JayEvent]:
    gone = state.is_out(seat) or seat in state.finished
    return [ev.Withdrawn(seat)] if gone else []


def _unclear(state: State, intent: Find) -> Answer:
    if not state.box:
        return NOTHING
    return [ev.Unclear(intent.of)]


def _hindered(state: State, intent: Find) -> Answer:
    """The card a hindered player meant to lay goes into the box during the interruption."""
    if state.phase != PAUSED:
        return Rejected("not-paused", ("J-JUDGE-1",))
    rules, seat, card = state.rules, intent.of, intent.card
    figure = rules.traitor if intent.face_down else card
    known = rules.catalogue.knows(figure) and rules.in_play >> figure & 1
    if not known or card == rules.traitor or not holds(state.hands[seat - 1], card):
        return Rejected("not-in-hand", ("J-JUDGE-1",), {"figure": state.rules.catalogue.name(card)})
    kind = laying.judge(rules.tables, state.flow, seat, figure)
    if kind == at.FAULT:
        return Rejected("not-legal-then", ("J-JUDGE-1",))
    laid = valid_lay(state, seat, card, figure, kind)
    return [ev.Found("hindered", seat), *laid, ev.Paused(0, justified=True, rules=("J-JUDGE-1",))]


def _back(state: State, intent: Find) -> Answer:
    """Outside influence: back to the last clear situation."""
    if not 1 <= intent.cards <= len(state.box):
        return Rejected("not-so-many-cards", ("J-JUDGE-1",), {"count": len(state.box)})
    taken = list(reversed(state.box[-intent.cards :]))
    events: list[ev.JayEvent] = [ev.Found("back", 0)]
    for seat in sorted({entry.seat for entry in taken}):
        events += _no_longer_finished(state, seat)
    events += [ev.Returned(e.serial, "back", restore=e.kind != at.FAULT) for e in taken]
    return [*events, ev.Paused(0, justified=True, rules=("J-JUDGE-1",))]


FINDINGS: Final[dict[str, Callable[[State, Find], Answer]]] = {
    "pause": _pause,
    "void": _void,
    "too-far": _too_far,
    "over-box": _over_box,
    "standing": _card_back,
    "unclear": _unclear,
    "hindered": _hindered,
    "back": _back,
}
