"""The web client and the catalogues it reads, served from the package.

Only files that were there when the server started can be asked for, by the path they have then, so
there is no path to climb out of. Browsers keep what they have and ask whether it is still right;
what has its version in its name is right for good, and nobody asks.
"""

import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dazwischen.server.endpoints.bare import bare
from dazwischen.server.endpoints.spellings import spellings
from dazwischen.texts import LANGUAGES

PACKAGE: Final = Path(__file__).resolve().parents[2]
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
"""What has another ending is not for browsers."""
LASTING: Final = re.compile(r"-\d+(\.\d+)+\.woff2")
PACKED: Final = frozenset({"image/png", "font/woff2"})
"""Compressed as they are."""
COMMENTED: Final = frozenset({".css", ".js"})


TOLD: Final[Mapping[str, Callable[[], bytes]]] = {"/web/study/data/notation.json": spellings}
"""What the program knows by itself, and no file repeats."""


class Asset(Struct, frozen=True):
    body: bytes
    etag: str
    media_type: str


def routes() -> list[Route]:
    files = published()
    return [
        Route("/web/{path:path}", _serving(files)),
        Route("/texts/{path:path}", _serving(files)),
    ]


def published() -> dict[str, Path]:
    """Every file that may be asked for, by its path on the server."""
    return dict(_found())


def _found() -> Iterator[tuple[str, Path]]:
    roots = [("web", PACKAGE / "web"), *((f"texts/{n}", PACKAGE / "texts" / n) for n in LANGUAGES)]
    for prefix, root in roots:
        for path in root.rglob("*"):
            if path.suffix in TYPES and path.is_file():
                yield f"/{prefix}/{path.relative_to(root).as_posix()}", path


def _serving(files: dict[str, Path]) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        url = request.url.path
        if url in TOLD:
            return answer(request, told(url))
        path = files.get(url)
        if path is None:
            raise HTTPException(404)
        return answer(request, asset(path, path.stat().st_mtime_ns))

    return serve


def answer(request: Request, found: Asset) -> Response:
    lasts = LASTING.search(request.url.path)
    keep = "public, max-age=31536000, immutable" if lasts else "no-cache"
    headers = {"etag": found.etag, "cache-control": keep, "vary": "accept-encoding"}
    known = {tag.strip() for tag in request.headers.get("if-none-match", "").split(",")}
    if found.etag in known:
        return Response(status_code=304, headers=headers)
    body = found.body
    if found.media_type not in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = _zipped(body)
    return Response(body, media_type=found.media_type, headers=headers)


@lru_cache(maxsize=512)
def asset(path: Path, changed: int) -> Asset:  # noqa: ARG001 - a file that changed is read anew
    body = path.read_bytes()
    return made(bare(body) if path.suffix in COMMENTED else body, TYPES[path.suffix])


@lru_cache(maxsize=len(TOLD))
def told(url: str) -> Asset:
    return made(TOLD[url](), TYPES[Path(url).suffix])


def made(body: bytes, media_type: str) -> Asset:
    return Asset(body, f'W/"{hashlib.sha256(body).hexdigest()[:20]}"', media_type)


@lru_cache(maxsize=512)
def _zipped(body: bytes) -> bytes:
    """When somebody first asks for it, so that nobody waits for all of them at the start."""
    return gzip.compress(body, mtime=0)
