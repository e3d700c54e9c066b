"""What can be done to a house by the way in which something is sent, or not read."""

import socket
from contextlib import suppress

from tests.server.frames import masked

from dazwischen.server.base.limits import PIPELINED
from siege.stranger import Stranger, Tally, Target, at_once, read_answer

_CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
_WITHOUT_END = 1_000
"""Times: far more than anybody hears out."""


def padding(target: Target, tally: Tally) -> None:
    """Bodies in crumbs, and headers without end behind a body."""
    sent = [
        (b"0\r\n", b"X: y\r\n" * 10_000),
        (b"0\r\nX: ", b"x" * 65536),
        (b"", b"1\r\n \r\n" * 10_000),
        (b"1;", b"x" * 65536),
    ]

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        for turn in tally.turns():
            begun, more = sent[(number + turn) % len(sent)]
            status = 0
            with suppress(OSError), eve.connect() as line:
                with suppress(BrokenPipeError, ConnectionResetError):
                    line.sendall(_CHUNKED + begun)
                    for _ in range(_WITHOUT_END):
                        line.sendall(more)
                status = read_answer(line)[0]
            tally.add(str(status or "hung up"))

    at_once(target.some(6), one)


def unread(target: Target, tally: Tally) -> None:
    """Answers that nobody reads, as many as there are connections for."""
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * (PIPELINED + 1)

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        lines: list[socket.socket] = []
        while not tally.over and len(lines) < target.some(400):
            with suppress(OSError):
                line = eve.connect()
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                line.sendall(asked)
                lines.append(line)
                tally.add("asked")
        while not tally.over:
            tally.wait(1.0)
        for line in lines:
            line.close()

    at_once(target.some(8), one)


def codes(target: Target, tally: Tally) -> None:
    """QR codes of addresses as long as they can be, and of links that are always new."""

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        eve.be()
        for turn in tally.turns(least=2):
            long = "h" * (2_300 if turn % 2 else 200) + f"{number}-{turn}"
            with suppress(OSError), eve.connect() as line:
                line.sendall(f"GET /api/referee/qr.svg HTTP/1.1\r\nHost: {long}\r\n\r\n".encode())
                tally.add(str(read_answer(line)[0] or "hung up"))
            eve.ask("POST", "/api/me/link")

    at_once(target.some(12), one)


def comings(target: Target, tally: Tally) -> None:
    """Whoever comes to a table and goes again, without end; or says too much at once."""
    long = masked(b" " * 60_000)

    def one(number: int) -> None:
        eve, turn = Stranger(target, tally, number), number
        eve.be()
        while not tally.over:
            wire = eve.upgrade()
            turn += 1
            if wire is None:
                tally.wait(0.1)
                continue
            wire.say(t="hello", v=2, table=target.codes[turn % len(target.codes)], client=f"{turn}")
            for _ in range(0 if number % 2 else 300):
                if tally.over or not wire.raw(long) or wire.drain() is None:
                    tally.add("hung up")
                    break
            wire.close()

    at_once(target.some(8), one)
