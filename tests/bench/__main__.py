"""Run the benchmarks named on the command line, or all of them."""

from __future__ import annotations

import importlib
import sys

NAMES = ("start", "replay", "frames", "idle", "growth")


def main() -> int:
    chosen = sys.argv[1:] or NAMES
    for name in chosen:
        if name not in NAMES:
            print(f"There is no benchmark called {name}. There are: {', '.join(NAMES)}.")
            return 2
        for line in importlib.import_module(f"tests.bench.{name}").lines():
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
