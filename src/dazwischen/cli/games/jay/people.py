"""Who sits where, and texts about them: the person is addressed, the others have names."""

from collections.abc import Mapping

from dazwischen.core.errors import Argument, Rejected
from dazwischen.core.report import Message
from dazwischen.texts import Texts

_SEATS = ("seat", "first", "of")
"""Arguments of messages that are seats."""


class People:
    def __init__(self, words: Texts, person: int, players: int, name: str = "") -> None:
        self.words = words
        self.person = person
        self.seats = range(1, players + 1)
        shown = "".join(letter for letter in name if letter.isprintable()).strip()[:20]
        self._own = shown or words("play-you")
        others = (words(f"play-name-{number}") for number in range(1, players))
        self._names = {seat: next(others) for seat in self.seats if seat != person}

    def name(self, seat: int) -> str:
        return self._names.get(seat, self._own)

    def others(self) -> list[int]:
        """Clockwise from the person's left."""
        players = len(self.seats)
        return [(self.person - 1 + step) % players + 1 for step in range(1, players)]

    def tell(self, key: str, args: Mapping[str, Argument] | None = None) -> str:
        """The sentence, with names for seats; `me` says whether the person did it."""
        told = dict(args or {})
        told["me"] = "yes" if told.get("seat") == self.person else "no"
        for name in _SEATS:
            if isinstance(told.get(name), int):
                told[name] = self.name(int(told[name]))
        return self.words(key, told)

    def message(self, message: Message) -> str:
        return self.tell(message.key, message.args)

    def refusal(self, refusal: Rejected) -> str:
        """Why not, and by which rule. Some reasons read better when somebody is addressed."""
        keys = (f"play-{refusal.key}", f"you-{refusal.key}")
        key = next(filter(self.words.has, keys), refusal.key)
        text = self.tell(key, {"seat": self.person, **refusal.args})
        return f"{text} ({', '.join(refusal.rules)})" if refusal.rules else text

    def listed(self, seats: list[int]) -> str:
        *most, last = [self.name(seat) for seat in seats]
        if not most:
            return last
        return self.words("play-and", {"most": ", ".join(most), "last": last})
