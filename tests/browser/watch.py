"""Writes down whatever a page complains about: scripts, requests, the security policy."""

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response

ABOUT_WORKERS = {
    "An unknown error occurred when fetching the script.",
    "Service Worker registration blocked by Playwright",
}
"""Of a worker that was on its way when somebody left the page, or that a test does not want."""


class Watch:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.troubles: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text not in ABOUT_WORKERS:
            self.troubles.append(message.text)

    def _error(self, error: Error) -> None:
        self.troubles.append(str(error))

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # left the page meanwhile
            self.troubles.append(f"{request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.url}: {response.status}")
