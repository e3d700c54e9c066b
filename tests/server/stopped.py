"""A clock without a loop, which goes on only when a test says so."""

import asyncio

from dazwischen.server.base.clock import Clock

START = 50_000


def stopped() -> Clock:
    loop = asyncio.new_event_loop()
    loop.close()
    clock = Clock(loop)
    clock.moment = START
    return clock
