"""What opens the web client: its page, which names ahead what it will need; the worker that keeps
it all for times without a connection; and the manifest by which it is installed.

They are put together from the files as they are now, so a change is a new page and a new worker.
All addresses in them are relative: the house may stand below another site's address.
"""

import posixpath
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dazwischen.games import registry
from dazwischen.server.base.words import texts
from dazwischen.server.endpoints import static
from dazwischen.server.endpoints.replies import language
from dazwischen.server.endpoints.static import TOLD, Asset, answer, asset, made, told

PAGE: Final = "/web/index.html"
WORKER: Final = "/web/app/worker.js"
KEPT: Final = re.compile(
    r"/web/(?!app/worker\.js).+\.(js|css|json|svg|woff2)|/texts/\w+/(web|figures|rules|jay-acts)[^/]*\.ftl"
)
"""What a page without a connection can need."""
_FIRST: Final = f"web/games/{registry.NAMES[0]}"
"""What the first page is made for: the game of whoever has just come."""
_PARTS: Final = re.compile(rb"(?=</head>|</template>)")
"""The page: what it begins with, what it lists for the first game, and the rest."""
_NAMED: Final = re.compile(rb'(?:type="module" src|rel="modulepreload" href)="([^"]+)"')
_IMPORT: Final = re.compile(rb'\bfrom "(\.[^"]+)";')
_ICONS: Final = (
    {"src": "web/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "web/icons/192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "web/icons/512.png", "sizes": "512x512", "type": "image/png"},
    {
        "src": "web/icons/maskable-512.png",
        "sizes": "512x512",
        "type": "image/png",
        "purpose": "maskable",
    },
)
CLOTH: Final = "#13282b"

Stamps: TypeAlias = tuple[tuple[str, Path, int], ...]
"""Every file, by its path on the server, with the time of its last change."""


class Shell(Struct, frozen=True):
    page: Asset
    worker: Asset


def routes() -> list[Route]:
    files = static.published()
    return [
        Route("/", _serving(lambda: _now(files).page)),
        Route("/worker.js", _serving(lambda: _now(files).worker)),
        Route("/manifest.webmanifest", manifest),
    ]


def read_ahead() -> None:
    """Else everybody waits while the first page is put together."""
    _now(static.published())


def _now(files: dict[str, Path]) -> Shell:
    stamps = ((url, path, path.stat().st_mtime_ns) for url, path in sorted(files.items()))
    return _made(tuple(stamps))


def _serving(found: Callable[[], Asset]) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        return answer(request, found())

    return serve


@lru_cache(maxsize=2)
def _made(stamps: Stamps) -> Shell:
    files = {url: asset(path, changed) for url, path, changed in stamps}
    files |= {url: told(url) for url in TOLD}
    page = _page(files)
    return Shell(page, _worker(files, page))


def _page(files: dict[str, Asset]) -> Asset:
    """A browser that finds modules one after the other comes back for each level of imports."""
    head, listed, rest = _PARTS.split(files[PAGE].body)
    head, listed = head + _link(f"{_FIRST}/index.js"), listed + _link(f"{_FIRST}/board.js")
    begun = _found(files, head)
    first = [url for url in _found(files, listed) if url not in begun]
    body = head + _links(begun, head) + listed + _links(first, listed) + rest
    return made(body, files[PAGE].media_type)


def _links(urls: list[str], part: bytes) -> bytes:
    """What the part of the page does not name itself."""
    named = _named(part)
    return b"".join(_link(url.removeprefix("/")) for url in urls if url not in named)


def _link(address: str) -> bytes:
    return f'  <link rel="modulepreload" href="{address}">\n  '.encode()


def _named(part: bytes) -> list[str]:
    return [f"/{url.decode()}" for url in _NAMED.findall(part)]


def _found(files: dict[str, Asset], part: bytes) -> list[str]:
    """The modules that a part of the page needs, in the order in which they are met."""
    waiting = _named(part)
    found = dict.fromkeys(waiting)
    while waiting:
        url = waiting.pop(0)
        for name in _IMPORT.findall(files[url].body):
            there = posixpath.normpath(posixpath.join(posixpath.dirname(url), name.decode()))
            if there not in found and there in files:
                found[there] = None
                waiting.append(there)
    return list(found)


def _worker(files: dict[str, Asset], page: Asset) -> Asset:
    kept = {"/": page, **{url: file for url, file in files.items() if KEPT.fullmatch(url)}}
    contents = "".join(f"{url} {file.etag}\n" for url, file in kept.items())
    version = sha256(contents.encode()).hexdigest()[:16]
    shell = msgspec.json.encode({"version": version, "files": [f".{url}" for url in kept]})
    return made(b"self.SHELL = " + shell + b";\n" + files[WORKER].body, files[WORKER].media_type)


async def manifest(request: Request) -> Response:
    lang = language(request)
    words = texts(lang)
    described = {
        "name": "Dazwischen",
        "short_name": "Dazwischen",
        "description": words("manifest-description"),
        "lang": lang,
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": CLOTH,
        "theme_color": CLOTH,
        "categories": ["games"],
        "icons": _ICONS,
    }
    found = made(msgspec.json.encode(described), "application/manifest+json")
    response = answer(request, found)
    response.headers["vary"] = "accept-encoding, accept-language"
    return response
