"""The game as a table runs it: what is hidden, what chance does, when it is really over."""

from collections import Counter

import msgspec
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.may import May
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.state import Board, State


def begun(options: Options, seed: int = 1) -> State:
    return done(GAME.start(options, seed), do.Begin(seat=0))


def done(state: State, intent: do.JarnacIntent) -> State:
    answer = GAME.decide(state, intent)
    assert not isinstance(answer, Rejected), answer
    for event in answer:
        state = GAME.evolve(state, event)
    return state


def test_lots_decide_who_starts() -> None:
    starters = Counter(begun(Options(), seed).side for seed in range(200))
    assert set(starters) == {1, 2}
    assert min(starters.values()) > 70
    assert {begun(Options(starter=2), seed).side for seed in range(20)} == {2}


def test_tiles_are_drawn_not_kinds_of_tiles() -> None:
    """Every sixth or seventh letter is an E, and hardly any a Q: 21 and 1 of 144."""
    drawn = Counter[str]()
    for seed in range(2000):
        state = begun(Options(starter=1), seed)
        drawn.update(done(state, do.Draw(seat=1)).board(1).rack)
    assert 0.13 < drawn["E"] / drawn.total() < 0.16
    assert 0.004 < drawn["Q"] / drawn.total() < 0.011


def test_players_do_not_choose_what_they_draw() -> None:
    answer = GAME.decide(begun(Options(starter=1)), do.Draw(seat=1, letters="ENSTAR"))
    assert isinstance(answer, Rejected)
    assert answer.code == "chance-draws"


def test_no_view_and_no_event_tells_what_the_bag_will_give() -> None:
    state = begun(Options(starter=1), seed=987_654_321)
    for seat in (None, 1, 2):
        assert b"987654321" not in msgspec.json.encode(GAME.view(state, seat))
    one, other = (done(msgspec.structs.replace(state, seed=s), do.Draw(seat=1)) for s in (1, 2))
    assert one.board(1).rack != other.board(1).rack


def test_only_the_own_side_sees_a_proposal() -> None:
    state = done(begun(Options(starter=1, teams=(2, 2))), do.Draw(seat=1))
    event = ev.Proposed(2, "lay", 1, "MAUT")
    state = GAME.evolve(state, event)
    for seat, told in ((1, True), (2, True), (3, False), (4, False), (None, False)):
        assert (b"MAUT" in msgspec.json.encode(GAME.view(state, seat))) is told
        assert (b"MAUT" in msgspec.json.encode(GAME.redact(state, event, seat))) is told


def nearly_full(judging: str) -> State:
    state = begun(Options(starter=1, judging=judging))  # type: ignore[arg-type]
    board = Board(("TAG",) * 7 + ("",), "XYMAU", begun=True)
    return msgspec.structs.replace(
        state, boards=(board, Board(begun=True)), phase="play", opens=False, bag=50
    )


def test_the_outcome_waits_for_an_objection() -> None:
    state = done(nearly_full("challenge"), do.Lay(seat=1, word="XYM"))
    assert state.phase == "over"
    assert GAME.outcome(state) is None
    assert GAME.view(state, 2).may.object
    accepted = done(state, do.Accept(seat=0))
    outcome = GAME.outcome(accepted)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.points) == ("rows", (1,), (72, 0))
    taken_back = done(state, do.Object(seat=2))
    assert (taken_back.phase, taken_back.ended, taken_back.board(1).rack) == ("play", "", "XYMAU")


def test_the_outcome_is_there_at_once_where_the_dictionary_judges() -> None:
    outcome = GAME.outcome(done(nearly_full("dictionary"), do.Lay(seat=1, word="MAU")))
    assert outcome is not None
    assert outcome.winners == (1,)


def test_what_a_seat_may_do_is_data() -> None:
    state = begun(Options(starter=1, teams=(2, 1)))
    assert GAME.view(state, 1).may.draw == 6
    assert GAME.view(state, 2).may.draw == 0
    assert GAME.view(state, 2).may.propose
    state = done(state, do.Draw(seat=1))
    may = GAME.view(state, 1).may
    assert (may.lay, may.change, may.pass_) == (tuple(range(1, 9)), (), True)
    state = done(state, do.Pass(seat=1))
    may = GAME.view(state, 3).may
    assert (may.jarnac, may.take, may.draw, may.exchange) == (True, (), 6, False)


def test_who_can_only_propose_is_told_what_the_captain_may_do() -> None:
    state = begun(Options(teams=(2, 1), starter=1))
    captain, member = GAME.view(state, 1).may, GAME.view(state, 2).may
    assert captain.proposable is None
    assert member == May(propose=True, proposable=May(draw=6))
    state = done(state, do.Draw(seat=1))
    member = GAME.view(state, 2).may
    assert (member.lay, member.pass_) == ((), False)
    assert member.proposable == May(lay=tuple(range(1, 9)), pass_=True)
    assert GAME.view(done(state, do.Pass(seat=1)), 2).may.proposable == May()


def test_what_may_be_taken_leaves_safe_words_out() -> None:
    state = begun(Options(starter=1, handicap=(7, 9)))
    boards = (Board(("TAG", "STARREN", "HANDWERKE", *[""] * 5), "EN", begun=True), Board())
    state = msgspec.structs.replace(state, boards=boards, phase="play", opens=False, bag=50)
    assert GAME.view(state, 1).may.change == (1, 2)
    assert GAME.view(done(state, do.Pass(seat=1)), 2).may.take == (1,)


def test_what_was_agreed_is_not_offered_in_vain() -> None:
    """K-PRO-8: too few letters for a new word, or for a change."""
    table = begun(Options(starter=1, min_added=3, min_length=5))
    boards = (
        Board(("MAU", "KARIES", "RASTERN", "", "", "", "", ""), "TEST", begun=True),
        Board(("ROT", "", "", "", "", "", "", ""), "EN", begun=True),
    )
    now = replace(table, phase="play", opens=False, boards=boards)
    can = GAME.view(now, 1).may
    assert can.lay == ()
    assert can.change == (1, 2)
    then = done(now, do.Pass(seat=1))
    assert (GAME.view(then, 2).may.jarnac, GAME.view(then, 2).may.take) == (False, (1, 2))
