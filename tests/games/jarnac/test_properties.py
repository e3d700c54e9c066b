"""What holds in every game of Jarnac, whatever the players do."""

from collections import Counter
from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.decide import decide
from dazwischen.games.jarnac.may import may
from dazwischen.games.jarnac.rules_time import has_fallen
from dazwischen.games.jarnac.rules_word import valid
from dazwischen.games.jarnac.state import DRAW, JARNAC, OVER, PLAY, WAITING, State
from tests.conformance import Played, play
from tests.games.jarnac.adapter import all_options

many = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
games = st.builds(play, st.just("jarnac"), all_options(), st.integers(0, 2**32), st.just(400))
LONG_AGO = 10**9


def steps(played: Played) -> list[tuple[State, ev.JarnacEvent, State]]:
    moments = zip(played.log.events, pairwise(played.states), strict=True)
    return [(before, event, after) for event, (before, after) in moments]  # type: ignore[misc]


@many
@given(games)
def test_letters_are_conserved(played: Played) -> None:
    for state in played.states:
        if state.phase == WAITING:
            continue
        table = Counter[str]()
        for board in state.boards:
            table.update("".join(board.rows) + board.rack)
        assert table + state.in_bag() == Counter(state.rules.tiles)
        assert state.bag == state.in_bag().total()
        assert table.total() + state.bag == 144


@many
@given(games)
def test_every_word_laid_is_valid(played: Played) -> None:
    for before, event, _ in steps(played):
        if isinstance(event, ev.WordLaid | ev.Taken) and not before.rules.challenge:
            assert valid(before.rules, event.word, event.old) is None
            assert 3 <= len(event.word) <= 9


@many
@given(games)
def test_a_row_only_grows_or_leaves_whole(played: Played) -> None:
    """On its owner's board; a word found wrong goes back to what it was."""
    for before, event, after in steps(played):
        if before.phase == WAITING or isinstance(event, ev.TakenBack):
            continue
        for old, new in zip(before.boards, after.boards, strict=True):
            for was, now in zip(old.rows, new.rows, strict=True):
                grew = len(now) > len(was) and Counter(was) <= Counter(now)
                assert was == now or grew or (not now and isinstance(event, ev.Taken))


@many
@given(games)
def test_the_score_is_the_sum_of_squares(played: Played) -> None:
    for state in played.moments:
        for board in state.boards:
            assert board.score == sum(len(word) * len(word) for word in board.rows)
            assert board.score <= 648


@many
@given(games)
def test_a_jarnac_moves_a_word_from_one_board_to_the_other(played: Played) -> None:
    for before, event, after in steps(played):
        if not isinstance(event, ev.Taken):
            continue
        other = before.other(event.side)
        assert before.phase == JARNAC
        assert after.board(event.side).rows[event.row - 1] == event.word
        assert not before.board(event.side).rows[event.row - 1]
        assert Counter(event.old + event.added) == Counter(event.word)
        assert after.board(event.side).rack == before.board(event.side).rack
        assert after.bag == before.bag
        if event.of:
            assert after.board(other).rows[event.of - 1] == ""
            assert len(event.old) < before.rules.safe(other)
        assert after.taken <= before.rules.limit


@many
@given(games)
def test_the_game_can_always_go_on(played: Played) -> None:
    for state in played.moments:
        if state.phase in (DRAW, PLAY, JARNAC):
            seat = state.captains[state.side - 1]
            ways: list[do.JarnacIntent] = [
                do.Draw(seat=seat, at=LONG_AGO),
                do.Pass(seat=seat, at=LONG_AGO),
                do.Release(seat=TABLE, at=LONG_AGO, side=state.other(state.side)),
            ]
            assert any(not isinstance(decide(state, way), Rejected) for way in ways)
            assert (state.phase == DRAW) <= (state.due > 0)


@many
@given(games)
def test_full_boards_end_the_game(played: Played) -> None:
    for before, event, after in steps(played):
        if isinstance(event, ev.Ended):
            assert after.phase == OVER
            if event.why == "rows":
                assert any(all(board.rows) for board in before.boards)
            if event.why == "bag":
                assert before.bag == 0
            scores = [board.score for board in after.boards]
            if event.why.endswith("flag"):
                assert after.rules.flag_loses
                assert event.winner not in after.clock.fallen
                assert after.laid is None
            elif event.winner and not after.rules.solo:
                assert scores[event.winner - 1] == max(scores)
                assert scores.count(max(scores)) == 1


@many
@given(games)
def test_what_was_agreed_holds_for_every_word(played: Played) -> None:
    """K-PRO-8, on the own board and by a Jarnac."""
    for before, event, _ in steps(played):
        if isinstance(event, ev.WordLaid | ev.Taken):
            agreed, old, word = before.rules.options, event.old, event.word
            if old:
                assert len(event.added) >= agreed.min_added
                assert not (agreed.no_append and old in word)
            else:
                assert len(word) >= agreed.min_length


@many
@given(games)
def test_an_exchange_leaves_the_bag_as_full_as_it_was(played: Played) -> None:
    """K-TURN-1: what came was in the bag or had just gone back; once only what was in the bag."""
    for before, event, after in steps(played):
        if isinstance(event, ev.Exchanged):
            back = Counter(event.returned) if before.rules.options.reading > 1 else Counter[str]()
            assert Counter(event.drawn) <= before.in_bag() + back
            assert before.bag == after.bag


@many
@given(games)
def test_what_the_solver_finds_can_be_laid(played: Played) -> None:
    """And what it says a play brings is what it brings."""
    state = played.state
    done = state.phase in (WAITING, OVER) or state.beat or state.clock.fallen or state.held
    if done:
        return
    seat, board = state.captains[state.side - 1], state.board(state.side)
    if state.phase == PLAY:
        for play_ in solver.plays(state.rules, board.rows, board.rack)[:50]:
            lay = do.Lay(seat=seat, at=state.clock.since, word=play_.word, row=play_.row or 0)
            answer = decide(state, lay)
            assert not isinstance(answer, Rejected)
            assert isinstance(answer[0], ev.WordLaid)
            assert sorted(answer[0].added) == list(play_.adds)
            assert play_.score_gain == len(play_.word) ** 2 - len(answer[0].old) ** 2
    for play_ in solver.jarnacs(state)[:50]:
        call = do.CallJarnac(seat=seat, at=state.clock.since, word=play_.word, row=play_.row or 0)
        assert not isinstance(decide(state, call), Rejected)


@many
@given(games)
def test_time_only_runs_for_the_side_at_move(played: Played) -> None:
    for before, _, after in steps(played):
        if before.phase == WAITING:
            continue
        for side in before.sides:
            spent = after.clock.used[side - 1] - before.clock.used[side - 1]
            assert spent >= 0
            assert side == before.side or spent == 0


@many
@given(games)
def test_nobody_goes_on_before_the_other_side_could_object(played: Played) -> None:
    """K-WORD-2: between a claimed word and whatever its layer does next, somebody had a say."""
    for before, event, after in steps(played):
        if before.phase != WAITING and before.held:
            assert not isinstance(event, ev.Drew | ev.Exchanged | ev.WordLaid | ev.Taken)
            assert after.clock.used == before.clock.used
            assert before.laid is not None
            said = ev.Objected | ev.TakenBack | ev.Granted | ev.Released | ev.Passed
            follows = ev.Ended | ev.LastJarnac
            assert after.held or isinstance(event, said | follows)


@many
@given(games)
def test_what_may_be_done_is_what_the_engine_takes(played: Played) -> None:
    """In every state, for every seat, as far as no word is asked for."""
    for state in played.moments:
        now = state.clock.since
        if state.phase == WAITING or any(has_fallen(state, side, now) for side in state.sides):
            continue
        for seat in range(1, state.rules.seats + 1):
            can = may(state, seat)
            wanted: list[tuple[bool, do.JarnacIntent]] = [
                (can.draw > 0, do.Draw(seat=seat, at=now)),
                (can.pass_, do.Pass(seat=seat, at=now)),
                (can.object, do.Object(seat=seat, at=now)),
                (can.accept, do.Accept(seat=seat, at=now)),
                (can.exchange, _exchange(state, seat, now)),
            ]
            for offered, intent in wanted:
                if offered:
                    assert not isinstance(decide(state, intent), Rejected), intent
            if state.phase != OVER and can.proposable is None:
                assert (can.draw > 0) == (not isinstance(decide(state, wanted[0][1]), Rejected))
                assert can.exchange == (not isinstance(decide(state, wanted[-1][1]), Rejected))


def _exchange(state: State, seat: int, now: int) -> do.Exchange:
    rack = state.board(state.rules.side_of(seat)).rack
    return do.Exchange(seat=seat, at=now, letters=rack[:3])
