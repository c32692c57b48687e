"""Content files: YAML to typed values, every fault with its file and line."""
