"""Measures the web client and prints one table: `make bench-web`.

With `--against REVISION` another revision is measured in the same run, by turns with what lies
here: a machine is never twice the same, but it is the same for both. The last column counts.
"""

import argparse
import os
import subprocess
import sys
from contextlib import ExitStack

from playwright.sync_api import Error

from web import measurements
from web.house import chromium, serving
from web.measurements import Measurement, Place
from web.sources import copied
from web.table import lines

HERE = "here"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="*", choices=[*measurements.ALL, []])
    parser.add_argument("--runs", type=int, default=7, help="of what is a moment long")
    parser.add_argument("--rounds", type=int, default=1, help="watched from beginning to end")
    parser.add_argument("--against", metavar="REVISION", help="as git names it; both uncompiled")
    options = parser.parse_args()
    print(f"Load of the machine before it {os.getloadavg()[0]:.1f}", flush=True)
    try:
        with ExitStack() as stack:
            browser = stack.enter_context(chromium())
            print(f"Chromium {browser.version}", flush=True)
            places = {
                name: Place(stack.enter_context(serving(source)), browser)
                for name, source in _sources(stack, options.against).items()
            }
            for name in options.what or measurements.ALL:
                measurement = measurements.ALL[name]
                times = options.rounds if measurement.long else options.runs
                for line in lines(measurement, _by_turns(measurement, places, times)):
                    print(line, flush=True)
    except (OSError, Error, subprocess.CalledProcessError) as error:
        print(f"  could not be measured: {error}", flush=True)
        return 1
    return 0


def _sources(stack: ExitStack, against: str | None) -> dict[str, str | None]:
    """Where each of them is imported from; None is what is installed."""
    if against is None:
        return {HERE: None}
    return {
        against: stack.enter_context(copied(against)),
        HERE: stack.enter_context(copied(None)),
    }


def _by_turns(
    measurement: Measurement, places: dict[str, Place], times: int
) -> dict[str, list[measurements.Samples]]:
    taken: dict[str, list[measurements.Samples]] = {name: [] for name in places}
    for turn in range(times):
        # Who comes second finds the machine warm: that is each of them in turn.
        order = list(places) if turn % 2 == 0 else list(reversed(places))
        for name in order:
            taken[name].append(measurement.take(places[name]))
    return taken


if __name__ == "__main__":
    sys.exit(main())
