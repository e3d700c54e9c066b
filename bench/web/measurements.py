"""What is measured, and with what it is told. Each function takes one sample of one place."""

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import Any, Final, TypeAlias

from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Request

from web import scripts

KB: Final = 1000
SLOWDOWN: Final = 4
LONG: Final = 50.0
PATIENCE: Final = 60_000

Samples: TypeAlias = Mapping[str, Sequence[float]]
"""By the name of a figure: what one turn gave for it."""


class Figure(Struct, frozen=True):
    name: str
    unit: str = ""
    digits: int = 0
    most: float | None = None
    summary: Callable[[list[float]], float] = median

    def written(self, value: float) -> str:
        return f"{value:.{self.digits}f} {self.unit}".rstrip()

    def judged(self, value: float) -> str:
        if self.most is None:
            return ""
        holds = "holds" if value <= self.most else "does not hold"
        return f"bound {self.written(self.most)}: {holds}"


class Place(Struct, frozen=True):
    """A server, and a browser that has never been there."""

    base: str
    browser: Browser

    def context(self) -> BrowserContext:
        context = self.browser.new_context(locale="de-DE", viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE)
        return context


class Measurement(Struct, frozen=True):
    title: str
    take: Callable[[Place], Samples]
    figures: tuple[Figure, ...]
    long: bool = False
    """Takes a minute, not a moment."""


def weight(place: Place) -> Samples:
    context = place.context()
    page = context.new_page()
    came: list[Request] = []
    context.on("requestfinished", lambda request: came.append(request))  # noqa: PLW0108 - a builtin cannot be marked
    page.add_init_script(scripts.FIRST_CARD)
    page.goto(place.base)
    page.evaluate("measured")
    # What comes from now on comes later: asking for the sizes takes a while.
    first = list(came)
    shown = _transferred(first)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    ahead = _transferred([request for request in came if request.service_worker])
    context.close()
    return {
        "transferred": [shown / KB],
        "requests": [len(first)],
        "kept ahead, later": [ahead / KB],
    }


def _transferred(requests: list[Request]) -> int:
    sizes = [request.sizes() for request in requests]
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


def start(place: Place) -> Samples:
    context = place.context()
    page = context.new_page()
    session = _own_thread(context, page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.add_init_script(scripts.FIRST_CARD)
    page.goto(place.base)
    opened, playable = page.evaluate("measured")
    busy = _worked(session)
    context.close()
    times = {"start page": opened, "playable": playable, "quickest": playable, "slowest": playable}
    return {name: [time] for name, time in (times | {"own thread": busy}).items()}


def _own_thread(context: BrowserContext, page: Page) -> CDPSession:
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def _worked(session: CDPSession) -> float:
    """Milliseconds the page's own thread took: whatever else the machine does is not among them."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def response(place: Place) -> Samples:
    context = place.context()
    page = context.new_page()
    page.add_init_script(scripts.KEY_TO_CARD)
    page.goto(place.base)
    page.locator(".huge").click()
    page.locator(".hand-card").first.wait_for()
    for key in ("1", "2", "3"):
        page.keyboard.press(key)
        page.wait_for_timeout(300)
    moves: list[Any] = page.evaluate("moves")
    context.close()
    waits, frames = zip(*moves, strict=True)
    return {"moved after": waits, "slowest": waits, "frames without it": frames}


def smoothness(place: Place) -> Samples:
    context = place.context()
    page = context.new_page()
    page.add_init_script(scripts.LONG_TASKS)
    page.goto(place.base)
    session = _own_thread(context, page)
    _sit(page, place.base)
    begun, before = page.evaluate("performance.now()"), _worked(session)
    page.evaluate(scripts.LET_BOT)
    page.locator(".result").wait_for(timeout=5 * PATIENCE)
    durations = [duration for at, duration in page.evaluate("tasks") if at >= begun]
    events, busy = page.evaluate(scripts.EVENTS), _worked(session) - before
    context.close()
    return {
        "events told": [events],
        "tasks over 50 ms": [sum(duration > LONG for duration in durations)],
        "longest": [max(durations, default=0.0)],
        "own thread, an event": [busy / events],
    }


def _sit(page: Page, base: str) -> None:
    table = {
        "game": "jay",
        "options": {"level": 7, "players": 6, "rounds": 1},
        # Masters are not seated by a server that is not compiled, as other revisions are not.
        "seats": ["me", *["stark"] * 5],
        "start": True,
    }
    code = page.evaluate(scripts.OPEN_TABLE, table)
    page.goto(f"{base}/#/table/{code}")
    page.reload()
    page.locator(".seat").first.wait_for()


ALL: Final = {
    "weight": Measurement(
        "First load: from the bare address to the first card of Jay",
        weight,
        (
            Figure("transferred", "KB", most=200),
            Figure("requests"),
            Figure("kept ahead, later", "KB"),
        ),
    ),
    "start": Measurement(
        f"From the bare address to cards that can be laid, at {SLOWDOWN} × CPU slow-down",
        start,
        (
            Figure("start page", "ms"),
            Figure("playable", "ms", most=1500),
            Figure("quickest", "ms", summary=min),
            Figure("slowest", "ms", summary=max),
            Figure("own thread", "ms"),
        ),
    ),
    "response": Measurement(
        "One's own card, from the press of its key",
        response,
        (
            Figure("moved after", "ms", 1),
            Figure("slowest", "ms", 1, summary=max),
            Figure("frames without it", most=0, summary=max),
        ),
    ),
    "smoothness": Measurement(
        "A round of six stark bots at level 7, watched",
        smoothness,
        (
            Figure("events told", summary=sum),
            Figure("tasks over 50 ms", most=0, summary=sum),
            Figure("longest", "ms", summary=max),
            Figure("own thread, an event", "ms", 2),
        ),
        long=True,
    ),
}
