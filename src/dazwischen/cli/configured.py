"""Reads what is set: flags before variables, variables before the file, the file before what is
usual.

Nothing is passed over: a setting that nobody knows, or a value that is none, ends with a sentence
that names where it stands.
"""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from dazwischen.cli.settings import PREFIX, SETTINGS, Setting
from dazwischen.core.errors import InvalidInput
from dazwischen.core.nearest import nearest

USUAL_FILE: Final = Path("/etc/dazwischen/dazwischen.toml")
"""Read if it is there."""
CONFIG: Final = f"{PREFIX}CONFIG"
FILE_BYTES: Final = 100_000
_OTHERS: Final = {CONFIG, *(PREFIX + name for name in ("COMPILE", "SCREENSHOTS", "WALK"))}
"""Variables that set nothing of a server: where the file is, and what building and testing have."""
_SHOWN: Final = 60
"""Letters of a value that a complaint shows."""


def configured(
    flags: Mapping[str, Iterable[str]], environment: Mapping[str, str], config: str | None = None
) -> dict[str, Any]:
    """The values by the fields of the server's settings; what nobody has set is not among them.
    `flags` are by the settings' names."""
    file = _file(config or environment.get(CONFIG))
    known = {setting.variable for setting in SETTINGS} | _OTHERS
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            raise _unknown(name, name, known)
    return {
        setting.field: value
        for setting in SETTINGS
        if (value := _value(setting, flags, environment, file)) is not None
    }


def data_folder(given: str | None, environment: Mapping[str, str]) -> Path:
    """Where the server has its data, whatever else is wrong with its settings."""
    [data] = (setting for setting in SETTINGS if setting.name == "data")
    flags = {} if given is None else {data.name: (given,)}
    folder: Path = _value(data, flags, environment, _file(environment.get(CONFIG)))
    return folder


def _value(
    setting: Setting,
    flags: Mapping[str, Iterable[str]],
    environment: Mapping[str, str],
    file: tuple[str, dict[str, list[str]]],
) -> Any:  # noqa: ANN401 - of each setting's own kind
    path, in_file = file
    if written := list(flags.get(setting.name, ())):
        return _read(setting, written, setting.option)
    if text := environment.get(setting.variable):
        # As in the shell: nothing that is set to nothing is set.
        written = text.replace(",", " ").split() if setting.many else [text]
        return _read(setting, written, setting.variable)
    if setting.name in in_file:
        return _read(setting, in_file[setting.name], f"{path}: {setting.name}")
    return _read(setting, [setting.default], setting.option) if setting.default else None


def _read(setting: Setting, written: list[str], where: str) -> Any:  # noqa: ANN401
    read = []
    for text in written:
        try:
            read.append(setting.kind.read(text))
        except ValueError:
            kind = setting.kind.name
            raise InvalidInput("setting", where=where, value=text[:_SHOWN], kind=kind) from None
    return tuple(read) if setting.many else read[-1]


def _file(config: str | None) -> tuple[str, dict[str, list[str]]]:
    """What stands in the file, each value as a list of texts."""
    if config is None and not USUAL_FILE.is_file():
        return "", {}
    path = Path(config) if config is not None else USUAL_FILE
    try:
        with path.open("rb") as opened:
            found = tomllib.loads(opened.read(FILE_BYTES).decode())
    except OSError as error:
        problem = error.strerror or str(error)
        raise InvalidInput("settings-file", path=str(path), problem=problem) from None
    except (ValueError, RecursionError) as error:
        # Also a number with more digits than anybody reads.
        raise InvalidInput("settings-file", path=str(path), problem=str(error)[:200]) from None
    settings = {setting.name: setting for setting in SETTINGS}
    for name in found:
        if name not in settings:
            raise _unknown(str(path), name, settings)
    return str(path), {name: _texts(path, settings[name], found[name]) for name in found}


def _texts(path: Path, setting: Setting, value: object) -> list[str]:
    """A list where a setting is one, else a word, a number or yes and no."""
    values = value if isinstance(value, list) and setting.many else [value]
    texts = []
    for one in values:
        text = _written(one)
        if text is None or isinstance(one, bool) or not isinstance(one, str | int | float):
            where, shown = f"{path}: {setting.name}", (text or "…")[:_SHOWN]
            raise InvalidInput("setting", where=where, value=shown, kind=setting.kind.name)
        texts.append(text)
    return texts


def _written(value: object) -> str | None:
    """Python writes no numbers with thousands of digits."""
    try:
        return str(value)
    except ValueError:
        return None


def _unknown(where: str, name: str, known: Iterable[str]) -> InvalidInput:
    meant = nearest(name, known)
    args: dict[str, Any] = {"near": meant} if meant else {}
    return InvalidInput("setting-unknown", where=where, name=name[:_SHOWN], **args)
