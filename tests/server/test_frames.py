"""A hundred thousand broken frames: no complaint, no crash, and the table still plays."""

from random import Random

from dazwischen.server.base.limits import Bounds, Rate
from tests.server.bounds import bound
from tests.server.client import Client, Closed
from tests.server.folding import Device
from tests.server.frames import mutated, violent
from tests.server.live import PICOWS, Live

BATCH = 100


def number_of(transport: str) -> int:
    # The library behind the other transport closes at most of these, which takes its time.
    return 100_000 if transport == PICOWS else 4_000


def send(client: Client, data: bytes, number: int) -> bool:
    """Whether the connection is still open after all of it was looked at."""
    client.raw(data)
    client.send({"t": "ping", "n": number})
    try:
        while client.next().get("n") != number:
            pass
    except Closed:
        return False
    return True


def test_nothing_breaks(server: Live, transport: str) -> None:
    bound(server.parts, Bounds(messages=Rate(1e9, 1e9)))
    ada, bob, dice = server.person("Ada"), server.person("Bob"), Random(6)
    code = server.table(ada, options={"players": 2}, seats=["me", "leicht"], start=True)
    witness = Device(server, bob, bob.get("/api/me").json()["id"], "w")
    witness.come(code)
    client = None
    for number in range(1_000, 1_000 + number_of(transport) // BATCH):
        if client is None:
            client = server.socket(ada)
            client.send({"t": "hello", "v": 2, "table": code, "client": "a"})
        open_still = send(client, b"".join(mutated(dice) for _ in range(BATCH)), number)
        if dice.random() < 0.1:
            client.raw(violent(dice))
            open_still = False
        if not open_still:
            client.close()
            client = None
        witness.settle()
    if transport == PICOWS:
        # All but control frames and what was too big, or came after the end of a connection.
        assert server.parts.runtime.metrics.received > 0.8 * number_of(transport)
    device = Device(server, ada, ada.get("/api/me").json()["id"], "afterwards")
    device.come(code)
    assert device.answered(device.ask({"t": "do", "intent": {"do": "ready", "seat": 1}}))
    assert device.answered(device.ask({"t": "say", "call": "gut"}))["t"] == "done"
