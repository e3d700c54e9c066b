"""The page, the worker that keeps it, and the manifest by which it is installed."""

import json
import re
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from dazwischen.server.endpoints import shell, static
from tests.limits import LONG
from tests.server.live import live
from tests.serving import Serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    serving = Serving(tmp_path_factory.mktemp("shell"))
    serving.start()
    with httpx.Client(base_url=serving.url, timeout=LONG) as client:
        yield client
    serving.kill()


def kept(text: str) -> dict[str, Any]:
    """What the server has written before the worker's own text."""
    first = text.split("\n", maxsplit=1)[0]
    found: dict[str, Any] = json.loads(first.removeprefix("self.SHELL = ").removesuffix(";"))
    return found


def named(part: str) -> list[str]:
    found = re.findall(r'(?:type="module" src|rel="modulepreload" href)="([^"]+)"', part)
    assert len(found) == len(set(found))
    return [f"/{url}" for url in found]


def test_the_page_names_ahead_what_it_begins_with(client: httpx.Client) -> None:
    begun = named(client.get("/").text.split("</head>")[0])
    assert {"/web/main.js", "/web/screens/start.js", "/web/vendor/preact.js"} <= set(begun)
    # What opens a table of the first game is there; a game is read when somebody comes to play it.
    games = [url for url in begun if re.match("/web/games/[^/]+/", url)]
    assert games == ["/web/games/jay/index.js", "/web/games/jay/bindings.js"]
    for url in begun:
        assert imports(client, url) <= set(begun)


def test_the_page_lists_all_that_the_first_game_imports(client: httpx.Client) -> None:
    head, body = client.get("/").text.split("</head>")
    begun, first = named(head), named(body.split("</template>")[0])
    assert "/web/games/jay/play.js" in first
    assert not set(first) & set(begun)
    for url in first:
        assert imports(client, url) <= {*begun, *first}


def imports(client: httpx.Client, url: str) -> set[str]:
    names = re.findall(r'\bfrom "(\.[^"]+)";', client.get(url).text)
    return {httpx.URL(url).join(name).path for name in names}


def test_the_page_is_there_before_anybody_asks(tmp_path: Path) -> None:
    shell._made.cache_clear()
    until = time.monotonic() + LONG
    with live(tmp_path):
        while not shell._made.cache_info().currsize:
            assert time.monotonic() < until
            time.sleep(0.01)


def test_the_worker_keeps_all_that_the_page_can_need(client: httpx.Client) -> None:
    answer = client.get("/worker.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    files = kept(answer.text)["files"]
    assert {"./", "./web/games/jsolitaer/board.js", "./texts/en/web-jay.ftl"} <= set(files)
    assert not [url for url in files if re.match(r"\./(api|ws|healthz|metrics|worker)", url)]
    for url in files:
        assert client.get(url.removeprefix(".")).status_code == 200, url
    again = client.get("/worker.js", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_any_change_makes_another_worker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files = static.published()
    copy = tmp_path / "base.css"
    copy.write_bytes(files["/web/style/base.css"].read_bytes())
    monkeypatch.setattr(static, "published", lambda: {**files, "/web/style/base.css": copy})

    def version() -> str:
        stamps = tuple((url, p, p.stat().st_mtime_ns) for url, p in static.published().items())
        found: str = kept(shell._made(stamps).worker.body.decode())["version"]
        return found

    before = version()
    assert version() == before
    copy.write_bytes(copy.read_bytes() + b"\n")
    assert version() != before


@pytest.mark.parametrize(("lang", "word"), [("de", "Freunden"), ("en", "friends")])
def test_the_manifest_speaks_both_languages(client: httpx.Client, lang: str, word: str) -> None:
    asked = client.get(f"/manifest.webmanifest?lang={lang}")
    preferred = client.get("/manifest.webmanifest", headers={"accept-language": f"{lang}-XX"})
    assert asked.headers["content-type"] == "application/manifest+json"
    assert "accept-language" in preferred.headers["vary"]
    manifest = asked.json()
    assert manifest == preferred.json()
    assert manifest["lang"] == lang
    assert word in manifest["description"]
    assert manifest["start_url"] == manifest["scope"] == "./"


def test_the_icons_have_the_size_they_say(client: httpx.Client) -> None:
    icons = client.get("/manifest.webmanifest").json()["icons"]
    drawn = [icon for icon in icons if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in drawn} == {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in drawn)
    for icon in drawn:
        answer = client.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", answer.content[16:24])
        assert f"{width}x{height}" == icon["sizes"]
