"""The service as systemd would start it."""

import shutil
import subprocess
import tomllib

import pytest

from dazwischen.cli.configured import USUAL_FILE, configured
from dazwischen.cli.settings import SETTINGS
from tests.deploy.proxies import DEPLOY

UNIT = DEPLOY / "dazwischen.service"


def test_it_is_shut_in() -> None:
    """Exposure of 2.0 at most, of 10; what is left is the network, which it is there for."""
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("no systemd on this machine")
    command = [analyse, "security", "--offline=true", "--threshold=20", str(UNIT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if "unrecognized option" in done.stderr:
        pytest.skip("an older systemd that needs a running one")
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_has_the_folder_that_the_settings_name() -> None:
    lines = UNIT.read_text().splitlines()
    data = configured({}, {}, str(DEPLOY / "dazwischen.toml"))["folders.data"]
    assert f"StateDirectory={data.relative_to('/var/lib')}" in lines
    assert f"ConfigurationDirectory={USUAL_FILE.parent.name}" in lines
    assert "RestartPreventExitStatus=2" in lines


def test_the_example_of_settings_can_be_used() -> None:
    path = DEPLOY / "dazwischen.toml"
    assert configured({}, {}, str(path))["admission.place"].origin == "https://spiele.example"
    assert set(tomllib.loads(path.read_text())) <= {setting.name for setting in SETTINGS}
    assert str(USUAL_FILE) in path.read_text()
