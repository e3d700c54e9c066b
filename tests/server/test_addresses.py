"""From where somebody asks, as far as those can be believed who pass it on."""

import pytest

from dazwischen.server.base.addresses import Proxies


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.7", "", "203.0.113.7"),
        # Strangers can say what they like.
        ("203.0.113.7", "198.51.100.1", "203.0.113.7"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1:5555", "198.51.100.1"),
        # What somebody claims stands to the left of what the proxy adds.
        ("127.0.0.1", "192.0.2.1, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, 10.0.0.5", "198.51.100.1"),
        ("127.0.0.1", "192.0.2.1, unknown", "127.0.0.1"),
        ("127.0.0.1", ",,", "127.0.0.1"),
        ("127.0.0.1", "x" * 10_000, "127.0.0.1"),
        ("", "198.51.100.1", ""),
        # Neighbours of one household count as one, however they are written.
        ("2001:db8:1:2:3::4", "", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "", "2001:db8:1:2::/64"),
        ("::1", "[2001:db8:1:3::4]:80", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "", "203.0.113.7"),
        ("::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"),
    ],
)
def test_who_asks(peer: str, forwarded: str, client: str) -> None:
    assert Proxies(("127.0.0.0/8", "::1", "10.0.0.0/24")).client(peer, forwarded) == client


def test_no_more_hops_than_anybody_has() -> None:
    forwarded = ", ".join(["198.51.100.1", *["127.0.0.1"] * 10])
    assert Proxies().client("127.0.0.1", forwarded) == "127.0.0.1"


def test_what_is_no_address_cannot_be_trusted() -> None:
    with pytest.raises(ValueError, match="somewhere"):
        Proxies(["somewhere"])
