"""What takes a while to read is read beside the loop."""

import threading
from typing import Any

import pytest
from msgspec import Struct

from dazwischen.bots import registry
from dazwischen.bots.protocol import Bot
from dazwischen.bots.strength import Strength
from tests.server.live import Live


def test_nobody_waits_while_bots_read(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    loop = server.call(threading.get_ident)
    read: list[tuple[bool, str]] = []
    usual = registry.bot

    def noted(game: str, options: Struct, seat: int, strong: Strength) -> Bot[Any, Any]:
        read.append((threading.get_ident() == loop, str(strong)))
        return usual(game, options, seat, strong)

    monkeypatch.setattr(registry, "bot", noted)
    server.table(server.person("Ada"), game="jarnac", seats=["me", "leicht"], start=True)
    assert read[0] == (False, "leicht")
    assert (True, "leicht") in read, "only then it is seated"
