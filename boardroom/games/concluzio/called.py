"""What the things on a Concluzio table are called, for whoever hears them named."""

from __future__ import annotations

from boardroom.core.tongue import tr
from boardroom.games.concluzio.attributes import Look, card_name, colour_name, shape_name
from boardroom.games.concluzio.cards import Card, Kind
from boardroom.games.concluzio.view import View


def called_card(look: Look, view: View, at: int) -> str:
    """A card that these eyes can see, by its place in the deck."""
    for place in view.places:
        seen: tuple[Card | None, ...] = (*(place.hand or ()), *place.yes, *place.no, place.secret)
        for card in seen:
            if card is not None and card.at == at:
                return card_name(look, card)
    return ""


def called_value(look: Look, kind: Kind, value: int) -> str:
    """A value to tick or to choose: "Number 5", "Shape: solid circle", "Colour: blue"."""
    match kind:
        case "number":
            return tr("Number {number}", number=value)
        case "shape":
            return tr("Shape: {shape}", shape=shape_name(look.shapes[value - 1].name))
        case "colour":
            return tr("Colour: {colour}", colour=colour_name(look.colours[value - 1]))
