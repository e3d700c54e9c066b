"""What an operator can set, defined once: flags, variables and the file are read by it
(`configured.py`), and help and docs/operating.md are written from it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct

LEVELS: Final = ("debug", "info", "warning", "error")
ACCESS: Final = ("off", "on", "addresses")


class Kind(Struct, frozen=True):
    """How a value is read from text."""

    name: str
    """Of the sentence that says what is wanted instead."""
    read: Callable[[str], Any]
    """Raises `ValueError` for what cannot be one."""
    metavar: str = "help-value-text"


class Setting(Struct, frozen=True):
    name: str
    """As it is called in the file."""
    field: str
    """Of the server's settings: its part and its name there."""
    kind: Kind
    default: str = ""
    """As one would write it; without one there is nothing set."""
    many: bool = False
    flag: str = ""
    """Where it is not called like the setting."""

    @property
    def option(self) -> str:
        return f"--{self.flag or self.name}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace("-", "_")

    @property
    def about(self) -> str:
        """The key of what it is."""
        return f"help-serve-{self.name}"


PREFIX: Final = "DAZWISCHEN_"


def _text(text: str) -> str:
    if not text.strip() or not text.isprintable():
        raise ValueError(text)
    return text.strip()


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) < 1 << 16):
        raise ValueError(text)
    return int(text)


def _path(text: str) -> Path:
    try:
        return Path(_text(text)).expanduser()
    except RuntimeError as error:
        # Nobody of that name has a home here.
        raise ValueError(text) from error


def _there(text: str) -> Path:
    path = _path(text)
    try:
        there = path.is_dir()
    except OSError as error:
        # Nothing can have such a name.
        raise ValueError(text) from error
    if not there:
        raise ValueError(text)
    return path


def _origin(text: str) -> str:
    parts = urlsplit(text)
    plain = f"{parts.scheme}://{parts.netloc}"
    if parts.scheme not in {"http", "https"} or not parts.hostname or text.rstrip("/") != plain:
        raise ValueError(text)
    return plain.lower()


def _proxy(text: str) -> str:
    from dazwischen.server.base.addresses import Proxies

    Proxies([text])
    return text


def _factor(text: str) -> float:
    number = float(text)
    if not 0.01 <= number <= 1000:
        raise ValueError(text)
    return number


def _days(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5):
        raise ValueError(text)
    return int(text)


def _house(text: str) -> Any:  # noqa: ANN401 - a place, whose module is read by the server alone
    from dazwischen.server.base.place import place_at

    return place_at(text)


def _one_of(words: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(text)
        return text

    return read


HOST: Final = Kind("host", _text)
PORT: Final = Kind("port", _port, "help-value-number")
FOLDER: Final = Kind("folder", _path, "help-value-path")
THERE: Final = Kind("there", _there, "help-value-path")
HOUSE: Final = Kind("house", _house)
ORIGIN: Final = Kind("origin", _origin)
PROXY: Final = Kind("proxy", _proxy)
FACTOR: Final = Kind("factor", _factor, "help-value-number")
TOKEN: Final = Kind("token", _text)
DAYS: Final = Kind("days", _days, "help-value-days")
LEVEL: Final = Kind("level", _one_of(LEVELS))
LOGGED: Final = Kind("access", _one_of(ACCESS))

SETTINGS: Final = (
    Setting("host", "listening.host", HOST, "127.0.0.1"),
    Setting("port", "listening.port", PORT, "8000"),
    Setting("data", "folders.data", FOLDER, "data"),
    Setting("address", "admission.place", HOUSE),
    Setting("origins", "admission.origins", ORIGIN, many=True, flag="origin"),
    Setting("trusted-proxies", "admission.proxies", PROXY, many=True, flag="trusted-proxy"),
    Setting("crowd", "admission.crowd", FACTOR, "1"),
    Setting("metrics-token", "admission.token", TOKEN),
    Setting("keep-tables", "retention.tables", DAYS, "0"),
    Setting("keep-people", "retention.people", DAYS, "0"),
    Setting("keep-games", "retention.games", DAYS, "0"),
    Setting("keep-tournaments", "retention.tournaments", DAYS, "0"),
    Setting("keep-sheets", "retention.sheets", DAYS, "0"),
    Setting("notices", "folders.notices", THERE),
    Setting("log-level", "logs.level", LEVEL, "info"),
    Setting("access-log", "logs.access", LOGGED, "off"),
)
