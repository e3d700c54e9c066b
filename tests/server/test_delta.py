"""What changed in a view, applied to the old one, is the new one: in every game, to every seat."""

from itertools import pairwise

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from dazwischen.games import registry
from dazwischen.server.wire.delta import changes
from tests.conformance import adapter, eyes, play
from tests.server.eyes import plain
from tests.server.folding import applied


@given(data=st.data(), name=st.sampled_from(registry.NAMES), seed=st.integers(0, 2**32))
def test_what_changed_makes_the_new_view(data: st.DataObject, name: str, seed: int) -> None:
    options = data.draw(adapter(name).options())
    played = play(name, options, seed, 40)
    step = data.draw(st.integers(1, 5))
    states = played.states[::step]
    for seat in eyes(played.game, options):
        views = [played.game.view(state, seat) for state in states]
        for before, after in pairwise(views):
            changed = changes(after.__struct_fields__, astuple(before), astuple(after))
            assert applied(plain(before), plain(changed)) == plain(after)


class Heap(msgspec.Struct, frozen=True):
    cards: tuple[int, ...]


lists = st.lists(st.integers(0, 2), max_size=30).map(tuple)


@given(lists, lists, st.integers(0, 30))
def test_lists_of_any_length(before: tuple[int, ...], after: tuple[int, ...], kept: int) -> None:
    old, new = Heap(before), Heap(before[:kept] + after)
    changed = changes(("cards",), astuple(old), astuple(new))
    assert applied(plain(old), plain(changed)) == plain(new)
    assert bool(changed) == (old != new)
    assert len(msgspec.json.encode(changed)) <= len(msgspec.json.encode(new)) + 20
