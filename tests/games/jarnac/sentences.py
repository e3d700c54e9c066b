"""What the referee's sentences say about a game of Jarnac."""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from dazwischen.core.report import Message
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac import situation as words
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.rules_time import has_fallen, move_over
from dazwischen.games.jarnac.rules_word import too_easy, valid
from dazwischen.games.jarnac.ruleset import GOAL
from dazwischen.games.jarnac.state import JARNAC, OVER, WAITING, Board, State
from tests.sentences import Refused, Told

CATALOGUE: Final = "jarnac"
SIDES: Final = {"A": 1, "B": 2}


def situation(state: State) -> list[Message]:
    if state.phase == WAITING:
        return []
    return words.in_words(state, Names(state.rules, ("A", "B")[: state.rules.sides]))


def eager(state: State, dice: Random, now: int) -> do.JarnacIntent | None:
    """Clocks that run down, and claims that nobody would believe."""
    if state.phase in (WAITING, OVER) or dice.random() < 0.7:
        return None
    seat, rack = state.captains[state.side - 1], state.board(state.side).rack
    late = now + dice.choice((0, 0, 5_000))
    return dice.choice(
        (
            do.Lay(seat=seat, at=now, word="".join(dice.sample(rack, min(5, len(rack))))),
            do.FlagFall(seat=0, at=late, side=state.side),
            do.TimeUp(seat=0, at=late, side=state.side),
            do.Pass(seat=seat, at=now),
        )
    )


def side(told: Told, name: str = "side") -> int:
    return SIDES[told.args[name]]


def board(state: State, number: int) -> Board:
    return state.board(number)


def same_letters(one: str, other: str) -> bool:
    return Counter(one) == Counter(other)


def drew(told: Told) -> bool:
    """Out of the bag into the rack."""
    before, after, letters = told.before, told.after, told.args["letters"]
    rack = board(before, side(told)).rack + letters
    gone = after.bag == before.bag - len(letters)
    return gone and same_letters(board(after, side(told)).rack, rack)


def exchanged(told: Told) -> bool:
    before, after = board(told.before, side(told)), board(told.after, side(told))
    there = same_letters(after.rack + told.args["returned"], before.rack + told.args["drawn"])
    return there and told.before.bag == told.after.bag


def laid(told: Told) -> bool:
    """The word lies on its row, for so many points, with letters of the rack."""
    args, row = told.args, told.args["row"] - 1
    before, after = board(told.before, side(told)), board(told.after, side(told))
    return (
        (before.rows[row], after.rows[row]) == (args["old"], args["word"])
        and after.score - before.score == args["score"] - len(args["old"]) ** 2
        and same_letters(after.rack + args["added"], before.rack)
        and same_letters(args["old"] + args["added"], args["word"])
    )


def taken(told: Told) -> bool:
    """The word lies with the caller; its letters, and what it was made from, are gone there."""
    args, row, other = told.args, told.args["row"] - 1, side(told, "other")
    mine, theirs = board(told.after, side(told)), board(told.after, other)
    lost = board(told.before, other)
    return (
        not board(told.before, side(told)).rows[row]
        and mine.rows[row] == args["word"]
        and args["score"] == len(args["word"]) ** 2
        and lost.score - theirs.score == len(args["old"]) ** 2
        and same_letters(theirs.rack + args["added"], lost.rack)
    )


def may_call(told: Told) -> bool:
    """The other side is asked now, and could take a word."""
    after, other = told.after, side(told, "other")
    return bool(after.phase == JARNAC and after.side == other and board(after, other).free > 0)


def passed(told: Told) -> bool:
    late = isinstance(told.intent, do.TimeUp) == (told.args["timed"] == "yes")
    return bool(late and told.before.boards == told.after.boards and told.before.side == side(told))


def objection_fails(told: Told) -> bool:
    before, after = told.before, told.after
    word = before.laid.word == told.args["word"] and before.boards == after.boards
    twice = side(told, "other") in after.doubled and after.phase != OVER
    return word and after.laid is None and (told.args["strict"] == "no" or twice)


def objection_holds(told: Told) -> bool:
    """The word is gone, and play goes on where it is said to."""
    before, after, mine = told.before, told.after, side(told)
    gone = before.laid.word == told.args["word"] and after.boards == before.laid.before.boards
    if told.args["strict"] == "no":
        return bool(gone and after.side == side(told, "other") and after.phase != OVER)
    rows = (told.args["strict"] == "yes") == bool(after.board(mine).free)
    return gone and rows and after.side == mine and mine in after.doubled and after.phase == JARNAC


def over(told: Told) -> bool:
    return bool(told.before.phase != OVER and told.after.phase == OVER)


def fallen(told: Told) -> bool:
    new = side(told) not in told.before.clock.fallen and side(told) in told.after.clock.fallen
    return new and told.after.phase != OVER


HAPPENED: Final[Mapping[str, Callable[[Told], bool]]] = {
    "retold-begun": lambda t: t.after.side == side(t) and t.after.opens,
    "jarnac-drew": drew,
    "jarnac-exchanged": exchanged,
    "jarnac-laid": lambda t: laid(t) and not t.args["old"],
    "jarnac-changed": laid,
    "jarnac-taken": taken,
    "jarnac-taken-new": taken,
    "jarnac-passed": lambda t: passed(t) and may_call(t),
    "jarnac-passed-full": lambda t: (
        passed(t)
        and t.after.side == side(t, "other")
        and t.after.phase != OVER
        and not board(t.after, side(t, "other")).free
    ),
    "jarnac-passed-over": lambda t: passed(t) and over(t),
    "jarnac-passed-alone": lambda t: (
        passed(t) and t.after.phase != OVER and t.after.due == min(1, t.after.bag)
    ),
    "jarnac-forgone": lambda t: (
        t.before.phase == JARNAC and t.before.boards == t.after.boards and t.after.phase != JARNAC
    ),
    "jarnac-forgone-over": lambda t: t.before.beat > 0 and over(t),
    "jarnac-objection-fails": objection_fails,
    "jarnac-objection-holds": objection_holds,
    "jarnac-accepted": lambda t: t.after.phase == OVER and t.before.laid and not t.after.laid,
    "jarnac-granted": lambda t: t.before.laid.word == t.args["word"] and t.after.laid is None,
    "jarnac-released": lambda t: (
        t.before.held
        and not t.after.held
        and t.after.side == side(t, "other")
        and t.before.laid.word == t.args["word"]
    ),
    "jarnac-flag-lost": lambda t: over(t) and t.after.winner == side(t, "other"),
    "jarnac-flag-lost-alone": lambda t: over(t) and not t.after.winner,
    "jarnac-flag-fell": fallen,
    "jarnac-proposed": lambda t: len(t.of(ev.Proposed)) == 1 and t.before.boards == t.after.boards,
    "jarnac-captain": lambda t: (
        label(t.after, t.after.captains[side(t) - 1]) == t.args["seat"]
        and t.before.captains != t.after.captains
    ),
    "jarnac-left": lambda t: len(t.after.gone) == len(t.before.gone) + 1,
    "jarnac-returned": lambda t: len(t.after.gone) == len(t.before.gone) - 1,
}


def label(state: State, seat: int) -> str:
    return Names(state.rules, ("A", "B")[: state.rules.sides]).label(seat)


def best(state: State) -> int:
    """The side with more points, or 0."""
    scores = [board.score for board in state.boards]
    return scores.index(max(scores)) + 1 if len(set(scores)) > 1 else 0


def of_side(state: State, args: Mapping[str, Any]) -> bool:
    return state.side == SIDES[args["side"]]


def shown(state: State, args: Mapping[str, Any]) -> bool:
    own = state.board(SIDES[args["side"]])
    rows = ", ".join(f"{n} {word}" for n, word in enumerate(own.rows, 1) if word) or "–"
    return (args["rows"], args["rack"], args["score"]) == (rows, own.rack or "–", own.score)


SITUATION: Final[Mapping[str, Callable[[State, Mapping[str, Any]], bool]]] = {
    "jarnac-situation-draw": lambda s, a: of_side(s, a) and a["count"] == s.due > 0,
    "jarnac-situation-play": lambda s, a: of_side(s, a) and s.due == 0,
    "jarnac-situation-jarnac": lambda s, a: of_side(s, a) and s.board(s.side).free > 0,
    "jarnac-situation-full": lambda s, a: of_side(s, a) and not s.board(s.side).free,
    "jarnac-situation-last-jarnac": lambda s, a: of_side(s, a) and s.beat > 0,
    "jarnac-situation-over": lambda s, _: s.phase == OVER,
    "jarnac-situation-board": shown,
    "jarnac-situation-bag": lambda s, a: a["count"] == s.bag,
    "jarnac-situation-won": lambda s, a: (
        s.winner == SIDES[a["side"]] and (s.ended == "flag" or s.winner == best(s))
    ),
    "jarnac-situation-nobody-won": lambda s, _: s.phase == OVER and not best(s),
    "jarnac-situation-goal-reached": lambda s, a: a["score"] == s.board(1).score >= GOAL,
    "jarnac-situation-goal-missed": lambda s, a: (
        a["score"] == s.board(1).score and (a["score"] < GOAL or s.ended == "solo-flag")
    ),
}


def own(refused: Refused) -> Board:
    state: State = refused.state
    return state.board(state.rules.side_of(refused.intent.seat))


def old(refused: Refused) -> str:
    """What lies where the word was to go."""
    state, intent = refused.state, refused.intent
    number = state.rules.side_of(intent.seat)
    if isinstance(intent, do.CallJarnac):
        number = state.other(number)
    row = intent.row if isinstance(intent, do.CallJarnac) else intent.row or own(refused).free
    return state.board(number).rows[row - 1] if row else ""


def is_wrong(refused: Refused) -> bool:
    return valid(refused.state.rules, refused.args["word"], old(refused)) is not None


def is_easy(refused: Refused) -> bool:
    return too_easy(refused.state.rules, refused.args["word"], old(refused)) is not None


REFUSED: Final[Mapping[str, Callable[[Refused], bool]]] = {
    "rejected-not-begun": lambda r: r.state.phase == WAITING,
    "rejected-has-begun": lambda r: r.state.phase != WAITING,
    "rejected-side-not-at-move": lambda r: (
        r.state.side == r.args["side"] != r.state.rules.side_of(r.intent.seat)
    ),
    "rejected-not-captain": lambda r: (
        r.args["captain"] in r.state.captains and r.intent.seat != r.args["captain"]
    ),
    "rejected-letters-first": lambda r: r.args["count"] == r.state.due > 0,
    "rejected-no-letters-due": lambda r: r.state.due == 0,
    "rejected-bag-empty": lambda r: r.state.bag == 0,
    "rejected-no-exchange-now": lambda r: not r.state.opens or r.state.first,
    "rejected-no-exchange-possible": lambda r: len(own(r).rack) < 3,
    "rejected-no-free-row": lambda r: not own(r).free,
    "rejected-word-length": lambda r: (
        len(r.args["word"]) == r.args["count"] and not 3 <= r.args["count"] <= 9
    ),
    "rejected-letters-lost": lambda r: (
        r.args["old"] == old(r) and bool(Counter(r.args["old"]) - Counter(r.args["word"]))
    ),
    "rejected-adds-nothing": lambda r: same_letters(r.args["old"], r.args["word"]),
    "rejected-new-word-short": lambda r: not old(r) and len(r.args["word"]) < r.args["count"],
    "rejected-adds-too-few": lambda r: len(r.args["word"]) - len(old(r)) < r.args["count"],
    "rejected-only-appended": lambda r: old(r) == r.args["old"] and r.args["old"] in r.args["word"],
    "rejected-not-professional": lambda r: r.state.rules.professional and is_wrong(r),
    "rejected-same-entry": lambda r: r.state.rules.professional and is_wrong(r),
    "rejected-no-jarnac-in-solo": lambda r: r.state.rules.solo,
    "rejected-no-jarnac-now": lambda r: (
        r.state.phase != JARNAC or r.state.rules.side_of(r.intent.seat) != r.state.side
    ),
    "rejected-no-more-jarnacs": lambda r: r.args["count"] == r.state.taken == r.state.rules.limit,
    "rejected-no-row-for-it": lambda r: not own(r).free,
    "rejected-row-empty": lambda r: not old(r),
    "rejected-word-safe": lambda r: r.args["word"] == old(r) and r.args["count"] == len(old(r)),
    "rejected-only-last-jarnac": lambda r: r.state.beat > 0,
    "rejected-not-longer": lambda r: len(r.args["word"]) <= r.args["count"] == r.state.longer,
    "rejected-dictionary-judges": lambda r: not r.state.rules.challenge,
    "rejected-nothing-to-object-to": lambda r: (
        r.state.laid is None or r.state.laid.side == r.state.rules.side_of(r.intent.seat)
    ),
    "rejected-may-still-object": lambda r: (
        r.state.held and r.args["word"] == r.state.laid.word and r.args["side"] != r.state.side
    ),
    "rejected-nothing-to-accept": lambda r: r.state.laid is None,
    "rejected-time-up": lambda r: move_over(r.state, r.intent.at),
    "rejected-flag-lost": lambda r: (
        r.state.rules.flag_loses
        and has_fallen(r.state, r.state.rules.side_of(r.intent.seat), r.intent.at)
    ),
    "rejected-flag-fallen": lambda r: (
        not r.state.rules.flag_loses
        and has_fallen(r.state, r.state.rules.side_of(r.intent.seat), r.intent.at)
    ),
    "rejected-nothing-to-propose": lambda r: r.state.phase in (WAITING, OVER),
    "rejected-no-team": lambda r: (
        len(r.state.rules.seats_of(r.state.rules.side_of(r.intent.seat))) == 1
    ),
    "rejected-captain-confirms": lambda r: r.intent.seat not in r.state.captains,
    "rejected-captain-hands-over": lambda r: r.intent.seat not in r.state.captains,
    "rejected-is-gone": lambda r: r.intent.who in r.state.gone,
    "rejected-is-here": lambda r: r.intent.who not in r.state.gone,
}
SELDOM: Final = frozenset(
    {
        "jarnac-passed-full",
        "jarnac-forgone-over",
        "jarnac-accepted",
        "jarnac-captain",
        "jarnac-flag-lost",
        "jarnac-flag-lost-alone",
    }
)
SAYS_NOTHING: Final = {
    **dict.fromkeys(
        (
            "rejected-table-begins", "rejected-draw-count", "rejected-not-in-bag",
            "rejected-chance-draws", "rejected-exchange-three", "rejected-no-such-row",
            "rejected-no-word", "rejected-not-in-rack", "rejected-not-yours-to-accept",
            "rejected-time-left", "rejected-no-time-running", "rejected-table-keeps-time",
            "rejected-no-such-proposal", "rejected-not-on-this-side",
            "rejected-table-sees-who-is-here",
        ),
        "about what was asked for, not about the table",
    ),
    "jarnac-late": "a part of other sentences, and held with them",
}  # fmt: skip
