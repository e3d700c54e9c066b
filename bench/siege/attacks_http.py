"""What can be done to a house by asking it things."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress

from tests.adversarial import RUNS, run_of

from dazwischen.server.endpoints.openapi import OPERATIONS
from siege.stranger import Stranger, Tally, Target, at_once, read_answer, secret

Attack = Callable[[Target, Tally], None]


def referee(target: Target, tally: Tally) -> None:
    """Files that make a reader go back and forth."""
    bombs = [b"game: jay\nhands: " + b"9" * 36_000 + b"\n"]
    bombs += [f"game: jay\n\n1 {run_of(run, 90_000)}\n".encode() for run in RUNS]
    bombs += [f"game: jay\nnames: {run_of(run, 90_000)}\n".encode() for run in RUNS]
    bombs.append(b"game: jay\nplayers: 4\n\n" + b"1 rO\n2 rH\n" * 9_000)

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        for turn in tally.turns():
            eve.ask("POST", "/api/referee", bombs[(number + turn) % len(bombs)])

    at_once(target.some(12), one)


def csv(target: Target, tally: Tally) -> None:
    """Lists of people with nothing but mistakes, small enough to be read and far too big."""
    lists = [b",,,\n" * 900_000, b"a" * 150 + b"\n" + b",,,\n" * 45_000, b'"' * 190_000]

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        key = secret()
        made = eve.json("POST", "/api/tournaments", {"key": key, "settings": {}})[1] or {}
        path = f"/api/tournaments/{made.get('code', 'x')}/entrants.csv?key={key}"
        for turn in tally.turns(least=len(lists)):
            eve.ask("POST", path, lists[(number + turn) % len(lists)])

    at_once(target.some(6), one)


def flood(target: Target, tally: Tally) -> None:
    """Every route, as fast as it goes, well and badly."""
    of = {"token": "x", "word": "haus", "letters": "hausaufgabe", "game": "jay", "level": "3"}
    paths = [
        (one.method, one.path.format(**of, code=code, number=number))
        for one in OPERATIONS
        for code, number in ((target.codes[0], "1"), ("unknown1", "9" * 30))
    ]
    asked = [*paths, ("GET", "/"), ("GET", "/nowhere"), ("BREW", "/api/me"), ("GET", "/%00%ff")]

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        eve.be()
        for turn in tally.turns(least=len(asked)):
            method, path = asked[(number + turn) % len(asked)]
            # Whoever waits for a change need not be asked whether he does.
            eve.ask(method, path, (b"", b"{", b'{"name":1}')[turn % 3])

    at_once(target.some(12), one)


def heads(target: Target, tally: Tally) -> None:
    """A head of 146 MB, by a header and by a path."""
    chunk = b"a" * 65536

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        for _ in tally.turns():
            with suppress(OSError), eve.connect() as line:
                line.sendall(b"GET /" if number % 2 else b"GET / HTTP/1.1\r\nX-Long: ")
                with suppress(BrokenPipeError, ConnectionResetError):
                    for _ in range(146 * 1024 * 1024 // len(chunk)):
                        line.sendall(chunk)
                status = read_answer(line)[0]
                tally.add(str(status or "hung up"))
                continue
            tally.add("hung up")

    at_once(target.some(6), one)


def half_open(target: Target, tally: Tally) -> None:
    """Requests that never end, held as long as the house lets them."""
    begun = [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\n",
    ]
    begun.append(b"POST /api/referee HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n\r\n1")

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        lines = []
        for turn in range(target.some(120)):
            with suppress(OSError):
                line = eve.connect()
                line.sendall(begun[turn % len(begun)])
                line.settimeout(0)
                lines.append(line)
        while not tally.over:
            tally.wait(1.0)
            for line in list(lines):
                with suppress(BlockingIOError):
                    try:
                        heard = line.recv(65536)
                    except OSError as error:
                        if isinstance(error, BlockingIOError):
                            raise
                        heard = b""
                    tally.add(heard[9:12].decode("latin-1") or "hung up")
                    lines.remove(line)
                    line.close()
        for line in lines:
            tally.add("still open")
            line.close()

    at_once(target.some(8), one)


def names(target: Target, tally: Tally) -> None:
    """Names of two million letters, for people, tables, sheets and tournaments."""

    def one(number: int) -> None:
        eve, long = Stranger(target, tally, number), "\u0301a" * 500_000
        eve.be()
        settings = {"key": secret(), "settings": {"title": long}}
        for _ in tally.turns():
            eve.json("POST", "/api/me", {"settings": {"name": long}})
            eve.json("POST", "/api/tables", {"game": "jay", "settings": {"name": long}})
            eve.json("POST", "/api/tournaments", settings)
            eve.json("POST", "/api/me", {"name": long[:7_000]})

    at_once(target.some(4), one)


def imports(target: Target, tally: Tally) -> None:
    """Games from elsewhere, good ones and forged ones, all at once."""

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        eve.be()
        logs = [target.log, target.log[:-40], target.log * 30, b"[" * 1_900_000, b"\n" * 1_900_000]
        for turn in tally.turns(least=len(logs)):
            eve.ask("POST", "/api/replays", logs[(number + turn) % len(logs)])

    at_once(target.some(12), one)


def replays(target: Target, tally: Tally) -> None:
    """A long game, looked at in every way again and again."""

    def ways(path: str, key: str) -> Iterator[str]:
        for ending in ("", ".jsonl", ".txt", "/analysis", "/outline"):
            yield f"{path}{ending}?key={key}"
        for step in (0, 100, 400):
            yield f"{path}/steps?from={step}&key={key}"
            yield f"{path}/could?step={step}&key={key}"

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        eve.be()
        brought: bytes = b""
        while not tally.over and not brought:
            status, answer = eve.ask("POST", "/api/replays", target.log)
            brought = answer if status == 201 else b""
            tally.wait(0.0 if brought else 0.5)
        _, _, rest = brought.partition(b"/#/replay/")
        place, _, key = rest.partition(b'"')[0].decode().partition("/")
        while not tally.over:
            for path in ways(f"/api/replays/{place}", key):
                eve.ask("GET", path)

    at_once(target.some(6), one)


def newcomers(target: Target, tally: Tally) -> None:
    """People without end, each with a sheet and a table."""

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        for _ in tally.turns():
            eve.cookie = ""
            eve.be()
            eve.json("POST", "/api/sheets", {"key": secret()})
            eve.json("POST", "/api/tables", {"game": "jarnac"})

    at_once(target.some(8), one)


def words(target: Target, tally: Tally) -> None:
    """The dictionary, letter by letter, by strangers."""

    def one(number: int) -> None:
        eve = Stranger(target, tally, number)
        for turn in tally.turns(least=20):
            eve.ask("GET", f"/api/letters/{'enisratdhul'[: 3 + turn % 8]}%3F%3F")
            eve.ask("GET", f"/api/words/{'donaudampf' * (1 + turn % 99)}")

    at_once(target.some(8), one)


def rest(target: Target, tally: Tally) -> None:
    """Nobody does anything: what the others are compared with."""
    tally.wait(tally.until - time.monotonic() if target.port else 0.0)
