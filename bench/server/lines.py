"""Lines of the table that is printed."""

from server.load import Measured

MB = 1e6


def rates(name: str, measured: Measured) -> str:
    return line(
        name,
        f"{measured.rate:,.0f}",
        f"{measured.per_core:,.0f}",
        f"{measured.p99 * 1e3:.2f}",
        f"{measured.busy:.0%}",
    )


def stretch(name: str, measured: Measured) -> str:
    refused = f"{measured.refused} refused" if measured.refused else ""
    return line(
        name,
        f"{measured.rate:,.0f}",
        f"{measured.per_core:,.0f}",
        f"{measured.p50 * 1e3:.2f}",
        f"{measured.p99 * 1e3:.2f}",
        f"{measured.busy:.0%}",
        refused,
    )


def line(name: str, *cells: str) -> str:
    return f"  {name:36}" + "".join(f"{cell:>18}" for cell in cells)


def holds(condition: bool) -> str:  # noqa: FBT001 - it is what was measured
    return "holds" if condition else "does not hold"
