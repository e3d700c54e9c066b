"""What the process of the workshop does: one thing after the other, as it is told."""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from math import ceil
from multiprocessing.connection import Connection
from time import process_time
from typing import Any, Final

from msgspec import Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.core.input_problem import problem_of
from dazwischen.server.base.leaving import leave_with_parent
from dazwischen.store.protocol import StoreBroken

_MODEST: Final = 2
"""Tables come first."""


class Mistake(Struct, frozen=True):
    """One of ours, while something was worked out."""

    trace: str


class Damaged(Struct, frozen=True):
    """A stream that is not as it was kept."""

    stream: int
    seq: int
    kind: str


def work(there: Connection) -> None:
    """Runs in the other process, until it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
    if sys.platform != "win32":
        os.nice(_MODEST)
    there.send(None)
    while True:
        what, args, seconds = there.recv()
        _limit(seconds)
        there.send(_answer(what, args))


def _limit(seconds: float) -> None:
    """The system itself ends this process after so much more of the processor's time."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (ceil(process_time() + seconds), hard))


def _answer(what: Callable[..., Any], args: tuple[Any, ...]) -> Any:  # noqa: ANN401 - passed on
    try:
        return what(*args)
    except InvalidInput as error:
        return problem_of(error)
    except StoreBroken as broken:
        return Damaged(broken.stream, broken.seq, broken.kind)
    except Exception:  # noqa: BLE001 - told where it can be written down
        return Mistake(traceback.format_exc())
