"""What to do next, in one plain sentence: worded by scenes, shown by the house in its prompt bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from boardroom.core.game import HOST, Action, Ask, Seat
from boardroom.core.tongue import tr


class Button(Struct, frozen=True):
    """A button beside the sentence. The `main` one is gold, and Enter presses it.

    `confirm` is a question that is asked first, where one press would be too easily done.
    """

    text: str
    seat: Seat
    action: Action
    main: bool = False
    confirm: str = ""


class AnswerLine(Struct, frozen=True):
    """A line to type into; `fill` turns what was typed into the action.

    `about` tells one question from the next, whatever words ask it; without it the prompt's own words do.
    """

    seat: Seat
    placeholder: str
    fill: Callable[[str], Action]
    about: str = ""


class Prompt(Struct, frozen=True):
    """One sentence, at most three buttons, perhaps a line to type into."""

    text: str
    buttons: tuple[Button, ...] = ()
    answer: AnswerLine | None = None

    def __post_init__(self) -> None:
        if len(self.buttons) > 3:
            raise ValueError(f"a prompt has at most three buttons, not {len(self.buttons)}")
        if sum(button.main for button in self.buttons) > 1:
            raise ValueError("a prompt has one main button")


def listed(names: Sequence[str]) -> str:
    """Names as they are read aloud: "Ana", "Ana & Mia", "Ana, Ben & Mia"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{names} & {last}", names=", ".join(names[:-1]), last=names[-1])


def quoted(text: str) -> str:
    """What was typed or said, in the quotation marks of the language."""
    return tr("“{text}”", text=text)


def sentence(asks: Iterable[Ask[Any]], names: Mapping[Seat, str]) -> str:
    """The asks as one sentence that names the players: "Ana & Mia, pull out a numbered slide."

    Seats asked for the same thing share it; the table as a whole (HOST) is spoken to only when nobody else
    is. Several different things are said one after the other. Empty when nobody is asked.
    """
    asks = list(asks)
    asked: dict[str, list[Seat]] = {}
    for ask in asks:
        if ask.seat != HOST or all(other.seat == HOST for other in asks):
            seats = asked.setdefault(ask.prompt, [])
            if ask.seat not in seats:
                seats.append(ask.seat)
    return " ".join(
        f"{prompt[:1].upper()}{prompt[1:]}."
        if seats == [HOST]
        else tr("{names}, {deed}.", names=listed([names[seat] for seat in seats]), deed=prompt)
        for prompt, seats in asked.items()
    )
