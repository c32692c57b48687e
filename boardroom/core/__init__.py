"""The language of games: pure values and functions."""
