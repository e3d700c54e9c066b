"""The line between a page and the server, which a test can cut."""

from playwright.sync_api import Page, Route, WebSocketRoute


class Cable:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._is_cut = False
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self._opened)
        page.route("**/api/**", self._asked)

    def cut(self) -> None:
        self._is_cut = True
        for line in self._lines:
            line.close()
        self._lines.clear()

    def mend(self) -> None:
        self._is_cut = False

    def _opened(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close()
            return
        line.connect_to_server()
        self._lines.append(line)

    def _asked(self, route: Route) -> None:
        if self._is_cut:
            route.abort()
        else:
            route.continue_()


NO_SOCKETS = """
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(address) { super(String(address).replace(/ws$/, "nowhere")); }
  };
"""
"""Before anything else on a page: as behind a proxy that knows no WebSocket."""
