"""The proxies of `deploy/` before a real house: as they are, but for names and certificates."""

import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from msgspec import Struct

from dazwischen.server.base import limits
from tests.engines.program import found, running
from tests.limits import LONG
from tests.serving import START, Serving, free_port

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
ELSEWHERE: Final = "127.0.0.2"
"""From where people come: another address than the proxy's own."""


class Certificate(Struct, frozen=True):
    chain: Path
    key: Path


class Proxied(Struct, frozen=True):
    """A house behind a proxy."""

    url: str
    """Where people find it, without the last stroke."""
    base: str
    plain: int
    """The port that leads to HTTPS; 0 if the configuration has none."""
    certificate: Certificate
    journal: Path
    """What the server says about requests."""

    @property
    def port(self) -> int:
        found = httpx.URL(self.url).port
        assert found
        return found

    @property
    def origin(self) -> str:
        return self.url.removesuffix(self.base)

    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.certificate.chain)

    def browser(self, **options: Any) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=self.trusting(), local_address=ELSEWHERE)
        return httpx.Client(base_url=self.url, transport=transport, timeout=LONG, **options)


def certified(folder: Path) -> Certificate:
    """For 127.0.0.1, by itself."""
    made = Certificate(folder / "chain.pem", folder / "key.pem")
    openssl = found("openssl", package="openssl")
    subprocess.run(  # noqa: S603 - found on this machine
        [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1", "-addext",
         "subjectAltName=IP:127.0.0.1", "-keyout", str(made.key), "-out", str(made.chain)],
        check=True, capture_output=True, timeout=LONG,
    )  # fmt: skip
    return made


@contextmanager
def proxied(proxy: str, base: str, folder: Path) -> Iterator[Proxied]:
    """`base`: below which path of the proxy's site the house stands; "" for a site of its own."""
    certificate, port, plain = certified(folder), free_port(), 0 if base else free_port()
    url = f"https://127.0.0.1:{port}{base}"
    house = Serving(
        folder / "data",
        options=["--access-log", "addresses", *(["--address", f"{url}/"] if base else [])],
        journal=folder / "journal.txt",
    )
    made = Proxied(url, base, plain, certificate, folder / "journal.txt")
    command = {"nginx": _nginx, "caddy": _caddy}[proxy](made, port, house.port, folder)
    house.start()
    try:
        with running(command, folder / "proxy.txt", HOME=str(folder)):
            _wait(port, folder / "proxy.txt")
            yield made
    finally:
        house.kill()


def _nginx(made: Proxied, port: int, house: int, folder: Path) -> list[str]:
    site = (DEPLOY / ("nginx-below.conf" if made.base else "nginx.conf")).read_text()
    largest = re.findall(r"client_max_body_size (\d+)m;", site)
    assert largest
    assert int(largest[0]) << 20 >= limits.LOG_BYTES
    site = re.sub(r"listen \[::\]:\d+.*;", "", site)
    site = site.replace("listen 443", f"listen 127.0.0.1:{port}")
    site = site.replace("listen 80", f"listen 127.0.0.1:{made.plain}")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{house}")
    site = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(made.certificate.chain), site)
    site = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(made.certificate.key), site)
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; worker_processes 1; error_log stderr; pid {folder}/nginx.pid;\n"
        f"events {{}}\nhttp {{ access_log {folder}/access.txt; {temporary}\n{site} }}\n"
    )
    folder.chmod(0o755)
    program = found("nginx", "/usr/sbin/nginx", package="nginx-light")
    return [program, "-e", "stderr", "-p", str(folder), "-c", str(config)]


def _caddy(made: Proxied, port: int, house: int, folder: Path) -> list[str]:
    site = (DEPLOY / ("Caddyfile.below" if made.base else "Caddyfile")).read_text()
    certificate = f"tls {made.certificate.chain} {made.certificate.key}"
    site = site.replace("spiele.example {", f"https://127.0.0.1:{port} {{\n\t{certificate}")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{house}")
    plain = made.plain or free_port()
    # Its own store of certificates, and the door to change it while it runs, stay closed.
    head = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {plain}\n\thttps_port {port}\n}}\n"
    config = folder / "Caddyfile"
    config.write_text(head + site)
    program = found("caddy", package="caddy")
    return [program, "run", "--config", str(config), "--adapter", "caddyfile"]


def _wait(port: int, log: Path) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), START).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(log.read_text(errors="replace"))
