"""The version of the program; a game's own is with the game."""

from typing import Final

VERSION: Final = "0.1.0"
