"""The smallest game that the house accepts. Copy this folder to begin a new one."""

from boardroom.core.manifest import Manifest
from boardroom.core.tongue import mark

MANIFEST = Manifest(
    id="nullgame",
    title="Null",
    tagline=mark("Say done"),
    seats=range(1, 9),
    seats_text=mark("1–8 players"),
    minutes=1,
    mood="shelf",
    picture="brain",
    on_shelf=False,
)
