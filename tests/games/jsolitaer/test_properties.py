"""What holds in every game of J-Solitär, whatever the players do."""

from collections import Counter
from itertools import pairwise, product

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.errors import Rejected
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.decide import decide
from dazwischen.games.jsolitaer.may import may
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.state import OVER, PLAYING, WAITING, State
from tests.conformance import Played, play
from tests.games.jsolitaer.adapter import all_options

many = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)
games = st.builds(play, st.just("jsolitaer"), all_options(), SEEDS, st.just(150))
practice = st.builds(play, st.just("jsolitaer"), all_options(most=1), SEEDS, st.just(150))


def facts(played: Played) -> list[tuple[State, ev.SolitaireEvent, State]]:
    steps = zip(played.log.events, pairwise(played.states), strict=True)
    return [(before, event, after) for event, (before, after) in steps]  # type: ignore[misc]


def by_effect(state: State, lying: int, figure: int) -> bool:
    """The two effects that let anybody serve, in words."""
    beneath, laid = state.rules.catalogue.name(lying), state.rules.catalogue.name(figure)
    jay = laid.endswith("Jay") and beneath in ("Botschafter", "Verräter")
    return jay or (beneath.endswith("Dame") and len(laid) == 2)


@many
@given(games)
def test_cards_are_conserved(played: Played) -> None:
    for state in played.states:
        if state.phase != WAITING:
            shares = (*state.hands, *state.piles, *state.slots, *state.heaps)
            cards = Counter(state.corner + state.turned)
            for share in shares:
                cards.update(share)
            assert cards == Counter(state.rules.deck)


@many
@given(games)
def test_at_most_one_plain_serve_a_turn(played: Played) -> None:
    """Undone ones do not count: they were not made."""
    served = 0
    for before, event, after in facts(played):
        if isinstance(event, ev.TurnBegan):
            served = 0
        elif isinstance(event, ev.Undone):
            served = int(after.served)
        elif isinstance(event, ev.Laid) and event.kind == at.SERVE:
            assert not before.served
            served += 1
        assert served <= 1
        assert not isinstance(event, ev.Laid) or after.served == (served == 1)


@many
@given(games)
def test_the_serve_is_used_only_when_nothing_else_allows_the_lay(played: Played) -> None:
    for before, event, _ in facts(played):
        if isinstance(event, ev.Laid):
            stack = before.stacks[event.stack - 1]
            lying, twin = stack[at.LYING], event.card == stack[at.LYING]
            reserved = event.seat in laying.reservations(stack)
            if event.kind == at.SERVE:
                assert not twin
                assert not reserved
                assert not by_effect(before, lying, event.card)
            if twin:
                assert event.kind == at.THROW


@many
@given(games)
def test_a_reservation_never_helps_on_another_stack_or_another_player(played: Played) -> None:
    for before, event, _ in facts(played):
        if isinstance(event, ev.Laid) and event.kind == at.REDIRECT:
            stack = before.stacks[event.stack - 1]
            reserved = event.seat in laying.reservations(stack)
            assert reserved or by_effect(before, stack[at.LYING], event.card)
    for state in played.moments[::5]:
        if state.phase == PLAYING:
            for number, situation in enumerate(state.stacks, 1):
                assert all(
                    move.kind == at.THROW or by_effect(state, situation[at.LYING], move.card)
                    for move in may(reserved_elsewhere(state, number), state.turn).lay
                    if move.stack == number
                )


def reserved_elsewhere(state: State, number: int) -> State:
    """As if the serve were used up, everybody else had a reservation on that stack, and the seat at
    turn one on every other."""
    others = tuple(seat for seat in state.seats() if seat != state.turn)
    stacks = tuple(
        laying.box(
            state.rules.players,
            stack[at.LYING],
            stack[at.LAYER],
            twins=bool(stack[at.TWINS]),
            reserved=others if place == number else (state.turn,),
        )
        for place, stack in enumerate(state.stacks, 1)
    )
    return replace(state, stacks=stacks, served=True)


@many
@given(games)
def test_reservations_come_and_go_as_the_lays_say(played: Played) -> None:
    for before, event, after in facts(played):
        if not isinstance(event, ev.Laid):
            continue
        name = before.rules.catalogue.name(event.card)
        old = before.stacks[event.stack - 1]
        kept, now = laying.reservations(old), laying.reservations(after.stacks[event.stack - 1])
        if event.kind == at.THROW:
            others = tuple(seat for seat in kept if seat != event.seat)
            assert now == ((event.seat, *others) if name.endswith("Dieb") else kept)
        else:
            layer = old[at.LAYER] if name.endswith("Jay") else 0
            envoy = before.rules.catalogue.name(old[at.LYING]) == "Botschafter"
            given = (event.seat, layer) if envoy else (event.seat,)
            expected = tuple(dict.fromkeys(given)) if name.endswith("Jay") else ()
            assert now == expected
        untouched = [place for place in range(5) if place != event.stack - 1]
        assert all(before.stacks[place] == after.stacks[place] for place in untouched)


@many
@given(games)
def test_drawing_back_goes_to_eight_or_announced_above(played: Played) -> None:
    for before, event, after in facts(played):
        if isinstance(event, ev.TurnEnded):
            held, left = before.hands[event.seat - 1], before.piles[event.seat - 1]
            now = len(after.hands[event.seat - 1])
            assert now == len(held) + len(event.cards)
            assert now >= 8 or not after.piles[event.seat - 1]
            assert now <= 8 or len(event.cards) <= 3
            assert event.cards == left[: len(event.cards)]


@many
@given(games)
def test_a_slot_is_earned_by_a_full_hand_or_the_last_draw_card(played: Played) -> None:
    for before, event, after in facts(played):
        if isinstance(event, ev.EarnedSlot):
            assert not before.hands[event.seat - 1]
            assert before.begun >= 8 or len(before.piles[event.seat - 1]) == 1
            assert event.card == before.piles[event.seat - 1][0]
        assert all(len(slots) <= 3 for slots in after.slots)


@many
@given(games)
def test_whoever_empties_hand_and_pile_has_won(played: Played) -> None:
    for state in played.moments:
        if state.phase == PLAYING:
            assert state.hands[state.turn - 1] or state.piles[state.turn - 1]
        if state.phase == OVER and state.reason == ev.EMPTIED:
            (winner,) = state.winners
            assert not state.hands[winner - 1]
            assert not state.piles[winner - 1]


@many
@given(games)
def test_what_a_seat_may_do_is_what_is_accepted(played: Played) -> None:
    state: State = played.state
    for seat in state.seats():
        allowed = may(state, seat)
        figures = range(1, len(state.rules.catalogue.figures) + 1)
        tried: list[do.SolitaireIntent] = [
            do.LayCorner(seat=seat, stack=stack) for stack in range(7)
        ]
        for card, stack in product(figures, range(7)):
            tried += [do.Lay(seat=seat, stack=stack, card=card)]
            tried += [do.LaySlot(seat=seat, stack=stack, card=card)]
        accepted = [intent for intent in tried if not isinstance(decide(state, intent), Rejected)]
        expected = [intent_of(move, seat) for move in allowed.lay]
        assert sorted(map(str, accepted)) == sorted(map(str, expected))
        turn_up = decide(state, do.TurnUp(seat=seat))
        assert isinstance(turn_up, Rejected) != allowed.turn_up
        draws = [
            count
            for count in range(12)
            if not isinstance(decide(state, do.EndTurn(seat=seat, count=count)), Rejected)
        ]
        assert draws == sorted(allowed.end)


@many
@given(games)
def test_the_end_is_announced(played: Played) -> None:
    """What a seat is told about ending its turn is what ending it does."""
    state: State = played.state
    if state.phase == PLAYING:
        answer = decide(state, do.EndTurn(seat=state.turn))
        assert not isinstance(answer, Rejected)
        ended = any(isinstance(e, ev.GameEnded) and e.reason == ev.STUCK for e in answer)
        assert ended == may(state, state.turn).ends_game


@many
@given(practice)
def test_undoing_brings_back_what_was_and_hides_nothing_again(played: Played) -> None:
    for before, event, after in facts(played):
        if isinstance(event, ev.Undone):
            assert before.corner == after.corner
            assert before.piles == after.piles
            assert after.steps == before.steps - event.steps
    for state in played.moments:
        for steps in range(1, state.steps + 1):
            earlier = state
            for _ in range(steps):
                earlier = earlier.before or earlier
            answer = decide(state, do.Undo(seat=1, steps=steps))
            assert answer == [ev.Undone(1, steps)]
            assert played.game.evolve(state, ev.Undone(1, steps)) == earlier
            assert earlier.turns == state.turns
        assert isinstance(decide(state, do.Undo(seat=1, steps=state.steps + 1)), Rejected)


@many
@given(st.builds(play, st.just("jsolitaer"), all_options(least=2), SEEDS, st.just(120)))
def test_in_company_nothing_is_undone(played: Played) -> None:
    for state in played.moments:
        assert state.before is None
        for seat in state.seats():
            assert isinstance(decide(state, do.Undo(seat=seat)), Rejected)


@many
@given(games)
def test_only_the_seat_at_turn_acts(played: Played) -> None:
    for envelope, before in zip(played.log.envelopes, played.states, strict=False):
        if isinstance(envelope.event, ev.Laid | ev.TurnedUp | ev.Swapped | ev.TurnEnded):
            assert envelope.by == before.turn == envelope.event.seat
