"""The mistakes people make, as often as they make them."""

import pytest

from dazwischen.bots.jay.bot import JayBot
from dazwischen.bots.jay.habits import HABITS
from dazwischen.bots.strength import Level
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.intents import STRAFE
from dazwischen.games.jay.options import Faults, Options
from dazwischen.games.jay.state import Count, State
from tests.bots.jay.positions import bot, card, choice, done, number, position

ROLLS = 600
WRONG = ("gO", "lS", "bI")
PENALTY = Options(faults="penalty")
MANUAL = Options(announce="manual")


def _share(hits: int) -> float:
    return hits / ROLLS


def _wrong(level: Level, state: State) -> int:
    """How often one of the cards that do not fit is laid."""
    cards = tuple(map(card, WRONG))
    return sum(choice(str(level), state, roll=roll) in cards for roll in range(ROLLS))


@pytest.mark.parametrize("level", Level)
def test_wrong_cards_where_they_cost(level: Level) -> None:
    state = position("rX gO lS bI", "rH", options=PENALTY)
    wrong = _wrong(level, state)
    assert _share(wrong) == pytest.approx(HABITS[level].slips, abs=0.03)
    assert wrong == 0 or level < Level.MEISTER


@pytest.mark.parametrize("level", Level)
def test_only_lost_time_where_wrong_cards_are_refused(level: Level) -> None:
    state = position("rX gO lS bI", "rH")
    wrong = _wrong(level, state)
    assert wrong == 0


@pytest.mark.parametrize("level", Level)
def test_missed_chances(level: Level) -> None:
    state = position("rH rX gO lS bI", "rH", obligation=2)
    taken = sum(choice(str(level), state, roll=roll) == card("rH") for roll in range(ROLLS))
    assert 1 - _share(taken) == pytest.approx(HABITS[level].misses, abs=0.06)


def _told(somebody: JayBot, state: State, roll: int, *, own: bool) -> None:
    somebody.notice(Dice(roll), own=own)
    somebody.see(GAME.view(state, 1), 0)


def _meant(somebody: JayBot, now: int = 0) -> do.JayIntent | None:
    action = somebody.act(now, Dice(1))
    return action.intent if action else None


@pytest.mark.parametrize("level", Level)
def test_a_forgotten_jay_is_a_late_one(level: Level) -> None:
    before, late = position("rX", "rH"), 0
    after = done(before, card("rX"))
    for roll in range(ROLLS):
        somebody = bot(str(level))
        _told(somebody, before, roll, own=False)
        _told(somebody, after, roll, own=True)
        action = somebody.act(0, Dice(roll))
        assert action is not None
        assert isinstance(action.intent, do.CallJay)
        late += action.delay >= 1500
    assert _share(late) == pytest.approx(HABITS[level].forgets, abs=0.06)


@pytest.mark.parametrize("who", ["mittel", "meister"])
def test_says_strafe_once_and_then_draws(who: str) -> None:
    before = position("gX lO lS bI", "rH", options=MANUAL)
    laid = done(before, card("lO", face_down=True))
    somebody = bot(who, MANUAL)
    _told(somebody, before, 3, own=False)
    _told(somebody, laid, 3, own=True)
    say = _meant(somebody)
    assert say == do.Announce(seat=1, what=STRAFE)
    said = done(laid, say)
    _told(somebody, said, 3, own=True)
    assert _meant(somebody) == do.Draw(seat=1, count=1)


@pytest.mark.parametrize("faults", ["penalty", "tournament"])
def test_names_its_fault(faults: Faults) -> None:
    options = Options(faults=faults, announce="manual")
    before = position("gX lO lS bI", "rH", options=options)
    laid = done(before, card("lO"))
    somebody = bot("meister", options)
    _told(somebody, before, 3, own=False)
    _told(somebody, laid, 3, own=True)
    assert _meant(somebody) == do.Announce(seat=1, what=number("lO"))


def test_a_beginner_says_strafe_late_now_and_then() -> None:
    before = position("gX lO lS bI", "rH", options=MANUAL)
    laid, late = done(before, card("lO", face_down=True)), 0
    for roll in range(ROLLS):
        somebody = bot("leicht", MANUAL)
        _told(somebody, before, roll, own=False)
        _told(somebody, laid, roll, own=True)
        action = somebody.act(0, Dice(roll))
        assert action is not None
        assert isinstance(action.intent, do.Announce)
        late += action.delay >= 1500
    assert _share(late) == pytest.approx(HABITS[Level.LEICHT].forgets, abs=0.06)


@pytest.mark.parametrize("who", ["leicht", "meister"])
def test_waits_until_it_has_seen_what_its_hand_did(who: str) -> None:
    """It has laid rX, and is shown what somebody else did before that: it does not lay it again."""
    before = position("rX rZ gO lS", "rH")
    somebody = bot(who)
    _told(somebody, before, 1, own=False)
    somebody.notice(Dice(1), own=True)
    somebody.see(GAME.view(before, 1), 0)
    assert somebody.act(0, Dice(1)) is None
    somebody.see(GAME.view(done(before, card("rX")), 1), 0)
    assert somebody.act(0, Dice(1)) is not None


@pytest.mark.parametrize("level", Level)
def test_hurries_when_counted_at(level: Level) -> None:
    state = position("rX lO lS", "rH", count=Count(2, 1000))
    for roll in range(100):
        somebody = bot(str(level))
        somebody.see(GAME.view(state, 1), 1500)
        action = somebody.act(3000, Dice(roll))
        assert action is not None
        assert 3000 + action.delay < 4000
