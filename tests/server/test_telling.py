"""What is worked out once for several perspectives is what each would be told alone."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from dazwischen.games.jay import intents as do
from dazwischen.games.jay.options import Options
from dazwischen.server.tables.broadcaster import answering
from dazwischen.server.wire.messages import Update
from dazwischen.server.wire.perspective import Perspective
from dazwischen.server.wire.update_encoder import UpdateEncoder
from dazwischen.table.opening import opened
from dazwischen.table.steps import Step
from dazwischen.table.table import Table

SEATS = (None, 1, 2, 3, 4)


def jay(faults: str) -> Table:
    options = Options(faults=faults)  # type: ignore[arg-type] # one of the literals
    table = opened("jay", options, 7, ["person"] * 4)
    table.advance(0)
    return table


def some_play(table: Table) -> list[list[Step]]:
    """Everybody gets ready, a card is laid, a traitor, cards are drawn."""
    told = [happened(table, do.Ready(seat=seat), seat) for seat in range(1, 5)]
    for _ in range(6):
        must = table.state.obligation
        told.append(happened(table, do.TopUp(seat=must, count=3), must))
        card = table.state.hands[must - 1][0]
        told.append(happened(table, do.Lay(seat=must, card=card, face_down=True), must))
        told.append(happened(table, do.Draw(seat=must, count=table.state.owed(must)), must))
        must = table.state.obligation
        cards = table.state.hands[must - 1][:2]
        told += [happened(table, do.Lay(seat=must, card=card), must) for card in cards]
    return [steps for steps in told if steps]


def happened(table: Table, intent: Any, seat: int) -> list[Step]:
    table.submit(seat, intent, table.now + 1)
    return [step for step in table.advance(table.now + 1) if isinstance(step, Step)]


def perspectives(table: Table, seats: Sequence[int | None]) -> list[Perspective]:
    return [Perspective(table.game, seat, len(table.envelopes), table.state) for seat in seats]


@pytest.mark.parametrize("faults", ["guarded", "penalty", "tournament"])
def test_together_is_as_alone(faults: str) -> None:
    table = jay(faults)
    together, alone = perspectives(table, SEATS), perspectives(table, SEATS)
    played = some_play(table)
    assert len(played) > 10
    for steps in played:
        shared = UpdateEncoder(table.game, 1, steps)
        for one, other in zip(together, alone, strict=True):
            own = UpdateEncoder(table.game, 1, steps)
            assert json.loads(shared.advance(one)) == json.loads(own.advance(other))


@pytest.mark.parametrize("faults", ["guarded", "tournament"])
def test_what_is_put_together_from_bytes_is_an_update(faults: str) -> None:
    """Read by its type and written again it is the same, with and without what it answers."""
    table = jay(faults)
    seen = perspectives(table, SEATS)
    for steps in some_play(table):
        encoder = UpdateEncoder(table.game, 1, steps)
        for perspective in seen:
            told = encoder.advance(perspective)
            update = msgspec.json.decode(told, type=Update)
            assert json.loads(msgspec.json.encode(update)) == json.loads(told)
            both = answering(told, [3, 4])
            assert msgspec.json.decode(both, type=Update) == replace(update, re=(3, 4))


def test_who_sees_the_same_is_sent_the_same() -> None:
    """Two who watch, and a watcher beside a seat for which nothing of its own changed."""
    table = jay("guarded")
    one, other = perspectives(table, (None, None))
    steps = happened(table, do.Ready(seat=1), 1)
    encoder = UpdateEncoder(table.game, 1, steps)
    assert encoder.advance(one) is encoder.advance(other)


def test_what_a_seat_draws_is_its_own() -> None:
    table = jay("guarded")
    seats = perspectives(table, (1, 2, 3, 4, None))
    steps = happened(table, do.TopUp(seat=1, count=2), 1)
    encoder = UpdateEncoder(table.game, 1, steps)
    mine, *others = (json.loads(encoder.advance(perspective)) for perspective in seats)
    assert any(mine["events"][0]["event"]["cards"])
    for told in others:
        assert told["events"][0]["event"]["cards"] == [0, 0]
        assert "hand" not in told["view"]


def test_a_perspective_that_is_further_behind_is_told_more() -> None:
    table = jay("guarded")
    (late,) = perspectives(table, (2,))
    first = happened(table, do.Ready(seat=1), 1)
    (early,) = perspectives(table, (2,))
    second = happened(table, do.Ready(seat=3), 3)
    encoder = UpdateEncoder(table.game, 1, [*first, *second])
    assert json.loads(encoder.advance(late))["view"]["ready"] == [1, 3]
    assert json.loads(UpdateEncoder(table.game, 1, second).advance(early))["view"]["ready"] == [
        1,
        3,
    ]
