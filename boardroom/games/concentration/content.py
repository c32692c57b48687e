"""What is in the Concentration box: data/concentration/*.yaml."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from boardroom.core.tongue import money, tr
from boardroom.games.concentration.parts import MOST_PARTS, Part, fault

MASK_DIGITS = 64


LONGEST_ANSWER = 60
VALUE_STEP = 50
"""Dollars of which every prize is worth a whole multiple (components.md)."""


class Prize(Struct, frozen=True):
    """One prize; two cards of the deck show it. `value` is in dollars (ruling CON-09)."""

    name: str
    value: int
    picture: str


class Deck(Struct, frozen=True):
    """The prizes of one theme, of which a preset puts some pairs on the board (components.md)."""

    id: str
    title: str
    prizes: tuple[Prize, ...]


class Special(Struct, frozen=True):
    """How a Wild or a Take card looks; it is worth nothing (ruling CON-09)."""

    name: str
    picture: str


class Picture(Struct, frozen=True):
    """A picture and what people call it, best name first; `sounds` in ARPAbet where a dictionary misleads."""

    picture: str
    names: tuple[str, ...]
    sounds: tuple[str, ...] = ()


class Puzzle(Struct, frozen=True):
    """One rebus: what it says, how else that may be said, and the parts it is made of.

    `sounds: checked` says that a person has read it aloud although the table of sounds would refuse it;
    `why` gives the reason.
    """

    answer: str
    kind: Literal["idiom", "title", "name", "place", "thing"]
    level: Literal["easy", "medium", "hard"]
    parts: tuple[Part, ...]
    accept: tuple[str, ...] = ()
    sounds: Literal["", "checked"] = ""
    why: str = ""


class Ink(Struct, frozen=True):
    """Where a picture has colour, measured by packaging/build_inks.py so that the layout needs no drawing.

    `box`: left, top, right and bottom of the colour, in thousandths of the picture's square. `mask`: that
    box cut into 16 rows of 16 cells, a row in 4 hexadecimal digits, left cell first; 1 is colour.
    """

    picture: str
    box: tuple[int, int, int, int]
    mask: str


class Content(Struct, frozen=True):
    """Everything in the box."""

    puzzles: tuple[Puzzle, ...] = ()
    decks: tuple[Deck, ...] = ()
    wild: Special = Special("Wild", "star")
    take: Special = Special("Take", "raised-hand")
    pictures: tuple[Picture, ...] = ()
    inks: tuple[Ink, ...] = ()
    phrases: tuple[str, ...] = ()
    """What a computer player has heard of; it can guess nothing else."""
    blocked: tuple[str, ...] = ()
    """Words that no puzzle may hold."""

    def faults(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        """What the types cannot say: (where, what is wrong) for each entry that cannot be played with."""
        yield from _faults_of_decks(self.decks)
        for at, puzzle in enumerate(self.puzzles):
            for trail, text in (("answer", puzzle.answer), *(("accept", other) for other in puzzle.accept)):
                if wrong := _fault_of_answer(text):
                    yield ("puzzles", at, trail), wrong
            if not puzzle.parts:
                yield ("puzzles", at, "parts"), tr("a rebus needs parts")
            if len(puzzle.parts) > MOST_PARTS:
                wrong = tr("a rebus has at most {most} parts; make it shorter", most=MOST_PARTS)
                yield ("puzzles", at, "parts"), wrong
            if bool(puzzle.sounds) != bool(puzzle.why):
                yield ("puzzles", at, "sounds"), tr("sounds: checked goes with why: and the reason")
            for number, part in enumerate(puzzle.parts):
                if wrong := fault(part):
                    yield ("puzzles", at, "parts", number), wrong
        for at, ink in enumerate(self.inks):
            left, top, right, bottom = ink.box
            if not (0 <= left < right <= 1000 and 0 <= top < bottom <= 1000):
                wrong = tr("{box} is no box inside a thousand by a thousand", box=ink.box)
                yield ("inks", at, "box"), wrong
            if len(ink.mask) != MASK_DIGITS or set(ink.mask) - set("0123456789abcdef"):
                yield ("inks", at, "mask"), tr("the mask is not {many} hexadecimal digits", many=MASK_DIGITS)


def _fault_of_answer(text: str) -> str | None:
    """What keeps a text from being an answer that somebody can say and type, or None."""
    if not any(sign.isalnum() for sign in text):
        return tr("nobody can say that; an answer has letters or digits")
    if not text.isprintable():
        return tr("there are signs in it that cannot be seen; write it in one plain line")
    if len(text) > LONGEST_ANSWER:
        return tr("an answer has at most {most} signs; make it shorter", most=LONGEST_ANSWER)
    return None


def _faults_of_decks(decks: tuple[Deck, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Prizes are told apart by name and picture, and worth whole multiples of $50 (components.md)."""
    for at, deck in enumerate(decks):
        for field in ("name", "picture"):
            seen: set[str] = set()
            for number, prize in enumerate(deck.prizes):
                value: str = getattr(prize, field)
                if value in seen:
                    twice = tr("{value!r} is in this deck twice", value=value)
                    yield ("decks", at, "prizes", number, field), twice
                seen.add(value)
        for number, prize in enumerate(deck.prizes):
            if prize.value < VALUE_STEP or prize.value % VALUE_STEP:
                worth, step = money(prize.value), money(VALUE_STEP)
                wrong = tr("{sum} is no whole multiple of {step}", sum=worth, step=step)
                yield ("decks", at, "prizes", number, "value"), wrong
