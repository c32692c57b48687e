"""The house rules in the lobby: a row for each, how long the game shall be, the way back to the rulebook."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from boardroom.app.controls import Choice
from boardroom.app.parts import Pill, Words
from boardroom.app.style import Look
from boardroom.core.house_rules import HouseRule, Length, in_words
from boardroom.core.tongue import tr
from boardroom.stage import theme

_GAP = 20.0
_PAGES = ((1.0, 12), (1.3, 6), (9.0, 5))
"""House rules shown at once, up to which size of type: more than five stand in two columns."""


class LobbyRules(QObject):
    """The choices stand on the page; `lay` puts one page of them into the middle of the lobby.

    The length is another way to set some of the same choices, so it can never say anything else than they do.
    """

    changed = Signal()

    def __init__(
        self, page: QWidget, rules: Sequence[HouseRule], lengths: Sequence[Length], own: Mapping[str, str]
    ) -> None:
        super().__init__(page)
        self.rules, self._lengths = tuple(rules), tuple(lengths)
        self.choices = [
            Choice(page, tr(rule.title), [tr(words) for _, words in rule.values]) for rule in self.rules
        ]
        self.titles = [Words(page, 30, colour=theme.SOFT, lines=2) for _ in self.rules]
        self.length = Choice(page, tr("How long"), [tr(length.title) for length in lengths] or [""])
        self.length.setVisible(bool(lengths))
        self.rulebook = Pill(page, tr("Back to the rulebook"))
        self._by_hand: dict[str, int] = {}
        """What the length goes back to, when it was chosen value by value."""
        for rule, choice in zip(self.rules, self.choices, strict=True):
            values = [value for value, _ in rule.values]
            if own.get(rule.field) in values:
                choice.stand_at(values.index(own[rule.field]))
            choice.changed.connect(self._chosen)
        self.length.changed.connect(self._lengthened)
        self.rulebook.clicked.connect(self._to_rulebook)
        self._say()

    @property
    def options(self) -> dict[str, str]:
        """The value of every house rule."""
        return {
            rule.field: rule.values[choice.at][0]
            for rule, choice in zip(self.rules, self.choices, strict=True)
        }

    @property
    def bent(self) -> dict[str, str]:
        """What differs from the rulebook."""
        return {
            rule.field: rule.values[choice.at][0]
            for rule, choice in zip(self.rules, self.choices, strict=True)
            if choice.at
        }

    @property
    def in_words(self) -> tuple[str, ...]:
        """What differs from the rulebook, a line for each."""
        return in_words(self.rules, self.options)

    @property
    def pages(self) -> int:
        """How many pages they fill."""
        return math.ceil(len(self.choices) / self._most)

    @property
    def _most(self) -> int:
        """How many are shown at once in the type of this family."""
        return next(most for size, most in _PAGES if theme.manner().text <= size)

    def _place(self, field: str, value: str) -> tuple[Choice, int]:
        for rule, choice in zip(self.rules, self.choices, strict=True):
            if rule.field == field:
                return choice, [known for known, _ in rule.values].index(value)
        raise KeyError(field)

    def _is_so(self, length: Length) -> bool:
        placed = [self._place(field, value) for field, value in length.sets]
        return all(choice.at == at for choice, at in placed)

    def _lengthened(self, at: int) -> None:
        """Another length: set what it stands for, or what was chosen by hand."""
        if at < len(self._lengths):
            for field, value in self._lengths[at].sets:
                choice, value_at = self._place(field, value)
                choice.stand_at(value_at)
        else:
            for field, value_at in self._by_hand.items():
                next(
                    choice
                    for rule, choice in zip(self.rules, self.choices, strict=True)
                    if rule.field == field
                ).stand_at(value_at)
        self._say_rules()
        self.changed.emit()

    def _chosen(self) -> None:
        self._say()
        self.changed.emit()

    def _to_rulebook(self) -> None:
        for choice in self.choices:
            choice.stand_at(0)
        self._chosen()

    def _say(self) -> None:
        """Let the length say what the rules say: one of its own, or that they were chosen one by one."""
        self._say_rules()
        if not self._lengths:
            return
        names = [tr(length.title) for length in self._lengths]
        here = [number for number, length in enumerate(self._lengths) if self._is_so(length)]
        if here:
            self._by_hand = {}
            self.length.stand_at(here[0], names)
        else:
            fields = {field for length in self._lengths for field, _ in length.sets}
            self._by_hand = {
                rule.field: choice.at
                for rule, choice in zip(self.rules, self.choices, strict=True)
                if rule.field in fields
            }
            self.length.stand_at(len(names), [*names, tr("As in your house rules")])

    def _say_rules(self) -> None:
        for rule, choice, title in zip(self.rules, self.choices, self.titles, strict=True):
            if choice.at:
                title.say(tr("{title} · house rule", title=tr(rule.title)), theme.GOLD)
            else:
                title.say(tr("{title} · rulebook", title=tr(rule.title)), theme.SOFT)

    def show_page(self, page: int | None) -> None:
        """Show the choices of a page, counted from 0, or none."""
        for number, (choice, title) in enumerate(zip(self.choices, self.titles, strict=True)):
            on_page = page is not None and page * self._most <= number < (page + 1) * self._most
            choice.setVisible(on_page)
            title.setVisible(on_page)
        self.rulebook.setVisible(page is not None and bool(self.bent))

    def lay(self, look: Look, area: QRectF, page: int) -> None:
        """Put the choices of a page into its place, in one column or two."""
        first = page * self._most
        here = range(first, min(first + self._most, len(self.choices)))
        columns = 1 if len(here) <= 5 else 2
        rows = math.ceil(len(here) / columns)
        wide = (area.width() - _GAP * 2 * (columns - 1)) / columns
        for number in here:
            self.titles[number].dress(look)
            self.choices[number].dress(look)
        head = max(36.0, *(self.titles[number].tall(wide - 16) for number in here))
        high = 92 * theme.manner().text
        step = min(area.height() / rows, head + high + 12)
        top = area.top() + (area.height() - rows * step) / 2
        for place, number in enumerate(here):
            column, row = divmod(place, rows)
            left, y = area.left() + column * (wide + 2 * _GAP), top + row * step
            self.titles[number].setGeometry(look.rect(left + 8, y - 3, wide - 16, head))
            self.choices[number].setGeometry(look.rect(left, y + head - 3, wide, min(step - head + 2, high)))
