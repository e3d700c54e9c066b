"""What the referee's sentences say about a round of Jay."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.game import TABLE
from dazwischen.core.report import Message
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay import situation as words
from dazwischen.games.jay.actions.waive import Waive
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.rules_count import COUNT_OUT, told_out
from dazwischen.games.jay.rules_draw import least_top_up
from dazwischen.games.jay.state import OPENING, OVER, PAUSED, PREPARING, REOPENING, RUNNING, State
from tests.games.jay.adapter import finding
from tests.sentences import Refused, Told

CATALOGUE: Final = "jay"


def situation(state: State) -> list[Message]:
    return words.in_words(state) if state.hands else []


def eager(state: State, dice: Random, now: int) -> do.JayIntent | None:
    """Legal cards, "Jay" and "bereit" at once, slots, findings, counts to their end."""
    if state.phase == PREPARING and state.rules.slots and dice.random() < 0.5:
        seat = dice.choice(state.seats())
        cards, slots = state.hands[seat - 1], state.slots[seat - 1]
        return do.Swap(seat=seat, at=now, card=dice.choice(cards), slot=dice.choice(slots))
    if state.phase in (PREPARING, PAUSED):
        return do.Ready(seat=dice.choice(state.seats()), at=now)
    if state.count is not None and dice.random() < 0.2:
        return do.CountOut(seat=TABLE, at=now + COUNT_OUT)
    late = [seat for seat in state.finished if not state.is_out(seat)]
    if state.phase == OVER and late:
        return do.CallJay(seat=late[0], at=now)
    if state.phase not in RUNNING:
        return None
    if state.phase == REOPENING and dice.random() < 0.3:
        return Waive(seat=opening_priority(state)[0], at=now)
    if dice.random() < 0.1:
        return finding(state, dice.choice(state.seats()), dice, now)
    if state.finished and dice.random() < 0.5:
        return do.CallJay(seat=dice.choice(state.finished), at=now)
    seat = opening_priority(state)[0] if dice.random() < 0.5 else dice.choice(state.seats())
    figures = laying.layable(state.rules.tables, state.flow, seat)
    legal = [card for card in state.hands[seat - 1] if figures >> card & 1]
    return do.Lay(seat=seat, at=now, card=dice.choice(legal)) if legal else None


def hand(state: State, seat: int) -> int:
    return len(state.hands[seat - 1])


def cards_due(state: State, seat: int) -> int:
    return sum(due.cards for due in state.dues[seat - 1])


def extras(state: State, seat: int) -> int:
    return sum(due.cards for due in state.dues[seat - 1] if due.why.startswith("extra"))


def reserved(state: State) -> tuple[int, ...]:
    return laying.reservations(state.flow)


def interrupted(state: State) -> bool:
    """At level 1 nobody says "bereit", and whoever may reopens at once."""
    return state.phase == (PAUSED if state.rules.changes.waits else REOPENING)


def said_of_extra(told: Told, seat: int) -> bool:
    """The extra card is said to be due exactly if one more of them is."""
    grown = extras(told.after, seat) > extras(told.before, seat)
    if told.args["extra"] == "found":
        owed = told.before.owed(seat) > 0
        return owed and not grown and told.after.broke_duty >> seat & 1 == 1
    return bool((told.args["extra"] == "now") == grown)


def laid(told: Told) -> bool:
    """The card left the hand for the box, as what it is said to be."""
    seat, after = told.args["seat"], told.after
    top = after.box[-1]
    named = after.rules.catalogue.name(top.figure) == told.args["figure"]
    gone = hand(told.before, seat) - 1 == hand(after, seat)
    return top.seat == seat and named and gone and said_of_extra(told, seat)


def counts(told: Told) -> bool:
    """The card lies, on what is said to have lain there."""
    name = told.before.rules.catalogue.name
    beneath = told.args.get("lying")
    on = beneath is None or name(told.before.lying) == beneath
    return laid(told) and on and name(told.after.lying) == told.args["figure"]


def passed_on(told: Told) -> bool:
    """J-SERVE-4, J-SERVE-5."""
    before, after, args = told.before, told.after, told.args
    moves = before.obligation != after.obligation
    newer, older, *more = (*reserved(after), 0, 0)
    return (
        args["next"] == after.obligation
        and (args["moves"] == "yes") == moves
        and (args["lapse"] == "yes") == bool(reserved(before))
        and (args["newer"], args["older"]) == (newer, older)
        and not any(more)
    )


def opened(told: Told) -> bool:
    return passed_on(told) and not told.before.lying


def throw_stays(told: Told) -> bool:
    """Nothing about who must and who may changes, but perhaps the order."""
    before, after = told.before, told.after
    same = set(reserved(before)) == set(reserved(after))
    return counts(told) and same and told.args["next"] == before.obligation == after.obligation


def throw_reserves(told: Told) -> bool:
    before, after, seat = told.before, told.after, told.args["seat"]
    new = reserved(after) == (seat, *reserved(before))
    return counts(told) and new and told.args["next"] == before.obligation == after.obligation


def throw_must(told: Told) -> bool:
    before, after, seat = told.before, told.after, told.args["seat"]
    new = seat not in reserved(before)
    moved = before.obligation == seat != after.obligation == told.args["next"]
    newest = reserved(after)[0] == seat
    return counts(told) and moved and newest and (told.args["reserves"] == "yes") == new


def fault(told: Told) -> bool:
    """The card is in the box and changes nothing, and so many cards are to be drawn."""
    before, after, seat = told.before, told.after, told.args["seat"]
    void = after.flow == before.flow and after.box[-1].kind == at.FAULT
    return laid(told) and void and told.args["count"] == after.owed(seat)


def fault_after_all(told: Told) -> bool:
    return any(owed.why == "fault" and owed.cards == 2 for owed in told.of(ev.Owed))


def pardoned(told: Told) -> bool:
    """The card is back in the hand, and nothing is due for it any more."""
    seat = told.args["seat"]
    gone = {e.serial for e in told.before.box} - {e.serial for e in told.after.box}
    name = told.before.rules.catalogue.name
    back = [told.before.entry(serial) for serial in gone]
    mine = [e for e in back if e.seat == seat and name(e.figure) == told.args["figure"]]
    due = {due.serial for due in told.after.dues[seat - 1]}
    return bool(mine) and hand(told.after, seat) > hand(told.before, seat) and not gone & due


def took_back(told: Told) -> bool:
    same = told.before.hands == told.after.hands and told.before.box == told.after.box
    return bool(same and told.before.flow == told.after.flow)


def drew(told: Told) -> bool:
    seat, count = told.args["seat"], told.args["count"]
    grown = hand(told.after, seat) == hand(told.before, seat) + count
    return grown and ("wanted" not in told.args or told.args["wanted"] > count)


def has_called(state: State, seat: int) -> bool:
    return any(caller == seat for caller, _ in state.calls)


def called(told: Told) -> bool:
    seat, before, after = told.args["seat"], told.before, told.after
    return has_called(after, seat) and not has_called(before, seat) and after.is_out(seat)


def swapped(told: Told) -> bool:
    seat, name = told.args["seat"], told.before.rules.catalogue.name
    slots = [name(card) for card in told.after.slots[seat - 1]]
    return hand(told.before, seat) == hand(told.after, seat) and told.args["figure"] in slots


def is_ready(told: Told) -> bool:
    """Said now, and whoever hears it last begins or goes on."""
    seat, before, after = told.args["seat"], told.before, told.after
    if before.phase == OVER:
        return not before.onward >> seat & 1 and after.onward >> seat & 1 == 1
    heard = after.ready >> seat & 1 == 1 or after.phase == OPENING
    return not before.ready >> seat & 1 and heard


def is_back(told: Told, count: int) -> bool:
    """So many cards left the box for the hands of those who had laid them."""
    before, after = told.before, told.after
    gone = [e for e in before.box if after.entry(e.serial) is None]
    back = all(
        hand(after, seat) - hand(before, seat) == sum(e.seat == seat for e in gone)
        for seat in before.seats()
    )
    return len(gone) == count and back


def found(told: Told) -> bool:
    """So many cards are back, and an extra card is due exactly if it is said."""
    follow_ups = len([event for event in told.of(ev.Returned) if "follow-up" in event.why])
    back = is_back(told, told.args["count"] + follow_ups)
    return back and said_of_extra(told, told.args["of"])


def is_unclear(told: Told) -> bool:
    after = told.after
    following = laying.next_seat(after.flow, told.args["of"])
    return after.obligation == following and not any(after.dues) and not after.scored


HAPPENED: Final[Mapping[str, Callable[[Told], bool]]] = {
    "lay-open": lambda t: counts(t) and t.before.phase in (OPENING, REOPENING) and opened(t),
    "lay-serve": lambda t: counts(t) and t.before.obligation == t.args["seat"] and passed_on(t),
    "lay-redirect": lambda t: counts(t) and t.before.obligation != t.args["seat"] and passed_on(t),
    "lay-throw": throw_stays,
    "lay-throw-reserves": throw_reserves,
    "lay-throw-must": throw_must,
    "lay-fault": lambda t: (
        fault(t) and t.args["count"] > 0 and not t.before.open_fault(t.args["seat"])
    ),
    "lay-own-follow-up": lambda t: fault(t) and t.before.open_fault(t.args["seat"]) > 0,
    "lay-void": lambda t: fault(t) and t.before.open_fault(t.args["seat"]) > 0,
    "lay-follow-up": pardoned,
    "lay-fault-after-all": fault_after_all,
    "lay-taken-back": lambda t: took_back(t) and interrupted(t.after),
    "lay-taken-back-on": lambda t: took_back(t) and t.after.phase == t.before.phase,
    "pause-break": lambda t: interrupted(t.after) and t.before.dues == t.after.dues,
    "pause-justified": lambda t: interrupted(t.after),
    "pause-unjustified": lambda t: interrupted(t.after) and said_of_extra(t, t.args["seat"]),
    "pause-captain-break": lambda t: interrupted(t.after) and t.before.dues == t.after.dues,
    "pause-captain-justified": lambda t: interrupted(t.after),
    "pause-captain-unjustified": lambda t: (
        interrupted(t.after) and said_of_extra(t, t.args["seat"])
    ),
    "did-top-up": lambda t: drew(t) and said_of_extra(t, t.args["seat"]),
    "did-top-up-short": lambda t: drew(t) and said_of_extra(t, t.args["seat"]),
    "did-draw": drew,
    "did-draw-short": lambda t: drew(t) and not cards_due(t.after, t.args["seat"]),
    "did-call": lambda t: called(t) and t.after.phase in RUNNING,
    "did-call-last": lambda t: called(t) and t.before.phase in RUNNING and t.after.phase == OVER,
    "did-call-at-once": lambda t: (
        has_called(t.after, t.args["seat"]) and t.before.phase == t.after.phase == OVER
    ),
    "did-call-wrongly": lambda t: (
        t.args["seat"] not in t.before.finished
        and t.before.calls == t.after.calls
        and said_of_extra(t, t.args["seat"])
    ),
    "did-ready": is_ready,
    "did-waive": lambda t: (
        opening_priority(t.before)[0] == t.args["seat"]
        and t.args["seat"] not in opening_priority(t.after)
    ),
    "did-count": lambda t: (
        t.before.count is None and t.after.count is not None and t.args["of"] == t.after.obligation
    ),
    "did-count-out": lambda t: told_out(t.after) == t.args["of"] != told_out(t.before),
    "did-count-out-free": lambda t: t.after.count.out and not told_out(t.after),
    "did-swap": swapped,
    "did-deal": lambda t: (
        (t.args["dealer"], t.args["opener"]) == (t.after.dealer, t.after.opener)
        and t.after.obligation == t.after.opener
        and not t.after.box
    ),
    "judge-pause": lambda t: interrupted(t.after),
    "judge-void": lambda t: (
        t.after.phase == OVER and not t.after.scored and not any(t.after.points)
    ),
    "judge-too-far": lambda t: (
        cards_due(t.after, t.args["of"]) == cards_due(t.before, t.args["of"]) + 2
    ),
    "judge-over-box": lambda t: found(t) and t.args["count"] == 1,
    "judge-wrong-hand": lambda t: found(t) and t.args["count"] == 1,
    "judge-two-cards": lambda t: found(t) and t.args["count"] > 0,
    "judge-too-near": found,
    "judge-hinders": found,
    "judge-standing": lambda t: found(t) and t.args["count"] == 1 and interrupted(t.after),
    "judge-askew": lambda t: found(t) and t.args["count"] == 1,
    "judge-askew-several": lambda t: found(t) and t.args["count"] > 0 and interrupted(t.after),
    "judge-unannounced": lambda t: (
        t.args["count"] == cards_due(t.after, t.args["of"]) - cards_due(t.before, t.args["of"])
    ),
    "judge-unclear": is_unclear,
    "judge-hindered": lambda t: (
        len(t.after.box) == len(t.before.box) + 1 and t.after.box[-1].seat == t.args["of"]
    ),
    "judge-back": lambda t: is_back(t, t.args["count"]) and t.args["count"] > 0,
}


def must_top_up(state: State, args: Mapping[str, Any]) -> bool:
    seat = args["seat"]
    return not hand(state, seat) and not state.owed(seat) and seat not in state.finished


def owes(state: State, args: Mapping[str, Any]) -> bool:
    dues = state.dues[args["seat"] - 1]
    spoken = any(due.say is not None for due in dues)
    return args["count"] == state.owed(args["seat"]) and bool(args["say"]) == spoken


SITUATION: Final[Mapping[str, Callable[[State, Mapping[str, Any]], bool]]] = {
    "situation-preparing": lambda s, _: (
        s.phase == PREPARING and any(not s.ready >> seat & 1 for seat in s.seats())
    ),
    "situation-opening": lambda s, _: s.phase == OPENING and not s.lying,
    "situation-playing": lambda s, _: s.phase == "playing",
    "situation-paused": lambda s, _: s.phase == PAUSED and s.rules.ready,
    "situation-reopening": lambda s, _: s.phase == REOPENING,
    "situation-over": lambda s, _: s.phase == OVER,
    "situation-lying": lambda s, a: (
        s.rules.catalogue.name(s.lying) == a["figure"]
        and s.flow[at.LAYER] == a["seat"]
        and (a["twins"] == "yes") == bool(s.flow[at.TWINS])
    ),
    "situation-must": lambda s, a: s.obligation == a["seat"],
    "situation-reserved": lambda s, a: a["seats"] == ", ".join(map(str, reserved(s))),
    "situation-nobody-reserved": lambda s, _: not reserved(s),
    "situation-priority": lambda s, a: a["seats"] == ", ".join(map(str, opening_priority(s))),
    "situation-owes-cards": owes,
    "situation-owes-words": owes,
    "situation-owes-both": owes,
    "situation-say-jay": lambda s, a: a["seat"] in s.finished and not s.is_out(a["seat"]),
    "situation-must-top-up": must_top_up,
    "situation-place": lambda s, a: (
        has_called(s, a["seat"]) and (s.phase != OVER or s.points[a["seat"] - 1] == a["points"])
    ),
}


def owed(refused: Refused) -> bool:
    return bool(refused.args["count"] == refused.state.owed(refused.intent.seat))


def first(refused: Refused) -> bool:
    state = refused.state
    opens = state.obligation if state.phase == OPENING else opening_priority(state)[0]
    return bool(opens == refused.args["first"] != refused.intent.seat)


def too_few(refused: Refused) -> bool:
    state, seat, least = refused.state, refused.intent.seat, refused.args["least"]
    if refused.intent.count >= least:
        return False
    hidden = state.rules.options.faults == "tournament"
    return state.phase in (PREPARING, OPENING) or hidden or least == least_top_up(state, seat)[0]


def fits(refused: Refused) -> bool:
    state, intent = refused.state, refused.intent
    figure = state.rules.traitor if intent.face_down else intent.card
    return bool(state.rules.tables[at.FITS + state.lying] >> figure & 1)


def has_right(refused: Refused) -> bool:
    return laying.has_right(refused.state.flow, refused.intent.seat)


REFUSED: Final[Mapping[str, Callable[[Refused], bool]]] = {
    "rejected-paused": lambda r: r.state.phase == PAUSED and r.state.rules.ready,
    "rejected-not-opener": first,
    "rejected-not-first": first,
    "rejected-round-over": lambda r: r.state.phase == OVER,
    "rejected-not-ready": lambda r: r.state.phase not in RUNNING,
    "rejected-is-out": lambda r: has_called(r.state, r.intent.seat),
    "rejected-say-jay": lambda r: (
        r.intent.seat in r.state.finished and not has_called(r.state, r.intent.seat)
    ),
    "rejected-must-top-up": lambda r: must_top_up(r.state, {"seat": r.intent.seat}),
    "rejected-draw-first": owed,
    "rejected-owes-other": owed,
    "rejected-owes-nothing": lambda r: not r.state.owed(r.intent.seat),
    "rejected-does-not-fit": lambda r: has_right(r) and not fits(r),
    "rejected-no-right": lambda r: fits(r) and not has_right(r),
    "rejected-no-right-no-fit": lambda r: not fits(r) and not has_right(r),
    "rejected-twin-not-served": lambda r: not r.state.rules.throw,
    "rejected-counted-out": lambda r: (
        r.intent.seat == r.state.obligation and r.state.count is not None
    ),
    "rejected-too-few": too_few,
    "rejected-said-ready": lambda r: (
        (r.state.onward if r.state.phase == OVER else r.state.ready) >> r.intent.seat & 1 == 1
    ),
    "rejected-not-waiting": lambda r: r.state.phase not in (PREPARING, PAUSED),
    "rejected-nothing-to-waive": lambda r: r.state.phase != REOPENING,
    "rejected-must-open": lambda r: r.state.obligation == r.intent.seat,
    "rejected-nobody-must": lambda r: r.state.phase not in (OPENING, "playing"),
    "rejected-already-counting": lambda r: r.state.count is not None,
    "rejected-nobody-is-counted": lambda r: r.state.count is None or r.state.count.out,
    "rejected-not-finished": lambda r: r.intent.seat not in r.state.finished,
    "rejected-no-pause-now": lambda r: r.state.phase not in ("playing", REOPENING),
    "rejected-not-paused": lambda r: r.state.phase != PAUSED,
    "rejected-no-captains": lambda r: not r.state.rules.options.captains,
    "rejected-no-slots": lambda r: not r.state.rules.slots,
    "rejected-too-late-to-swap": lambda r: (
        r.state.phase != PREPARING or r.state.ready >> r.intent.seat & 1 == 1
    ),
    "rejected-no-card-of-that-seat": lambda r: (
        not r.state.box
        or any(
            all(entry.seat != seat for entry in r.state.box)
            for seat in (r.intent.of, *r.intent.others)
        )
    ),
    "rejected-not-so-many-cards": lambda r: (
        r.args["count"]
        == sum(r.intent.finding == "back" or e.seat == r.intent.of for e in r.state.box)
    ),
    "rejected-round-running": lambda r: r.state.phase not in (OVER, "waiting"),
    "rejected-game-over": lambda r: not r.state.more,
}
SELDOM: Final = frozenset(
    {
        "lay-fault-after-all",  # only at the end of a protocol
        "did-count-out-free",
        "did-top-up-short",
        "did-draw-short",
        "did-call-at-once",
        "judge-hindered",
        "judge-unclear",
        "judge-void",
        "pause-captain-unjustified",
    }
)
SAYS_NOTHING: Final = {
    **dict.fromkeys(
        (
            "why", "cost-extra", "cost-owed", "judge-extra", "judge-laid", "lay-lapsed",
            "lay-reserved",
        ),
        "a part of other sentences, and held with them",
    ),
    **dict.fromkeys(
        (
            "rejected-no-such-seat", "rejected-no-such-figure", "rejected-not-in-play",
            "rejected-not-in-hand", "rejected-traitor-is-face-down", "rejected-not-the-judge",
            "rejected-no-such-finding", "rejected-table-deals", "rejected-table-counts-out",
            "rejected-not-legal-then",
        ),
        "about what was asked for, not about the table",
    ),
    **dict.fromkeys(
        ("together-call", "together-ready", "together-announce"),
        "of several at the same moment, which only a protocol tells: held in its tests",
    ),
    "did-announce": "somebody says something, whether it is right or not",
    "situation-waiting": "no referee is asked before the cards are dealt",
    "rejected-too-late": "about what somebody had in sight: held in the tests of the server",
    "rejected-still-counting": "only the table counts out, and does not do it too early",
}  # fmt: skip
