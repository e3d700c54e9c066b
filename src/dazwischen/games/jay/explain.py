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
from dazwischen.games.jay.explain_costs import extra_due
from dazwischen.games.jay.explain_finding import finding
from dazwischen.games.jay.notation import announcement
from dazwischen.games.jay.rules_count import counted_out, told_out
from dazwischen.games.jay.rules_draw import LEAST, at_liberty
from dazwischen.games.jay.rules_lay import is_own_follow_up, why_not
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
            return "justified" if event.justified else "unjustified", *pause(
                before, after, event, events
            )
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


def message_of_refusal(refusal: Rejected, seat: int | str) -> Message:
    return Message(refusal.key, {"seat": seat, **refusal.args})


def taken_back(state: State, event: ev.TakenBack, now: int) -> tuple[tuple[str, ...], Message]:
    reason = why_not(state, event.seat, event.figure, now)
    figure = state.rules.catalogue.name(event.figure)
    args: Args = {"seat": event.seat, "figure": figure, "reason": reason.code, **lying_args(state)}
    rules = (*reason.rules, "J-PAUSE-3") if state.phase == REOPENING else reason.rules
    if state.rules.changes.plays_on:
        return rules, Message("lay-taken-back-on", args)
    return (*rules, "J-PAUSE-1"), Message("lay-taken-back", args)


def pause(
    state: State, after: State, event: ev.Paused, events: list[ev.JayEvent]
) -> tuple[tuple[str, ...], Message]:
    rules = event.rules
    if any(isinstance(other, ev.Withdrawn) for other in events) and not event.captain:
        rules = (*rules, "J-TEAM-1")
    who = "captain-" if event.captain else ""
    if state.rules.gentle:
        return rules, Message(f"pause-{who}break", {"seat": event.seat})
    if event.justified:
        return rules, Message(f"pause-{who}justified", {"seat": event.seat})
    extra = extra_due(state, after, event.seat)
    return rules, Message(f"pause-{who}unjustified", {"seat": event.seat, "extra": extra})


def other(
    before: State, after: State, intent: do.JayIntent, events: list[ev.JayEvent]
) -> tuple[tuple[str, ...], Message]:
    """Rules and sentence of what is neither a lay nor a pause."""
    seat = intent.seat
    match intent:
        case do.TopUp():
            return _topped_up(before, after, intent, events)
        case do.Draw():
            rules = ("J-FAULT-2", "J-DRAW-1", *_mixed_in(before, events))
            return rules, _drawn("did-draw", intent, events)
        case do.CallJay():
            return _call(before, after, intent, events)
        case do.Ready():
            return ("J-PAUSE-1", "J-OPEN-3"), Message("did-ready", {"seat": seat})
        case do.Announce():
            said = announcement(before.rules.catalogue, intent.what)
            return ("J-FAULT-6",), Message("did-announce", {"seat": seat, "said": said})
        case do.Waive():
            return ("J-PAUSE-2",), Message("did-waive", {"seat": seat})
        case do.Count():
            return ("J-COUNT-1",), Message("did-count", {"seat": seat, "of": before.obligation})
        case do.CountOut():
            key = "did-count-out" if told_out(after) else "did-count-out-free"
            return ("J-COUNT-1",), Message(key, {"of": before.obligation})
        case do.Swap():
            figure = before.rules.catalogue.name(intent.card)
            return ("J-SLOT-1",), Message("did-swap", {"seat": seat, "figure": figure})
        case do.Deal():
            roles = {"dealer": after.dealer, "opener": after.opener}
            return ("J-END-6", "J-LVL-2"), Message("did-deal", roles)
        case do.Find():
            return finding(before, after, intent, events)
        case _:
            raise AssertionError(intent)


def _topped_up(
    before: State, after: State, intent: do.TopUp, events: list[ev.JayEvent]
) -> tuple[tuple[str, ...], Message]:
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
    return rules, Message(message.key, {**message.args, "extra": extra})


def _mixed_in(state: State, events: list[ev.JayEvent]) -> tuple[str, ...]:
    """J-DRAW-6, J-DRAW-8: the pile was not enough."""
    drawn = [event for event in events if isinstance(event, ev.Drew)]
    own = all(source == event.seat for event in drawn for source in event.piles)
    if own and len(events) == 1 and not any(event.short for event in drawn):
        return ()
    return ("J-DRAW-8",) if state.rules.options.decks == "own" else ("J-DRAW-6",)


def _drawn(key: str, intent: do.TopUp | do.Draw, events: list[ev.JayEvent]) -> Message:
    """J-DRAW-6: how many there were, where that is fewer than wanted."""
    count = sum(len(event.cards) for event in events if isinstance(event, ev.Drew))
    short = count < intent.count
    args: Args = {"seat": intent.seat, "count": count}
    return (
        Message(f"{key}-short", {**args, "wanted": intent.count}) if short else Message(key, args)
    )


def _call(
    before: State, after: State, intent: do.CallJay, events: list[ev.JayEvent]
) -> tuple[tuple[str, ...], Message]:
    args: Args = {"seat": intent.seat}
    if isinstance(events[0], ev.CalledWrongly):
        args["extra"] = extra_due(before, after, intent.seat)
        return ("J-END-4",), Message("did-call-wrongly", args)
    rules = ("J-END-1", "J-END-3") if before.obligation == intent.seat else ("J-END-1",)
    if before.phase == OVER:
        return ("J-END-1", "J-END-5"), Message("did-call-at-once", args)
    if after.phase == OVER:
        return (*rules, "J-END-5"), Message("did-call-last", args)
    return rules, Message("did-call", args)
