"""uvicorn's protocol for HTTP, which lets go of a connection that becomes a WebSocket."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Http(HttpToolsProtocol):
    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # Its parser holds it and it holds its parser. Where a connection closes, uvicorn parts them
        # itself; this one goes on without either.
        self.parser = None  # type: ignore[assignment]
