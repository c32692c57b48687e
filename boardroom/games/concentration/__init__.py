"""Concentration: match the prizes under the slides, read the rebus behind them."""

from boardroom.core.manifest import Manifest

MANIFEST = Manifest(
    id="concentration",
    title="Concentration",
    tagline="Match prizes, read the rebus",
    seats=range(2, 9),
    seats_text="2 players or teams",
    minutes=40,
    mood="night",
    picture="television",
)
