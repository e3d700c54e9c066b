"""Which rules make an action what it is, and a sentence about it."""

from collections.abc import Mapping
from typing import TypeAlias

from dazwischen.core.errors import Argument, Rejected
from dazwischen.core.report import Message
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.rules_turn import WHY_OVER, objection_rules
from dazwischen.games.jarnac.rules_word import valid
from dazwischen.games.jarnac.state import OVER, State

Args: TypeAlias = dict[str, Argument]
Said: TypeAlias = tuple[tuple[str, ...], Message]


def refusal(names: Names, answer: Rejected, actor: str) -> Message:
    args: Args = {"actor": actor, **answer.args}
    if "side" in args:
        args["side"] = names.sides[int(args["side"]) - 1]
    if "captain" in args:
        args["captain"] = names.label(int(args["captain"]))
    return Message(answer.key, args)


def accepted(
    names: Names, before: State, intent: do.JarnacIntent, events: list[ev.JarnacEvent]
) -> Said:
    """Rules and sentence of what was done in `before`: the first event, then what it led to."""
    match events:
        case [ev.FlagFell(side=side), ev.Ended(why="flag" | "solo-flag" as why)]:
            return _lost_on_time(names, before, side, why)
    if isinstance(events[0], ev.FlagFell) and len(events) > 1:
        rules, message = accepted(names, before, intent, events[1:])
        return ("K-PRO-6", *rules), message
    rules, message = _first(names, before, intent, events)
    for event in events[1:]:
        match event:
            case ev.Ended():
                rules = (*rules, *WHY_OVER[event.why])
            case ev.LastJarnac():
                rules = (*rules, "K-PRO-4")
            case _:
                pass
    return tuple(dict.fromkeys(rules)), message


def _first(
    names: Names, before: State, intent: do.JarnacIntent, events: list[ev.JarnacEvent]
) -> Said:
    event = events[0]
    match event:
        case ev.Drew():
            return _drew(names, before, event)
        case ev.Exchanged():
            args = {"returned": event.returned, "drawn": event.drawn}
            return ("K-TURN-1",), _say(names, "exchanged", event.side, args)
        case ev.WordLaid():
            return _laid(names, before, event)
        case ev.Taken():
            return _taken(names, before, event)
        case ev.Passed():
            return _passed(names, before, events, timed_out=isinstance(intent, do.TimeUp))
        case ev.Forgone():
            ends = "K-PRO-6" if before.rules.options.thinking else "K-JAR-5"
            rules = ("K-PRO-4", "K-TURN-4") if before.beat else (ends,)
            return rules, _say(names, "forgone-over" if before.beat else "forgone", event.side)
        case ev.Objected():
            return _objected(names, before, event)
        case ev.Granted():
            args = {"word": event.word}
            return objection_rules(before), _say(names, "granted", event.side, args)
        case ev.Released():
            other = names.sides[before.other(event.side) - 1]
            args = {"word": event.word, "other": other}
            return objection_rules(before), _say(names, "released", event.side, args)
        case ev.FlagFell():
            return ("K-PRO-6",), _say(names, "flag-fell", event.side)
        case _:
            return _people(names, event)


def _lost_on_time(names: Names, before: State, side: int, why: str) -> Said:
    if before.rules.solo:
        return WHY_OVER[why], _say(names, "flag-lost-alone", side)
    other = names.sides[before.other(side) - 1]
    return WHY_OVER[why], _say(names, "flag-lost", side, {"other": other})


def _say(names: Names, key: str, side: int, args: Mapping[str, Argument] | None = None) -> Message:
    return Message(f"jarnac-{key}", {"side": names.sides[side - 1], **(args or {})})


def _drew(names: Names, before: State, event: ev.Drew) -> Said:
    rules = ["K-TURN-1" if before.opens else "K-TURN-3"]
    if before.side in before.doubled and not before.first:
        rules.append("K-PRO-5")
    if before.rules.solo and before.opens and not before.first:
        rules.append("K-SOLO-1")
    if before.taken:
        rules.append("K-JAR-5")
    return tuple(rules), _say(names, "drew", event.side, {"letters": event.letters})


def _laid(names: Names, before: State, event: ev.WordLaid) -> Said:
    args: Args = {
        "row": event.row,
        "word": event.word,
        "score": len(event.word) ** 2,
        "added": event.added,
        "old": event.old,
    }
    key = "changed" if event.old else "laid"
    return _word_rules(before, "K-TURN-2", event.old), _say(names, key, event.side, args)


def _word_rules(before: State, base: str, old: str) -> tuple[str, ...]:
    """The rules by which the word may lie, or lies until somebody objects."""
    judged = "K-WORD-2" if before.rules.challenge else "K-WORD-1"
    agreed = ("K-PRO-8",) if before.rules.hard else ()
    strict = ("K-PRO-3",) if before.rules.professional and old else ()
    return (base, "K-MAT-3", judged, *strict, *agreed)


def _taken(names: Names, before: State, event: ev.Taken) -> Said:
    rules = list(_word_rules(before, "K-JAR-1", event.old))
    if before.taken:
        rules.append("K-JAR-2")
    if before.longer:
        rules.append("K-PRO-4")
    args: Args = {
        "other": names.sides[before.other(event.side) - 1],
        "row": event.row,
        "word": event.word,
        "score": len(event.word) ** 2,
        "added": event.added,
        "old": event.old,
    }
    key = "taken" if event.old else "taken-new"
    return tuple(rules), _say(names, key, event.side, args)


def _passed(names: Names, before: State, events: list[ev.JarnacEvent], *, timed_out: bool) -> Said:
    """What comes after it depends on whether the game is over and whether a word can be taken."""
    late = timed_out or before.due > 0
    rules = ("K-TURN-4", *(["K-PRO-6"] if late else []))
    side, args = before.side, {"timed": "yes" if timed_out else "no"}
    over = any(isinstance(event, ev.Ended) for event in events)
    if before.rules.solo:
        key = "passed-over" if over else "passed-alone"
        return (*rules, "K-SOLO-1"), _say(names, key, side, args)
    other = before.other(side)
    open_ = "passed" if before.board(other).free else "passed-full"
    key = "passed-over" if over else open_
    return rules, _say(names, key, side, {**args, "other": names.sides[other - 1]})


def _objected(names: Names, before: State, event: ev.Objected) -> Said:
    rules = ["K-WORD-2"]
    laid = before.laid
    wrong = valid(before.rules, laid.word, laid.old) if laid else None
    if before.rules.professional:
        rules.append("K-PRO-5")
    if wrong:
        rules += wrong.rules
    key = "objection-fails" if event.right else "objection-holds"
    other = names.sides[before.other(event.side) - 1]
    args: Args = {"word": event.word, "other": other, "strict": _comes_of_it(before, event)}
    return tuple(rules), _say(names, key, event.side, args)


def _comes_of_it(before: State, event: ev.Objected) -> str:
    """K-PRO-5: "yes", or "full" if the objector has no row for a word that he could take; "no" in
    the base game, and where the game is over all the same."""
    if not before.rules.professional or (event.right and before.phase == OVER):
        return "no"
    rows = before.laid.before.board(event.side).free if before.laid else 0
    return "yes" if event.right or rows else "full"


def _people(names: Names, event: ev.JarnacEvent) -> Said:
    rules = ("K-TEAM-1",)
    match event:
        case ev.Proposed():
            args: Args = {"seat": names.label(event.seat), "word": event.word, "what": event.what}
            return rules, Message("jarnac-proposed", args)
        case ev.Captain():
            args = {"seat": names.label(event.seat)}
            return rules, _say(names, "captain", event.side, args)
        case ev.Left():
            return rules, Message("jarnac-left", {"seat": names.label(event.seat)})
        case ev.Returned():
            return rules, Message("jarnac-returned", {"seat": names.label(event.seat)})
        case _:
            return ("K-WORD-2",), Message("jarnac-accepted")
