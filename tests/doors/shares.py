"""How many of a hundred inputs go to each door: by what one costs, and who comes there."""

from typing import Final

SHARES: Final = {
    "messages": 25, "following": 5, "routes": 20, "referee": 10, "imports": 10, "lists": 15,
    "settings": 8, "wire": 5, "databases": 2,
}  # fmt: skip
