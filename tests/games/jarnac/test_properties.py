"""What holds in every game of Jarnac, whatever the players do."""

from collections import Counter
from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dazwischen.core.errors import Rejected
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.decide import decide
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
            if event.winner and not after.rules.solo:
                assert scores[event.winner - 1] == max(scores)
                assert scores.count(max(scores)) == 1


@many
@given(games)
def test_what_the_solver_finds_can_be_laid(played: Played) -> None:
    """And what it says a play brings is what it brings."""
    state = played.state
    done = state.phase in (WAITING, OVER) or state.beat or state.clock.fallen
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
