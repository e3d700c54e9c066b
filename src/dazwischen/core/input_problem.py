"""Input that cannot be used, as an answer to whoever sent it."""

from dazwischen.core.errors import InvalidInput, Rejected


class InputProblem(Rejected, frozen=True):
    """Its sentence is the one that the catalogues have for files and options."""

    line: int | None = None
    """Where, in what was sent."""

    @property
    def key(self) -> str:
        return f"unusable-{self.code}"


def problem_of(error: InvalidInput) -> InputProblem:
    return InputProblem(error.code, error.rules, error.args_, error.line)
