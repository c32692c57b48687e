"""What can be concluded about one's own secret card: pure reckoning from a view.

Three ways of thinking, each sharper than the one before (components.md): from the attributes alone; knowing
which cards there are; and striking out, too, every card that one can see elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from boardroom.core.game import Seat
from boardroom.games.concluzio.cards import KINDS, Trio, in_common
from boardroom.games.concluzio.content import SIZE
from boardroom.games.concluzio.state import Fact, Miss, Same
from boardroom.games.concluzio.view import View

_VALUES = range(1, SIZE + 1)
ANY: tuple[Trio, ...] = tuple(product(_VALUES, _VALUES, _VALUES))
"""Every combination of number, shape and colour, whether there is such a card or not."""


def from_attributes(view: View, seat: Seat) -> tuple[Trio, ...]:
    """The combinations that fit what was said, for somebody who does not know the deck."""
    return tuple(trio for trio in ANY if _fits(view, seat, trio))


def from_deck(view: View, seat: Seat) -> tuple[Trio, ...]:
    """The cards of the deck that fit what was said."""
    return tuple(trio for trio in view.chart if _fits(view, seat, trio))


def from_everything(view: View, seat: Seat) -> tuple[Trio, ...]:
    """The cards of the deck that fit what was said and that this seat has not seen elsewhere."""
    seen = set(_seen(view, seat))
    return tuple(trio for trio in view.chart if trio not in seen and _fits(view, seat, trio))


def how_even(card: Trio, possible: Iterable[Trio]) -> int:
    """How unevenly a card splits what is possible into Yes and No; 0 is best: half and half."""
    answers = [in_common(card, trio) > 0 for trio in possible]
    return abs(2 * sum(answers) - len(answers))


def _fits(view: View, seat: Seat, trio: Trio) -> bool:
    place = view.places[seat]
    return (
        all(in_common(card.trio, trio) == 1 for card in place.yes)
        and all(in_common(card.trio, trio) == 0 for card in place.no)
        and all(_agrees(fact, trio) for fact in place.facts)
    )


def _agrees(fact: Fact, trio: Trio) -> bool:
    match fact:
        case Same(kind, value, same):
            return (trio[KINDS.index(kind)] == value) == same
        case Miss(guess, wrong):
            return all(
                (one != other) == (kind in wrong) for kind, one, other in zip(KINDS, guess, trio, strict=True)
            )


def _seen(view: View, seat: Seat) -> Iterator[Trio]:
    """Every card that is in sight of a seat and not its own secret one, or was in its hand before."""
    for other in view.seats:
        place = view.places[other]
        for cards in (place.yes, place.no, place.hand or ()):
            yield from (card.trio for card in cards)
        if other != seat and place.secret is not None:
            yield place.secret.trio
    yield from (card.trio for card in view.tucked)
