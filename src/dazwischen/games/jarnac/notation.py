"""The words of protocol files for Jarnac: actions to intents and back. See docs/notation.md."""

import re
from typing import Final

from msgspec import Struct

from dazwischen.core.errors import Unusable
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.ruleset import Ruleset

_WORD: Final = r"[^\W\d_]+(?:[-'’.][^\W\d_]+)*[.'’]?"
_LAY: Final = re.compile(rf"(?:(\d{{1,4}})\s*:\s*)?({_WORD})")
_LETTERS: Final = re.compile(r"[^\W\d_]+(?:[\s,]+[^\W\d_]+)*")
_ACTOR: Final = re.compile(r"([^\W\d_]+)(\d{1,4})?")


class Names(Struct, frozen=True):
    """What the sides are called in a file; `A2` is the second person on side A."""

    rules: Ruleset
    sides: tuple[str, ...] = ("A", "B")

    def side(self, name: str) -> int:
        if name not in self.sides:
            raise Unusable("bad-side", text=name, sides=", ".join(self.sides))
        return self.sides.index(name) + 1

    def seat(self, text: str, captains: tuple[int, ...]) -> int:
        """A side alone stands for its captain."""
        match = _ACTOR.fullmatch(text)
        if not match:
            raise Unusable("bad-side", text=text, sides=", ".join(self.sides))
        side = self.side(match[1])
        if not match[2]:
            return captains[side - 1]
        seats = self.rules.seats_of(side)
        if not 1 <= int(match[2]) <= len(seats):
            raise Unusable("bad-member", text=text, count=len(seats))
        return seats[int(match[2]) - 1]

    def label(self, seat: int) -> str:
        """The name of a seat: the side's where it has only one."""
        side = self.rules.side_of(seat)
        seats = self.rules.seats_of(side)
        return self.sides[side - 1] + (str(seats.index(seat) + 1) if len(seats) > 1 else "")


def parse(
    names: Names, captains: tuple[int, ...], text: str, at: int
) -> tuple[str, do.JarnacIntent]:
    """Who acts as the report names it, and what it means; raises `Unusable` without a line."""
    actor, _, action = text.partition(" ")
    seat = names.seat(actor, captains)
    action = action.strip()
    if not action:
        raise Unusable("no-action", text=text)
    return actor, _action(names, seat, captains, action, at)


def _action(
    names: Names, seat: int, captains: tuple[int, ...], text: str, at: int
) -> do.JarnacIntent:
    match text.split():
        case ["pass"]:
            return do.Pass(seat=seat, at=at)
        case ["objects"]:
            return do.Object(seat=seat, at=at)
        case ["accepts"]:
            return do.Accept(seat=seat, at=at)
        case ["draws", *_]:
            return do.Draw(seat=seat, at=at, letters=_letters(text.removeprefix("draws")))
        case ["exchange", *_]:
            return _exchange(seat, text, at)
        case ["jarnac", *_]:
            row, word = _word(text.removeprefix("jarnac"))
            return do.CallJarnac(seat=seat, at=at, word=word, row=row)
        case ["time", "up"]:
            return do.TimeUp(seat=TABLE, at=at, side=names.rules.side_of(seat))
        case ["says", "nothing"]:
            return do.Release(seat=TABLE, at=at, side=names.rules.side_of(seat))
        case ["forgoes"]:
            return do.Forgo(seat=TABLE, at=at, side=names.rules.side_of(seat))
        case ["flag", "falls"]:
            return do.FlagFall(seat=TABLE, at=at, side=names.rules.side_of(seat))
        case ["leaves"]:
            return do.Leave(seat=TABLE, at=at, who=seat)
        case ["returns"]:
            return do.Return(seat=TABLE, at=at, who=seat)
        case ["confirms", member]:
            return do.Confirm(seat=seat, at=at, of=names.seat(member, captains))
        case ["hands", "over", "to", member]:
            return do.HandOver(seat=seat, at=at, to=names.seat(member, captains))
        case ["proposes", *_]:
            return _proposal(seat, text.removeprefix("proposes").strip(), at)
    row, word = _word(text)
    return do.Lay(seat=seat, at=at, word=word, row=row)


def _word(text: str) -> tuple[int, str]:
    """`MAU` or `3: MAU`."""
    match = _LAY.fullmatch(text.strip())
    if not match:
        raise Unusable("bad-word", text=text.strip())
    # A row 0 would mean "any", so it is told apart from no row at all.
    return (int(match[1]) or -1) if match[1] else 0, match[2]


def _letters(text: str) -> str:
    if not _LETTERS.fullmatch(text.strip()):
        raise Unusable("bad-letters", text=text.strip())
    return re.sub(r"[\s,]", "", text)


def _exchange(seat: int, text: str, at: int) -> do.Exchange:
    """`exchange ABC for XYZ`; letters may stand apart, so the last "for" is the word."""
    words = text.replace(",", " ").split()[1:]
    middle = next((n for n in range(len(words) - 2, 0, -1) if words[n] == "for"), 0)
    if not middle:
        raise Unusable("bad-exchange", text=text)
    given, drawn = " ".join(words[:middle]), " ".join(words[middle + 1 :])
    return do.Exchange(seat=seat, at=at, letters=_letters(given), drawn=_letters(drawn))


def _proposal(seat: int, text: str, at: int) -> do.Propose:
    match text.split():
        case ["pass"]:
            return do.Propose(seat=seat, at=at, what="pass")
        case ["objects"]:
            return do.Propose(seat=seat, at=at, what="object")
        case ["exchange", _, *_]:
            letters = _letters(text.removeprefix("exchange"))
            return do.Propose(seat=seat, at=at, what="exchange", word=letters)
        case ["jarnac", _, *_]:
            row, word = _word(text.removeprefix("jarnac"))
            return do.Propose(seat=seat, at=at, what="jarnac", row=row, word=word)
    row, word = _word(text)
    return do.Propose(seat=seat, at=at, what="lay", row=row, word=word)


def format_intent(names: Names, intent: do.JarnacIntent) -> str:
    """The line of a protocol file that `parse` reads back."""
    match intent:
        case do.Draw():
            action = f"draws {intent.letters}"
        case do.Exchange():
            action = f"exchange {intent.letters} for {intent.drawn}"
        case do.Lay():
            action = _place(intent.row, intent.word)
        case do.Pass():
            action = "pass"
        case do.CallJarnac():
            action = f"jarnac {_place(intent.row, intent.word)}"
        case do.Object():
            action = "objects"
        case do.Accept():
            action = "accepts"
        case do.Propose():
            action = f"proposes {_format_proposal(intent)}"
        case do.Confirm():
            action = f"confirms {names.label(intent.of)}"
        case do.HandOver():
            action = f"hands over to {names.label(intent.to)}"
        case do.Leave():
            return f"{names.label(intent.who)} leaves"
        case do.Return():
            return f"{names.label(intent.who)} returns"
        case do.TimeUp():
            return f"{names.sides[intent.side - 1]} time up"
        case do.Forgo():
            return f"{names.sides[intent.side - 1]} forgoes"
        case do.FlagFall():
            return f"{names.sides[intent.side - 1]} flag falls"
        case do.Release():
            return f"{names.sides[intent.side - 1]} says nothing"
        case do.Begin():
            raise AssertionError(intent)
    return f"{names.label(intent.seat)} {action}"


def _place(row: int, word: str) -> str:
    return f"{row}: {word}" if row else word


def _format_proposal(intent: do.Propose) -> str:
    match intent.what:
        case "lay":
            return _place(intent.row, intent.word)
        case "jarnac":
            return f"jarnac {_place(intent.row, intent.word)}"
        case "exchange":
            return f"exchange {intent.word}"
        case "object":
            return "objects"
        case _:
            return "pass"
