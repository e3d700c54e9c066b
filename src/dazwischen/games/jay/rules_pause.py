"""Pausing, and what a pause brings to light: J-PAUSE-1, J-FAULT-3 to J-FAULT-6, J-TEAM-1."""

from dazwischen.cards import layout as at
from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.findings import Findings
from dazwischen.games.jay.intents import CaptainPause, Pause
from dazwischen.games.jay.rules_duty import extra_card
from dazwischen.games.jay.rules_turn import NOBODY, is_seat
from dazwischen.games.jay.state import PLAYING, REOPENING, Entry, State


def pause(state: State, intent: Pause) -> list[ev.JayEvent] | Rejected:
    seat = intent.seat
    if not is_seat(state, seat):
        return NOBODY
    captain = isinstance(intent, CaptainPause)
    if captain and not state.rules.options.captains:
        return Rejected("no-captains", ("J-TEAM-1",))
    if not can_pause(state):
        return Rejected("no-pause-now", ("J-PAUSE-1",))
    team = ("J-TEAM-1",) if captain else ()
    if state.rules.gentle:
        return [ev.Paused(seat, justified=True, rules=("J-PAUSE-1", *team), captain=captain)]
    findings = find(state)
    justified, rules = _justified(state, findings)
    paused = ev.Paused(seat, justified, (*rules, *team), captain)
    if justified:
        return [paused, *settle(state, findings, by=seat)]
    return [paused, *settle(state, findings, by=seat, wrong=seat), *_withdraw(state, seat)]


def can_pause(state: State) -> bool:
    return state.phase in (PLAYING, REOPENING)


def find(state: State) -> Findings:
    """Looks at every card since the last interruption, in the order they were laid."""
    found = Findings()
    for index, entry in enumerate(state.box):
        if entry.serial <= state.settled:
            continue
        repeated = entry.own != 0 and entry.own not in found.follow_ups
        if repeated:
            found.repeaters.add(entry.seat)
        if entry.kind != at.FAULT:
            continue
        if repeated:
            found.own.append(entry.serial)
        elif _misled(state, index, entry):
            found.follow_ups.append(entry.serial)
        else:
            found.real.append(entry.serial)
    for seat in state.seats():
        _look_at_dues(state, seat, found)
    return found


def _misled(state: State, index: int, entry: Entry) -> bool:
    """J-FAULT-4: one of the last cards was another's fault, and this one fits on one of them; or
    there has been a fault of another's at all."""
    changes = state.rules.changes
    before = state.box[:index]
    if changes.since_reopening:
        before = tuple([card for card in before if card.serial > state.settled])
    last = before if changes.any_fault_misleads else before[1 - state.rules.players :]
    others = any(card.kind == at.FAULT and card.seat != entry.seat for card in last)
    if changes.any_fault_misleads:
        return others
    tables, figure = state.rules.tables, entry.figure
    return others and any(
        card.figure == figure or tables[at.FITS + card.figure] >> figure & 1 for card in last
    )


def _look_at_dues(state: State, seat: int, found: Findings) -> None:
    for due in state.dues[seat - 1]:
        if due.serial and due.serial in found.follow_ups:
            continue
        if due.why == "fault":
            found.open.append(due.serial)
        if due.say is not None:
            found.silent.add(seat)
    if state.broke_duty >> seat & 1 and not _forgiven(state, seat, found):
        found.duty.add(seat)


def _forgiven(state: State, seat: int, found: Findings) -> bool:
    """Whether nothing had to be drawn first after all: it was for a follow-up only."""
    dues = state.dues[seat - 1]
    if state.rules.changes.extra_when_found:
        return bool(dues) and all(due.serial in found.follow_ups for due in dues)
    return any(due.why == "extra-duty" and due.serial in found.follow_ups for due in dues)


def _justified(state: State, found: Findings) -> tuple[bool, tuple[str, ...]]:
    """J-FAULT-3. Edition Jay penalises a pause that finds no more than an open fault."""
    rules = []
    if found.follow_ups:
        rules.append("J-FAULT-4")
    if found.own or found.repeaters:
        rules.append("J-FAULT-5")
    if found.duty:
        rules.append("J-FAULT-2")
    silent = found.silent and state.rules.changes.announcing_counts
    if silent and state.rules.options.announce == "manual":
        rules.append("J-FAULT-6")
    strong = [rule for rule in rules if rule != "J-FAULT-6"]
    justified = bool(strong)
    if state.rules.options.edition == "zdj-4.6":
        justified = bool(rules or found.open)
    if state.offence and state.rules.changes.findings_interrupt:
        return True, ("J-PAUSE-1", "J-FAULT-3", *rules, "J-JUDGE-2")
    return justified, ("J-PAUSE-1", "J-FAULT-3", *rules)


def settle(state: State, found: Findings, by: int = 0, wrong: int = 0) -> list[ev.JayEvent]:
    """Cards that go back, extra cards, and a clean slate; `wrong` is who paused for nothing."""
    events: list[ev.JayEvent] = []
    events += [ev.Returned(serial, "follow-up", restore=False) for serial in found.follow_ups]
    events += [ev.Returned(serial, "own-follow-up", restore=False) for serial in found.own]
    events += _late_dues(state, found)
    spared = by if state.rules.changes.extra_when_found else 0
    for seat in state.seats():
        if seat != spared and _offended(state, found, seat):
            events += extra_card(state, seat, "extra-fault")
        elif seat == wrong:
            events += extra_card(state, seat, "extra-pause")
    return [*events, ev.Settled()]


def _offended(state: State, found: Findings, seat: int) -> bool:
    """Whether an extra card is due that was not due before: J-FAULT-2, J-FAULT-5, J-FAULT-6."""
    changes = state.rules.changes
    if seat in found.repeaters or (changes.extra_when_found and seat in found.duty):
        return True
    return changes.announcing_counts and seat in found.silent


def _late_dues(state: State, found: Findings) -> list[ev.JayEvent]:
    """A second fault costs its own two cards if the first one turned out to be a follow-up."""
    return [
        ev.Owed(entry.seat, 2, "fault", None, entry.serial)
        for entry in state.box
        if entry.serial in found.real and entry.own in found.follow_ups
    ]


def _withdraw(state: State, seat: int) -> list[ev.JayEvent]:
    """J-TEAM-1: a wrong pause by somebody's captain costs the finish, because a card is drawn."""
    charged = state.charged >> seat & 1
    gone = state.is_out(seat) or seat in state.finished
    return [ev.Withdrawn(seat)] if gone and not charged else []
