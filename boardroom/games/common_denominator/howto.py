"""How Common Denominator is played, in twelve steps: Ana goes for the Silver, Ben for the Gold."""

from __future__ import annotations

from boardroom.core.game import Seat
from boardroom.core.howto import Howto, Shown, play
from boardroom.core.tongue import mark
from boardroom.games.common_denominator.actions import (
    Answer,
    Draw,
    GoForGold,
    GoForSilver,
    TakePuzzle,
    TryCategory,
    TryRow,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.options import Options

ANA, BEN = 0, 1

SCENES = (
    Shown(
        mark("Every puzzle card hides words that have something in common. Ana, the youngest, takes one."),
        play(ANA, Youngest(Seat(ANA)), TakePuzzle()),
    ),
    Shown(
        mark("First she turns the timer, and with it the card. Whoever answers before that loses the turn."),
        play(ANA, TurnTimer()),
    ),
    Shown(
        mark("Some letters show. Ana reads “mushroom” in the first row. Right: that is a Bronze, one point."),
        play(ANA, TryRow(1), Answer("mushroom")),
    ),
    Shown(
        mark("What do the rows have in common? “Pizza toppings!” The category wins a Bronze as well."),
        play(ANA, TryCategory(), Answer("pizza toppings")),
    ),
    Shown(
        mark(
            "“Chives” is wrong. The right word is filled in for all to see; a second miss would end the turn."
        ),
        play(ANA, TryRow(4), Answer("chives")),
    ),
    Shown(
        mark(
            "The marked column spells a word, too. Some rows are given, so Ana says “Going for the Silver”."
        ),
        play(ANA, GoForSilver()),
    ),
    Shown(
        mark(
            "“Slice!” A Silver is five points. Wrong would have cost a Bronze. Either way the turn is over."
        ),
        play(ANA, Answer("slice")),
    ),
    Shown(
        mark("At the end of a turn one may take a card. Happy ones are used at once, or kept for later."),
        play(ANA, Draw()),
    ),
    Shown(
        mark("An extra Silver for Ana! Whoever had kept a Trump card could have cancelled it."),
        play(ANA, Use("02-silver")),
    ),
    Shown(
        mark("Ben could go on with Ana’s puzzle. He takes a new one."),
        play(BEN, TakePuzzle(), TurnTimer()),
    ),
    Shown(
        mark("Nothing is given yet: “I am going for the Gold!” Wrong would cost two Bronzes and the turn."),
        play(BEN, GoForGold()),
    ),
    Shown(
        mark("“Bite!” Ten points at one stroke. Whoever first shows 100 points in their own turn wins."),
        play(BEN, Answer("bite")),
    ),
)

HOWTO = Howto(
    players=(("Ana", "fox"), ("Ben", "owl")),
    options=Options(),
    seed=17,
    eyes=Seat(ANA),
    scenes=SCENES,
)
