"""The way of one lay of Jay through the server, from its frame in to the last frame out.

Four people sit at a real table of a real server. What this file knows of the server stands in
`_armed`: which class the WebSocket library hands its frames to.
"""

import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from tests.server.folding import Device

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "dazwischen"
WATCHED: Final = tuple(f"{PACKAGE / name}/" for name in ("server", "table"))
SEATS: Final = 4
WARM: Final = 6
"""Lays before the one that is counted: what is made once is there by then."""
QUIET: Final = 0.3
"""Seconds in which the others are told what the first was answered."""
MOST: Final = 400
"""Moves within which so many lays must have been accepted."""
Want = dict[str, Any]


class Call(NamedTuple):
    file: str
    """Relative to the package."""
    function: str


class Way:
    """Which functions of our files are called on the watched thread, one after the other."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        """As far as the last frame that was written."""
        self.frames = 0
        """That were written."""
        self._all: list[Call] = []
        self._watching = False

    @property
    def files(self) -> list[str]:
        """In the order in which they are passed: one for each stretch of calls in it."""
        return [file for file, _ in groupby(call.file for call in self.calls)]

    def begin(self) -> None:
        self.calls, self._all, self.frames = [], [], 0
        self._watching = True

    def wrote(self) -> None:
        if self._watching:
            self.calls = list(self._all)
            self.frames += 1

    def end(self) -> None:
        self._watching = False

    def __call__(self, frame: FrameType, what: str, _of: object) -> None:
        if not self._watching or what != "call":
            return
        code = frame.f_code
        if code.co_filename.startswith(WATCHED):
            file = str(Path(code.co_filename).relative_to(PACKAGE))
            self._all.append(Call(file, code.co_name))


def way() -> Way:
    # Before anything of the package is imported: nothing compiled can be watched.
    import_module("tests.plain")
    from tests.server.live import live

    watch = Way()
    with tempfile.TemporaryDirectory() as data, _armed(watch) as arm:
        threading.setprofile(watch)
        with live(Path(data)) as house:
            threading.setprofile(None)
            _play(_seated(house), arm)
            watch.end()
    return watch


@contextmanager
def _armed(way: Way) -> Iterator[Callable[[], None]]:
    """Calling what it gives has the next frame watched."""
    from dazwischen.server.endpoints.ws_picows import PicowsConnection as Connection

    armed = threading.Event()
    connected, heard = Connection.on_ws_connected, Connection.on_ws_frame

    class Written:
        """The library's end of a connection, which notes what is sent."""

        def __init__(self, transport: Any) -> None:  # noqa: ANN401
            self._transport = transport

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401
            return getattr(self._transport, name)

        def send(self, *frame: Any) -> None:  # noqa: ANN401
            self._transport.send(*frame)
            way.wrote()

    def on_connected(self: Connection, transport: Any) -> None:  # noqa: ANN401
        written: Any = Written(transport)
        connected(self, written)

    def on_frame(self: Connection, transport: Any, frame: Any) -> None:  # noqa: ANN401
        way.end()
        if armed.is_set():
            armed.clear()
            way.begin()
        heard(self, transport, frame)

    Connection.on_ws_connected = on_connected  # type: ignore[method-assign]
    Connection.on_ws_frame = on_frame  # type: ignore[method-assign]
    try:
        yield armed.set
    finally:
        Connection.on_ws_connected, Connection.on_ws_frame = connected, heard  # type: ignore[method-assign]


def _seated(house: Any) -> "list[Device]":  # noqa: ANN401 - of tests that are not imported before
    """Four people, and a game that has begun."""
    from tests.server.folding import Device

    people = [house.person(name) for name in ("Ada", "Bea", "Cem", "Dora")]
    code = house.table(people[0], options={"players": SEATS})
    devices = [Device(house, one, one.get("/api/me").json()["id"], "one") for one in people]
    for seat, device in enumerate(devices, 1):
        device.come(code)
        if seat > 1:
            device.answered(device.ask({"t": "room", "do": {"do": "sit", "seat": seat}}))
    devices[0].answered(devices[0].ask({"t": "room", "do": {"do": "start"}}))
    return devices


def _play(devices: "list[Device]", arm: Callable[[], None]) -> None:
    """Plays until enough lays were accepted; the last of them is watched."""
    lays = 0
    for _ in range(MOST):
        for device in devices:
            device.settle()
        device, want = _wanted(devices)
        laying = want["do"] == "lay" and not want.get("face_down")
        if laying and lays == WARM:
            arm()
        answer = device.answered(device.ask({"t": "do", "intent": want}))
        if laying and answer["t"] == "update":
            lays += 1
            if lays > WARM:
                break
    else:
        raise AssertionError(lays)
    # The next frame in would end the way, while the last ones out may still be on it.
    time.sleep(QUIET)


def _wanted(devices: "list[Device]") -> "tuple[Device, Want]":
    """What has to be done first, else a card that fits."""
    for device in devices:
        if want := _first(device.view["may"], device.seat):
            return device, want
    for device in devices:
        if want := _last(device.view["may"], device.seat):
            return device, want
    raise AssertionError([device.view for device in devices])


def _first(may: dict[str, Any], seat: int) -> Want | None:
    acts = may.get("acts", ())
    if "ready" in acts:
        return {"do": "ready", "seat": seat}
    if may.get("draw"):
        return {"do": "draw", "seat": seat, "count": may["draw"]}
    if "jay" in acts:
        return {"do": "jay", "seat": seat}
    fits = [figure for figure, kind in may.get("lay", ()) if kind]
    return {"do": "lay", "seat": seat, "card": fits[0]} if fits else None


def _last(may: dict[str, Any], seat: int) -> Want | None:
    """What somebody does who is to lay and cannot."""
    if may.get("top_up"):
        return {"do": "top-up", "seat": seat, "count": may["top_up"]}
    if may.get("traitor") and may.get("lay"):
        return {"do": "lay", "seat": seat, "card": may["lay"][0][0], "face_down": True}
    return None


def changes(passed: Sequence[str]) -> int:
    return max(len(passed) - 1, 0)


def by_file(passed: Sequence[str]) -> list[str]:
    """Each file in the order of its first passing, with how often the way comes into it."""
    return [f"{times:4}  {file}" for file, times in Counter(passed).items()]


def by_stretch(of: Iterable[Call]) -> list[str]:
    """Each stretch of calls in one file, with the functions that are called."""
    return [
        f"{file:28}{', '.join(call.function for call in stretch)}"
        for file, stretch in groupby(of, key=lambda call: call.file)
    ]
