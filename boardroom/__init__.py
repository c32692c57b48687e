"""Boardroom: a shelf of board games you can almost touch."""
