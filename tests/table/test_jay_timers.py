"""What the table of a game of Jay does on its own."""

from msgspec.structs import replace

from dazwischen.cards.layout import FAULT, OPEN
from dazwischen.core import log as logs
from dazwischen.core.game import TABLE
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions.waive import Waive, Waived
from dazwischen.games.jay.infer_intent import infer_intent
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import OPENING, OVER, PLAYING, PREPARING
from dazwischen.games.jay.timing import Timing
from dazwischen.games.jay.view import view
from dazwischen.table.opening import opened, resumed
from dazwischen.table.places import GoAway
from dazwischen.table.table import Table
from dazwischen.table.verify import verify
from tests.table.drive import events, run


def dealt(timing: Timing | None = None) -> Table:
    table = opened("jay", Options(players=3), 5, ["person"] * 3, timing)
    table.advance(0)
    assert table.state.phase == PREPARING
    return table


def running(timing: Timing | None = None) -> Table:
    table = dealt(timing)
    for seat in (1, 2, 3):
        table.submit(seat, do.Ready(seat=seat), 0)
    table.advance(0)
    assert table.state.phase == OPENING
    return table


def opened_by_one(timing: Timing | None = None) -> Table:
    table = running(timing)
    table.submit(1, do.Lay(seat=1, card=table.state.hands[0][0]), 1_000)
    table.advance(1_000)
    assert table.state.phase == PLAYING
    return table


def test_the_table_deals_at_once_and_again_between_rounds() -> None:
    table = opened("jay", Options(players=2, rounds=2), 5, ["leicht"] * 2, Timing(deal=4_000))
    run(table)
    dealt = [e for e in table.envelopes if isinstance(e.event, ev.Dealt)]
    ends = [e for e in table.envelopes if isinstance(e.event, ev.RoundEnded)]
    assert [envelope.by for envelope in dealt] == [TABLE, TABLE]
    assert (dealt[0].at, dealt[1].at) == (0, ends[0].at + 4_000)


def test_ready_is_said_for_whoever_keeps_silent() -> None:
    table = dealt(Timing(ready=30_000))
    table.submit(2, do.Ready(seat=2), 100)
    table.advance(29_999)
    assert table.state.phase == PREPARING
    table.advance(30_000)
    assert table.state.phase == OPENING
    assert {e.by for e in table.envelopes if isinstance(e.event, ev.Readied)} == {TABLE, 2}


def test_the_table_counts_and_then_lays_the_traitor() -> None:
    table = running(Timing(count=10_000, forced=7_000))
    assert events(table.advance(9_999)) == []
    assert events(table.advance(10_000)) == [ev.Counted(TABLE, 1, 10_000)]
    assert events(table.advance(10_000 + 2_999)) == []
    assert events(table.advance(10_000 + 3_000)) == [ev.CountedOut(1)]
    assert table.envelopes[-1].by == TABLE
    assert events(table.advance(10_000 + 3_000 + 6_999)) == []
    (laid,) = events(table.advance(10_000 + 3_000 + 7_000))
    assert isinstance(laid, ev.Laid)
    assert (laid.seat, laid.figure) == (1, table.state.rules.traitor)
    assert table.envelopes[-1].by == TABLE


def test_a_lay_in_time_ends_the_count() -> None:
    table = running()
    table.advance(10_000)
    table.submit(1, do.Lay(seat=1, card=table.state.hands[0][0]), 12_000)
    table.advance(12_000)
    assert table.state.count is None
    assert events(table.advance(21_999)) == []
    assert events(table.advance(22_000)) == [ev.Counted(TABLE, 2, 22_000)]


def test_what_others_do_gives_time_but_what_they_want_does_not() -> None:
    table = opened_by_one()
    table.submit(1, Waive(seat=1), 9_000)
    table.advance(9_000)
    assert events(table.advance(11_000)) == [ev.Counted(TABLE, 2, 11_000)]


def test_nobody_is_counted_where_that_is_switched_off() -> None:
    table = running(Timing(count=0))
    assert table.wake() is None


def test_the_table_acts_sooner_for_somebody_who_is_gone() -> None:
    table = opened_by_one(Timing(absent=2_000, takeover=0))
    table.submit(2, GoAway(seat=2), 1_500)
    assert events(table.advance(3_499))[1:] == []
    counted, said, laid = events(table.advance(3_500 + 3_000 + 2_000))
    assert counted == ev.Counted(TABLE, 2, 3_500)
    assert said == ev.CountedOut(2)
    assert isinstance(laid, ev.Laid)
    assert (laid.seat, laid.figure) == (2, table.state.rules.traitor)


def test_whoever_is_gone_draws_first_and_says_jay_at_the_end() -> None:
    """A seat that everybody left to the table plays on without holding anybody up."""
    timing = Timing(absent=500, takeover=0)
    seats = ["person", "leicht", "leicht"]
    for seed in range(8):
        table = opened("jay", Options(players=3, faults="penalty"), seed, [*seats, "person"][:3])
        table = opened(
            "jay", Options(players=4, faults="penalty"), seed, [*seats, "person"], timing
        )
        table.advance(0)
        table.submit(1, GoAway(seat=1), 0)
        run(table, upto=6_000)
        assert table.outcome is not None, seed
    assert any(isinstance(e.event, ev.Drew) and e.by == TABLE for e in table.envelopes)


def test_the_layer_of_a_noble_loses_the_right_to_reopen() -> None:
    table = running(Timing(waive=6_000))
    nobles = [c for c in table.state.hands[0] if table.state.rules.nobles >> c & 1]
    table.submit(1, do.Lay(seat=1, card=nobles[0]), 1_000)
    table.submit(3, do.Pause(seat=3), 2_000)
    for seat in (1, 2, 3):
        table.submit(seat, do.Ready(seat=seat), 3_000)
    table.advance(8_999)
    assert table.state.waived == 0
    assert events(table.advance(9_000)) == [Waived(1)]
    assert table.envelopes[-1].by == TABLE


def after_a_round(seats: list[str], timing: Timing) -> Table:
    """People play as their bots did, until the first round is over."""
    bots = opened("jay", Options(players=len(seats), rounds=2), 5, ["leicht"] * len(seats), timing)
    run(bots)
    table = opened("jay", Options(players=len(seats), rounds=2), 5, seats, timing)
    table.advance(0)
    for envelope in bots.envelopes:
        if table.state.phase == OVER:
            break
        table.advance(envelope.at)
        if envelope.by >= 1 and seats[envelope.by - 1] == "person":
            intent = infer_intent(table.state, envelope.by, envelope.at, [envelope.event])
            if intent is not None:
                table.submit(envelope.by, intent, envelope.at)
                table.advance(envelope.at)
    assert table.state.phase == OVER
    return table


def test_who_plays_with_bots_alone_says_when_the_next_round_begins() -> None:
    table = after_a_round(["person", "leicht"], Timing(deal=4_000, own_pace=True))
    assert events(table.advance(table.now + 3_600_000)) == []
    assert view(table.state, 1).may.next
    table.submit(1, do.Ready(seat=1), table.now)
    table.advance(table.now)
    assert (table.state.round, table.state.phase) == (2, PREPARING)


def test_among_people_the_break_is_timed_or_ends_when_all_want() -> None:
    waiting, hasty = (
        after_a_round(["person", "person"], Timing(deal=4_000, own_pace=True)) for _ in range(2)
    )
    ended = waiting.now
    waiting.submit(1, do.Ready(seat=1), ended)
    assert [type(event) for event in events(waiting.advance(ended + 3_999))] == [ev.Readied]
    waiting.advance(ended + 4_000)
    assert waiting.state.round == 2
    for seat in (1, 2):
        hasty.submit(seat, do.Ready(seat=seat), ended)
    hasty.advance(ended)
    assert hasty.state.round == 2


def test_nobody_waits_for_who_is_gone() -> None:
    table = after_a_round(["person", "person"], Timing(deal=0, own_pace=True))
    table.submit(2, GoAway(seat=2), table.now)
    table.submit(1, do.Ready(seat=1), table.now)
    table.advance(table.now)
    assert table.state.round == 2


def test_whoever_is_counted_out_is_offered_a_traitor_and_nothing_else() -> None:
    table = running(Timing(count=10_000, forced=7_000))
    table.advance(12_999)
    assert view(table.state, 1).may.top_up is not None
    table.advance(13_000)
    seen = view(table.state, 1)
    assert seen.counted_out == 1
    assert {kind for _, kind in seen.may.lay} == {FAULT}
    assert seen.may.top_up is None
    assert seen.may.traitor == OPEN
    table.submit(1, do.Lay(seat=1, card=seen.hand[0], face_down=True), 14_000)
    table.advance(14_000)
    assert view(table.state, 1).counted_out == 0


def test_a_log_from_before_the_table_said_strafe_is_taken_up() -> None:
    """Then nobody was told; the table says it as soon as it goes on."""
    table = running(Timing(count=10_000, forced=7_000))
    table.advance(14_000)
    assert isinstance(table.envelopes[-1].event, ev.CountedOut)
    old = logs.Log(table.header, tuple(table.envelopes[:-1]))
    verify(old)
    again = resumed(old)
    assert events(again.advance(14_000)) == [ev.CountedOut(1)]
    assert verify(table.log).state == table.state


def test_a_log_in_which_the_table_laid_without_strafe_still_holds() -> None:
    table = running(Timing(count=10_000, forced=7_000))
    table.advance(20_000)
    *before, said, laid = table.envelopes
    assert isinstance(said.event, ev.CountedOut)
    assert isinstance(laid.event, ev.Laid)
    verify(logs.Log(table.header, (*before, replace(laid, seq=said.seq))))
