"""What a side does among itself, and who is there: K-TEAM-1."""

from typing import Any, Final

from dazwischen.core.actions import Action, Cause, Said
from dazwischen.core.errors import Rejected
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.actions.draw import EXCHANGE
from dazwischen.games.jarnac.actions.lay import CALL_JARNAC, LAY
from dazwischen.games.jarnac.actions.objection import OBJECT
from dazwischen.games.jarnac.actions.over import PASS
from dazwischen.games.jarnac.actions.plain import told_of_seat, written_about
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.reading import letters_of, place, row_and_word
from dazwischen.games.jarnac.rules_team import hand_over, leave, propose, proposed, return_
from dazwischen.games.jarnac.state import State

_PROPOSED: Final = {one.intent: one.decide for one in (LAY, CALL_JARNAC, PASS, EXCHANGE, OBJECT)}
"""What a seat can propose to its captain."""


def confirm(state: State, intent: do.Confirm) -> list[Any] | Rejected:
    """The captain does it himself."""
    wanted = proposed(state, intent)
    return wanted if isinstance(wanted, Rejected) else _PROPOSED[type(wanted)](state, wanted)


def _read_proposal(said: Said) -> do.Propose | None:
    if said.text.split()[0] != "proposes":
        return None
    text = said.text.removeprefix("proposes").strip()
    who: dict[str, Any] = {"seat": said.seat, "at": said.at}
    match text.split():
        case ["pass"]:
            return do.Propose(**who, what="pass")
        case ["objects"]:
            return do.Propose(**who, what="object")
        case ["exchange", _, *_]:
            letters = letters_of(text.removeprefix("exchange"))
            return do.Propose(**who, what="exchange", word=letters)
        case ["jarnac", _, *_]:
            row, word = row_and_word(text.removeprefix("jarnac"))
            return do.Propose(**who, what="jarnac", row=row, word=word)
    row, word = row_and_word(text)
    return do.Propose(**who, what="lay", row=row, word=word)


def _write_proposal(names: Names, intent: do.Propose) -> str:
    match intent.what:
        case "lay":
            said = place(intent.row, intent.word)
        case "jarnac":
            said = f"jarnac {place(intent.row, intent.word)}"
        case "exchange":
            said = f"exchange {intent.word}"
        case "object":
            said = "objects"
        case _:
            said = "pass"
    return f"{names.label(intent.seat)} proposes {said}"


def _infer_proposal(cause: Cause) -> do.Propose:
    made = cause.events[0]
    return do.Propose(seat=cause.by, at=cause.at, what=made.what, row=made.row, word=made.word)


def _read_confirm(said: Said) -> do.Confirm | None:
    match said.text.split():
        case ["confirms", member]:
            return do.Confirm(seat=said.seat, at=said.at, of=said.rules.seat(member))
        case _:
            return None


def _write_confirm(names: Names, intent: do.Confirm) -> str:
    return f"{names.label(intent.seat)} confirms {names.label(intent.of)}"


def _never(_cause: Cause) -> None:
    """Whoever confirms a proposal is taken to have wanted it himself."""


def _read_hand_over(said: Said) -> do.HandOver | None:
    match said.text.split():
        case ["hands", "over", "to", member]:
            return do.HandOver(seat=said.seat, at=said.at, to=said.rules.seat(member))
        case _:
            return None


def _write_hand_over(names: Names, intent: do.HandOver) -> str:
    return f"{names.label(intent.seat)} hands over to {names.label(intent.to)}"


def _infer_hand_over(cause: Cause) -> do.HandOver:
    return do.HandOver(seat=cause.by, at=cause.at, to=cause.events[0].seat)


def _infer_leave(cause: Cause) -> do.Leave:
    return do.Leave(seat=cause.by, at=cause.at, who=cause.events[0].seat)


def _infer_return(cause: Cause) -> do.Return:
    return do.Return(seat=cause.by, at=cause.at, who=cause.events[0].seat)


PROPOSE: Final = Action(
    intent=do.Propose,
    decide=propose,
    reads=_read_proposal,
    writes=_write_proposal,
    begins=(ev.Proposed,),
    infers=_infer_proposal,
    verbs=(
        Verb("propose", "{who} proposes {word}", ("{who} schlägt {word} vor",), group="team"),
        Verb(
            "propose-row",
            "{who} proposes {row}: {word}",
            ("{who} schlägt {row}: {word} vor",),
            group="team",
        ),
        Verb(
            "propose-jarnac",
            "{who} proposes jarnac {word}",
            ("{who} schlägt Jarnac {word} vor",),
            group="team",
        ),
        Verb(
            "propose-jarnac-row",
            "{who} proposes jarnac {row}: {word}",
            ("{who} schlägt Jarnac {row}: {word} vor",),
            group="team",
        ),
        Verb(
            "propose-exchange",
            "{who} proposes exchange {*letters}",
            ("{who} schlägt Tausch {*letters} vor",),
            group="team",
        ),
        Verb("propose-pass", "{who} proposes pass", ("{who} schlägt vor zu passen",), group="team"),
        Verb(
            "propose-objection",
            "{who} proposes objects",
            ("{who} schlägt einen Einspruch vor",),
            group="team",
        ),
    ),
)
CONFIRM: Final = Action(
    intent=do.Confirm,
    decide=confirm,
    reads=_read_confirm,
    writes=_write_confirm,
    begins=(),
    infers=_never,
    verbs=(
        Verb("confirm", "{who} confirms {member}", ("{who} bestätigt {member}",), group="team"),
    ),
)
HAND_OVER: Final = Action(
    intent=do.HandOver,
    decide=hand_over,
    reads=_read_hand_over,
    writes=_write_hand_over,
    begins=(ev.Captain,),
    infers=_infer_hand_over,
    verbs=(
        Verb(
            "hand-over",
            "{who} hands over to {member}",
            ("{who} übergibt an {member}",),
            group="team",
        ),
    ),
)
LEAVE: Final = Action(
    intent=do.Leave,
    decide=leave,
    reads=told_of_seat(do.Leave, "leaves"),
    writes=written_about("leaves"),
    begins=(ev.Left,),
    infers=_infer_leave,
    verbs=(Verb("leave", "{who} leaves", ("{who} ist weg",), group="team"),),
)
RETURN: Final = Action(
    intent=do.Return,
    decide=return_,
    reads=told_of_seat(do.Return, "returns"),
    writes=written_about("returns"),
    begins=(ev.Returned,),
    infers=_infer_return,
    verbs=(Verb("return", "{who} returns", ("{who} ist zurück",), group="team"),),
)
