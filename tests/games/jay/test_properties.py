"""What holds in every game of Jay, whatever the players do."""

from collections import Counter
from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.decide import decide
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.state import (
    PAUSED,
    PREPARING,
    REOPENING,
    RUNNING,
    WAITING,
    State,
)
from tests.conformance import Played, play
from tests.games.jay.adapter import all_options

many = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
games = st.builds(play, st.just("jay"), all_options(), st.integers(0, 2**32), st.just(160))


def lays(played: Played) -> list[tuple[State, ev.Laid, State]]:
    steps = zip(played.log.events, pairwise(played.states), strict=True)
    return [(a, event, b) for event, (a, b) in steps if isinstance(event, ev.Laid)]


@many
@given(games)
def test_cards_are_conserved(played: Played) -> None:
    for state in played.states:
        if state.phase == WAITING:
            continue
        cards = Counter(state.aside)
        for share in (*state.hands, *state.piles, *state.slots):
            cards.update(share)
        cards.update(entry.card for entry in state.box)
        decks = state.rules.players if state.rules.options.decks == "own" else 1
        assert cards == Counter(state.rules.deck * decks)


@many
@given(games)
def test_exactly_one_player_has_the_obligation(played: Played) -> None:
    for state in played.states:
        if state.phase in RUNNING:
            assert state.obligation in state.seats()
            assert not state.is_out(state.obligation)


@many
@given(games)
def test_a_serve_needs_a_right(played: Played) -> None:
    for before, event, _ in lays(played):
        if event.kind not in (at.SERVE, at.REDIRECT):
            continue
        name = before.rules.catalogue.name
        lying, figure = name(before.lying), name(event.figure)
        obliged = before.obligation == event.seat
        reserved = event.seat in laying.reservations(before.flow)
        jay = figure.endswith("Jay") and lying in ("Botschafter", "Verräter")
        pawn_on_dame = lying.endswith("Dame") and len(figure) == 2
        assert obliged or reserved or jay or pawn_on_dame
        assert (event.kind == at.SERVE) == obliged
        assert figure != lying


@many
@given(games)
def test_no_hand_is_under_three_after_a_draw(played: Played) -> None:
    for event, state in zip(played.log.events, played.states[1:], strict=True):
        if isinstance(event, ev.Drew) and not event.short:
            assert len(state.hands[event.seat - 1]) >= 3 or event.why == "extra"


@many
@given(games)
def test_a_serve_leaves_only_the_reservations_it_gives(played: Played) -> None:
    for before, event, after in lays(played):
        if event.kind in (at.SERVE, at.REDIRECT, at.OPEN):
            jay = before.rules.catalogue.name(event.figure).endswith("Jay")
            given = {event.seat, before.flow[at.LAYER]} if jay else set()
            assert set(laying.reservations(after.flow)) <= given
            assert after.obligation == laying.next_seat(before.flow, event.seat)


@many
@given(games)
def test_a_fault_does_not_exist_for_the_flow(played: Played) -> None:
    for before, event, after in lays(played):
        if event.kind == at.FAULT:
            assert (after.flow, after.phase, after.topped_up) == (
                before.flow,
                before.phase,
                before.topped_up,
            )


@many
@given(games)
def test_reservations_are_listed_once_and_by_players_in_the_round(played: Played) -> None:
    for state in played.states:
        if state.phase in RUNNING:
            reserved = laying.reservations(state.flow)
            assert len(set(reserved)) == len(reserved)
            assert not any(state.is_out(seat) for seat in reserved)
            mask = sum(1 << seat for seat in reserved)
            assert state.flow[at.RESERVED] == mask


@many
@given(games)
def test_the_game_can_always_go_on(played: Played) -> None:
    for state in played.moments:
        if state.phase in RUNNING or state.phase == PREPARING:
            assert any(
                not isinstance(decide(state, intent), Rejected) for intent in ways_on(state)
            ), state.phase


def ways_on(state: State) -> list[do.JayIntent]:
    """What the player everybody waits for can do about it."""
    now = 10**9
    if state.phase in (PREPARING, PAUSED):
        return [do.Ready(seat=seat, at=now) for seat in state.seats()]
    seat = opening_priority(state)[0] if state.phase == REOPENING else state.obligation
    hand = state.hands[seat - 1]
    lays = [do.Lay(seat=seat, at=now, card=c, face_down=f) for c in hand for f in (True, False)]
    return [
        *lays,
        do.CallJay(seat=seat, at=now),
        do.TopUp(seat=seat, at=now, count=3),
        do.Draw(seat=seat, at=now, count=state.owed(seat)),
    ]


@many
@given(all_options(), st.integers(0, 2**32))
def test_hands_are_dealt_as_the_level_says(options: Options, seed: int) -> None:
    played = play("jay", options, seed, steps=1)
    state: State = played.state
    assert all(len(hand) == state.rules.hand + bool(state.rules.starter) for hand in state.hands)
    sizes = [len(pile) for pile in state.piles]
    assert max(sizes) - min(sizes) <= 1
    assert all(len(slots) == state.rules.slots for slots in state.slots)
