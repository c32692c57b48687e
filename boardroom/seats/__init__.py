"""Who can sit at a table beside a person. No Qt."""
