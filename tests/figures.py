"""All kinds of figures at once, whichever a level has."""

from typing import Final

from dazwischen.cards.catalogue import KINDS
from dazwischen.cards.figures import Catalogue

CATALOGUE: Final = Catalogue(KINDS)
