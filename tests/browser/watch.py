"""Writes down whatever a page complains about: scripts, requests, the security policy."""

from playwright.sync_api import ConsoleMessage, Error, Page, Request

ABOUT_WORKERS = {
    "An unknown error occurred when fetching the script.",
    "Service Worker registration blocked by Playwright",
}
"""Of a worker that was on its way when somebody left the page, or that a test does not want."""


class Watch:
    def __init__(self, page: Page, *excused: str) -> None:
        """`excused`: what a test asks for that cannot go well, as a part of the complaint."""
        self.page = page
        self._excused = excused
        self.troubles: list[str] = []
        # Not "response": what was refused stands on the console too (test_watch.py), and to be told
        # of every answer takes a twentieth of what a page takes.
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("requestfailed", self._failed)

    def _add(self, trouble: str, address: str = "") -> None:
        if not any(excused in trouble for excused in self._excused):
            self.troubles.append(f"{address}: {trouble}" if address else trouble)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text not in ABOUT_WORKERS:
            self._add(message.text, message.location["url"])

    def _error(self, error: Error) -> None:
        self._add(str(error))

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # left the page meanwhile
            self._add(str(request.failure), request.url)
