"""What an event shows to whom."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from dazwischen.games.jay import events as ev
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.redact import redact
from tests.conformance import Played, eyes, play
from tests.games.jay.adapter import all_options

some = settings(max_examples=40, deadline=None)
games = st.builds(play, st.just("jay"), all_options(), st.integers(0, 2**32), st.just(120))


def seen(played: Played, seat: int | None) -> list[tuple[Any, ev.JayEvent]]:
    events: list[Any] = list(played.log.events)
    pairs = zip(events, played.states[1:], strict=True)
    return [(event, redact(state, event, seat)) for event, state in pairs]


@some
@given(games)
def test_only_ones_own_new_cards_are_seen(played: Played) -> None:
    options: Options = played.state.rules.options
    for seat in eyes(played.game, options):
        for event, shown in seen(played, seat):
            match shown:
                case ev.Dealt():
                    others = [hand for s, hand in enumerate(shown.hands, 1) if s != seat]
                    assert not any(card for share in (*others, *shown.piles) for card in share)
                    assert seat is None or shown.hands[seat - 1] == event.hands[seat - 1]
                case ev.Recycled():
                    assert not any(card for pile in shown.piles for card in pile)
                case ev.Drew():
                    assert (shown.cards == event.cards) or shown.seat != seat
                    assert shown.seat == seat or not any(shown.cards)
                case ev.Laid() if shown.figure == played.state.rules.traitor:
                    assert shown.seat == seat or shown.card == 0


@some
@given(games)
def test_in_a_tournament_no_event_tells_what_a_lay_was(played: Played) -> None:
    told = played.state.rules.options.faults != "tournament"
    for event, shown in seen(played, 1):
        if isinstance(event, ev.Laid) and isinstance(shown, ev.Laid) and not told:
            assert (shown.kind, shown.own, shown.extra, shown.finishes) == (-1, 0, False, False)
        if isinstance(shown, ev.Drew) and not told:
            assert not shown.extra
