"""Runs a coroutine to its end in a thread of its own.

A browser that another test of the same process opened keeps a loop running in the main thread.
"""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.limits import LONG


def run(scene: Coroutine[Any, Any, None]) -> None:
    with ThreadPoolExecutor(1) as alone:
        alone.submit(asyncio.run, asyncio.wait_for(scene, LONG)).result()
