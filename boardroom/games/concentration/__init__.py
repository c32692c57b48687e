"""Concentration: match the prizes under the slides, read the rebus behind them."""

from boardroom.core.manifest import Manifest
from boardroom.core.tongue import mark

MANIFEST = Manifest(
    id="concentration",
    title="Concentration",
    tagline=mark("Match prizes, read the rebus"),
    seats=range(2, 9),
    seats_text=mark("2 players or teams"),
    minutes=40,
    mood="night",
    picture="television",
)
