"""The window, the shelf, the lobby and everything else about the table."""
