"""Laying a word, or taking one of the other side's: K-TURN-2, K-JAR."""

from typing import Final

from dazwischen.core.actions import Action, Cause, Said
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jarnac.events import Taken, WordLaid
from dazwischen.games.jarnac.intents import CallJarnac, Lay
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.reading import place, row_and_word
from dazwischen.games.jarnac.rules_jarnac import call_jarnac
from dazwischen.games.jarnac.rules_lay import lay


def _read_lay(said: Said) -> Lay:
    """Whatever says nothing else."""
    row, word = row_and_word(said.text)
    return Lay(seat=said.seat, at=said.at, word=word, row=row)


def _read_jarnac(said: Said) -> CallJarnac | None:
    if said.text.split()[0] != "jarnac":
        return None
    row, word = row_and_word(said.text.removeprefix("jarnac"))
    return CallJarnac(seat=said.seat, at=said.at, word=word, row=row)


def _write_lay(names: Names, intent: Lay) -> str:
    return f"{names.label(intent.seat)} {place(intent.row, intent.word)}"


def _write_jarnac(names: Names, intent: CallJarnac) -> str:
    return f"{names.label(intent.seat)} jarnac {place(intent.row, intent.word)}"


def _infer_lay(cause: Cause) -> Lay:
    laid = cause.events[0]
    return Lay(seat=cause.by, at=cause.at, word=laid.word, row=laid.row)


def _infer_jarnac(cause: Cause) -> CallJarnac:
    taken = cause.events[0]
    return CallJarnac(seat=cause.by, at=cause.at, word=taken.word, row=taken.of)


LAY: Final = Action(
    intent=Lay,
    decide=lay,
    reads=_read_lay,
    writes=_write_lay,
    begins=(WordLaid,),
    infers=_infer_lay,
    verbs=(
        Verb("lay", "{who} {word}", ("{who} legt {word}",), ("{who} lays {word}",), group="lay"),
        Verb(
            "lay-row",
            "{who} {row}: {word}",
            (
                "{who} legt {word} auf Reihe {row}",
                "{who} legt {word} auf {row}",
                "{who} legt {row}: {word}",
                "{who} Reihe {row}: {word}",
            ),
            ("{who} lays {word} on {row}", "{who} lays {word} on row {row}"),
            group="lay",
        ),
    ),
)
CALL_JARNAC: Final = Action(
    intent=CallJarnac,
    decide=call_jarnac,
    reads=_read_jarnac,
    writes=_write_jarnac,
    begins=(Taken,),
    infers=_infer_jarnac,
    verbs=(
        Verb("jarnac", "{who} jarnac {word}", ("{who} Jarnac {word}", "{who} ruft Jarnac {word}")),
        Verb(
            "jarnac-row",
            "{who} jarnac {row}: {word}",
            (
                "{who} Jarnac Reihe {row}: {word}",
                "{who} Jarnac {row}: {word}",
                "{who} ruft Jarnac {row}: {word}",
            ),
        ),
    ),
)
