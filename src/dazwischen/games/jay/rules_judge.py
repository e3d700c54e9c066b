"""The judge's findings: J-JUDGE-1, J-FAULT-7, J-SCORE-4."""

from collections.abc import Callable
from typing import Final, TypeAlias

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.hands import holds
from dazwischen.core.errors import Rejected
from dazwischen.core.game import JUDGE
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.evolve_interruption import INTERRUPTIONS, returned
from dazwischen.games.jay.intents import KARTE, Find
from dazwischen.games.jay.rules_duty import extra_card
from dazwischen.games.jay.rules_end import ended
from dazwischen.games.jay.rules_lay import valid_lay
from dazwischen.games.jay.rules_pause import find, settle
from dazwischen.games.jay.rules_turn import NOBODY, is_seat, not_running
from dazwischen.games.jay.state import PAUSED, PLAYING, REOPENING, RUNNING, Entry, State

Answer: TypeAlias = list[ev.JayEvent] | Rejected
NOTHING: Final = Rejected("no-card-of-that-seat", ("J-JUDGE-1",))


def judge(state: State, intent: Find) -> Answer:
    if intent.seat != JUDGE:
        return Rejected("not-the-judge", ("J-JUDGE-1",))
    if state.phase not in RUNNING:
        return Rejected(not_running(state).code, ("J-JUDGE-1",))
    ruling = FINDINGS.get(intent.finding)
    if ruling is None:
        return Rejected("no-such-finding", ("J-JUDGE-1",))
    about = (intent.of, *intent.others)
    if intent.finding not in ABOUT_NOBODY and not all(is_seat(state, seat) for seat in about):
        return NOBODY
    answer = ruling(state, intent)
    told = state.accuser and state.rules.changes.findings_interrupt
    if isinstance(answer, Rejected) or not told or intent.finding in NO_OFFENCE:
        return answer
    return [*answer, *_cleared(state, answer)]


def _cleared(state: State, found: list[ev.JayEvent]) -> list[ev.JayEvent]:
    """J-JUDGE-2: what the interruption has uncovered was worth it. A finish that it had cost
    counts again, and may be the one that ends the round."""
    cleared = ev.Cleared(state.accuser)
    owes = any(isinstance(event, ev.Owed) and event.seat == state.accuser for event in found)
    if state.at_stake is None or owes:
        return [cleared]
    now = _folded(state, [*(event for event in found if type(event) in INTERRUPTIONS), cleared])
    over = len(now.calls) >= state.rules.places
    return [cleared, ended(now, now.calls, now.later)] if over else [cleared]


def _pause(state: State, _intent: Find) -> Answer:
    if state.phase not in (PLAYING, REOPENING):
        return Rejected("no-pause-now", ("J-PAUSE-1",))
    return _interrupt(state)


def _interrupt(state: State) -> list[ev.JayEvent]:
    paused = ev.Paused(0, justified=True, rules=("J-JUDGE-1",))
    return [paused] if state.rules.gentle else [paused, *settle(state, find(state))]


def _void(_state: State, _intent: Find) -> Answer:
    return [ev.Voided()]


def _too_far(state: State, intent: Find) -> Answer:
    say = KARTE if state.rules.options.announce == "manual" else None
    owed = ev.Owed(intent.of, 2, "too-far", say)
    return [ev.Found("too-far", intent.of), owed, *_no_longer_finished(state, intent.of)]


def _laid_wrongly(state: State, intent: Find) -> Answer:
    """Over the box, with the wrong hand, several at once: the cards go back, one extra card."""
    count = max(1, intent.cards) if intent.finding == "two-cards" else 1
    back = _cards_back(state, intent, count)
    if isinstance(back, Rejected):
        return back
    return [*back, *extra_card(state, intent.of, "extra-judge")]


def _behaved_wrongly(state: State, intent: Find) -> Answer:
    """Too near, or in somebody's way: what was laid with it goes back, if anything was."""
    top = state.box[-1] if state.box else None
    if top is not None and top.seat == intent.of:
        return _laid_wrongly(state, intent)
    withdrawn = _no_longer_finished(state, intent.of)
    found = ev.Found(intent.finding, intent.of)
    return [found, *withdrawn, *extra_card(state, intent.of, "extra-judge")]


def _cards_back(state: State, intent: Find, count: int) -> Answer:
    """The last cards of that seat, the latest first."""
    laid = [entry for entry in reversed(state.box) if entry.seat == intent.of][:count]
    if not laid:
        return NOTHING
    if len(laid) < count:
        return Rejected("not-so-many-cards", ("J-JUDGE-1",), {"count": len(laid)})
    events: list[ev.JayEvent] = [
        ev.Found(intent.finding, intent.of, intent.cards),
        *_no_longer_finished(state, intent.of),
    ]
    now = state
    for entry in laid:
        back = ev.Returned(entry.serial, intent.finding, restore=_lies(now, entry))
        events.append(back)
        now = returned(now, back)
    return events


def _standing(state: State, intent: Find) -> Answer:
    """A card that stands hides the others: the game is interrupted at once, and nobody draws."""
    back = _cards_back(state, intent, 1)
    interrupts = state.rules.changes.findings_interrupt and state.phase != PAUSED
    if isinstance(back, Rejected) or not interrupts:
        return back
    return [*back, *_interrupt(_folded(state, back))]


def _askew(state: State, intent: Find) -> Answer:
    """What does not lie properly was not laid. Of several nobody knows the order: they and all
    that came after them go back, and the game is reopened."""
    if not intent.others:
        return _cards_back(state, intent, 1)
    last = [_last_of(state, seat) for seat in (intent.of, *intent.others)]
    first = min((entry.serial for entry in last if entry is not None), default=0)
    if None in last or not first:
        return NOTHING
    later = [entry for entry in state.box if entry.serial >= first]
    back = _all_back(state, later, ev.Found("askew", intent.of, 0, intent.others), "askew")
    return back if state.phase == PAUSED else [*back, *_interrupt(_folded(state, back))]


def _last_of(state: State, seat: int) -> Entry | None:
    return next((entry for entry in reversed(state.box) if entry.seat == seat), None)


def _unannounced(state: State, intent: Find) -> Answer:
    """J-DRAW-3 for each card: all but the first of them are raised to three."""
    drawn = state.topped[intent.of - 1]
    found = ev.Found("unannounced", intent.of)
    if drawn <= 1:
        return [found]
    return [found, ev.Owed(intent.of, 2 * (drawn - 1), "unannounced")]


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
    if state.phase != PAUSED and state.rules.changes.waits:
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
    back = _all_back(state, list(state.box[-intent.cards :]), ev.Found("back", 0), "back")
    return [*back, ev.Paused(0, justified=True, rules=("J-JUDGE-1",))]


def _all_back(state: State, cards: list[Entry], found: ev.Found, why: str) -> list[ev.JayEvent]:
    events: list[ev.JayEvent] = [found]
    for seat in sorted({entry.seat for entry in cards}):
        events += _no_longer_finished(state, seat)
    latest_first = reversed(cards)
    return [*events, *(ev.Returned(e.serial, why, e.kind != at.FAULT) for e in latest_first)]


def _folded(state: State, events: list[ev.JayEvent]) -> State:
    for event in events:
        state = INTERRUPTIONS[type(event)](state, event)
    return state


ABOUT_NOBODY: Final = frozenset({"pause", "void", "back"})
NO_OFFENCE: Final = ABOUT_NOBODY | {"unclear"}
FINDINGS: Final[dict[str, Callable[[State, Find], Answer]]] = {
    "pause": _pause,
    "void": _void,
    "too-far": _too_far,
    "over-box": _laid_wrongly,
    "two-cards": _laid_wrongly,
    "wrong-hand": _laid_wrongly,
    "too-near": _behaved_wrongly,
    "hinders": _behaved_wrongly,
    "standing": _standing,
    "askew": _askew,
    "unannounced": _unannounced,
    "unclear": _unclear,
    "hindered": _hindered,
    "back": _back,
}
