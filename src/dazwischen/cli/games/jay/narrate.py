"""What happened, in a short line; told from redacted events and the person's own views."""

from collections.abc import Iterable

from dazwischen.cards import layout as at
from dazwischen.cards.figures import Catalogue
from dazwischen.cli.games.jay.people import People
from dazwischen.core.errors import Argument
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.games.jay.explain_lay import KIND_NAMES
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import Seen

FEW = 3
"""From here on everybody counts a player's cards."""


class Narrator:
    def __init__(self, people: People, catalogue: Catalogue) -> None:
        self.people = people
        self.catalogue = catalogue

    def tell(
        self, event: ev.JayEvent, before: View | None, after: View, reason: str = ""
    ) -> str | None:
        """A line, or None for what need not be said. `reason`: why a lay was wrong, if told."""
        say = self.people.tell
        match event:
            case ev.Dealt():
                return self._dealt(event, after)
            case ev.Laid():
                return self._laid(event, before, after, reason)
            case ev.TakenBack():
                figure = self.catalogue.name(event.figure)
                args: dict[str, Argument] = {"seat": event.seat, "figure": figure}
                return say("play-taken-back", {**args, "reason": reason})
            case ev.Drew():
                return self._drew(event)
            case ev.Recycled():
                return say("play-recycled", {"source": "aside" if event.gone is None else "box"})
            case ev.Owed():
                args = {"seat": event.seat, "count": event.cards, "why": event.why}
                return say("play-owed", args)
            case ev.Swapped():
                given, taken = self._figures((event.card,)), self._figures((event.slot,))
                args = {"seat": event.seat, "given": given, "taken": taken}
                return say("play-swapped", args)
            case ev.Opening():
                return say("play-all-ready")
            case ev.Reopening():
                return say("play-reopening", {"seat": event.priority[0]})
            case ev.Called():
                return say("play-called", {"seat": event.seat})
            case ev.Counted():
                return self._counted(event)
            case ev.CountedOut():
                return say("play-counted-out", {"seat": event.of})
            case ev.Paused():
                gentle = after.options.faults in ("guarded", "take-back")
                word = "break" if gentle else "justified" if event.justified else "unjustified"
                return say("play-paused", {"seat": event.seat, "word": word})
            case ev.Returned():
                card = _missing(before.box if before else (), after.box)
                name = self.catalogue.name(card.figure) if card else "?"
                seat = card.seat if card else 0
                return say("play-returned", {"seat": seat, "figure": name})
            case ev.Withdrawn():
                return say("play-withdrawn", {"seat": event.seat})
            case _ if type(event) in ACTIONS.folds:
                return self._acted(event)
            case _:
                return None

    def _acted(self, event: ev.JayEvent) -> str:
        """What an action has its own event for: as the browser says it, unless told otherwise."""
        seat: int = getattr(event, "seat", 0)
        keys = (f"{told}-{event.__struct_config__.tag}" for told in ("play", "jay-told"))
        key = next(filter(self.people.words.has, keys))
        return self.people.tell(key, {"seat": seat, "name": self.people.name(seat)})

    def _dealt(self, event: ev.Dealt, after: View) -> str:
        args: dict[str, Argument] = {
            "round": event.round, "rounds": after.options.rounds, "seat": event.opener,
        }  # fmt: skip
        return self.people.tell("play-dealt", args)

    def _laid(self, event: ev.Laid, before: View | None, after: View, reason: str) -> str:
        seat, say = event.seat, self.people.tell
        figure = self.catalogue.name(event.figure)
        args: dict[str, Argument] = {"seat": seat, "figure": figure, "reason": reason}
        if event.kind == at.FAULT:
            return say("play-lay-fault", {**args, "own": "yes" if event.own else "no"})
        if self.catalogue.traitor == event.figure:
            text = say("play-lay-face-down", {**args, "figure": self.catalogue.name(event.card)})
        else:
            text = say(f"play-lay-{KIND_NAMES.get(event.kind, 'unknown')}", args)
        notes = []
        if seat in _reserved(after) and seat not in _reserved(before):
            notes.append(say("play-note-reserves", args))
        left = after.counts[seat - 1]
        if left <= FEW and seat != self.people.person:
            notes.append(say("play-note-left", {"count": left}))
        return ", ".join([text, *notes])

    def _drew(self, event: ev.Drew) -> str:
        args: dict[str, Argument] = {"seat": event.seat, "count": len(event.cards)}
        if event.seat == self.people.person:
            args["cards"] = self._figures(event.cards)
            return self.people.tell(f"play-own-{event.why}", args)
        return self.people.tell(f"play-drew-{event.why}", args)

    def _counted(self, event: ev.Counted) -> str:
        at_me = "yes" if event.of == self.people.person else "no"
        return self.people.tell(
            "play-counted", {"seat": event.seat, "of": event.of, "at-me": at_me}
        )

    def _figures(self, cards: Iterable[int]) -> str:
        return " ".join(self.catalogue.name(card) for card in cards)


def _reserved(view: View | None) -> tuple[int, ...]:
    return view.flow.reservations if view and view.flow else ()


def _missing(before: tuple[Seen, ...], after: tuple[Seen, ...]) -> Seen | None:
    """The card that is no longer in the box."""
    for index, card in enumerate(before):
        if index >= len(after) or after[index] != card:
            return card
    return None
