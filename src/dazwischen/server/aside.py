"""Work that can wait, beside the tables."""

import os
import threading
from contextlib import suppress


def step_back() -> None:
    """On Linux every thread has a priority of its own: this one's comes after the tables."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)
