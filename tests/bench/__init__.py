"""Benchmarks: each prints a ratio against a floor measured in the same run. Run by hand, never a test.

`python -m tests.bench` runs all, `python -m tests.bench start` one of them.
"""

from __future__ import annotations

from statistics import median


def ratio(name: str, ours: list[float], floor: list[float], limit: float) -> str:
    """One line: how many times the floor it costs, by the medians, and whether that is within the limit."""
    times = median(ours) / median(floor)
    verdict = "ok" if times <= limit else "TOO SLOW"
    return (
        f"{name:44} {times:5.2f} × floor (limit {limit:.2f})  {verdict}"
        f"   [{median(ours) * 1000:.2f} ms / {median(floor) * 1000:.2f} ms]"
    )
