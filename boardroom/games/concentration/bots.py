"""How the computer plays Concentration: with a memory that fades, and nothing but what a person sees.

It learns from what is told and shown at the table (`watch`), and answers from that alone (`choose`). Each
card that lay open is remembered with the moment it was last seen; the more slides were pulled since, the less
likely it comes to mind, and the more often it was seen, the longer it stays.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core import words
from boardroom.core.game import HOST, Ask, Event
from boardroom.core.tongue import mark
from boardroom.games.concentration.actions import (
    Cover,
    Deed,
    GoOn,
    Guess,
    Judge,
    Open,
    Pass,
    Pull,
    TakePrize,
)
from boardroom.games.concentration.cards import Card, is_match
from boardroom.games.concentration.content import Content
from boardroom.games.concentration.events import Judged, Pulled
from boardroom.games.concentration.reader import Reader
from boardroom.games.concentration.state import (
    Guessing,
    Judging,
    Over,
    Picking,
    Showing,
    Solved,
    Taking,
)
from boardroom.games.concentration.view import View


class Level(Struct, frozen=True):
    """How good a player is.

    `span`: after so many slides a card seen once comes to mind half the time. `blur`: how often a card that
    was nearly forgotten is remembered one panel off. `shrewd`: takes the best prize, and not just any.
    """

    span: float
    blur: float
    shrewd: bool


LEVELS = (mark("Easy"), mark("Medium"), mark("Hard"))
_LEVELS = (Level(5, 0.5, False), Level(14, 0.15, True), Level(60, 0.0, True))


@lru_cache(maxsize=1)
def known_to_all(content: Content) -> Reader:
    """What a computer knows as a person does before the game: what pictures are called, and many phrases.

    The puzzles are taken out first, so that nothing of them can come into a guess.
    """
    return Reader(replace(content, puzzles=()))


class Glance(Struct):
    """A card that lay open: what it was, when it was last seen (in slides pulled so far), and how often."""

    card: Card
    at: int
    times: int = 1


class Brain:
    """One computer player. `level` counts from 0, into LEVELS; `luck` is all the chance it uses.

    `reader` is what it knows before the game begins, see `known_to_all`; without it it makes no guesses.
    """

    def __init__(self, level: int, luck: Random, reader: Reader | None = None) -> None:
        self._level, self._luck = _LEVELS[level], luck
        self._number, self._reader = level, reader
        self._wrong: set[str] = set()
        self._glances: dict[int, Glance] = {}
        self._slides = 0
        self._dealt = 0

    def watch(self, events: Sequence[Event], view: View) -> None:
        """Look at each card that is opened, and forget what has left the board."""
        if view.dealt != self._dealt:
            self._glances.clear()
            self._wrong.clear()
            self._dealt = view.dealt
        for event in events:
            if isinstance(event, Pulled):
                self._look(event.panel, event.card)
            elif isinstance(event, Judged) and not event.right:
                self._wrong.add(event.text)
        for panel in [panel for panel in self._glances if _is_empty(view, panel)]:
            del self._glances[panel]

    def choose(self, view: View, ask: Ask[Deed]) -> Deed | None:
        """What to do; None leaves it to others: to the table as a whole, or to the team mate who leads."""
        if ask.seat == HOST or (view.lead is not None and view.lead != ask.seat):
            return None
        match view.phase:
            case Picking(pulled, named):
                free = [choice.panel for choice in ask.choices if isinstance(choice, Pull)]
                return Pull(self._pick(view, (*pulled, *named), free))
            case Showing():
                return Cover()
            case Taking():
                return self._take(view)
            case Guessing(tokens=tokens) if tokens and view.racks[1 - view.turn].slots:
                return self._take(view)
            case Guessing():
                text = self._reader.guess(view.glimpses, self._number, self._wrong) if self._reader else None
                return Guess(text) if text else Pass()
            case Judging() as guess:
                return _verdict(view, guess)
            case Solved():
                return GoOn()
            case Over():
                return None

    # Memory

    def recall(self, covered: Sequence[int]) -> dict[int, Card]:
        """What comes to mind now of these panels. It is not the same every time, and may be one panel off."""
        found: dict[int, Card] = {}
        for panel in covered:
            glance = self._glances.get(panel)
            if glance is None:
                continue
            strength = self._strength(glance)
            if self._luck.random() < strength:
                faint = self._luck.random() < self._level.blur * (1 - strength)
                beside = [other for other in _neighbours(panel) if other in covered] if faint else []
                found[self._luck.choice(beside) if beside else panel] = glance.card
        return found

    def _strength(self, glance: Glance) -> float:
        """How likely it comes to mind: halved with every span of slides; each further look adds a span."""
        return float(0.5 ** ((self._slides - glance.at) / (self._level.span * glance.times)))

    def _look(self, panel: int, card: Card) -> None:
        self._slides += 1
        before = self._glances.get(panel)
        self._glances[panel] = Glance(card, self._slides, before.times + 1 if before else 1)

    # Choosing a slide

    def _pick(self, view: View, begun: tuple[int, ...], free: list[int]) -> int:
        """The next slide: what makes the best match that comes to mind, else something new."""
        known = self.recall(free)
        groups: list[tuple[int, ...]]
        if begun:
            first = view.panels[begun[0] - 1].card or self.recall(begun).get(begun[0])
            groups = [(panel,) for panel, card in known.items() if first and is_match(first, card)]
        else:
            groups = [(one, two) for one, two in combinations(known, 2) if is_match(known[one], known[two])]
        if groups:
            return max(groups, key=lambda panels: _worth(view, [known[panel] for panel in panels]))[0]
        new = [panel for panel in free if panel not in known]
        return self._luck.choice(new or free)

    def _take(self, view: View) -> TakePrize:
        slots = range(len(view.racks[1 - view.turn].slots))
        if not self._level.shrewd:
            return TakePrize(self._luck.choice(slots))
        return TakePrize(max(slots, key=lambda slot: view.racks[1 - view.turn].slots[slot].prize.value))


def _worth(view: View, cards: Sequence[Card]) -> tuple[bool, int]:
    """How good it is to match with these: without spending a Wild first, then by the prize in dollars.

    A Take is worth the best prize that it could fetch now.
    """
    fetched = max((slot.prize.value for slot in view.racks[1 - view.turn].slots), default=0)
    values = [fetched if card.kind == "take" else card.value for card in cards]
    return all(card.kind != "wild" for card in cards), max(values)


def _is_empty(view: View, panel: int) -> bool:
    shown = view.panels[panel - 1]
    return not shown.slide and shown.card is None


def _neighbours(panel: int) -> Iterator[int]:
    """The panels above, below and beside one."""
    row, column = divmod(panel - 1, 5)
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= row + down < 5 and 0 <= column + right < 5:
            yield panel + 5 * down + right


# Judging


def _verdict(view: View, guess: Judging) -> Judge | Open:
    """Judge somebody's guess, as kindly as what it may see allows."""
    if guess.by == "near":
        return Judge(right=True)
    if view.solution is not None:
        return Judge(words.judge(view.solution, guess.text) is not words.Verdict.WRONG)
    if view.is_open:
        return Judge(words.judge(view.letters, guess.text) is not words.Verdict.WRONG)
    return Judge(right=False) if view.letters and is_disproved(view.letters, guess.text) else Open()


def is_disproved(letters: str, guess: str) -> bool:
    """Whether a solution that begins with these letters cannot be this guess: they differ in two letters.

    One may be a slip of the pen. An article, or a number that may be written in words, proves nothing.
    """
    opened, said = _plain(letters), _plain(guess)
    if "the".startswith(opened) or "an".startswith(opened) or any(sign.isdigit() for sign in opened + said):
        return False
    return _slips(_without_article(opened).replace(" ", ""), _without_article(said).replace(" ", "")) >= 2


def _slips(opened: str, said: str) -> int:
    """How many letters must be changed, added or left out for `said` to begin with `opened`."""
    row = list(range(len(said) + 1))
    for sign in opened:
        diagonal, row[0] = row[0], row[0] + 1
        for at, other in enumerate(said, start=1):
            diagonal, row[at] = row[at], min(row[at] + 1, row[at - 1] + 1, diagonal + (sign != other))
    return min(row)


def _plain(text: str) -> str:
    """Small letters, digits and single spaces, without accents."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        "".join(sign if sign.isalnum() else " " for sign in bare if not unicodedata.combining(sign)).split()
    )


def _without_article(text: str) -> str:
    for article in ("the ", "a ", "an "):
        text = text.removeprefix(article)
    return text
