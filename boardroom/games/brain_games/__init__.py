"""Brain Games: roll, move, flip a tile and answer, until someone has all four categories."""

from boardroom.core.manifest import Manifest

MANIFEST = Manifest(
    id="brain_games",
    title="Brain Games",
    tagline="Roll, land, think",
    seats=range(2, 7),
    seats_text="2–6 players",
    minutes=45,
    mood="teal",
    picture="brain",
)
