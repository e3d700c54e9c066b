"""The look-ahead: what it finds, and that it finds the same uncompiled."""

import pytest

from dazwischen.bots.jay import foresight, planner
from dazwischen.bots.jay import rollout_layout as out
from dazwischen.bots.jay import runs_layout as at
from dazwischen.bots.jay.deck_facts import deck_facts
from dazwischen.bots.jay.foresight import arrays, number_of, weighed
from dazwischen.bots.jay.planner import searched, valued
from dazwischen.bots.jay.position_features import PositionFeatures
from dazwischen.core.dice import Dice
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import State
from tests.bots.jay.positions import number, position
from tests.cards.test_kernel import needs_compiler
from tests.uncompiled import uncompiled

DUEL = Options(level=7, players=2)
HANDS = ("rX rX gDieb gO rDame bS", "Botschafter rJay rX rX gDieb gO lDame bS", "gX lO lS", "rX")


def look(state: State) -> PositionFeatures:
    return PositionFeatures(state.rules, deck_facts(state.rules), 1, GAME.view(state, 1), None)


def values(state: State) -> dict[str, int]:
    """What the search says of each card, in thousandths, less what doing nothing is worth."""
    words = searched(look(state))
    return {
        state.rules.catalogue.name(card): words[at.LAY + card] - words[at.STAY]
        for card in set(state.hands[0])
        if words[at.LAY + card]
    }


def test_finds_the_long_run_to_the_end() -> None:
    """Worked example 4: Botschafter, Jay, pawn, same pawn, Dieb, pawn, Dame, pawn."""
    found = values(position("Botschafter rJay rX rX gDieb gO lDame bS", "lH"))
    assert max(found, key=lambda name: found[name]) == "Botschafter"
    assert found["Botschafter"] > 8 * at.CARD


def test_a_run_is_worth_more_the_longer_it_is() -> None:
    """The twin follows rX, nothing follows rZ."""
    found = values(position("rX rX rZ lS bI", "rH"))
    assert found["rX"] > found["rZ"] + at.CARD // 4


def test_a_dame_is_nothing_without_a_pawn() -> None:
    with_pawn = values(position("rDame gDame lX bS", "rH", obligation=2))["rDame"]
    without = values(position("rDame gDame lJay bDieb", "rH", obligation=2))["rDame"]
    assert with_pawn > without


def test_the_board_is_put_back() -> None:
    """Searching twice on the same arrays finds the same."""
    state = position(HANDS[1], "lH")
    first = searched(look(state))
    assert searched(look(state)) == first


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("options", [DUEL, Options(level=7, players=4)])
def test_the_same_uncompiled(hand: str, options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    needs_compiler()
    before = look(position(hand, "rH", options=options))
    moves = [number_of(intent) for _, intent in valued(before)]
    worth, words = weighed(arrays(before), moves, 20, Dice(5)), searched(before)
    with uncompiled() as pure:
        monkeypatch.setattr(foresight, "rollout", pure["rollout"])
        monkeypatch.setattr(planner, "runs", pure["runs"])
        assert weighed(arrays(before), moves, 20, Dice(5)) == worth
        assert searched(before) == words


def test_a_move_that_finishes_is_worth_a_first_place() -> None:
    state = position("rX", "rH", options=DUEL)
    totals = weighed(arrays(look(state)), [out.LAY * out.FIGURES + number("rX")], 10, Dice(1))
    assert totals == [10 * out.FIRST]


def test_a_second_place_is_worth_less() -> None:
    state = position("rX", "rH", finished=(3,), calls=((3, 0),))
    totals = weighed(arrays(look(state)), [out.LAY * out.FIGURES + number("rX")], 10, Dice(1))
    assert totals == [10 * out.SECOND]


def test_playouts_know_who_is_ahead() -> None:
    """With one card against eight one mostly wins, and the other way round one mostly loses."""
    ahead = position("rX", "gH", options=DUEL, obligation=2)
    behind = position("gX lO lS bI gZ lH bO gS", "rH", options=DUEL)
    behind = position(
        "gX lO lS bI gZ lH bO gS", "rH", options=DUEL, hands=(behind.hands[0], behind.hands[1][:1])
    )
    wait = [out.WAIT * out.FIGURES]
    assert weighed(arrays(look(ahead)), wait, 200, Dice(1))[0] > 140 * out.FIRST
    top_up = [out.TOP_UP * out.FIGURES + 1]
    assert weighed(arrays(look(behind)), top_up, 200, Dice(1))[0] < 60 * out.FIRST
