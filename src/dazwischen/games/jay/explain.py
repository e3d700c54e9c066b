"""Which rules make a lay what it is, and a sentence about it."""

from typing import Final, TypeAlias

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.effects import LayerReserves, ReservesWhenServed, ReservesWhenThrown
from dazwischen.cards.figures import Rank
from dazwischen.core.errors import Argument, Rejected
from dazwischen.core.report import Message
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.notation import announcement
from dazwischen.games.jay.rules_lay import why_not
from dazwischen.games.jay.state import OVER, PREPARING, REOPENING, State

Args: TypeAlias = dict[str, Argument]

KIND_NAMES: Final = {
    at.FAULT: "fault",
    at.OPEN: "open",
    at.SERVE: "serve",
    at.REDIRECT: "redirect",
    at.THROW: "throw",
}


def verdict(
    before: State, after: State, intent: do.JayIntent, events: list[ev.JayEvent]
) -> tuple[str, tuple[str, ...], Message]:
    """The word for an act, the rules it rests on, and a sentence about it."""
    for event in events:
        if isinstance(event, ev.Laid) and isinstance(intent, do.Lay):
            rules = rules_of_lay(before, event, intent.at)
            return KIND_NAMES[event.kind], rules, message_of_lay(before, after, event, intent.at)
        if isinstance(event, ev.TakenBack):
            return "fault", *taken_back(before, event, intent.at)
        if isinstance(event, ev.Paused) and isinstance(intent, do.Pause):
            return "justified" if event.justified else "unjustified", *pause(before, event, events)
    return "ok", *other(before, after, intent, events)


def rules_of_lay(state: State, event: ev.Laid, now: int) -> tuple[str, ...]:
    """The rule ids behind a lay made in this state: what it is first, then its effects."""
    rules: list[str] = []
    if event.kind == at.OPEN:
        rules.append("J-OPEN-1")
        rules += _serving(state, event)
    elif event.kind == at.THROW:
        rules += _throw(state, event)
    elif event.kind == at.FAULT:
        rules += why_not(state, event.seat, event.figure, now).rules
        rules.append("J-FAULT-5" if event.own else "J-FAULT-1")
    else:
        rules += _serve(state, event)
    if event.figure == state.rules.traitor:
        rules.append("J-TRAITOR-1")
    if event.own and event.kind != at.FAULT:
        rules.append("J-FAULT-5")
    if event.extra:
        rules.append("J-FAULT-2")
    if event.finishes:
        rules.append("J-END-1")
    elif _last_noble(state, event):
        rules.append("J-END-2")
    return tuple(dict.fromkeys(rules))


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
    if event.kind == at.FAULT:
        reason = why_not(state, event.seat, event.figure, now)
        key = "own-follow-up" if event.own else "fault"
        return Message(f"lay-{key}", {**args, "reason": reason.code, **lying_args(state)})
    if event.kind == at.THROW:
        must = state.obligation == event.seat
        reserves = bool(after.flow[at.RESERVED] >> event.seat & 1)
        key = "throw-must" if must else "throw-reserves" if reserves else "throw"
        return Message(f"lay-{key}", {**args, **lying_args(state)})
    return Message(f"lay-{KIND_NAMES[event.kind]}", {**args, **lying_args(state)})


def lying_args(state: State) -> Args:
    return {"lying": state.rules.catalogue.name(state.lying)} if state.lying else {}


def message_of_refusal(refusal: Rejected, seat: int | str) -> Message:
    return Message(refusal.key, {"seat": seat, **refusal.args})


def taken_back(state: State, event: ev.TakenBack, now: int) -> tuple[tuple[str, ...], Message]:
    reason = why_not(state, event.seat, event.figure, now)
    figure = state.rules.catalogue.name(event.figure)
    args: Args = {"seat": event.seat, "figure": figure, "reason": reason.code, **lying_args(state)}
    return (*reason.rules, "J-PAUSE-1"), Message("lay-taken-back", args)


def pause(
    state: State, event: ev.Paused, events: list[ev.JayEvent]
) -> tuple[tuple[str, ...], Message]:
    rules = event.rules
    if any(isinstance(other, ev.Withdrawn) for other in events):
        rules = (*rules, "J-TEAM-1")
    if state.rules.gentle:
        return rules, Message("pause-break", {"seat": event.seat})
    word = "justified" if event.justified else "unjustified"
    return rules, Message(f"pause-{word}", {"seat": event.seat})


def other(
    before: State, after: State, intent: do.JayIntent, events: list[ev.JayEvent]
) -> tuple[tuple[str, ...], Message]:
    """Rules and sentence of what is neither a lay nor a pause."""
    seat = intent.seat
    match intent:
        case do.TopUp():
            rules = ("J-DRAW-5",) if before.phase == PREPARING else ("J-DRAW-2", "J-DRAW-4")
            if any(isinstance(event, ev.Drew) and event.extra for event in events):
                rules = (*rules, "J-FAULT-2")
            if before.phase == REOPENING:
                rules = (*rules, "J-PAUSE-3")
            return rules, Message("did-top-up", {"seat": seat, "count": intent.count})
        case do.Draw():
            return ("J-FAULT-2", "J-DRAW-1"), Message(
                "did-draw", {"seat": seat, "count": intent.count}
            )
        case do.CallJay():
            return _call(after, intent, events)
        case do.Ready():
            rules = ("J-PAUSE-1",)
            return rules, Message("did-ready", {"seat": seat})
        case do.Announce():
            said = announcement(before.rules.catalogue, intent.what)
            return ("J-FAULT-6",), Message("did-announce", {"seat": seat, "said": said})
        case do.Waive():
            return ("J-PAUSE-2",), Message("did-waive", {"seat": seat})
        case do.Count():
            return ("J-COUNT-1",), Message("did-count", {"seat": seat, "of": before.obligation})
        case do.Swap():
            figure = before.rules.catalogue.name(intent.card)
            return ("J-SLOT-1",), Message("did-swap", {"seat": seat, "figure": figure})
        case do.Deal():
            roles = {"dealer": after.dealer, "opener": after.opener}
            return ("J-END-6", "J-LVL-2"), Message("did-deal", roles)
        case do.Find():
            rules = ("J-JUDGE-1", "J-FAULT-7") if intent.finding == "unclear" else ("J-JUDGE-1",)
            if intent.finding == "void":
                rules = ("J-JUDGE-1", "J-SCORE-4")
            about = {"of": intent.of, "count": intent.cards}
            return rules, Message(f"judge-{intent.finding}", about)
        case _:
            raise AssertionError(intent)


def _call(
    after: State, intent: do.CallJay, events: list[ev.JayEvent]
) -> tuple[tuple[str, ...], Message]:
    args = {"seat": intent.seat}
    if isinstance(events[0], ev.CalledWrongly):
        return ("J-END-4",), Message("did-call-wrongly", args)
    if after.phase == OVER:
        return ("J-END-1", "J-END-5"), Message("did-call-last", args)
    return ("J-END-1",), Message("did-call", args)
