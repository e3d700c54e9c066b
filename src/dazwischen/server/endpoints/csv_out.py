"""Tables as CSV, as the spreadsheets of a language read them."""

import csv as writing
import io
from collections.abc import Iterable, Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dazwischen.server.endpoints.replies import language

SEPARATORS: Final = {"de": ";", "en": ","}
"""A German spreadsheet takes the comma for part of a number."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def csv(request: Request, name: str, rows: Iterable[Sequence[object]]) -> Response:
    out = io.StringIO(newline="")
    writer = writing.writer(out, delimiter=SEPARATORS[language(request)])
    writer.writerows([_harmless(field) for field in row] for row in rows)
    # The mark tells spreadsheets that it is UTF-8.
    return Response(
        out.getvalue().encode("utf-8-sig"),
        media_type="text/csv",
        headers={"content-disposition": f'attachment; filename="{name}.csv"'},
    )


def _harmless(field: object) -> object:
    """A name that a spreadsheet would compute is only a name."""
    if isinstance(field, str) and field.startswith(_FORMULA):
        return f"'{field}"
    return field
