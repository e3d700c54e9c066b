"""The web client as it is served: types, caching, nothing beside it."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.limits import LONG
from tests.serving import Serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    serving = Serving(tmp_path_factory.mktemp("static"))
    serving.start()
    with httpx.Client(base_url=serving.url, timeout=LONG) as client:
        yield client
    serving.kill()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/web/main.js", "text/javascript; charset=utf-8"),
        ("/web/style/base.css", "text/css; charset=utf-8"),
        ("/web/vendor/jost-5.3.0.woff2", "font/woff2"),
        ("/web/icon.svg", "image/svg+xml"),
        ("/web/study/data/rules-de.json", "application/json"),
        ("/web/study/data/examples/jay-run.txt", "text/plain; charset=utf-8"),
        ("/web/vendor/LICENSES.txt", "text/plain; charset=utf-8"),
        ("/texts/de/web.ftl", "text/plain; charset=utf-8"),
        ("/texts/en/web-jay.ftl", "text/plain; charset=utf-8"),
    ],
)
def test_files_have_their_type_and_are_kept(client: httpx.Client, path: str, kind: str) -> None:
    first = client.get(path)
    assert first.status_code == 200
    assert first.headers["content-type"] == kind
    assert first.headers["x-content-type-options"] == "nosniff"
    # A picture can be opened alone, and then it is a page that could run scripts.
    page = kind.startswith(("text/html", "image/svg"))
    assert ("content-security-policy" in first.headers) == page
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert client.head(path).status_code == 200


@pytest.mark.parametrize(
    ("path", "keep"),
    [
        ("/web/main.js", "no-cache"),
        ("/web/vendor/jost-5.3.0.woff2", "public, max-age=31536000, immutable"),
    ],
)
def test_what_has_its_version_in_its_name_is_kept_for_good(
    client: httpx.Client, path: str, keep: str
) -> None:
    assert client.get(path).headers["cache-control"] == keep


def test_text_is_compressed_for_those_who_can_read_it(client: httpx.Client) -> None:
    plain = client.get("/web/main.js", headers={"accept-encoding": "identity"})
    packed = client.get("/web/main.js", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content)


@pytest.mark.parametrize(
    "path",
    [
        "/web/",
        "/web/nothing.js",
        "/web/../server/app.py",
        "/web/%2e%2e/server/app.py",
        "/web/..%2fserver%2fapp.py",
        "/web//etc/passwd",
        "/texts/de/../../store/schema.sql",
        "/texts/fr/web.ftl",
        "/web/vendor/preact.d.ts",
    ],
)
def test_nothing_else_can_be_had(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_every_module_that_is_imported_is_served(client: httpx.Client) -> None:
    """Whatever begins with the page and follows its imports arrives somewhere."""
    page = client.get("/").text
    waiting = [f"/{url}" for url in re.findall(r'(?:href|src)="(web/[^"]+)"', page)]
    seen: set[str] = set()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        answer = client.get(path)
        assert answer.status_code == 200, path
        if path.endswith(".js") and "/vendor/" not in path:
            imports = re.findall(r'^(?:import|export) .*from "(\..+?)";', answer.text, re.MULTILINE)
            imports += re.findall(r'import\("(\./.+?)"\)(?!\.)', answer.text)
            base = client.base_url.join(path)
            waiting += [base.join(name).path for name in imports]
    assert any(path.endswith("games/jay/board.js") for path in seen)
    assert len(seen) > 40
