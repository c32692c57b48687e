"""How Concluzio is played, in twelve steps: Ana finds out her own card, and one sees what she sees."""

from __future__ import annotations

from boardroom.core.game import Seat
from boardroom.core.howto import Howto, Shown, play
from boardroom.core.tongue import mark
from boardroom.games.concluzio.actions import Give, Guess, Mark, Play
from boardroom.games.concluzio.options import Options

ANA, BEN, MIA = 0, 1, 2

# Cards, by their place in the deck: Ana's secret one is number 5, the purple solid triangle 1.
_ORANGE_SQUARE_3, _GREEN_CIRCLE_4, _GREEN_TRIANGLE_7 = 17, 23, 47
_PURPLE_CIRCLE_5, _BLACK_SQUARE_5 = 30, 31
_BLACK_CROSS_1, _ORANGE_CIRCLE_7, _GREEN_CROSS_3, _ORANGE_CROSS_6 = 0, 44, 14, 35

SCENES = (
    Shown(mark("Everybody holds one card backwards: all can see it but its owner. Which card is it?")),
    Shown(mark("We look over Ana’s shoulder. She sees Ben’s and Mia’s secret cards, but not her own.")),
    Shown(
        mark("First a clue for the player on the left. Ben’s card is a 3, so Ana gives him a 3."),
        play(ANA, Give(_ORANGE_SQUARE_3)),
    ),
    Shown(
        mark("Ben and Mia choose, too. Then all clues are turned up, one after the other."),
        (*play(BEN, Give(_GREEN_CIRCLE_4)), *play(MIA, Give(_GREEN_TRIANGLE_7))),
    ),
    Shown(
        mark("Mia’s clue, a green triangle 7, lies at Yes: Ana’s card is green, or a triangle, or a 7."),
    ),
    Shown(
        mark("Two cards have one thing in common, or nothing at all. Never two things. That is the key!"),
    ),
    Shown(
        mark("Ana plays a purple circle 5. Ben, on her left, sees her card and says Yes. She draws a card."),
        play(ANA, Play(_PURPLE_CIRCLE_5)),
    ),
    Shown(
        mark("Ben and Mia play. What lies on the table cannot be Ana’s card, so she watches that too."),
        (*play(BEN, Play(_BLACK_CROSS_1)), *play(MIA, Play(_ORANGE_CIRCLE_7))),
    ),
    Shown(
        mark("Ana plays a black square 5. Ben says No: her card is not black, no solid square and no 5."),
        play(ANA, Play(_BLACK_SQUARE_5)),
    ),
    Shown(
        mark("Ben and Mia play, and Ana crosses it out on her sheet. So it was not the 5 that got a Yes."),
        (
            *play(BEN, Play(_GREEN_CROSS_3)),
            *play(MIA, Play(_ORANGE_CROSS_6)),
            *play(ANA, Mark("colour", 5), Mark("shape", 4), Mark("number", 5)),
        ),
    ),
    Shown(
        mark("The hollow circles 4 and 7 lie on the table, the purple 7 is in her hand. One card is left!"),
    ),
    Shown(
        mark(
            "Instead of playing a card Ana names it: “Purple triangle 1!” She wins. "
            "Whoever is wrong is out of the game."
        ),
        play(ANA, Guess(1, 6, 4)),
    ),
)

HOWTO = Howto(
    players=(("Ana", "fox"), ("Ben", "owl"), ("Mia", "unicorn")),
    options=Options(),
    seed=52,
    eyes=Seat(ANA),
    shares=("deck.yaml",),
    scenes=SCENES,
)
