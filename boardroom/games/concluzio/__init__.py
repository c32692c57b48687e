"""Concluzio: work out your own card from what the others say about it."""

from boardroom.core.manifest import Manifest

MANIFEST = Manifest(
    id="concluzio",
    title="Concluzio",
    tagline="Work out your own card",
    seats=range(2, 7),
    seats_text="2–6 players",
    minutes=15,
    mood="plum",
    picture="magnifying-glass",
)
