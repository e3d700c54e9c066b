"""The words that a bot knows, in the arrays that its kernels read: compiled to a plain C record."""

from dazwischen.bots.jarnac.growth import Numbers


class Knowledge:
    """Words by number: the trie, their families and how these grow, their letters and entries."""

    def __init__(
        self,
        trie: tuple[Numbers, Numbers, Numbers],
        growth: tuple[Numbers, Numbers, Numbers, Numbers],
        spelling: tuple[bytes, Numbers],
        entries: tuple[Numbers, Numbers] | None,
    ) -> None:
        self.nodes, self.order, self.families = trie
        self.letters, self.starts, self.grown, self.worth = growth
        self.codes, self.places = spelling
        """The letters of all words, and where word 0 of each length would begin."""
        self.strict = entries is not None
        """K-PRO-3 holds: a word may not become a form of an entry of its own."""
        self.ends, self.entries = entries or (self.order, self.order)

    def may_become(self, old: int, new: int) -> bool:
        """Whether two words share no entry: what K-PRO-3 asks, and a little more."""
        for place in range(self.ends[old], self.ends[old + 1]):
            for other in range(self.ends[new], self.ends[new + 1]):
                if self.entries[place] == self.entries[other]:
                    return False
        return True
