"""For processes that the server starts: none stays behind it."""

import multiprocessing
import os
import threading


def leave_with_parent() -> None:
    """Runs in the other process: whether the server stops or dies, nobody tells it to go."""
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=leave, daemon=True).start()
