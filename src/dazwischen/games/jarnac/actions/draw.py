"""Drawing a letter, and exchanging three instead: K-TURN-1."""

from typing import Final

from dazwischen.core.actions import Action, Cause, Said
from dazwischen.core.errors import InvalidInput
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jarnac.events import Drew, Exchanged
from dazwischen.games.jarnac.intents import Draw, Exchange
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.reading import letters_of
from dazwischen.games.jarnac.rules_draw import draw, exchange


def _read_draw(said: Said) -> Draw | None:
    if said.text.split()[0] != "draws":
        return None
    letters = letters_of(said.text.removeprefix("draws"))
    return Draw(seat=said.seat, at=said.at, letters=letters)


def _read_exchange(said: Said) -> Exchange | None:
    """`exchange ABC for XYZ`; letters may stand apart, so the last "for" is the word."""
    if said.text.split()[0] != "exchange":
        return None
    words = said.text.replace(",", " ").split()[1:]
    middle = next((n for n in range(len(words) - 2, 0, -1) if words[n] == "for"), 0)
    if not middle:
        raise InvalidInput("bad-exchange", text=said.text)
    given, drawn = letters_of(" ".join(words[:middle])), letters_of(" ".join(words[middle + 1 :]))
    return Exchange(seat=said.seat, at=said.at, letters=given, drawn=drawn)


def _write_draw(names: Names, intent: Draw) -> str:
    return f"{names.label(intent.seat)} draws {intent.letters}"


def _write_exchange(names: Names, intent: Exchange) -> str:
    return f"{names.label(intent.seat)} exchange {intent.letters} for {intent.drawn}"


def _infer_draw(cause: Cause) -> Draw:
    letters = cause.events[0].letters if cause.state.named else ""
    return Draw(seat=cause.by, at=cause.at, letters=letters)


def _infer_exchange(cause: Cause) -> Exchange:
    done = cause.events[0]
    drawn = done.drawn if cause.state.named else ""
    return Exchange(seat=cause.by, at=cause.at, letters=done.returned, drawn=drawn)


DRAW: Final = Action(
    intent=Draw,
    decide=draw,
    reads=_read_draw,
    writes=_write_draw,
    begins=(Drew,),
    infers=_infer_draw,
    verbs=(Verb("draw", "{who} draws {*letters}", ("{who} zieht {*letters}",)),),
)
EXCHANGE: Final = Action(
    intent=Exchange,
    decide=exchange,
    reads=_read_exchange,
    writes=_write_exchange,
    begins=(Exchanged,),
    infers=_infer_exchange,
    verbs=(
        Verb(
            "exchange",
            "{who} exchange {*letters} for {*drawn}",
            ("{who} tauscht {*letters} gegen {*drawn}",),
            ("{who} exchanges {*letters} for {*drawn}",),
        ),
    ),
)
