"""How a request ends that is not done."""

from dazwischen.core.errors import Rejected


class Refuse(Exception):
    """Ends a request with a status and a sentence."""

    def __init__(self, status: int, rejected: Rejected, after: int = 0) -> None:
        """`after`: seconds after which the same may be done, where waiting helps."""
        super().__init__(rejected.code)
        self.status = status
        self.rejected = rejected
        self.after = after
