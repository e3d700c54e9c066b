"""Measures the web client and prints one table: `make bench-web`."""

import argparse
import os
import sys

from playwright.sync_api import Error

from web import measurements
from web.house import chromium, serving
from web.measurements import Plan

MEASURED = {
    "weight": measurements.weight,
    "start": measurements.start,
    "response": measurements.response,
    "smoothness": measurements.smoothness,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=[*MEASURED, []])
    parser.add_argument("--runs", type=int, default=7, help="of what is a moment long")
    parser.add_argument("--rounds", type=int, default=1, help="watched from beginning to end")
    options = parser.parse_args()
    print(f"Load of the machine before it {os.getloadavg()[0]:.1f}", flush=True)
    try:
        with serving() as base, chromium() as browser:
            print(f"Chromium {browser.version}", flush=True)
            plan = Plan(base, browser, options.runs, options.rounds)
            for name in options.what or MEASURED:
                for line in MEASURED[name](plan):
                    print(line, flush=True)
    except (OSError, Error) as error:
        print(f"  could not be measured: {error}", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
