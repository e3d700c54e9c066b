"""What takes a while to read is read beside the loop."""

import threading

import pytest

from dazwischen.bots.jarnac import vocabulary
from dazwischen.bots.jarnac.vocabulary import Key, Mastery
from dazwischen.bots.strength import Level
from tests.server.live import Live


def test_nobody_waits_while_bots_read(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    loop = server.call(threading.get_ident)
    read: list[tuple[bool, Level]] = []
    usual = vocabulary._read

    def noted(key: Key) -> Mastery:
        read.append((threading.get_ident() == loop, key.level))
        return usual(key)

    monkeypatch.setattr(vocabulary, "_kept", {})
    monkeypatch.setattr(vocabulary, "_read", noted)
    ada = server.person("Ada")
    server.table(ada, game="jarnac", seats=["me", "leicht"], start=True)
    # Whoever is strong thinks elsewhere; what it falls back on is there.
    server.table(ada, game="jarnac", seats=["stark", "meister"], start=True)
    assert read == [(False, Level.LEICHT), (False, Level.MITTEL)]
