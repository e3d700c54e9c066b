"""What the referee's sentences say about a game of J-Solitär."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.report import Message
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer import situation as words
from dazwischen.games.jsolitaer.may import may
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.rules_turn import draws
from dazwischen.games.jsolitaer.state import OVER, PLAYING, WAITING, State
from tests.sentences import Refused, Told

CATALOGUE: Final = "jsolitaer"


def situation(state: State) -> list[Message]:
    return [] if state.phase == WAITING else words.in_words(state)


def eager(state: State, dice: Random, now: int) -> do.SolitaireIntent | None:
    """Whatever can be laid; between games, the next one."""
    if state.phase == OVER:
        return do.Ready(seat=dice.choice(state.seats()), at=now)
    if state.phase != PLAYING:
        return None
    ways = may(state, state.turn).lay
    return intent_of(dice.choice(ways), state.turn, now) if ways else None


def name(state: State, figure: int) -> str:
    return state.rules.catalogue.name(figure)


def laid(told: Told) -> bool:
    """The card came from where it is said to come from, and lies on the stack."""
    before, after, args = told.before, told.after, told.args
    seat, stack = args["seat"], args["stack"] - 1
    shares = {"hand": "hands", "slot": "slots"}
    if args["source"] in shares:
        share = shares[args["source"]]
        was, now = getattr(before, share)[seat - 1], getattr(after, share)[seat - 1]
        earned = len(told.of(ev.EarnedSlot)) if share == "slots" else 0
        gone = len(was) - 1 == len(now) - earned
    else:
        gone = len(before.turned) - 1 == len(after.turned)
    return (
        gone
        and name(before, before.stacks[stack][at.LYING]) == args["lying"]
        and name(after, after.stacks[stack][at.LYING]) == args["figure"]
        and after.stacks[stack][at.LAYER] == seat
        and (args["reserves"] == "yes") == (seat in laying.reservations(after.stacks[stack]))
        and follows(told)
    )


def follows(told: Told) -> bool:
    """The slot and the end that an empty hand brings."""
    before, after, seat = told.before, told.after, told.args["seat"]
    slot = sum(map(len, after.slots)) + (told.args["source"] == "slot") > sum(
        map(len, before.slots)
    )
    wins = after.phase == OVER and after.winners == (seat,)
    empty = not after.hands[seat - 1]
    facts = {
        "none": not slot and after.phase == PLAYING,
        "slot": slot and empty and after.phase == PLAYING,
        "slot-wins": slot and empty and wins and not after.piles[seat - 1],
        "wins": not slot and empty and wins and not after.piles[seat - 1],
    }
    return facts[told.args["then"]]


def ended(told: Told) -> bool:
    """The turn is over, with so many cards drawn."""
    before, after, seat = told.before, told.after, told.args["seat"]
    drawn = len(before.piles[seat - 1]) - told.args["count"]
    own = len(after.piles[seat - 1]) == drawn or before.alone
    return bool(before.turn == seat and own)


def both_reserve(told: Told) -> bool:
    """S-RES-1: who else has a reservation is told, and had laid what lay there."""
    stack, older = told.args["stack"] - 1, told.args["older"]
    seats = {told.args["seat"]} if told.args["reserves"] == "yes" else set()
    reserved = laying.reservations(told.after.stacks[stack])
    return set(reserved) == seats | ({older} if older else set()) and (
        not older or told.before.stacks[stack][at.LAYER] == older
    )


def swapped(told: Told) -> bool:
    seat, after = told.args["seat"], told.after
    slots = [name(after, card) for card in after.slots[seat - 1]]
    hand = [name(after, card) for card in after.hands[seat - 1]]
    return told.args["figure"] in slots and told.args["slot"] in hand


HAPPENED: Final[Mapping[str, Callable[[Told], bool]]] = {
    "patience-serve": lambda t: laid(t) and t.after.served and not t.before.served,
    "patience-redirect": lambda t: (
        laid(t) and t.after.served == t.before.served and both_reserve(t)
    ),
    "patience-throw": lambda t: laid(t) and t.after.served == t.before.served,
    "patience-end": lambda t: (
        ended(t)
        and t.after.phase == PLAYING
        and t.after.turn == t.args["turn"]
        and not t.after.served
    ),
    "patience-end-over": lambda t: ended(t) and t.after.phase == OVER,
    "patience-turned-up": lambda t: (
        name(t.after, t.after.turned[-1]) == t.args["figure"]
        and len(t.after.corner) == len(t.before.corner) - 1
    ),
    "patience-swapped": swapped,
    "patience-undone": lambda t: t.after.steps == t.before.steps - t.args["count"],
    "patience-dealt": lambda t: (
        t.after.first == t.after.turn == t.args["first"] and t.after.game == t.before.game + 1 > 1
    ),
    "retold-dealt": lambda t: t.after.first == t.args["first"] and t.after.game == 1,
}


def stack(state: State, args: Mapping[str, Any]) -> bool:
    lies = state.stacks[args["stack"] - 1]
    reserved = laying.reservations(lies)
    return bool(
        name(state, lies[at.LYING]) == args["figure"]
        and lies[at.LAYER] == args["layer"]
        and (args["twins"] == "yes") == bool(lies[at.TWINS])
        and args["count"] == len(reserved)
        and args["seats"] == ", ".join(map(str, reserved))
    )


def seat(state: State, args: Mapping[str, Any]) -> bool:
    own = args["seat"] - 1
    numbers = (len(state.hands[own]), len(state.piles[own]), len(state.slots[own]))
    return (args["hand"], args["pile"], args["count"]) == numbers


def fewest(state: State) -> tuple[int, ...]:
    left = [len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles, strict=True)]
    return tuple(seat for seat in state.seats() if left[seat - 1] == min(left))


SITUATION: Final[Mapping[str, Callable[[State, Mapping[str, Any]], bool]]] = {
    "patience-turn": lambda s, a: (
        s.phase == PLAYING and s.turn == a["seat"] and (a["served"] == "yes") == s.served
    ),
    "patience-over-won": lambda s, a: (
        s.phase == OVER
        and a["seat"] == str(s.winners[0])
        and not s.hands[s.winners[0] - 1]
        and not s.piles[s.winners[0] - 1]
    ),
    "patience-over-stuck": lambda s, a: (
        s.winners == fewest(s) and a["seats"] == ", ".join(map(str, s.winners))
    ),
    "patience-over-stuck-alone": lambda s, _: s.alone and bool(s.hands[0] or s.piles[0]),
    "patience-score": lambda s, a: (a["laid"], a["turns"]) == (s.laid[0], s.turns[0]),
    "patience-stack": stack,
    "patience-corner": lambda s, a: (
        name(s, s.turned[-1]) == a["figure"] and a["count"] == len(s.corner)
    ),
    "patience-corner-empty": lambda s, a: not s.turned and a["count"] == len(s.corner),
    "patience-seat": seat,
}


def there(refused: Refused) -> int:
    lying: int = refused.state.stacks[refused.intent.stack - 1][at.LYING]
    return lying


def fits(refused: Refused) -> bool:
    corner = isinstance(refused.intent, do.LayCorner)
    card = refused.state.turned[-1] if corner else refused.intent.card
    return bool(refused.state.rules.tables[at.FITS + there(refused)] >> card & 1)


REFUSED: Final[Mapping[str, Callable[[Refused], bool]]] = {
    "rejected-game-running": lambda r: r.state.phase == PLAYING,
    "rejected-all-games-played": lambda r: not r.state.more,
    "rejected-game-ended": lambda r: r.state.phase == OVER,
    "rejected-not-at-turn": lambda r: r.state.turn == r.args["turn"] != r.intent.seat,
    "rejected-hand-empty": lambda r: not r.state.hands[r.intent.seat - 1],
    "rejected-not-in-slot": lambda r: (
        r.args["figure"] not in [name(r.state, card) for card in r.state.slots[r.intent.seat - 1]]
    ),
    "rejected-nothing-turned-up": lambda r: not r.state.turned,
    "rejected-turned-up-already": lambda r: r.state.looked,
    "rejected-corner-empty": lambda r: not r.state.corner,
    "rejected-serve-used": lambda r: (
        r.state.served and fits(r) and name(r.state, there(r)) == r.args["lying"]
    ),
    "rejected-fits-not-there": lambda r: not fits(r) and name(r.state, there(r)) == r.args["lying"],
    "rejected-swap-too-late": lambda r: r.state.lays > 0,
    "rejected-cannot-draw": lambda r: (
        r.intent.count not in draws(r.state, r.intent.seat)
        and r.args["allowed"] == ", ".join(map(str, sorted(draws(r.state, r.intent.seat))))
    ),
    "rejected-undo-in-company": lambda r: not r.state.alone,
    "rejected-undo-no-further": lambda r: r.args["count"] == r.state.steps,
}
SELDOM: Final = frozenset({"patience-end-over", "patience-swapped"})
SAYS_NOTHING: Final = {
    **dict.fromkeys(
        ("patience-from", "patience-then", "patience-drawn"),
        "a part of other sentences, and held with them",
    ),
    **dict.fromkeys(
        ("rejected-no-such-stack", "rejected-no-traitors"),
        "about what was asked for, not about the table",
    ),
    **dict.fromkeys(
        ("patience-named", "rejected-no-nameless-slot", "rejected-not-dealt"),
        "only in protocols, where a slot is named by whoever writes",
    ),
    **dict.fromkeys(
        (
            "hint-exact", "hint-at-least", "hint-step", "hint-empties", "hint-nameless-slot",
            "hint-corner", "hint-other-count",
        ),
        "advice, which the tests of the solver hold to what can be laid",
    ),
}  # fmt: skip
