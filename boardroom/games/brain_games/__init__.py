"""Brain Games: roll, move, flip a tile and answer, until someone has all four categories."""

from boardroom.core.manifest import Manifest
from boardroom.core.tongue import mark

MANIFEST = Manifest(
    id="brain_games",
    title="Brain Games",
    tagline=mark("Roll, land, think"),
    seats=range(2, 7),
    seats_text=mark("2–6 players"),
    minutes=45,
    mood="teal",
    picture="brain",
)
