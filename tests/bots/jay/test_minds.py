"""What the minds make of a position."""

import pytest

from dazwischen.cards import laying
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions.waive import Waive
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import OPENING, PAUSED, PREPARING, REOPENING, Count
from tests.bots.jay.positions import card, choice, position

ALL = ("leicht", "mittel", "stark", "meister")
SENSIBLE = ("mittel", "stark", "meister")
CLEVER = ("stark", "meister")
DUEL = Options(level=7, players=2)


@pytest.mark.parametrize("who", ALL)
def test_lays_the_last_pawn_to_finish(who: str) -> None:
    assert choice(who, position("rX", "rH")) == card("rX")


@pytest.mark.parametrize("who", ALL)
def test_out_of_turn_it_lays_only_what_needs_no_right(who: str) -> None:
    """And otherwise waits, ready to count."""
    assert isinstance(choice(who, position("rX rZ", "rH", obligation=2)), do.Count)


@pytest.mark.parametrize("who", SENSIBLE)
def test_throws_a_twin(who: str) -> None:
    assert choice(who, position("rX bX gX gZ rH", "bX", obligation=2), roll=3) == card("bX")


@pytest.mark.parametrize("who", SENSIBLE)
def test_throws_under_obligation_rather_than_serving(who: str) -> None:
    """It reserves, so that two cards are gone before anybody else can stop it: J-THROW-6."""
    assert choice(who, position("bX bZ lX gO", "bX")) == card("bX")


@pytest.mark.parametrize("who", SENSIBLE)
def test_keeps_its_last_pawn(who: str) -> None:
    """Without it nobody finishes: J-END-2."""
    assert choice(who, position("rX rDieb bDieb", "rH")) != card("rX")
    waits = choice(who, position("rH bJay gJay lJay", "rH", obligation=2))
    assert isinstance(waits, do.Count)


@pytest.mark.parametrize("who", SENSIBLE)
def test_uses_a_reservation(who: str) -> None:
    state = position("rX gO lS", "rH", obligation=2, reserved=(1,))
    assert choice(who, state, roll=3) == card("rX")


@pytest.mark.parametrize("who", CLEVER)
@pytest.mark.parametrize("lying", ["gH", "bO", "lZ"])
def test_finishes_with_dame_and_pawn_whoever_must(who: str, lying: str) -> None:
    """The Dame is thrown on any pawn, and then any pawn may be served by anybody."""
    state = position("rDame bX", lying, obligation=2)
    assert choice(who, state, roll=3) == card("rDame")


@pytest.mark.parametrize("who", CLEVER)
def test_does_not_serve_the_pawn_it_needs_on_its_own_dame(who: str) -> None:
    """Serving rX would give the Dame away; thrown, it opens the way for the last pawn."""
    assert choice(who, position("rX rDame", "rH")) == card("rDame")


@pytest.mark.parametrize("who", CLEVER)
def test_a_traitor_is_the_lesser_evil(who: str) -> None:
    """It costs no card in the end; a card from the pile may not fit either."""
    intent = choice(who, position("gX lO lS gDieb bJay", "rH", options=DUEL))
    assert isinstance(intent, do.Lay)
    assert intent.face_down


@pytest.mark.parametrize("who", CLEVER)
def test_buries_no_pawn_that_it_needs(who: str) -> None:
    intent = choice(who, position("gX lDieb bJay gJay", "rH", options=DUEL))
    assert isinstance(intent, do.Lay)
    assert intent != card("gX", face_down=True)


def test_others_top_up_first_and_then_lay_a_traitor() -> None:
    assert choice("mittel", position("gX lO lS", "rH")) == do.TopUp(seat=1, count=1)
    intent = choice("mittel", position("gX lO lS", "rH", topped_up=True))
    assert isinstance(intent, do.Lay)
    assert intent.face_down


@pytest.mark.parametrize("who", ALL)
def test_tops_up_after_a_last_noble(who: str) -> None:
    assert choice(who, position("", "rJay", obligation=2)) == do.TopUp(seat=1, count=3)


@pytest.mark.parametrize("who", ALL)
def test_does_not_draw_from_nothing(who: str) -> None:
    """Except to reopen the game, which topping up does even if there is nothing left."""
    nothing: tuple[tuple[int, ...], ...] = ((),) * 4
    assert choice(who, position("", "rJay", piles=nothing)) is None
    reopens = choice(who, position("", "rX", piles=nothing, phase=REOPENING))
    assert reopens == do.TopUp(seat=1, count=3)


@pytest.mark.parametrize("who", ALL)
def test_waives_when_there_is_nothing_to_open_with(who: str) -> None:
    state = position("lO lS gZ", "rJay", obligation=2, layer=1, phase=REOPENING)
    assert choice(who, state) == Waive(seat=1)


@pytest.mark.parametrize("who", ALL)
def test_opens_the_round(who: str) -> None:
    intent = choice(who, position("rX gO lS", "rH", phase=OPENING, box=(), flow=laying.fresh(4, 1)))
    assert isinstance(intent, do.Lay)


@pytest.mark.parametrize("who", ALL)
def test_says_what_has_to_be_said(who: str) -> None:
    assert choice(who, position("", "rX", finished=(1,))) == do.CallJay(seat=1)
    assert choice(who, position("rX", "rH", phase=PAUSED)) == do.Ready(seat=1)


@pytest.mark.parametrize("who", SENSIBLE)
def test_takes_the_better_card_from_its_slots(who: str) -> None:
    slots = (tuple(card(name).card for name in ("rDame", "gO")), (), (), ())
    state = position("rX rH bS bI lZ gX", "rH", phase=PREPARING, slots=slots)
    intent = choice(who, state)
    assert isinstance(intent, do.Swap)
    assert intent.slot == card("rDame").card


def test_a_beginner_leaves_its_slots_alone() -> None:
    slots = (tuple(card(name).card for name in ("rDame", "gO")), (), (), ())
    state = position("rX rH bS bI lZ gX", "rH", phase=PREPARING, slots=slots)
    assert choice("leicht", state) == do.Ready(seat=1)


@pytest.mark.parametrize("who", ALL)
def test_lays_a_traitor_when_counted_out(who: str) -> None:
    state = position("rX lO lS", "rH", count=Count(2, 0))
    late = choice(who, state, now=3000)
    assert isinstance(late, do.Lay)
    assert late.face_down


@pytest.mark.parametrize("who", ALL)
def test_counts_at_somebody_who_hesitates(who: str) -> None:
    intent = choice(who, position("rX rZ", "gH", obligation=2))
    assert isinstance(intent, do.Count)
