"""Seeds that nobody chose alone."""

from hashlib import sha256

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.core import mixing
from dazwischen.core.errors import InvalidInput

hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)
shares = st.lists(hexes | st.just(""), min_size=1, max_size=8).map(tuple)


def test_it_is_what_the_protocol_says() -> None:
    secret, mine = "a1" * 32, "b2" * 32
    told = mixing.mixed(secret, (mine, "", "c3" * 32))
    assert told.commitment == sha256(b"commitment:" + secret.encode()).hexdigest()
    text = f"seed:{secret}:{mine},,{'c3' * 32}"
    assert told.seed == int.from_bytes(sha256(text.encode()).digest(), "big")


@given(hexes, shares)
def test_what_was_mixed_is_found_in_order(secret: str, given: tuple[str, ...]) -> None:
    told = mixing.mixed(secret, given)
    mixing.check(told, told.seed, len(given))


@given(hexes, hexes, shares)
def test_another_secret_is_found(secret: str, other: str, given: tuple[str, ...]) -> None:
    assume(secret != other)
    told = mixing.mixed(secret, given)
    for changed in (replace(told, secret=other), replace(told, commitment=other)):
        with pytest.raises(InvalidInput, match="log-commitment"):
            mixing.check(changed, told.seed, len(given))
    # Also where the commitment was changed with it, as long as the cards are the same.
    with pytest.raises(InvalidInput, match="log-seed"):
        mixing.check(mixing.mixed(other, given), told.seed, len(given))


@given(hexes, shares, st.data())
def test_other_shares_or_another_order_are_found(
    secret: str, given: tuple[str, ...], data: st.DataObject
) -> None:
    told = mixing.mixed(secret, given)
    other = data.draw(shares | st.permutations(given).map(tuple))
    assume(other != given)
    with pytest.raises(InvalidInput, match="log-seed"):
        mixing.check(replace(told, shares=other), told.seed, len(given))
    with pytest.raises(InvalidInput, match="log-seed"):
        mixing.check(replace(told, shares=other), told.seed, len(other))


@given(hexes, shares, st.integers(0, 2**256 - 1))
def test_another_seed_is_found(secret: str, given: tuple[str, ...], seed: int) -> None:
    told = mixing.mixed(secret, given)
    assume(seed != told.seed)
    with pytest.raises(InvalidInput, match="log-seed"):
        mixing.check(told, seed, len(given))
