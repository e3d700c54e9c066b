"""What Jay offers a seat."""

from collections.abc import Iterator
from typing import Any

from dazwischen.cards import layout as at
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.may import known_owed
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.sight import May
from dazwischen.games.jay.state import (
    OPENING,
    OVER,
    PAUSED,
    PLAYING,
    PREPARING,
    REOPENING,
    RUNNING,
    State,
)


def may_of(state: State, seat: int) -> May:
    may: May = GAME.own(state, seat).may
    return may


class JayOffers:
    def offered(self, state: State, seat: int, now: int) -> Iterator[do.JayIntent]:
        may = may_of(state, seat)
        who: dict[str, Any] = {"seat": seat, "at": now}
        spoken: dict[Any, bool] = {
            **{kind: action.name in may.acts for kind, action in ACTIONS.of.items() if action.may},
            do.CaptainPause: GAME.view(state, None).captains,
        }
        spoken[do.Ready] = spoken[do.Ready] or may.next
        yield from (kind(**who) for kind, offered in spoken.items() if offered)
        if may.draw:
            yield do.Draw(count=may.draw, **who)
        if may.top_up is not None:
            yield do.TopUp(count=may.top_up, **who)
            yield do.TopUp(count=may.top_up + 2, **who)
        yield from (do.Lay(card=figure, **who) for figure, kind in may.lay if kind != at.FAULT)
        if may.traitor:
            yield do.Lay(card=state.hands[seat - 1][-1], face_down=True, **who)
        if may.swap:
            for card in set(state.hands[seat - 1]):
                yield from (do.Swap(card=card, slot=slot, **who) for slot in state.slots[seat - 1])

    def tried(self, state: State, seat: int, now: int) -> Iterator[do.JayIntent]:
        who: dict[str, Any] = {"seat": seat, "at": now}
        offered: list[Any] = [kind for kind, action in ACTIONS.of.items() if action.may]
        for kind in (*offered, do.CaptainPause, do.CountOut):
            yield kind(**who)
        for count in range(6):
            yield do.Draw(count=count, **who)
            yield do.TopUp(count=count, **who)
        for card in set(state.hands[seat - 1] if state.hands else ()):
            yield do.Lay(card=card, **who)
            yield do.Lay(card=card, face_down=True, **who)
            for slot in state.slots[seat - 1]:
                yield do.Swap(card=card, slot=slot, **who)

    def is_offered(self, state: State, intent: do.JayIntent) -> bool:
        may = may_of(state, intent.seat)
        match intent:
            case do.Lay(face_down=True):
                return bool(may.traitor)
            case do.Lay():
                return dict(may.lay).get(intent.card, at.FAULT) != at.FAULT
            case do.TopUp():
                return may.top_up is not None and intent.count >= may.top_up
            case _:
                return intent in self.offered(state, intent.seat, intent.at)

    def waited_for(self, state: State) -> Iterator[int]:
        if state.phase in (PREPARING, PAUSED):
            unready = (seat for seat in state.seats() if not state.ready >> seat & 1)
            yield from (seat for seat in unready if not state.is_out(seat))
        if state.phase in (OPENING, PLAYING):
            yield state.obligation
        if state.phase == REOPENING:
            yield opening_priority(state)[0]
        if state.phase in RUNNING:
            for seat in state.seats():
                if known_owed(state, seat):
                    yield seat
                if seat in state.finished and not state.is_out(seat):
                    yield seat
                empty = not state.hands[seat - 1] and not state.is_out(seat)
                if empty and state.phase == PLAYING:
                    yield seat

    def helps(self, intent: do.JayIntent) -> bool:
        return not isinstance(intent, do.Pause | do.Count | do.Swap)

    def costs_more(
        self, before: State, intent: do.JayIntent, events: list[ev.JayEvent], after: State
    ) -> bool:
        seat, faults = intent.seat, before.rules.options.faults
        if isinstance(intent, do.Pause) and not before.rules.gentle:
            return False  # whether there is something to find is the player's risk: J-FAULT-3
        if isinstance(intent, do.Lay) and faults == "tournament":
            return False  # nobody is told what is legal
        if isinstance(intent, do.TopUp) and faults == "tournament":
            return False  # nor what is owed
        owed = sum(due.cards for due in after.dues[seat - 1])
        owed -= sum(due.cards for due in before.dues[seat - 1])
        said = 1 if isinstance(intent, do.Lay) and intent.face_down else 0
        return owed > said or any(_is_wrong(event) for event in events)

    def is_known(self, state: State, intent: do.JayIntent, events: list[ev.JayEvent]) -> bool:
        if any(_is_wrong(event) for event in events):
            return True
        match intent:
            case do.Lay() | do.TopUp():
                return state.owed(intent.seat) > 0  # J-FAULT-2, though it was paid for already
            case do.Draw():
                return state.rules.options.faults == "tournament"
            case do.Ready():
                return state.phase in (OPENING, REOPENING)  # as some say it in protocols
            case do.Count():
                return intent.seat == state.obligation
            case do.CallJay():
                return state.phase == OVER  # J-END-1: in the window after another's call
            case _:
                return False


def _is_wrong(event: ev.JayEvent) -> bool:
    match event:
        case ev.Laid():
            return event.kind == at.FAULT or event.extra
        case ev.Drew():
            return event.extra
        case _:
            return isinstance(event, ev.TakenBack | ev.Owed | ev.CalledWrongly)


OFFERS = JayOffers()
