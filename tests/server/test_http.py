"""The HTTP side is what its description says, whatever it is asked."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi_checks
from starlette.routing import Route

from dazwischen.server.app import routes
from dazwischen.server.endpoints import http_tables
from dazwischen.server.endpoints.openapi import OPERATIONS, described
from tests.limits import LONG
from tests.server.eyes import plain
from tests.server.live import Live, live

CHECKS: Final = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
]


@schemathesis.serializer("application/x-ndjson")
def lines(_ctx: schemathesis.SerializationContext, value: Any) -> Any:
    """Anything at all, as somebody might send it."""
    return str(value).encode("utf-8", errors="replace")


def test_every_route_is_described() -> None:
    """All but the pages of the web client."""
    served = {
        (method, route.path.replace(":number", ""))
        for route in routes()
        if isinstance(route, Route) and re.match("/(api/|healthz|metrics)", route.path)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert {(one.method, one.path) for one in OPERATIONS} == served


def test_the_description_is_served(server: Live) -> None:
    assert httpx.get(f"{server.base}/api/openapi.json", timeout=LONG).json() == plain(described())


def test_the_description_refers_to_what_it_has() -> None:
    text = str(described())
    for name in described()["components"]["schemas"]:
        assert f"#/components/schemas/{name}" in text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    data: Path = tmp_path_factory.mktemp("http")
    with live(data) as running:
        yield running
    assert running.complaints.records == []


@pytest.fixture(scope="module")
def cookies(server: Live) -> dict[str, str]:
    ada = server.person()
    server.table(ada)
    return dict(ada.cookies)


schema = schemathesis.openapi.from_dict(described())


@schema.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_answers_are_as_described(case: Any, server: Live, cookies: dict[str, str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(http_tables, "TABLES", 1_000)
        case.call_and_validate(base_url=server.base, cookies=cookies, checks=CHECKS)
