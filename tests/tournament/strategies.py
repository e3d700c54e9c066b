"""Series and prizes as Hypothesis draws them."""

from collections.abc import Sequence

from hypothesis import strategies as st

from dazwischen.core.errors import Rejected
from dazwischen.tournament.prizes import Amount, Prize, Thing
from dazwischen.tournament.rounds import ROUNDS, Played, Round, Void
from dazwischen.tournament.series import Series, begin, enter

PLAYERS = st.integers(2, 6)
PRIZES: st.SearchStrategy[Prize] = st.one_of(
    st.builds(Amount, st.integers(1, 100_000)),
    st.builds(Thing, st.sampled_from(["Pokal", "Wein", "3 Flaschen Saft", "Schinken"])),
)


def played(players: int) -> st.SearchStrategy[Played]:
    pairs = st.permutations(range(1, players + 1)).map(lambda order: order[:2])
    return pairs.map(lambda pair: Played(pair[0], pair[1] if players > 2 else None))


@st.composite
def rounds(draw: st.DrawFn, players: int, least: int = 0) -> list[Round]:
    """Rounds that count, up to ten of them, with void ones in between."""
    entries: list[Round] = list(draw(st.lists(played(players), min_size=least, max_size=ROUNDS)))
    for at in draw(st.lists(st.integers(0, max(len(entries) - 1, 0)), max_size=3)):
        entries.insert(at, Void())
    return entries


@st.composite
def series(draw: st.DrawFn, least: int = 0) -> Series:
    players = draw(PLAYERS)
    seats = draw(st.permutations(range(1, players + 1)))
    prizes = draw(st.lists(PRIZES, max_size=players))
    return entered(begin(players, seats, prizes), draw(rounds(players, least)))


def entered(sheet: Series, entries: Sequence[Round]) -> Series:
    for entry in entries:
        after = enter(sheet, entry)
        assert not isinstance(after, Rejected), after
        sheet = after
    return sheet
