"""What the notation of a series reads, written again."""

from dazwischen.tournament.notation import Correct, Entry, format_prize
from dazwischen.tournament.prizes import Prize
from dazwischen.tournament.rounds import Round, Void


def entry_line(entry: Entry) -> str:
    if isinstance(entry, Correct):
        return f"correct {entry.number}: {_round(entry.entry)}"
    return _round(entry.entry)


def _round(entry: Round) -> str:
    if isinstance(entry, Void):
        return "void"
    return f"{entry.first}" if entry.second is None else f"{entry.first} {entry.second}"


def prizes_line(prizes: tuple[Prize, ...]) -> str:
    return ", ".join(map(format_prize, prizes))
