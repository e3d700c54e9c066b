"""The routes of score sheets, tournaments and ratings."""

from typing import Final

from starlette.routing import Route

from dazwischen.server.endpoints import http_exports, http_ratings, http_sheets, http_tournaments

_TOUR: Final = "/api/tournaments/{code}"


def routes() -> list[Route]:
    return [
        Route("/api/sheets", http_sheets.make, methods=["POST"]),
        Route("/api/sheets/{code}", http_sheets.sheet),
        Route("/api/sheets/{code}/actions", http_sheets.act, methods=["POST"]),
        Route("/api/sheets/{code}/rounds.csv", http_sheets.as_csv),
        Route("/api/sheets/{code}/qr.svg", http_sheets.invitation),
        Route("/api/tournaments", http_tournaments.make, methods=["POST"]),
        Route(_TOUR, http_tournaments.tournament),
        Route(f"{_TOUR}/actions", http_tournaments.act, methods=["POST"]),
        Route(f"{_TOUR}/links", http_tournaments.links),
        Route(f"{_TOUR}/qr.svg", http_tournaments.invitation),
        Route(f"{_TOUR}/entrants.csv", http_tournaments.bring_entrants, methods=["POST"]),
        Route(f"{_TOUR}/entrants.csv", http_exports.entrants),
        Route(f"{_TOUR}/standing.csv", http_exports.standings),
        Route(f"{_TOUR}/rounds.csv", http_exports.rounds),
        Route(f"{_TOUR}/export.json", http_exports.as_json),
        Route(f"{_TOUR}/seat", http_tournaments.take_seat, methods=["POST"]),
        Route("/api/ratings", http_ratings.levels),
        Route("/api/ratings/of/{number:number}", http_ratings.history),
        Route("/api/ratings/{game}/{level}", http_ratings.ranking),
        Route("/api/me/ratings", http_ratings.mine),
        Route("/api/me/ratings", http_ratings.wish, methods=["POST"]),
    ]
