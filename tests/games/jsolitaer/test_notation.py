"""Notation: what is written is what was meant."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.notation import figures, format_intent, parse
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.ruleset import ruleset
from tests.conformance import play
from tests.games.jsolitaer.adapter import SolitaireAdapter

RULES = ruleset(Options(players=3))


@given(st.integers(0, 2**32), st.integers(0, 60))
@settings(deadline=None, max_examples=60)
def test_intents_round_trip(seed: int, steps: int) -> None:
    played = play("jsolitaer", Options(players=3), seed, steps)
    dice = Random(seed)
    for _ in range(20):
        intent = SolitaireAdapter().intent(played.state, dice, 0)
        if isinstance(intent, do.TurnUp) and not intent.card:
            continue
        _, read = parse(RULES, format_intent(RULES.catalogue, intent), 0)
        assert read == intent or isinstance(intent, do.Deal)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1 3:rH", do.Lay(seat=1, stack=3, card=5)),
        ("1  3: rH", do.Lay(seat=1, stack=3, card=5)),
        ("2 3 : slot rH", do.LaySlot(seat=2, stack=3, card=5)),
        ("3 5:corner", do.LayCorner(seat=3, stack=5)),
        ("1 4:V", do.Lay(seat=1, stack=4, card=RULES.traitor)),
        ("1 end", do.EndTurn(seat=1)),
        ("1 end 0", do.EndTurn(seat=1, count=0)),
        ("1 undo 2", do.Undo(seat=1, steps=2)),
        ("deal", do.Deal(seat=0)),
    ],
)
def test_what_lines_mean(line: str, meant: do.SolitaireIntent) -> None:
    assert parse(RULES, line, 0)[1] == meant


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("4 1:rH", "bad-seat"),
        ("0 1:rH", "bad-seat"),
        ("all end", "bad-seat"),
        ("1", "no-action"),
        ("1 rH", "bad-move"),
        ("1 6:rH", "bad-stack"),
        ("1 0:rH", "bad-stack"),
        ("1 x:rH", "bad-stack"),
        ("1 1:", "bad-move"),
        ("1 1:rH bX", "bad-move"),
        ("1 1:qH", "bad-figure"),
        ("1 1:slot", "bad-figure"),
        ("1 corner", "bad-move"),
        ("1 swap rH", "bad-move"),
        ("1 end -1", "bad-move"),
        ("1 end two", "bad-move"),
        ("deal now", "bad-seat"),
    ],
)
def test_what_cannot_be_read(line: str, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        parse(RULES, line, 0)
    assert caught.value.code == code


def test_a_list_of_figures() -> None:
    assert figures(RULES, "rH, bX B") == (5, 14, 37)
    with pytest.raises(InvalidInput, match="figure-no-card"):
        figures(RULES, "rH V")
