"""What `packaging/start.py` does, with the standard library only."""
