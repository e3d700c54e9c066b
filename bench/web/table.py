"""What was measured, as lines that are printed: a column each, and how they compare."""

from collections.abc import Iterator
from itertools import chain

from web.measurements import Figure, Measurement, Samples

NAME, COLUMN, RATIO = 40, 12, 9


def lines(measurement: Measurement, taken: dict[str, list[Samples]]) -> Iterator[str]:
    yield measurement.title
    compared = len(taken) > 1
    if compared:
        heads = "".join(f"{name[: COLUMN - 1]:>{COLUMN}}" for name in taken)
        yield f"{'':{NAME}}{heads}{'ratio':>{RATIO}}"
    for figure in measurement.figures:
        values = [figure.summary(_gathered(samples, figure)) for samples in taken.values()]
        cells = "".join(f"{figure.written(value):>{COLUMN}}" for value in values)
        ratio = f"{_ratio(*values):>{RATIO}}" if compared else ""
        yield f"  {figure.name:{NAME - 2}}{cells}{ratio}   {figure.judged(values[-1])}".rstrip()


def _gathered(samples: list[Samples], figure: Figure) -> list[float]:
    return list(chain.from_iterable(sample[figure.name] for sample in samples))


def _ratio(before: float, now: float) -> str:
    return f"{now / before:.2f}" if before else ""
