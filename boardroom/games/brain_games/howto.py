"""How Brain Games is played, in eleven steps: Ana and Ben find tiles of four kinds."""

from __future__ import annotations

from boardroom.core.game import HOST
from boardroom.core.howto import Howto, Shown, play
from boardroom.core.tongue import mark
from boardroom.games.brain_games.actions import Answer, Buzz, Choose, GoOn, GoTo, Roll, Start
from boardroom.games.brain_games.options import Options

ANA, BEN = 0, 1

SCENES = (
    Shown(
        mark("Forty tiles lie face down. Ana and Ben roll, and the higher number begins: Ana."),
        (*play(ANA, Roll()), *play(BEN, Roll())),
    ),
    Shown(
        mark("She rolls again and moves exactly so many spaces, in any direction, over whatever lies there."),
        play(ANA, Roll()),
    ),
    Shown(
        mark("She flips the tile on which she lands. It is LOGIC, so the top LOGIC card is read out to her."),
        play(ANA, GoTo(9)),
    ),
    Shown(
        mark("One try, and as much time as she likes. “A clock!” That is right."),
        play(ANA, Answer("a clock")),
    ),
    Shown(
        mark("The tile goes to its place on her scorecard, and it is Ben’s turn."),
        (*play(HOST, GoOn()), *play(BEN, Roll())),
    ),
    Shown(
        mark("Ben finds a Lose-a-Turn. It is flipped back without a trace: remember where it lies!"),
        (*play(BEN, GoTo(10)), *play(HOST, GoOn())),
    ),
    Shown(
        mark("A head-to-head card: Ana plays for the tile against Ben. Whoever buzzes first may answer."),
        (*play(ANA, Roll(), GoTo(28), Start()), *play(BEN, Start(), Buzz())),
    ),
    Shown(
        mark("Ben says “long”, which is wrong. So Ana may try: “Short!” The tile is hers."),
        (*play(BEN, Answer("long")), *play(ANA, Answer("short")), *play(HOST, GoOn())),
    ),
    Shown(
        mark("Ben finds a Wild tile and may choose the kind: VISION. He says 4 …"),
        play(BEN, Roll(), GoTo(15), Choose("vision"), Answer("4")),
    ),
    Shown(
        mark(
            "… and that is wrong, so the tile is flipped back. A right answer wins it, a wrong one leaves it."
        ),
        play(HOST, GoOn()),
    ),
    Shown(
        mark(
            "Whoever first owns all four kinds wins. Two spare tiles may be traded in for a kind one lacks."
        ),
    ),
)

HOWTO = Howto(players=(("Ana", "fox"), ("Ben", "owl")), options=Options(), seed=1, scenes=SCENES)
