"""Numbers in the path of a request: none that is meant has more than 15 digits."""

from typing import Final

from starlette.convertors import Convertor, register_url_convertor

DIGITS: Final = 15


class Number(Convertor[int]):
    regex = f"[0-9]{{1,{DIGITS}}}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", Number())
