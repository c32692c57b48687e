"""Every game with the house rules that set its clocks going."""

from __future__ import annotations

TIMED = [
    ("concentration", {"limit": "15"}),
    ("concentration", {"limit": "15", "cover": "2"}),
    ("common_denominator", {}),
    ("common_denominator", {"turning": "by-itself"}),
    ("concluzio", {"limit": "60"}),
    ("brain_games", {"limit": "30"}),
]
