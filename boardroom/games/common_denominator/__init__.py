"""Common Denominator: race the sand for the words that share a hidden category."""

from boardroom.core.manifest import Manifest
from boardroom.core.tongue import mark

MANIFEST = Manifest(
    id="common_denominator",
    title="Common Denominator",
    tagline=mark("Find the hidden category"),
    seats=range(2, 7),
    seats_text=mark("2–6 players"),
    minutes=45,
    mood="forest",
    picture="pencil",
    on_shelf=True,
)
