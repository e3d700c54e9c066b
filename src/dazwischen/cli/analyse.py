"""`dazwischen analyse FILE`: what was missed in a game, move by move."""

import click
import msgspec

from dazwischen.cli.output import give_up, json_option, language_option, read, texts
from dazwischen.cli.worded import argument, worded
from dazwischen.core import protocolfile
from dazwischen.core.errors import Unusable
from dazwischen.games import registry
from dazwischen.games.jarnac.analysis import Analysis, Better, Move, analyse
from dazwischen.games.jarnac.solver import Play
from dazwischen.texts import Texts

SHOWN = 8
"""Jarnacs that people are shown by name; the JSON has them all."""


@worded("analyse")
@argument("file")
@json_option
@language_option
def command(file: str, lang: str | None, *, as_json: bool) -> None:
    """Goes through the protocol FILE of a game of Jarnac, or standard input for -."""
    words = texts(lang)
    try:
        found = analysed(read(file))
    except Unusable as error:
        give_up(error, words, file)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        show(found, words)


def analysed(data: bytes) -> Analysis:
    protocol = protocolfile.parse(data)
    name = registry.named(protocol)
    if name != "jarnac":
        raise Unusable("no-analysis", line=protocol.line_of("game"), name=name)
    return analyse(protocol)


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
