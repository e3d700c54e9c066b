"""How a bound is tried: addresses, rates, and what a refusal looks like."""

import httpx

NEVER = 1e-9
"""A rate at which nothing comes back while a test runs."""
HERE, THERE = {"X-Forwarded-For": "198.51.100.1"}, {"X-Forwarded-For": "198.51.100.2"}


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["text"].endswith(".")


def too_often(answer: httpx.Response, code: str) -> None:
    refused(answer, 429, code)
    assert int(answer.headers["retry-after"]) >= 1
