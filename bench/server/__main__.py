"""Measures the server and prints one table: `make bench-server`; `make soak` for the long run."""

import argparse
import os
import signal
import sys
from collections.abc import Iterable

import uvloop

from server import cores, measurements
from server.people import people
from server.plan import HUMAN_TABLES, Plan

MEASURED = {
    "start": measurements.start,
    "commit": measurements.commits,
    "bare": measurements.bare,
    "jay": measurements.jay,
    "people": people,
    "soak": measurements.soaked,
}
USUAL = ("start", "commit", "bare", "jay", "people")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=[*MEASURED, []])
    parser.add_argument("--runs", type=int, default=3, help="of what is compared or a moment long")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measured stretch")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the soak")
    parser.add_argument("--tables", type=int, default=HUMAN_TABLES)
    options = parser.parse_args()
    plan = Plan(options.runs, options.seconds, options.minutes, options.tables)
    print(f"Server on core {cores.for_server()}, load on core {cores.for_load()}, ", end="")
    print(f"load of the machine before it {os.getloadavg()[0]:.1f}", flush=True)
    # Stopped in whatever way, it stops the servers that it started.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    cores.stay_on_the_loads()
    return uvloop.run(measured(options.what or USUAL, plan))


async def measured(names: Iterable[str], plan: Plan) -> int:
    """Status 1 if something could not be measured, whatever the figures are."""
    failed = 0
    for name in names:
        try:
            async for line in MEASURED[name](plan):
                print(line, flush=True)
        except (OSError, TimeoutError) as error:
            print(f"  {name} could not be measured: {error}", flush=True)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
