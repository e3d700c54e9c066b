"""A game in the terminal: one person, bots at the other seats, one clock for all."""

from typing import TYPE_CHECKING

from dazwischen.cards import layout as at
from dazwischen.cli.games.jay.block import Block, Painter
from dazwischen.cli.games.jay.commands import Word, read
from dazwischen.cli.games.jay.hint import READING, hint, legal
from dazwischen.cli.games.jay.input import Keyboard
from dazwischen.cli.games.jay.narrate import Narrator
from dazwischen.cli.games.jay.pages import Pages
from dazwischen.cli.games.jay.people import People
from dazwischen.cli.games.jay.screen import Screen
from dazwischen.cli.games.jay.table import Change, PlayTable
from dazwischen.core.errors import Rejected
from dazwischen.core.report import Message
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.rules_lay import why_not
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import OVER, State

if TYPE_CHECKING:
    from rich.text import Text

BREATH = 1500
"""Milliseconds in which a person reads what happened, before the next bot does something."""
CHANCE = 4000
"""The same if the person can lay: time to find the card and to type its number."""


class Loop:
    def __init__(self, table: PlayTable, people: People, keyboard: Keyboard) -> None:
        rules = table.state.rules
        self.table = table
        self.people = people
        self.keyboard = keyboard
        self.clock = table.clock
        self.paint = Painter(rules.catalogue)
        self.pages = Pages(people, rules)
        self._narrator = Narrator(people, rules.catalogue)
        self._block = Block(people, rules.catalogue, self.paint)
        self._told = 0
        """When something was last told."""
        self._seen: View | None = None
        """What the person saw last."""
        self._passed = False
        """The person lets the others go first, until something happens."""
        self._reading = False
        """The person reads a page; the bots wait."""

    def run(self, screen: Screen) -> None:
        """Plays until the game is over or the person leaves; raises `EOFError` at the end."""
        self._screen = screen
        self._say(self.pages.greeting())
        self._happened(self.table.advance())
        while GAME.outcome(self.table.state) is None:
            view = GAME.view(self.table.state, self.people.person)
            now = READING if self._reading else hint(view)
            screen.show(self._block.lines(view, now, screen.width), asked=now.asked)
            asked = now.asked and not self._passed
            line = self.clock.wait(self.keyboard, self._due(view), asked=asked)
            if line is None:
                self._happened(self.table.advance())
            elif not self._obeys(line):
                return

    def _due(self, view: View) -> int | None:
        """When the next bot acts: never while the person reads or is asked for "bereit"."""
        due = self.table.due()
        if due is None or "ready" in view.may.acts or self._reading:
            return None
        breath = CHANCE if legal(view) and not self._passed else BREATH
        return max(due, self._told + round(breath / self.table.pace))

    def _obeys(self, line: str) -> bool:
        """Does what the line says; False if it says to stop."""
        view = GAME.view(self.table.state, self.people.person)
        command = read(line, view, self.table.state.rules.catalogue)
        if self._reading:
            self._reading, self._told = False, self.clock.now()
            if command is Word.NEXT:
                return True
        match command:
            case Word.QUIT:
                return False
            case Word.HELP:
                self._read(self.pages.help())
            case Word.RULES:
                self._read(self.pages.level())
            case Word.NEXT:
                self._next()
            case Message():
                self._say([self.people.message(command)], "yellow")
            case _:
                self._happened(self.table.submit(command))
        return True

    def _read(self, page: list[str]) -> None:
        self._say(page)
        self._reading = True

    def _next(self) -> None:
        """Enter: the next round, "bereit", or nothing at all."""
        state = self.table.state
        if state.phase == OVER:
            self._happened(self.table.deal())
        elif "ready" in GAME.view(state, self.people.person).may.acts:
            ready = do.Ready(seat=self.people.person)
            self._happened(self.table.submit(ready))
        else:
            self._passed = True

    def _happened(self, answer: list[Change] | Rejected) -> None:
        if isinstance(answer, Rejected):
            self._say([self.people.refusal(answer)], "yellow")
            return
        for change in answer:
            self._passed = False
            self._tell(change)

    def _tell(self, change: Change) -> None:
        person = self.people.person
        event = GAME.redact(change.after, change.event, person)
        after = GAME.view(change.after, person)
        if isinstance(event, ev.RoundEnded):
            self._say(self.pages.round(after), "bold")
            return
        line = self._narrator.tell(event, self._seen, after, self._reason(change.before, event))
        self._seen = after
        if line is not None:
            own = getattr(event, "seat", 0) == person
            style = "bold" if own or isinstance(event, ev.Dealt) else ""
            self._say([line], style)
            self._told = self.clock.now()

    def _reason(self, before: State, event: ev.JayEvent) -> str:
        """Why a lay was wrong, where everybody is told that it was."""
        match event:
            case ev.TakenBack() | ev.Laid(kind=at.FAULT):
                return why_not(before, event.seat, event.figure, self.clock.now()).code
            case _:
                return ""

    def _say(self, lines: list[str], style: str = "") -> None:
        for line in lines:
            self._screen.say(self.painted(line, style))

    def painted(self, line: str, style: str = "") -> "Text":
        return self.paint(line, style)
