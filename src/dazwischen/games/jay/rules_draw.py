"""Drawing: top up, penalty cards, extra cards before "bereit", where cards come from: J-DRAW-*."""

from random import Random
from typing import Final

from dazwischen.cards import layout as at
from dazwischen.cards.hands import set_at
from dazwischen.core import chance
from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.intents import Draw, TopUp
from dazwischen.games.jay.rules_count import counted_out
from dazwischen.games.jay.rules_duty import breaks_duty
from dazwischen.games.jay.rules_turn import NOBODY, is_seat, may_act, not_running
from dazwischen.games.jay.state import OPENING, PREPARING, RUNNING, State

LEAST: Final = 3


def top_up(state: State, intent: TopUp) -> list[ev.JayEvent] | Rejected:
    seat, count = intent.seat, intent.count
    if state.phase == PREPARING or (at_liberty(state) and not counted_out(state, seat, intent.at)):
        return _before_ready(state, seat, count)
    refusal = may_act(state, seat)
    if refusal:
        return refusal
    hand = state.hands[seat - 1]
    if not hand and seat in state.finished:
        return Rejected("say-jay", ("J-END-1",))
    if state.rules.gentle and state.owed(seat):
        return Rejected("draw-first", ("J-FAULT-2",), {"count": state.owed(seat)})
    if hand and counted_out(state, seat, intent.at):
        return Rejected("counted-out", ("J-COUNT-1",))
    least, rules = least_top_up(state, seat)
    if count < least:
        return Rejected("too-few", rules, {"least": least})
    return draw_cards(state, seat, count, "top-up", extra=breaks_duty(state, seat))


def at_liberty(state: State) -> bool:
    """J-DRAW-5: extra cards can be taken until the round is opened, since nobody says "bereit"."""
    return state.phase == OPENING and state.rules.changes.extra_cards_at_opening


def least_top_up(state: State, seat: int) -> tuple[int, tuple[str, ...]]:
    """The fewest cards this seat may top up, and the rule that says so."""
    short = LEAST - len(state.hands[seat - 1])
    if state.topped_up and seat == state.obligation:
        return LEAST, ("J-DRAW-3",)
    return (short, ("J-DRAW-1", "J-DRAW-2")) if short > 1 else (1, ("J-DRAW-2",))


def _before_ready(state: State, seat: int, count: int) -> list[ev.JayEvent] | Rejected:
    if not is_seat(state, seat):
        return NOBODY
    if state.ready >> seat & 1 and state.phase == PREPARING:
        return Rejected("said-ready", ("J-DRAW-5",))
    if count < 1:
        return Rejected("too-few", ("J-DRAW-5",), {"least": 1})
    return draw_cards(state, seat, count, "extra")


def draw_penalty(state: State, intent: Draw) -> list[ev.JayEvent] | Rejected:
    seat, count = intent.seat, intent.count
    if not is_seat(state, seat):
        return NOBODY
    if state.phase not in RUNNING:
        return not_running(state)
    owed, hidden = state.owed(seat), state.rules.options.faults == "tournament"
    if hidden and not state.is_out(seat):
        # Nobody is told what is owed, so no answer may give it away.
        least = max(1, LEAST - len(state.hands[seat - 1]))
        if count < least or (not state.hands[seat - 1] and seat in state.finished):
            return Rejected("too-few", ("J-DRAW-1",), {"least": least})
    elif not owed:
        return Rejected("owes-nothing", ("J-FAULT-2",))
    elif count != owed:
        return Rejected("owes-other", ("J-FAULT-2", "J-DRAW-1"), {"count": owed})
    return draw_cards(state, seat, count, "penalty")


def draw_cards(
    state: State, seat: int, count: int, why: str, *, extra: bool = False
) -> list[ev.JayEvent]:
    """J-DRAW-6: from one's own pile, else the largest; then the cards put aside, then the box."""
    piles = state.piles
    if len(piles[seat - 1]) >= count:
        return [ev.Drew(seat, piles[seat - 1][:count], (seat,) * count, why, extra=extra)]
    if state.rules.options.decks == "own":
        return _from_own_deck(state, seat, count, why, extra=extra)
    events: list[ev.JayEvent] = []
    for gone in (None, _below_the_last_two(state), _settled_faults(state)):
        if sum(map(len, piles)) >= count:
            break
        cards = state.aside if gone is None else _cards_in_box(state, gone)
        if cards:
            mixed = mix(state, chance.stream(state.seed, state.chance + len(events)), cards)
            piles = tuple(pile + mixed[index :: len(piles)] for index, pile in enumerate(piles))
            events.append(ev.Recycled(piles, gone))
    drawn, sources = _take(piles, seat, count)
    return [*events, ev.Drew(seat, drawn, sources, why, len(drawn) < count, extra)]


def _from_own_deck(
    state: State, seat: int, count: int, why: str, *, extra: bool
) -> list[ev.JayEvent]:
    """J-DRAW-8: one's own played cards come back, and nobody else's."""
    piles = state.piles
    events: list[ev.JayEvent] = []
    for lower in (_below_the_last_two(state), _settled_faults(state)):
        gone = tuple([serial for serial in lower if _layer(state, serial) == seat])
        if len(piles[seat - 1]) >= count or not gone:
            continue
        dice = chance.stream(state.seed, state.chance + len(events))
        mixed = mix(state, dice, _cards_in_box(state, gone))
        piles = set_at(piles, seat, piles[seat - 1] + mixed)
        events.append(ev.Recycled(piles, gone))
    drawn = piles[seat - 1][:count]
    drew = ev.Drew(seat, drawn, (seat,) * len(drawn), why, len(drawn) < count, extra)
    return [*events, drew]


def _layer(state: State, serial: int) -> int:
    entry = state.entry(serial)
    return entry.seat if entry is not None else 0


def _take(
    piles: tuple[tuple[int, ...], ...], seat: int, count: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cards from the top, and the seat whose pile each came from."""
    left = [list(pile) for pile in piles]
    cards: list[int] = []
    sources: list[int] = []
    while len(cards) < count and any(left):
        source = seat if left[seat - 1] else 1 + max(range(len(left)), key=lambda i: len(left[i]))
        cards.append(left[source - 1].pop(0))
        sources.append(source)
    return tuple(cards), tuple(sources)


def mix(state: State, dice: Random, cards: tuple[int, ...]) -> tuple[int, ...]:
    """J-DRAW-7."""
    way = chance.cut if state.rules.options.shuffle == "cut" else chance.shuffled
    return way(dice, cards)


def _cards_in_box(state: State, serials: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(entry.card for entry in state.box if entry.serial in serials)


def _below_the_last_two(state: State) -> tuple[int, ...]:
    """The cards of the box below its last two valid figures, by serial."""
    valid = [index for index, entry in enumerate(state.box) if entry.kind != at.FAULT]
    first = valid[-2] if len(valid) >= 2 else 0
    return tuple(entry.serial for entry in state.box[:first])


def _settled_faults(state: State) -> tuple[int, ...]:
    """Faults higher up that an interruption has cleared up, so that a round never runs dry."""
    due = {due.serial for dues in state.dues for due in dues}
    lower = _below_the_last_two(state)
    return tuple(
        entry.serial
        for entry in state.box
        if entry.kind == at.FAULT and entry.serial <= state.settled
        if entry.serial not in due and entry.serial not in lower
    )
