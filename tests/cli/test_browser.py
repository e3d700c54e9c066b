"""`dazwischen serve --open`: a free port, and the browser once the server answers."""

import socket
import threading
import webbrowser
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from dazwischen.cli.browser import address, answers, free_port, open_when_up
from tests.limits import LONG
from tests.serving import free_port as unused_port


class _Healthy(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@pytest.fixture
def healthy() -> Iterator[int]:
    server = HTTPServer(("127.0.0.1", 0), _Healthy)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.server_port
    server.shutdown()
    server.server_close()
    thread.join(LONG)
    assert not thread.is_alive()


def test_a_port_that_is_taken_is_not_used() -> None:
    with socket.socket() as taken:
        # None that somebody else is given when it is free again.
        port = unused_port()
        taken.bind(("127.0.0.1", port))
        taken.listen()
        assert free_port("127.0.0.1", port) not in (port, 0)
    assert free_port("127.0.0.1", port) == port


def test_everywhere_is_found_on_this_machine() -> None:
    assert address("0.0.0.0", 8000) == "http://127.0.0.1:8000/"  # noqa: S104
    assert address("192.168.1.7", 80) == "http://192.168.1.7:80/"


def test_the_browser_opens_when_the_server_answers(
    healthy: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, done = [], threading.Event()

    def open_(url: str) -> bool:
        opened.append(url)
        done.set()
        return True

    monkeypatch.setattr(webbrowser, "open", open_)
    open_when_up(f"http://127.0.0.1:{healthy}/")
    assert done.wait(LONG)
    assert opened == [f"http://127.0.0.1:{healthy}/"]


def test_nobody_is_waited_for_for_ever() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        assert not answers(f"http://127.0.0.1:{unused.getsockname()[1]}/", patience=0.2)
