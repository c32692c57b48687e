"""Boardroom: a shelf of board games you can almost touch."""

VERSION = "1.0.0"
"""Of the whole program; packaging, the About card and the list of changes read it here."""
