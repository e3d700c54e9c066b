"""Measures the program beside its peers and prints one table: `make bench`."""

import argparse
import json
import os
import platform
import sys
from pathlib import Path

import programs
import table


def main() -> int:
    """Status 1 if something could not be measured, whatever the figures are."""
    options = _arguments()
    title = _title(options.runs)
    measured = programs.measure(options.peers, options.runs)
    if len(set(measured.samples.pop("checksum", ()))) > 1:
        measured.failures["kernel.py"] = "compiled and uncompiled kernels play different rounds"
    if options.json:
        print(json.dumps(table.data(measured), indent=2, ensure_ascii=False))
    else:
        print(*table.lines(measured, title), sep="\n")
    return 1 if measured.failures else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", required=True, help="a Python with requirements/bench.lock")
    parser.add_argument("--runs", type=int, default=5, help="everything is measured that often")
    parser.add_argument("--json", action="store_true", help="data instead of a table")
    return parser.parse_args()


def _title(runs: int) -> str:
    python = platform.python_version()
    busy = f", load before it {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"One core of {_processor()}, Python {python}, median of {runs} runs{busy}"


def _processor() -> str:
    about = Path("/proc/cpuinfo")
    names = about.read_text().partition("model name")[2] if about.exists() else ""
    return names.partition(":")[2].partition("\n")[0].strip() or platform.machine()


if __name__ == "__main__":
    sys.exit(main())
