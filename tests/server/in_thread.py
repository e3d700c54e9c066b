"""A real server in a thread of the test's own process, on a port of its own."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import uvicorn

from dazwischen.server.app import app
from dazwischen.store.protocol import Store
from tests.limits import LONG


@contextmanager
def serving(store: Store) -> Iterator[str]:
    """Its address, while it runs."""
    config = uvicorn.Config(app(store), port=0, ws="none", log_config=None, access_log=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + LONG
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline
            time.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(LONG)
        assert not thread.is_alive()


@contextmanager
def client(address: str, name: str) -> Iterator[httpx.Client]:
    """Somebody with a name."""
    with httpx.Client(base_url=address, timeout=LONG) as made:
        made.post("/api/me", json={"name": name}).raise_for_status()
        yield made
