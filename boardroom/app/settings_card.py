"""SettingsCard(host, values, mood, pages): every change is said at once.

`values` holds what is set now, by the names in settings_pages.py, where the entries are.

Signals: changed(str name, object value) · asked(str name of a deed) · made_anew(str language) · closed()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.card import Card
from boardroom.app.controls import Choice, Switch, Volume
from boardroom.app.parts import Pill
from boardroom.app.settings_pages import PAGES, Deed, Entry, Level, OneOf, OnOff, SettingsPage
from boardroom.core.tongue import tr

_HIGH = 92.0


class SettingsCard(Card):
    """What the family sets once, on a few pages. Esc closes it; what was changed stays changed."""

    changed = Signal(str, object)
    asked = Signal(str)
    made_anew = Signal(str)
    """Closed only to be opened again, when everything has been said in another language."""
    closed = Signal()
    wide = 1400.0

    def __init__(
        self,
        host: QWidget,
        values: Mapping[str, object],
        mood: str = "shelf",
        pages: Sequence[SettingsPage] = PAGES,
    ) -> None:
        super().__init__(host, tr("Settings"), mood=mood)
        self._values = values
        self.parts: dict[str, Switch | Volume | Choice | Pill] = {}
        """What sets each thing, by its name."""
        self.tabs: list[Pill] = []
        shown = [page for page in pages if page.entries]
        for number, page in enumerate(shown):
            tab = Pill(self, tr(page.title), brisk=True)
            tab.clicked.connect(lambda _=False, number=number: self.turn_to(number))
            self.tabs.append(tab)
        self.add_row(self.tabs, 84)
        head = len(self._rows)
        most = max(len(page.entries) for page in shown)
        self._pages = []
        for page in shown:
            for entry in page.entries:
                self.add(self._part(entry), _HIGH)
            for _ in range(most - len(page.entries)):
                self.add_row([], _HIGH)  # so that the card does not jump from page to page
            self._pages.append(self._rows[head:])
            del self._rows[head:]
        self._head = self._rows[:head]
        self._rows = []
        self.add_row([self.button(tr("Done"), self.closed, gold=True)])
        self._foot = self._rows
        self.turn_to(0)

    def turn_to(self, number: int) -> None:
        """Show another page."""
        self._at = number
        for at, (tab, page) in enumerate(zip(self.tabs, self._pages, strict=True)):
            tab.kind = "warm" if at == number else "plain"
            tab.say(tab.words, tr("{page}, this page", page=tab.words) if at == number else None)
            for row in page:
                for part in row.parts:
                    part.setVisible(at == number)
        self._first = self._pages[number][0].parts[0]
        self._rows = [*self._head, *self._pages[number], *self._foot]
        self.dress(self.look)

    def show_values(self, values: Mapping[str, object]) -> None:
        """Some switches stand otherwise now; nothing is said about it."""
        for name, value in values.items():
            part = self.parts.get(name)
            if isinstance(part, Switch) and isinstance(value, bool):
                part.blockSignals(True)
                part.setChecked(value)
                part.blockSignals(False)
                part.update()

    def go_to(self, name: str) -> None:
        """Show the entry of this name, under the focus."""
        part = self.parts[name]
        for number, page in enumerate(self._pages):
            if any(part in row.parts for row in page):
                self.turn_to(number)
        part.setFocus()

    def _part(self, entry: Entry) -> Switch | Volume | Choice | Pill:
        part: Switch | Volume | Choice | Pill
        match entry:
            case OnOff(field, words):
                part = Switch(self, tr(words), bool(self._values[field]))
                part.toggled.connect(lambda on: self.changed.emit(field, on))
            case Level(field, words):
                value = self._values[field]
                part = Volume(self, tr(words), value if isinstance(value, int) else 0)
                part.valueChanged.connect(lambda value: self.changed.emit(field, value))
            case OneOf(field, title, values):
                known = [value for value, _ in values]
                now = self._values[field]
                at = known.index(now) if now in known else 0
                part = Choice(self, tr(title), [tr(words) for _, words in values], at)
                part.changed.connect(lambda at: self.changed.emit(field, known[at]))
            case Deed(field, words):
                part = Pill(self, tr(words))
                part.clicked.connect(lambda: self.asked.emit(field))
        self.parts[entry[0]] = part
        return part

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From below, the way up leads to the tab of the page that is open, wherever that stands."""
        before = self.focusWidget()
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Up and before not in self.tabs and self.focusWidget() in self.tabs:
            self.tabs[self._at].setFocus(Qt.FocusReason.TabFocusReason)

    def escape(self) -> None:
        """Done."""
        self.choose(self.closed)
