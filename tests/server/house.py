"""People with browsers, come to a server wherever it runs."""

from abc import ABC, abstractmethod
from contextlib import ExitStack, closing
from typing import Any

import httpx

from tests.limits import LONG
from tests.server.client import Client


class House(ABC):
    def __init__(self) -> None:
        self._closing = ExitStack()

    @property
    @abstractmethod
    def port(self) -> int: ...

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def browser(self) -> httpx.Client:
        return self._closing.enter_context(httpx.Client(base_url=self.base, timeout=LONG))

    def person(self, name: str = "Ada") -> httpx.Client:
        """A browser with an identity of its own."""
        browser = self.browser()
        assert browser.post("/api/me", json={"name": name}).status_code == 201
        return browser

    def socket(self, browser: httpx.Client, **headers: str) -> Client:
        cookie = "; ".join(f"{key}={value}" for key, value in browser.cookies.items())
        return self._closing.enter_context(
            closing(Client(self.port, {"Cookie": cookie, **headers}))
        )

    def table(self, browser: httpx.Client, **wanted: Any) -> str:
        """A new table's code."""
        answer = browser.post("/api/tables", json={"game": "jay", **wanted})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def send_home(self) -> None:
        """Closes whatever anybody has open."""
        self._closing.close()
