"""From where somebody asks: the address that a trusted proxy forwards, else the one connected."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
OURSELVES: Final = ("127.0.0.0/8", "::1/128")
"""A proxy on the same machine."""
_HOPS: Final = 8
"""Proxies one behind the other; nobody has more."""
_SITE: Final = 64
"""Bits of an IPv6 address that one household shares: it has all that begin with them."""


class Proxies:
    def __init__(self, trusted: Iterable[str] = OURSELVES) -> None:
        """Addresses or networks; `ValueError` for anything else."""
        self._trusted = [ip_network(one, strict=False) for one in trusted]

    def client(self, peer: str, forwarded: str = "") -> str:
        """Who asks, as far as those can be believed who pass it on: each proxy adds at the end from
        whom it heard, so the first that is no proxy of ours is the one. An IPv6 address counts with
        its neighbours."""
        address = _read(peer)
        for hop in reversed(forwarded.split(",")[-_HOPS:]):
            if address is None or not self._trusts(address):
                break
            found = _read(hop)
            if found is None:
                break
            address = found
        return "" if address is None else _site(address)

    def trust(self, peer: str) -> bool:
        address = _read(peer)
        return address is not None and self._trusts(address)

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)


def _read(text: str) -> Address | None:
    """Also with a port, as some proxies write it."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def _site(address: Address) -> str:
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), _SITE), strict=False))
