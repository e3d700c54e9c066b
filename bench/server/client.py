"""One connection of the load: the same for every server that is measured."""

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from server import cores

BUFFER = 2048
"""Bytes to read into: thousands of connections share a process."""


class Client(WSListener):
    """Counts as connected until told otherwise; `heard` is where each server's clients differ."""

    def __init__(self) -> None:
        self.transport: WSTransport | None = None

    async def connect(self, url: str, number: int, headers: dict[str, str]) -> None:
        await ws_connect(
            lambda: self,
            url,
            extra_headers=headers,
            local_addr=(cores.source(number), 0),
            read_buffer_init_size=BUFFER,
            websocket_handshake_timeout=60,
        )

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        self.transport = None

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.BINARY):
            self.heard(frame.get_payload_as_bytes())

    def heard(self, message: bytes) -> None:
        raise NotImplementedError

    def say(self, message: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        if self.transport is not None:
            self.transport.send(kind, message)

    def hang_up(self) -> None:
        if self.transport is not None:
            self.transport.disconnect()
