"""The lines under the story: the box, the others, the hand, and what is up to the person."""

import re
from typing import TYPE_CHECKING, Final

from dazwischen.cards import layout as at
from dazwischen.cards.figures import Catalogue, Rank
from dazwischen.cli.games.jay.hand import in_order
from dazwischen.cli.games.jay.hint import Hint, legal
from dazwischen.cli.games.jay.people import People
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import OVER, Seen

if TYPE_CHECKING:
    from rich.text import Text

STYLES: Final = {"r": "bold red", "b": "bold bright_blue", "g": "bold yellow", "l": "bold magenta"}
"""Colour only ever repeats what the letter says."""
BOX: Final = 6
TOURNAMENT_BOX: Final = 10
"""Where nobody says whose turn it is, one has to see further back."""


class Painter:
    """Text with its figures in their colours."""

    def __init__(self, catalogue: Catalogue) -> None:
        coloured = [k.name for k in catalogue.kinds if k.coloured]
        plain = [k.name for k in catalogue.kinds if not k.coloured and k.rank is not Rank.TRAITOR]
        names = "|".join(map(re.escape, coloured))
        self._styles = [
            (re.compile(rf"\b{colour}(?:{names})\b"), style) for colour, style in STYLES.items()
        ]
        self._styles += [(re.compile(rf"\b{re.escape(name)}\b"), "bold") for name in plain]

    def __call__(self, text: str, style: str = "") -> "Text":
        from rich.text import Text

        painted = Text(text, style=style)
        for pattern, paint in self._styles:
            painted.highlight_regex(pattern, paint)
        return painted


class Block:
    def __init__(self, people: People, catalogue: Catalogue, paint: Painter) -> None:
        self.people = people
        self.catalogue = catalogue
        self.paint = paint

    def lines(self, view: View, hint: Hint, width: int) -> list["Text"]:
        said = self.paint(self.people.message(hint.message), "bold" if hint.asked else "dim")
        if view.phase == OVER:
            return [said]
        return [self._box(view), self._others(view), *self._slots(view), *self._hand(view, width),
                said]  # fmt: skip

    def _box(self, view: View) -> "Text":
        tell = self.people.tell
        if not view.box:
            return self.paint(tell("play-box-empty"))
        told = view.flow is not None
        shown = view.box[-(BOX if told else TOURNAMENT_BOX) :]
        valid = [index for index, card in enumerate(shown) if card.kind != at.FAULT]
        cells = [
            self._boxed(card, lies=bool(valid) and index == valid[-1])
            for index, card in enumerate(shown)
        ]
        more = "… " if len(shown) < len(view.box) else ""
        twins = "yes" if view.flow and view.flow.twins else "no"
        return self.paint(tell("play-box", {"cards": more + " ".join(cells), "twins": twins}))

    def _boxed(self, card: Seen, *, lies: bool) -> str:
        name = self.catalogue.name(card.figure)
        if card.kind == at.FAULT:
            return f"({name}✗)"
        return f"[ {name} ]" if lies else name

    def _others(self, view: View) -> "Text":
        reserved = view.flow.reservations if view.flow else ()
        must = view.flow.obligation if view.flow else 0
        cells = []
        for seat in self.people.others():
            marks = [
                self.people.tell(f"play-mark-{mark}", {"count": view.owes[seat - 1]})
                for mark, holds in (
                    ("must", seat == must), ("reserved", seat in reserved),
                    ("owes", view.owes[seat - 1]), ("finished", seat in view.finished),
                )
                if holds
            ]  # fmt: skip
            name = f"{self.people.name(seat)} {view.counts[seat - 1]}"
            cells.append(f"{name} ({', '.join(marks)})" if marks else name)
        mine = [self.people.tell("play-own-reserved")] if view.seat in reserved else []
        return self.paint(" · ".join([*cells, *mine]))

    def _slots(self, view: View) -> list["Text"]:
        """Shown while they can be swapped."""
        if not view.may.swap or not view.seat:
            return []
        cards = "  ".join(
            f"{number} {self.catalogue.name(card)}"
            for number, card in enumerate(view.slots[view.seat - 1], 1)
        )
        return [self.paint(self.people.tell("play-slots", {"cards": cards}))]

    def _hand(self, view: View, width: int) -> list["Text"]:
        """Numbered, with `▸` before what may be laid; wrapped between cards, never inside."""
        fits = legal(view)
        rows: list[str] = [""]
        for number, card in enumerate(in_order(self.catalogue, view.hand), 1):
            cell = f"{'▸' if card in fits else ' '}{number} {self.catalogue.name(card)}  "
            if len(rows[-1]) + len(cell.rstrip()) > width:
                rows.append("")
            rows[-1] += cell
        return [self.paint(row.rstrip()) for row in rows if row]
