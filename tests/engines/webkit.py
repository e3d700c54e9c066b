"""WebKitGTK's own small browser, by Selenium, on a screen that nobody sees."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from selenium.common import WebDriverException
from selenium.webdriver import Remote
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options

from dazwischen.cli.browser import answers
from tests.engines.driver import ENTER, Leaving, Point, pointing, typing
from tests.engines.program import PATIENCE, line_of, running
from tests.serving import free_port

LARGEST: Final = (4096, 2304)
_DISPLAY: Final = re.compile(r"^(\d+)$", re.MULTILINE)
_SMALL: Final = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; }"
"""For what the browser draws around the page, which would make it wider than a phone."""
_CALL: Final = """const [values, done] = arguments;
(async () => (SCRIPT)(...values))().then(
  (value) => done({ value }),
  (problem) => done({ problem: String(problem) }),
);"""
_WATCH: Final = """() => {
  if (window.troubles) return;
  const troubles = (window.troubles = []);
  const said = (...words) => troubles.push(words.map(String).join(" "));
  for (const name of ["error", "warn"]) {
    const original = console[name].bind(console);
    console[name] = (...words) => { said(...words); original(...words); };
  }
  addEventListener("error", ({ message }) => said(message));
  addEventListener("unhandledrejection", ({ reason }) => said(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => said(violatedDirective));
}"""
"""The browser tells nobody outside what a page complains about, so the page writes it down."""
_TROUBLES: Final = """() => [
  ...(window.troubles ?? []).splice(0),
  ...performance.getEntriesByType("resource")
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ name, responseStatus }) => `${name}: ${responseStatus}`),
]"""


class WebKit:
    def __init__(self, driver: Remote) -> None:
        self._driver = driver
        self._told: list[str] = []
        driver.set_script_timeout(PATIENCE)

    @property
    def troubles(self) -> list[str]:
        self._told += self.ask(_TROUBLES)
        return self._told

    def open(self, url: str) -> None:
        self._driver.get(url)
        self.ask(_WATCH)

    def reload(self) -> None:
        self._driver.refresh()
        self.ask(_WATCH)

    def ask(self, script: str, *values: Any) -> Any:
        try:
            answer = self._driver.execute_async_script(_CALL.replace("SCRIPT", script), values)
        except WebDriverException as problem:
            raise Leaving from problem
        if "problem" in answer:
            raise RuntimeError(answer["problem"])
        return answer.get("value")

    def drag(self, way: Sequence[Point]) -> None:
        self._act(pointing(way))

    def type(self, text: str) -> None:
        self._act(typing(text))

    def enter(self) -> None:
        self.type(ENTER)

    def _act(self, source: dict[str, Any]) -> None:
        self._driver.execute(Command.W3C_ACTIONS, {"actions": [source]})
        self._driver.execute(Command.W3C_CLEAR_ACTIONS)

    def resize(self, width: int, height: int) -> None:
        for _ in range(2):
            inner = self.ask("() => [innerWidth, innerHeight]")
            outer = self._driver.get_window_size()
            self._driver.set_window_rect(
                0, 0, width + outer["width"] - inner[0], height + outer["height"] - inner[1]
            )

    def picture(self) -> bytes:
        return self._driver.get_screenshot_as_png()

    def close(self) -> None:
        self._driver.quit()


@contextmanager
def screen(program: str) -> Iterator[str]:
    """A display for windows, by its name."""
    size = f"{LARGEST[0]}x{LARGEST[1]}x24"
    with TemporaryDirectory(prefix="screen-", ignore_cleanup_errors=True) as folder:
        log = Path(folder) / "log"
        command = [program, "-displayfd", "2", "-screen", "0", size, "-nolisten", "tcp"]
        with running(command, log):
            yield f":{line_of(log, _DISPLAY)}"


@contextmanager
def visit(program: str, browser: str, display: str, *, plain: bool) -> Iterator[WebKit]:
    """A browser of one's own: it forgets everything when it is closed."""
    port = free_port()
    with TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True) as home:
        style = Path(home) / "gtk-3.0" / "gtk.css"
        style.parent.mkdir()
        style.write_text(_SMALL)
        settings = {"DISPLAY": display, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}
        homes = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"), home)
        with running([program, f"--port={port}"], Path(home) / "log", **settings, **homes):
            yield WebKit(_session(port, browser, ["--features=-ServiceWorkers"] if plain else []))


def _session(port: int, browser: str, arguments: Sequence[str]) -> Remote:
    address = f"http://127.0.0.1:{port}"
    assert answers(f"{address}/status", PATIENCE), "the driver does not answer"
    options = Options()
    options.binary_location = browser
    for argument in ("--automation", *arguments):
        options.add_argument(argument)
    config = ClientConfig(address, timeout=round(PATIENCE))
    return Remote(RemoteConnection(client_config=config), options=options)
