"""The tactile toolkit that every scene is made of. Knows no game."""
