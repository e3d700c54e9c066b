"""What was missed in a game of Jarnac, move by move, in sentences."""

import click
import msgspec

from dazwischen.games.jarnac.analysis import Analysis, Better, Move
from dazwischen.games.jarnac.solver import Play
from dazwischen.texts import Texts

SHOWN = 8
"""Jarnacs that people are shown by name; the JSON has them all."""


def show(found: Analysis, words: Texts) -> None:
    for move in found.moves:
        click.echo(words("analysis-move", {"line": move.line, **_who(move), "gain": move.gain}))
        if move.better:
            click.echo("    " + words("analysis-better", _better(move.better, words)))
        if move.jarnacs:
            named = ", ".join(_play(play, words) for play in move.jarnacs[:SHOWN])
            rest = len(move.jarnacs) - SHOWN
            more = words("analysis-more", {"count": rest}) if rest > 0 else ""
            about = {"count": len(move.jarnacs), "plays": named + more}
            click.echo("    " + words("analysis-jarnacs", about))
    click.echo("")
    for side, balance in found.sides.items():
        about = {"side": side, **msgspec.structs.asdict(balance)}
        click.echo(words("analysis-balance", {k.replace("_", "-"): v for k, v in about.items()}))


def _who(move: Move) -> dict[str, str]:
    return {"side": move.side, "action": move.action}


def _better(better: Better, words: Texts) -> dict[str, str | int]:
    return {
        "plays": ", ".join(_play(play, words) for play in better.plays),
        "points": better.points,
        "letters": better.letters,
        "rare": "yes" if better.rare else "no",
    }


def _play(play: Play, words: Texts) -> str:
    key = "analysis-new" if play.row is None else "analysis-change"
    return words(key, {"word": play.word, "row": play.row or 0, "gain": play.score_gain})
