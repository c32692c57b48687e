"""One game in progress: turns, clock, journal, undo, saves. No Qt."""
