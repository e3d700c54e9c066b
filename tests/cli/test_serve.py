"""`dazwischen serve` where it cannot begin."""

import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from dazwischen.cli.main import main
from tests.server.process import Process


def serve(*arguments: str) -> tuple[int, str]:
    """Its exit status and its complaint; it must not have promised anything before."""
    result = CliRunner().invoke(main, ["serve", "--lang", "de", *arguments])
    assert result.stdout == ""
    return result.exit_code, result.stderr


def test_a_port_that_somebody_has_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, told = serve("--port", port, "--data", str(tmp_path))
    assert status == 2
    assert f"Port {port}, kann der Server nicht lauschen" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("options", [(), ("--open",)])
def test_an_address_that_is_not_ours_is_named(tmp_path: Path, options: tuple[str, ...]) -> None:
    status, told = serve("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path), *options)
    assert status == 2
    assert "192.0.2.1" in told


def test_a_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    """Also when the first did not go in peace."""
    first = Process(tmp_path)
    first.start()
    try:
        status, told = serve("--open", "--data", str(tmp_path))
        assert status == 2
        assert "anderen Server" in told
        assert told.count("\n") == 1
        first.kill()
        first.start()
    finally:
        first.stop()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, told = serve("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert status == 2
    assert str(tmp_path) in told
