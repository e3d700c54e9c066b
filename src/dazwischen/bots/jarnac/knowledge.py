"""The words that a bot knows, in the arrays that its kernels read: compiled to a plain C record."""

from dazwischen.bots.jarnac.growth import Numbers


class Knowledge:
    """Words by number: the trie, their families and how these grow, their letters and entries."""

    def __init__(
        self,
        trie: tuple[Numbers, Numbers, Numbers],
        growth: tuple[Numbers, Numbers, Numbers, Numbers],
        spelling: tuple[bytes, Numbers],
        entries: tuple[Numbers, Numbers, bytes] | None,
    ) -> None:
        self.nodes, self.order, self.families = trie
        self.letters, self.starts, self.grown, self.worth = growth
        self.codes, self.places = spelling
        """The letters of all words, and where word 0 of each length would begin."""
        self.strict = entries is not None
        """K-PRO-3 holds: a word may not become a form of an entry of its own."""
        self.ends, self.entries, self.marks = entries or (self.order, self.order, b"\0")
        """Where each word's entries begin, the entries, and which of them let the word lie."""

    def free_to(self, old: int, new: int) -> bool:
        """K-PRO-3, for the word on a row, from 1, or 0 for none that is known."""
        if not self.strict or not old:
            return True
        for place in range(self.ends[old - 1], self.ends[old]):
            if self.marks[place]:
                for other in range(self.ends[new], self.ends[new + 1]):
                    if self.entries[place] == self.entries[other]:
                        return False
        return True
