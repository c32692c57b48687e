"""Common Denominator: race the sand for the words that share a hidden category."""

from boardroom.core.manifest import Manifest

MANIFEST = Manifest(
    id="common_denominator",
    title="Common Denominator",
    tagline="Find the hidden category",
    seats=range(2, 7),
    seats_text="2–6 players",
    minutes=45,
    mood="forest",
    picture="pencil",
    on_shelf=True,
)
