"""Complaints about options, with the rule that each option is of."""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import ParamSpec, TypeVar

from dazwischen.core.errors import InvalidInput

P = ParamSpec("P")
T = TypeVar("T")


def ruled(error: InvalidInput, rules: Mapping[str, str]) -> InvalidInput:
    """`rules` has ids by the option's name, or by what is wrong where several options are."""
    if error.rules:
        return error
    name = str(error.args_.get("name", "")).partition(" ")[0]
    rule = rules.get(error.code) or rules.get(name)
    return error.by(rule) if rule else error


def by_rules(rules: Mapping[str, str]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """For what reads options: whatever it complains about rests on a rule."""

    def decorated(read: Callable[P, T]) -> Callable[P, T]:
        @wraps(read)
        def reading(*args: P.args, **kwargs: P.kwargs) -> T:
            try:
                return read(*args, **kwargs)
            except InvalidInput as error:
                raise ruled(error, rules) from None

        return reading

    return decorated
