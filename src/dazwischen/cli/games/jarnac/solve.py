"""`dazwischen solve --rows MAU,REST --rack STER`: every legal play on a board of Jarnac."""

import click
import msgspec

from dazwischen.cli.output import give_up, json_list_option, language_option, texts
from dazwischen.cli.worded import option, worded
from dazwischen.core.errors import InvalidInput
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import Ruleset, ruleset
from dazwischen.games.jarnac.solver import Play, jarnacs_on, plays
from dazwischen.games.jarnac.written import written_rack, written_rows
from dazwischen.texts import Texts


@worded("solve")
@option("--rows", default="", help="help-solve-rows")
@option("--rack", required=True, help="help-solve-rack")
@option(
    "--variant",
    type=click.Choice(("standard", "professional", "solo")),
    default="standard",
    help="help-solve-variant",
)
@option("--language", type=click.Choice(("de", "fr")), default="de", help="help-word-language")
@option(
    "--umlauts", type=click.Choice(("tiles", "split")), default="tiles", help="help-solve-umlauts"
)
@option("--jarnac", is_flag=True, help="help-solve-jarnac")
@json_list_option
@language_option
def command(  # noqa: PLR0913, PLR0917 - one argument an option
    rows: str,
    rack: str,
    variant: str,
    language: str,
    umlauts: str,
    lang: str | None,
    *,
    jarnac: bool,
    as_json: bool,
) -> None:
    """Lists all legal plays, best first."""
    words = texts(lang)
    try:
        chosen = {"variant": variant, "language": language, "umlauts": umlauts}
        rules = ruleset(msgspec.convert(chosen, Options))
        found = solve(rules, rows, rack, jarnac=jarnac)
    except InvalidInput as error:
        give_up(error, words)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        show(found, words)


def solve(rules: Ruleset, rows: str, rack: str, *, jarnac: bool) -> list[Play]:
    board, loose = written_rows(rules, rows), written_rack(rules, rack)
    return jarnacs_on(rules, board, loose) if jarnac else plays(rules, board, loose)


def show(found: list[Play], words: Texts) -> None:
    click.echo(words("solve-found", {"count": len(found)}))
    for play in found:
        place = words("solve-new") if play.row is None else words("solve-row", {"row": play.row})
        click.echo(f"{play.score_gain:+4d}  {place:<8}  {play.word:<9}  {play.adds}")
