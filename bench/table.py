"""The figures and claims as text for people, or as data."""

from collections.abc import Iterator
from statistics import median

from figures import CLAIMS, GROUPS, NOTES, SIZES, Claim, Figure, Samples
from programs import Measured

WIDTH = 56


def lines(measured: Measured, title: str) -> Iterator[str]:
    yield title
    for group, figures in GROUPS.items():
        yield f"\n{group:{WIDTH}}{'median':>10}{'lowest … highest':>32}"
        yield from (_figure(figure, measured.samples) for figure in figures)
    yield "\nClaims"
    yield from (_claim(claim, measured.samples) for claim in CLAIMS)
    yield f"\n{NOTES}"
    if measured.failures:
        yield "\nCould not be measured"
        yield from (f"  {name}: {why}" for name, why in measured.failures.items())


def _figure(figure: Figure, samples: Samples) -> str:
    values = sorted(value / SIZES[figure.unit] for value in samples.get(figure.key, ()))
    if not values:
        return f"  {figure.text:{WIDTH - 2}}{'–':>10}"
    spread = f"{_short(values[0])} … {_short(values[-1])}"
    return f"  {figure.text:{WIDTH - 2}}{_short(median(values)):>10} {figure.unit:13}{spread:>18}"


def _claim(claim: Claim, samples: Samples) -> str:
    value = claim.value(samples)
    if value is None:
        return f"  {claim.text:{WIDTH - 2}}{'–':>10}"
    verdict = "holds" if claim.holds(value) else "does not hold"
    unit = "s" if claim.than is None else "×"
    return f"  {claim.text:{WIDTH - 2}}{_short(value):>10} {unit:13}{verdict:>18}"


def _short(value: float) -> str:
    """Three digits that count."""
    return f"{value:.0f}" if value >= 100 else f"{value:#.3g}"


def data(measured: Measured) -> dict[str, object]:
    """Rates a second and times in seconds, with every run's value."""
    samples = measured.samples
    return {
        "figures": {
            figure.key: {"median": median(samples[figure.key]), "runs": samples[figure.key]}
            for figures in GROUPS.values()
            for figure in figures
            if figure.key in samples
        },
        "claims": [
            {"claim": claim.text, "value": value, "holds": claim.holds(value)}
            for claim in CLAIMS
            if (value := claim.value(samples)) is not None
        ],
        "failures": measured.failures,
    }
