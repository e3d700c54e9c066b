"""Who somebody is, without an account: a secret in a cookie that no script can read."""

import hashlib
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from dazwischen.store.protocol import Store
from dazwischen.store.records import Identity

COOKIE: Final = "dazwischen"
YEAR: Final = 365 * 24 * 3600
STRANGER: Final = Identity(0, "", 0, 0)
"""Somebody who has not said a name: follows what he has a link to, and comes to no table."""
LINK: Final = 10 * 60 * 1000
"""Milliseconds for which a link to a second device is good."""


def digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def known(store: Store, secret: str | None) -> Identity | None:
    return store.identity(digest(secret)) if secret else None


def secret_in(cookie_header: str) -> str | None:
    """The secret in a request's cookies. The first counts: browsers put that of the longest path
    there, and another house may stand above this one."""
    for part in cookie_header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return None


def asked_by(store: Store, request: HTTPConnection) -> Identity | None:
    return known(store, secret_in(request.headers.get("cookie", "")))


def remember(response: Response, secret: str, *, secure: bool, base: str = "") -> None:
    """Lax: an invitation link that is followed brings it along, another site's form does not."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
        path=f"{base}/",
    )
