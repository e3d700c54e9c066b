"""Which rules make a lay what it is, and a sentence about it."""

from typing import Final, TypeAlias

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.effects import LayerReserves, ReservesWhenServed, ReservesWhenThrown
from dazwischen.cards.figures import Rank
from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.explain_costs import extra_due
from dazwischen.games.jay.rules_count import counted_out
from dazwischen.games.jay.rules_draw import LEAST
from dazwischen.games.jay.rules_lay import is_own_follow_up, why_not
from dazwischen.games.jay.state import REOPENING, State

Args: TypeAlias = dict[str, Argument]

KIND_NAMES: Final = {
    at.FAULT: "fault",
    at.OPEN: "open",
    at.SERVE: "serve",
    at.REDIRECT: "redirect",
    at.THROW: "throw",
}


def rules_of_lay(state: State, event: ev.Laid, now: int) -> tuple[str, ...]:
    """The rule ids behind a lay made in this state: what it is first, then its effects."""
    rules: list[str] = []
    if event.kind == at.OPEN:
        rules.append("J-OPEN-1")
        rules += _serving(state, event)
    elif event.kind == at.THROW:
        rules += _throw(state, event)
    elif event.kind == at.FAULT:
        if not _void_only(state, event, now):
            rules += why_not(state, event.seat, event.figure, now).rules
        rules.append("J-FAULT-5" if event.own else "J-FAULT-1")
    else:
        rules += _serve(state, event)
    if event.figure == state.rules.traitor:
        rules.append("J-TRAITOR-1")
    rules += _around(state, event)
    if event.own and event.kind != at.FAULT:
        rules.append("J-FAULT-5")
    if event.extra:
        rules.append("J-FAULT-2")
    if event.finishes:
        rules.append("J-END-1")
    elif _last_noble(state, event):
        rules.append("J-END-2")
    return tuple(dict.fromkeys(rules))


def _around(state: State, event: ev.Laid) -> list[str]:
    """What else a lay rests on: who is next, what it costs, and that it reopens the game."""
    rules, seat, fault = [], event.seat, event.kind == at.FAULT
    if not fault and (event.kind != at.THROW or seat == state.obligation):
        following = seat % state.rules.players + 1
        rules += ["J-NEXT-1"] if state.is_out(following) else []
        must = laying.next_seat(state.flow, seat)
        rules += ["J-END-3"] if must in state.finished else []
    cost = 2 if fault else 1 if event.figure == state.rules.traitor else 0
    if cost and not event.own and len(state.hands[seat - 1]) - 1 + cost < LEAST:
        rules.append("J-DRAW-1")
    if state.phase == REOPENING:
        rules.append("J-PAUSE-3")
    return rules


def _void_only(state: State, event: ev.Laid, now: int) -> bool:
    """Whether nothing is wrong with the lay but that its layer had an open fault: J-FAULT-5."""
    if not is_own_follow_up(state, event.seat) or not event.own:
        return False
    legal = laying.judge(state.rules.tables, state.flow, event.seat, event.figure) != at.FAULT
    traitor = event.figure == state.rules.traitor
    return legal and (traitor or not counted_out(state, event.seat, now))


def _last_noble(state: State, event: ev.Laid) -> bool:
    last = len(state.hands[event.seat - 1]) == 1
    return last and event.kind != at.FAULT and state.rules.nobles >> event.figure & 1 == 1


def _throw(state: State, event: ev.Laid) -> list[str]:
    tables, flow, figure = state.rules.tables, state.flow, event.figure
    kind = state.rules.catalogue.figure(figure).kind
    lying = state.rules.catalogue.figure(state.lying).kind
    if figure == state.lying:
        rules = ["J-THROW-1"]
    elif tables[at.THROWN + state.lying] >> figure & 1:
        rules = ["J-THROW-4"]
    elif kind.name == lying.name or lying.name in kind.similar_to:
        rules = ["J-THROW-2"]
    else:
        rules = ["J-THROW-3"]
    served = tables[at.FITS + state.lying] | tables[at.SERVED_BY_ANYONE + state.lying]
    if served >> figure & 1 and laying.has_right(flow, event.seat):
        rules.append("J-THROW-5")
    rules.append("J-THROW-6")
    if any(isinstance(effect, ReservesWhenThrown) for effect in kind.effects):
        rules.append("J-THROW-7")
    return rules


def _serve(state: State, event: ev.Laid) -> list[str]:
    figure = event.figure
    by_effect = state.rules.tables[at.SERVED_BY_ANYONE + state.lying] >> figure & 1
    rules = []
    if not by_effect:
        rules.append("J-SERVE-1")
    elif state.rules.pawns >> figure & 1:
        rules.append("J-SERVE-3")
    else:
        rules.append("J-SERVE-2")
    return [*rules, "J-SERVE-4", *_serving(state, event)]


def _serving(state: State, event: ev.Laid) -> list[str]:
    kind = state.rules.catalogue.figure(event.figure).kind
    reserving = (ReservesWhenServed, LayerReserves)
    if any(isinstance(effect, reserving) for effect in kind.effects):
        return ["J-SERVE-5"]
    return ["J-SERVE-6"] if kind.rank is Rank.NOBLE and event.kind != at.OPEN else []


def message_of_lay(state: State, after: State, event: ev.Laid, now: int) -> Message:
    """A sentence about a lay made in `state` and leading to `after`."""
    figure = state.rules.catalogue.name(event.figure)
    args: Args = {"seat": event.seat, "figure": figure, "next": after.obligation}
    args |= {"extra": extra_due(state, after, event.seat, breaks=event.extra)}
    if event.kind == at.FAULT:
        args["count"] = after.owed(event.seat)
        if _void_only(state, event, now):
            return Message("lay-void", args)
        reason = why_not(state, event.seat, event.figure, now)
        key = "own-follow-up" if event.own else "fault"
        return Message(f"lay-{key}", {**args, "reason": reason.code, **lying_args(state)})
    if event.kind == at.THROW:
        must = state.obligation == event.seat
        reserved = state.flow[at.RESERVED] >> event.seat & 1
        reserves = after.flow[at.RESERVED] >> event.seat & 1 and not reserved
        args["reserves"] = "yes" if reserves else "no"
        key = "throw-must" if must else "throw-reserves" if reserves else "throw"
        return Message(f"lay-{key}", {**args, **lying_args(state)})
    args |= _passed_on(state, after)
    return Message(f"lay-{KIND_NAMES[event.kind]}", {**args, **lying_args(state)})


def _passed_on(state: State, after: State) -> Args:
    """What a serve changes: J-SERVE-4, J-SERVE-5. The newer and the older
    reservation are those of these seats, or of nobody (0)."""
    newer, older, *_ = (*laying.reservations(after.flow), 0, 0)
    return {
        "moves": "yes" if after.obligation != state.obligation else "no",
        "lapse": "yes" if laying.reservations(state.flow) else "no",
        "newer": newer,
        "older": older,
    }


def lying_args(state: State) -> Args:
    return {"lying": state.rules.catalogue.name(state.lying)} if state.lying else {}


def taken_back(state: State, event: ev.TakenBack, now: int) -> tuple[tuple[str, ...], Message]:
    reason = why_not(state, event.seat, event.figure, now)
    figure = state.rules.catalogue.name(event.figure)
    args: Args = {"seat": event.seat, "figure": figure, "reason": reason.code, **lying_args(state)}
    rules = (*reason.rules, "J-PAUSE-3") if state.phase == REOPENING else reason.rules
    if state.rules.changes.plays_on:
        return rules, Message("lay-taken-back-on", args)
    return (*rules, "J-PAUSE-1"), Message("lay-taken-back", args)
