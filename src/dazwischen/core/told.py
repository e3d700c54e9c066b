"""Input that cannot be used, as an answer to whoever sent it."""

from dazwischen.core.errors import Rejected, Unusable


class Told(Rejected, frozen=True):
    """Its sentence is the one that the catalogues have for files and options."""

    line: int | None = None
    """Where, in what was sent."""

    @property
    def key(self) -> str:
        return f"unusable-{self.code}"


def told(error: Unusable) -> Told:
    return Told(error.code, error.rules, error.args_, error.line)
