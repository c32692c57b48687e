"""Looking at the front of a card as a solver does."""

from __future__ import annotations

from boardroom.games.brain_games import figures
from boardroom.games.brain_games.content import Card
from boardroom.games.brain_games.marks import Icon, Words

Found = set[str]
"""All answers that fit, as the card would write them."""


def icons(card: Card) -> list[Icon]:
    """The pictures on it."""
    return [mark for mark in figures.marks(card.figure) if isinstance(mark, Icon)]


def texts(card: Card) -> list[str]:
    """The words on it."""
    return [mark.text for mark in figures.marks(card.figure) if isinstance(mark, Words)]
