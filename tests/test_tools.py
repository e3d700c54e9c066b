"""What the tests need from the system: installed where that may be, and never taken for granted."""

import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.limits import LONG

SCRIPT: Final = Path(__file__).parents[1] / "scripts" / "tools.sh"
PROGRAMS: Final = {
    "chromium-headless-shell": "chromium-headless-shell",
    "firefox-esr": "firefox-esr",
    "webkit2gtk-driver": "WebKitWebDriver",
    "xvfb": "Xvfb",
    "npm": "npm",
}
JUDGED: Final = ("nginx-light", "caddy", "openssl")
"""Only where changes are judged: proxies are services, which would run at once."""
APT: Final = """#!/bin/sh
echo "$*" >> "$LOG"
if [ "$1" = update ]; then : > "$BIN/.fresh"; exit 0; fi
for package; do :; done
case " $GONE " in *" $package "*) exit 100 ;; esac
[ -e "$BIN/.fresh" ] || [ -z "${OLD:-}" ] || exit 100
case "$package" in
  webkit2gtk-driver) name=WebKitWebDriver ;;
  xvfb) name=Xvfb ;;
  nginx-light) name=nginx ;;
  *) name=$package ;;
esac
case " $HOLLOW " in *" $package "*) exit 0 ;; esac
/bin/ln -s /bin/true "$BIN/$name"
"""
"""Brings a program for each package: not while the list is old, not what is gone or hollow."""


class Machine:
    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.log = folder / "log"
        self.log.touch()

    def program(self, name: str, text: str = "#!/bin/sh\n") -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def run(self, **variables: str) -> subprocess.CompletedProcess[str]:
        usual = {"PATH": str(self.bin), "BIN": str(self.bin), "LOG": str(self.log)}
        return subprocess.run(  # noqa: S603 - our own script
            ["/bin/sh", str(SCRIPT)],
            env={**usual, "GONE": "", "HOLLOW": "", **variables},
            capture_output=True,
            text=True,
            timeout=LONG,
            check=False,
        )

    @property
    def asked(self) -> list[str]:
        return [line.split()[-1] for line in self.log.read_text().splitlines()]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Where root may install, and nothing is installed."""
    made = Machine(tmp_path)
    made.program("id", "#!/bin/sh\necho 0\n")
    made.program("apt-get", APT)
    return made


@pytest.mark.parametrize("ci", [{}, {"CI": "1"}])
def test_a_bare_machine_gets_everything(machine: Machine, ci: dict[str, str]) -> None:
    wanted = [*PROGRAMS, *(JUDGED if ci else ())]
    assert machine.run(**ci).returncode == 0
    assert machine.asked == wanted
    # What is there is not asked for again.
    assert machine.run(**ci).returncode == 0
    assert machine.asked == wanted


def test_an_old_list_is_read_anew_once(machine: Machine) -> None:
    assert machine.run(OLD="yes", CI="1").returncode == 0
    assert machine.asked.count("update") == 1
    assert set(machine.asked) == {*PROGRAMS, *JUDGED, "update"}


def test_what_cannot_be_had_is_named(machine: Machine) -> None:
    done = machine.run(GONE="xvfb firefox-esr")
    assert done.returncode == 0
    assert "missing: firefox-esr xvfb (" in done.stderr
    assert machine.asked.count("update") == 1
    assert machine.run(GONE="xvfb firefox-esr", CI="1").returncode != 0


def test_an_install_that_brought_nothing_is_not_believed(machine: Machine) -> None:
    done = machine.run(HOLLOW="webkit2gtk-driver", CI="1")
    assert done.returncode != 0
    assert "missing: webkit2gtk-driver (" in done.stderr


def test_another_chromium_will_do(machine: Machine) -> None:
    assert machine.run(GONE="chromium-headless-shell", CI="1").returncode == 0
    assert (machine.bin / "chromium").exists()


def test_nobody_else_installs_anything(machine: Machine) -> None:
    machine.program("id", "#!/bin/sh\necho 1000\n")
    done = machine.run()
    assert done.returncode == 0
    assert machine.asked == []
    assert "missing: chromium firefox-esr webkit2gtk-driver xvfb npm (" in done.stderr
    assert machine.run(CI="1").returncode != 0


def test_a_machine_without_apt_is_told_the_same(machine: Machine) -> None:
    (machine.bin / "apt-get").unlink()
    assert "missing: chromium firefox-esr" in machine.run().stderr
