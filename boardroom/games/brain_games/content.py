"""What is in the Brain Games box: data/brain_games/*.yaml, one entry for each card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct

from boardroom.core.tongue import mark, tr
from boardroom.games.brain_games import figures
from boardroom.games.brain_games.board import Category

Level = Literal["easy", "medium", "hard"]
LEVEL_NAMES: dict[Level, str] = {"easy": mark("easy"), "medium": mark("medium"), "hard": mark("hard")}
Reply = Literal["typed", "letters", "pick", "aloud", "room", "react", "stopwatch", "taps"]
Duel = Literal["", "buzz", "race", "best", "judged"]
Seconds = Annotated[int, Meta(ge=0, le=300)]

MEASURED: frozenset[Reply] = frozenset({"react", "stopwatch", "taps"})
"""Answered by touching the screen, which measures how well."""

PADS = 6
"""Pads on which a pattern is repeated, numbered from 1."""


SAME = "same"
"""`seated` of a challenge of which all can be done sitting down as well."""


class Card(Struct, frozen=True):
    """One card: its front (`figure`), what is read out (`question`) and its back (`answer`, `why`).

    `reply` is how it is answered: `typed` (judged kindly), `letters` (exact), `pick` (one of `options`),
    `aloud` and `room` (said or done, then judged by the table against `answer`), or on the screen: `react`
    (press within `limit` milliseconds of the signal), `stopwatch` (stop after `answer` seconds, `limit`
    milliseconds off at most), `taps` (`answer` names the pads in order). The front is covered after `look`
    seconds (BG-20); `time` is the seconds to answer in, 0 for none (BG-14). `duel` says how a head-to-head
    card is won: `buzz` (first right answer), `race` (first press after the signal), `best` (nearest to the
    goal), `judged` (by whoever reads). `seated` is how a room challenge is done sitting down, or SAME. A card
    with a `seed` was made from it by making.py, which can make it again.
    """

    id: str
    category: Category
    kind: str
    level: Level
    question: str
    reply: Reply
    answer: str = ""
    accept: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    figure: str = ""
    why: str = ""
    look: Seconds = 0
    time: Seconds = 0
    limit: int = 0
    duel: Duel = ""
    seated: str = ""
    seed: int = 0

    @property
    def is_judged(self) -> bool:
        """Whether people decide if it was done right (BG-16)."""
        return self.reply in ("aloud", "room")

    @property
    def is_measured(self) -> bool:
        """Whether the screen measures it."""
        return self.reply in MEASURED

    @property
    def needs_start(self) -> bool:
        """Whether somebody must be ready before the front is shown: time runs, or two compete."""
        return bool(self.look or self.time or self.duel or self.is_measured or self.reply == "room")


class Content(Struct, frozen=True):
    """Everything in the box."""

    cards: tuple[Card, ...] = ()

    def faults(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        """What the types cannot say: (where, what is wrong) for each card that cannot be played with."""
        known: dict[str, int] = {}
        for at, card in enumerate(self.cards):
            first = known.setdefault(card.id, at)
            if first != at:
                wrong = tr(
                    "{id!r} is also the id of card {number}; give each card its own",
                    id=card.id,
                    number=first + 1,
                )
                yield ("cards", at, "id"), wrong
            for field, wrong in _faults(card):
                yield ("cards", at, field), wrong


def _faults(card: Card) -> Iterator[tuple[str, str]]:
    """What is wrong with a card by itself: (which field, what is wrong and what to do)."""
    if not card.id.strip() or not card.question.strip():
        yield "id", tr("a card needs an id and a question")
    if card.reply != "react" and not card.answer.strip():
        yield "answer", tr("a card answered by {reply} needs an answer: to compare with", reply=card.reply)
    if card.reply == "pick":
        if len(card.options) < 2 or len(set(card.options)) < len(card.options):
            yield "options", tr("there must be at least two options, all different")
        elif card.answer not in card.options:
            wrong = tr(
                "the answer {answer!r} is not among the options; write it as it stands there",
                answer=card.answer,
            )
            yield "answer", wrong
    elif card.options:
        yield "options", tr("options go with reply: pick")
    if card.reply in ("react", "stopwatch") and card.limit <= 0:
        yield "limit", tr("say how many milliseconds are near enough")
    if card.reply == "stopwatch" and not card.answer.isdecimal():
        yield "answer", tr("write the seconds to wait as a whole number")
    if card.reply == "taps" and not all(
        pad.isdecimal() and 1 <= int(pad) <= PADS for pad in card.answer.split()
    ):
        yield "answer", tr("write the pads, 1 to {most}, with spaces between them", most=PADS)
    if card.reply == "room" and not card.seated.strip():
        yield "seated", tr("say how the challenge is done sitting down")
    allowed = _DUELS[card.reply]
    if card.duel not in allowed:
        yield "duel", _no_such_duel(card, allowed)
    if card.look and not card.figure:
        yield "look", tr("there is no figure that could be covered")
    if wrong := figures.fault(card.figure):
        yield "figure", wrong


def _no_such_duel(card: Card, allowed: tuple[str, ...]) -> str:
    ways = ", ".join(repr(duel) for duel in allowed if duel)
    if not ways:
        return tr("a card answered by {reply} is no head-to-head; take duel: away", reply=card.reply)
    return tr(
        "a head-to-head answered by {reply} can be {ways}, not {duel!r}",
        reply=card.reply,
        ways=ways,
        duel=card.duel,
    )


_DUELS: dict[str, tuple[str, ...]] = {
    "typed": ("", "buzz"),
    "letters": ("", "buzz"),
    "pick": ("", "buzz"),
    "aloud": ("", "judged"),
    "room": ("", "judged"),
    "react": ("", "race"),
    "stopwatch": ("", "best"),
    "taps": ("",),
}
"""How a head-to-head card with such a reply can be won."""
