"""A server with nothing in it and a browser that has never been there."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from dazwischen.cli.browser import answers

PROGRAMS = ("chromium", "google-chrome", "chromium-headless-shell")
"""The whole browser first, as people have it: the shell, which the tests use, is quicker."""


@contextmanager
def serving(source: str | None = None) -> Iterator[str]:
    """The address of a server that ends with the block, imported from a folder or as installed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", "from dazwischen.cli.main import main; main()", "serve"]
        child = subprocess.Popen(
            [*command, "--port", str(port), "--data", data],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            # Pages are opened one after the other, faster than anybody does.
            env=os.environ
            | {"DAZWISCHEN_CROWD": "100"}
            | ({"PYTHONPATH": source} if source else {}),
        )
        try:
            if not answers(f"http://127.0.0.1:{port}/healthz"):
                raise OSError("the server does not answer")
            yield f"http://127.0.0.1:{port}"
        finally:
            child.terminate()
            child.wait()


@contextmanager
def chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise OSError("no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()
