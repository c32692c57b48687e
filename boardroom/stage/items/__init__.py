"""The pieces."""
