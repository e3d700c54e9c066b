"""What is measured, one function each; every one yields lines of the table that is printed."""

from collections.abc import Iterator
from statistics import median
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext, Page, Request

from web import scripts

KB = 1000
MOST_BYTES = 200 * KB
MOST_START = 1500.0
SLOWDOWN = 4
MOST_TASK = 50.0
PATIENCE = 60_000


class Plan(Struct, frozen=True):
    base: str
    browser: Browser
    runs: int = 7
    rounds: int = 1

    def context(self) -> BrowserContext:
        """Somebody who has never been here."""
        context = self.browser.new_context(locale="de-DE", viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE)
        return context


def weight(plan: Plan) -> Iterator[str]:
    yield "First load: from the bare address to the first card of Jay"
    context = plan.context()
    page = context.new_page()
    came: list[Request] = []
    context.on("requestfinished", lambda request: came.append(request))  # noqa: PLW0108 - a builtin cannot be marked
    page.add_init_script(scripts.FIRST_CARD)
    page.goto(plan.base)
    page.evaluate("measured")
    shown, count = _transferred(came), len(came)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    ahead = _transferred([request for request in came if request.service_worker])
    context.close()
    yield _line("transferred", f"{shown / KB:.0f} KB", _bound("200 KB", holds=shown < MOST_BYTES))
    yield _line("requests", f"{count}")
    yield _line("kept ahead for times offline, later", f"{ahead / KB:.0f} KB")


def _transferred(requests: list[Request]) -> int:
    sizes = [request.sizes() for request in requests]
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


def start(plan: Plan) -> Iterator[str]:
    yield f"From the bare address to cards that can be laid, at {SLOWDOWN} × CPU slow-down"
    times = [_start(plan) for _ in range(plan.runs)]
    opened, playable, busy = (median(each) for each in zip(*times, strict=True))
    spread = sorted(each[1] for each in times)
    yield _line("start page", f"{opened:.0f} ms")
    yield _line(
        f"playable, median of {plan.runs}",
        f"{playable:.0f} ms",
        _bound("1500 ms", holds=playable < MOST_START),
    )
    yield _line("quickest, slowest", f"{spread[0]:.0f}, {spread[-1]:.0f} ms")
    # Whatever else the machine does, this is what the page itself takes.
    yield _line("of that the page's own thread worked", f"{busy:.0f} ms")


def _start(plan: Plan) -> tuple[float, float, float]:
    context = plan.context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.add_init_script(scripts.FIRST_CARD)
    page.goto(plan.base)
    opened, playable = page.evaluate("measured")
    metrics = session.send("Performance.getMetrics")["metrics"]
    busy = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
    context.close()
    return opened, playable, busy * 1000


def response(plan: Plan) -> Iterator[str]:
    yield "One's own card, from the press of its key"
    moves: list[Any] = []
    for _ in range(plan.runs):
        moves += _laid(plan)
    waits, frames = zip(*moves, strict=True)
    yield _line("moved after, median", f"{median(waits):.1f} ms")
    yield _line("slowest", f"{max(waits):.1f} ms")
    yield _line(
        f"frames without it, of {len(moves)} cards",
        f"{max(frames)}",
        _bound("none", holds=max(frames) == 0),
    )


def _laid(plan: Plan) -> list[Any]:
    context = plan.context()
    page = context.new_page()
    page.add_init_script(scripts.KEY_TO_CARD)
    page.goto(plan.base)
    page.locator(".huge").click()
    page.locator(".hand-card").first.wait_for()
    for key in ("1", "2", "3"):
        page.keyboard.press(key)
        page.wait_for_timeout(300)
    moves: list[Any] = page.evaluate("moves")
    context.close()
    return moves


def smoothness(plan: Plan) -> Iterator[str]:
    yield "A round of six meister bots at level 7, watched"
    for _ in range(plan.rounds):
        context = plan.context()
        page = context.new_page()
        page.add_init_script(scripts.LONG_TASKS)
        page.goto(plan.base)
        tasks, events = _watched(page, plan.base)
        context.close()
        longest = max((duration for _, duration in tasks), default=0.0)
        yield _line("events told", f"{events}")
        yield _line(
            "tasks over 50 ms",
            f"{len(tasks)}",
            _bound("none", holds=longest <= MOST_TASK),
        )
        if tasks:
            yield _line("longest", f"{longest:.0f} ms")


def _watched(page: Page, base: str) -> tuple[list[tuple[float, float]], int]:
    table = {
        "game": "jay",
        "options": {"level": 7, "players": 6, "rounds": 1},
        "seats": ["me", *["meister"] * 5],
        "start": True,
    }
    code = page.evaluate(scripts.OPEN_TABLE, table)
    page.goto(f"{base}/#/table/{code}")
    page.reload()
    page.locator(".seat").first.wait_for()
    begun = page.evaluate("performance.now()")
    page.evaluate(
        """async (code) => {
          const { command } = await import("/web/table/store.js");
          command({ do: "let-bot", bot: "meister" });
        }""",
        code,
    )
    page.locator(".result").wait_for(timeout=5 * PATIENCE)
    tasks = [task for task in page.evaluate("tasks") if task[0] >= begun]
    seq = page.evaluate("async () => (await import('/web/table/store.js')).table.value.game.seq")
    return tasks, seq


def _bound(text: str, *, holds: bool) -> str:
    return f"bound {text}: {'holds' if holds else 'does not hold'}"


def _line(name: str, figure: str, claim: str = "") -> str:
    return f"  {name:38}{figure:>12}   {claim}".rstrip()
