"""Concluzio: work out your own card from what the others say about it."""

from boardroom.core.manifest import Manifest
from boardroom.core.tongue import mark

MANIFEST = Manifest(
    id="concluzio",
    title="Concluzio",
    tagline=mark("Work out your own card"),
    seats=range(2, 7),
    seats_text=mark("2–6 players"),
    minutes=15,
    mood="plum",
    picture="magnifying-glass",
)
