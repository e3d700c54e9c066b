"""The server's own log: a line of JSON for everything, without secrets, on standard error.

Times are those of the machine, with their distance from UTC."""

import logging
import sys
from datetime import datetime
from typing import Final, Literal, TypeAlias

import msgspec

Access: TypeAlias = Literal["off", "on", "addresses"]
"""Whether every request has a line, and with the address of who asks."""
LOGGER: Final = "dazwischen.access"
FIELDS = ("table", "game", "identity", "method", "path", "status", "took", "address")
"""What may be said besides the sentence: never a cookie, a token or a link."""


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created)
            .astimezone()
            .isoformat("T", "milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    # It tells of every connection, and from which address.
    logging.getLogger("picows").setLevel(max(level, logging.WARNING))
    # Where there is no picows: all that comes and goes, with the cookies.
    logging.getLogger("uvicorn.error").setLevel(max(level, logging.INFO))
    # Whoever asks for one line a request gets it, however little else is to be said.
    logging.getLogger(LOGGER).setLevel(logging.INFO)
