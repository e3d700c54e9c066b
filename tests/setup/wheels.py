"""A source tree of its own, with lock files over packages that lie in a folder: no network."""

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

import pytest
from scripts.environment import Environment

LISTS = {"runtime": ("one", "two"), "build": ("one", "two", "three")}
LISTS["dev"] = (*LISTS["build"], "four")


class Tree:
    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.environment = Environment(root)
        self.wheels = root.parent / "wheels"
        self._requirements = root / "requirements"
        self.wheels.mkdir(parents=True)
        self._requirements.mkdir(parents=True)
        (root / "src").mkdir()
        for name in LISTS["dev"]:
            self.put(name)
        self.lock()
        for variable in ("PIP_EXTRA_INDEX_URL", "PIP_INDEX_URL"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
        monkeypatch.setenv("PIP_NO_INDEX", "1")
        monkeypatch.setenv("PIP_FIND_LINKS", str(self.wheels))
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def put(self, name: str, content: str = "HERE = True\n") -> None:
        """A wheel with one module of that name."""
        info = f"{name}-1.0.dist-info"
        files = {
            f"{name}.py": content,
            f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
            f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        with zipfile.ZipFile(self._wheel(name), "w") as wheel:
            records = []
            for path, text in files.items():
                wheel.writestr(path, text)
                digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())
                records.append(f"{path},sha256={digest.rstrip(b'=').decode()},{len(text)}\n")
            wheel.writestr(f"{info}/RECORD", "".join([*records, f"{info}/RECORD,,\n"]))

    def lock(self) -> None:
        """Names the wheels as they are."""
        for listed, names in LISTS.items():
            lines = [
                f"{name}==1.0 \\\n    --hash=sha256:{_digest(self._wheel(name))}\n"
                for name in names
            ]
            (self._requirements / f"{listed}.lock").write_text("".join(lines))

    def module(self, name: str) -> Path:
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        return self.root / ".venv" / "lib" / version / "site-packages" / f"{name}.py"

    def _wheel(self, name: str) -> Path:
        return self.wheels / f"{name}-1.0-py3-none-any.whl"


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
