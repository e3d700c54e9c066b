"""Requests that change something come from our own pages only."""

from collections.abc import Iterable
from urllib.parse import urlsplit


def is_own(origin: str | None, host: str | None, allowed: Iterable[str] = ()) -> bool:
    """Whether the page that asks was served by us. Programs that are no browser send no origin."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        asked = urlsplit(origin)
    except ValueError:
        return False
    return asked.scheme in {"http", "https"} and host is not None and asked.netloc == host.lower()
