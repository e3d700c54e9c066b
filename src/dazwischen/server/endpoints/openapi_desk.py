"""Score sheets, tournaments and ratings, described."""

from typing import Final

from dazwischen.server.endpoints.http_exports import Export
from dazwischen.server.endpoints.http_ratings import (
    History,
    LevelRated,
    MyRatings,
    RatedShown,
    RatingWish,
)
from dazwischen.server.endpoints.http_sheets import (
    NewSheet,
    SheetAnswers,
    SheetBatch,
    SheetMade,
    SheetTold,
)
from dazwischen.server.endpoints.http_tournaments import (
    Answers,
    Batch,
    Imported,
    NewTournament,
    Problems,
    RoleLink,
    Seat,
    SeatWanted,
    TournamentMade,
    TournamentTold,
)
from dazwischen.server.endpoints.operation import CSV, READS, SVG, Operation

_TOUR: Final = "/api/tournaments/{code}"
_LINKED: Final = (403, 404)
"""A tournament is for those who have a link to it."""
_ROUNDS: Final = {
    "name": "rounds",
    "in": "query",
    "description": "Which rounds come with their tables",
    "schema": {"type": "string", "enum": ["all", "current"]},
}

DESK: Final = (
    Operation(
        "POST", "/api/sheets", "Begin a score sheet, or find the one begun with this key",
        {200: SheetMade, 201: SheetMade}, takes=NewSheet, refuses=(*READS, 429),
    ),
    Operation(
        "GET", "/api/sheets/{code}", "A score sheet", {200: SheetTold, 304: None},
        refuses=(404,), waits=True,
    ),
    Operation(
        "POST", "/api/sheets/{code}/actions", "Write on a score sheet", {200: SheetAnswers},
        takes=SheetBatch, refuses=(*READS, 404),
    ),
    Operation(
        "GET", "/api/sheets/{code}/rounds.csv", "Its rounds as a table", {200: CSV}, refuses=(404,)
    ),
    Operation(
        "GET", "/api/sheets/{code}/qr.svg", "The link to watch it as a QR code", {200: SVG},
        refuses=(400, 404),
    ),
    Operation(
        "POST", "/api/tournaments", "Make a tournament, or find the one made with this key",
        {200: TournamentMade, 201: TournamentMade},
        takes=NewTournament, refuses=(*READS, 404, 422, 429),
    ),
    Operation(
        "GET", _TOUR, "A tournament, as the link's role sees it",
        {200: TournamentTold, 304: None}, refuses=_LINKED, keyed=True, waits=True,
        query=(_ROUNDS,),
    ),
    Operation(
        "POST", f"{_TOUR}/actions", "Act in a tournament", {200: Answers},
        takes=Batch, refuses=(*READS, 404),
    ),
    Operation(
        "GET", f"{_TOUR}/links", "All links, for the organiser", {200: list[RoleLink]},
        refuses=_LINKED, keyed=True,
    ),
    Operation(
        "GET", f"{_TOUR}/qr.svg", "The link of this key as a QR code", {200: SVG},
        refuses=(400, *_LINKED), keyed=True,
    ),
    Operation(
        "POST", f"{_TOUR}/entrants.csv", "Register everybody in a file, or nobody",
        {201: Imported, 422: Problems}, takes=CSV, refuses=(*_LINKED, 413), keyed=True,
    ),
    Operation(
        "GET", f"{_TOUR}/entrants.csv", "Everybody who takes part", {200: CSV},
        refuses=_LINKED, keyed=True,
    ),
    Operation(
        "GET", f"{_TOUR}/standing.csv", "The standing as a table", {200: CSV},
        refuses=_LINKED, keyed=True,
    ),
    Operation(
        "GET", f"{_TOUR}/rounds.csv", "All tables of all rounds", {200: CSV},
        refuses=_LINKED, keyed=True,
    ),
    Operation(
        "GET", f"{_TOUR}/export.json", "Everything, with the log it follows from", {200: Export},
        refuses=_LINKED, keyed=True,
    ),
    Operation(
        "POST", f"{_TOUR}/seat", "Play for the entrant of a player's link", {200: Seat},
        takes=SeatWanted, refuses=(*READS, 404, 409), known=True,
    ),
    Operation("GET", "/api/ratings", "Games and levels with ratings", {200: list[LevelRated]}),
    Operation(
        "GET", "/api/ratings/{game}/{level}", "Everybody rated there, the surest first",
        {200: list[RatedShown]}, refuses=(404,),
    ),
    Operation(
        "GET", "/api/ratings/of/{number}", "Somebody's history", {200: list[History]},
        refuses=(404,),
    ),
    Operation("GET", "/api/me/ratings", "One's own ratings", {200: MyRatings}, known=True),
    Operation(
        "POST", "/api/me/ratings", "Have them removed, or be rated again", {200: MyRatings},
        takes=RatingWish, refuses=READS, known=True,
    ),
)  # fmt: skip
