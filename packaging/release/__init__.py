"""What `packaging/start.py build` and `prove` do: from a checkout to something a family can double-click."""
