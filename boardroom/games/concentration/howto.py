"""How Concentration is played, in eleven steps: one short game of Ana against Ben."""

from __future__ import annotations

from boardroom.core.howto import Howto, Shown, play
from boardroom.core.tongue import mark
from boardroom.games.concentration.actions import Cover, Guess, Pass, Pull, TakePrize
from boardroom.games.concentration.options import Options

ANA, BEN = 0, 1

SCENES = (
    Shown(
        mark("25 slides cover 25 prize cards. Behind them hides a rebus, a puzzle of pictures and letters.")
    ),
    Shown(
        mark("Ana pulls out two slides. A seaside trip and a couch: they do not match."),
        play(ANA, Pull(3), Pull(18)),
    ),
    Shown(
        mark("So Ana puts the slides back, and it is Ben’s turn. Remember where everything lies!"),
        play(ANA, Cover()),
    ),
    Shown(
        mark("Ben finds a seaside trip, and he knows where the other one is. That is a match."),
        play(BEN, Pull(14), Pull(3)),
    ),
    Shown(
        mark(
            "The pair is Ben’s. After a match he may guess the rebus once. He sees too little, so he passes."
        ),
        play(BEN, Pass()),
    ),
    Shown(
        mark("After a match the turn goes on. A Wild matches everything, so this one plays as a tub."),
        play(BEN, Pull(9), Pull(4), Pass()),
    ),
    Shown(
        mark("The turn ends only when two prizes do not match: a piano and odd socks."),
        play(BEN, Pull(11), Pull(5)),
    ),
    Shown(
        mark("Two Takes! Ana may take a prize of her choice from Ben’s rack: the seaside trip."),
        (*play(BEN, Cover()), *play(ANA, Pull(15), Pull(17), TakePrize(0))),
    ),
    Shown(
        mark("She passes, goes on, and finds two cars. More and more of the rebus shows."),
        play(ANA, Pass(), Pull(1), Pull(22)),
    ),
    Shown(
        mark("Now Ana can read it: T, 4, 2. “Tea for two!”"),
        play(ANA, Guess("Tea for two")),
    ),
    Shown(
        mark("Whoever reads the rebus wins the prizes in their rack. After three games the most money wins."),
    ),
)

HOWTO = Howto(
    players=(("Ana", "fox"), ("Ben", "owl")),
    options=Options(games="1"),
    seed=2,
    scenes=SCENES,
)
