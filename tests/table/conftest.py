"""Tables are tested with bots that only know what they may do."""

from typing import Any

import pytest

from dazwischen.bots import registry
from tests.table.dummies import Dummy


@pytest.fixture(autouse=True)
def _dummies(monkeypatch: pytest.MonkeyPatch) -> None:
    def bot(game: str, _options: Any, seat: int, _strength: Any) -> Dummy:
        return Dummy(game, seat)

    monkeypatch.setattr(registry, "bot", bot)
