"""What a pause or a judge finds among the cards since the last: J-FAULT-2 to J-FAULT-6."""

from msgspec import Struct


class Findings(Struct):
    """What an interruption finds, by serial or by seat."""

    follow_ups: list[int] = []
    """J-FAULT-4: go back without penalty."""
    own: list[int] = []
    """J-FAULT-5: illegal lays on top of one's own open fault; go back."""
    real: list[int] = []
    """Faults that stay in the box."""
    repeaters: set[int] = set()
    """Seats that laid again with an open fault."""
    duty: set[int] = set()
    """Seats that did something else before drawing: J-FAULT-2."""
    silent: set[int] = set()
    """Seats that announced wrongly or not at all: J-FAULT-6."""
    open: list[int] = []
    """Faults not yet announced and drawn for."""
