"""stub for a moment"""

LEVELS = ("Easy",)
