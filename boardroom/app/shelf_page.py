"""The shelf: the boxes one may pick from, and last night's game to go on with. The first thing on screen.

ShelfPage(manifests) signals:
  picked(str game_id) · resumed() · resumed_path(Path) · deleted(Path) · renamed(Path, str)
  settings_wanted() · party_toggled()
calls: offer(text | None) · keep(Sequence[Kept]) · show_party(bool)

What is not seen at once is imported when it is asked for: the start of the program waits for this page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.left_off import LeftOff
from boardroom.app.parts import CENTRE, Page, Pill, Words, row_from_right
from boardroom.app.style import Look
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import mark, tr
from boardroom.stage import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QFocusEvent, QPaintEvent, QShowEvent

    from boardroom.app.kept import Kept
    from boardroom.app.kept_tile import KeptTile

WELCOME = mark("Make yourselves at home. What shall we play?")
_FOOT = 760.0
"""Where the boxes stand."""
_HIGH, _GAP = 478.0, 40.0
"""The height of a box, and the room between two."""
_WIDTHS = {1: 600.0, 2: 500.0, 3: 430.0}
_WIDE = 390.0
"""The width of a box, by how many there are; with four or more the shelf is full."""
_ROOM = 56.0
"""Room around a box for its lift and its shadow."""
_TILES = QRectF(theme.MARGIN, 824, 1920 - 2 * theme.MARGIN, 108)
"""Where saved games lie, between the shelf and the bar."""


class Box(Pill):
    """One game on the shelf. It comes forward under the pointer or the focus."""

    def __init__(self, parent: QWidget, manifest: Manifest) -> None:
        super().__init__(parent)
        self.manifest = manifest
        self._tagline, self._seats = tr(manifest.tagline), tr(manifest.seats_text)
        self.say("", f"{manifest.title}: {self._tagline}. {self._seats}")
        self._picture: QPixmap | None = None
        self._lift = 0.0
        self._rising: QVariantAnimation | None = None

    @property
    def lift(self) -> float:
        """How far it has come forward, 0 to 1."""
        return self._lift

    def dress(self, look: Look) -> None:
        """Take a look; the picture is read anew, for it has another size."""
        super().dress(look)
        self._picture = None

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer takes the focus along, so that only one box is lifted."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come forward."""
        super().focusInEvent(event)
        self._rise(1.0, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go back."""
        super().focusOutEvent(event)
        self._rise(0.0, event.reason())

    def _rise(self, to: float, why: Qt.FocusReason) -> None:
        if self._rising is not None:
            self._rising.stop()
        if why not in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.MouseFocusReason):
            self._lifted(to)  # the window has just appeared, or gone
            return
        from boardroom.stage.motion import PACE  # loads the stage, which the first picture can do without

        if PACE.reduced or not PACE.ms(theme.QUICK):
            self._lifted(to)
            return
        self._rising = QVariantAnimation(self)
        self._rising.setStartValue(self._lift)
        self._rising.setEndValue(to)
        self._rising.setDuration(PACE.ms(theme.QUICK))
        self._rising.valueChanged.connect(self._lifted)
        self._rising.start()

    def _lifted(self, lift: float) -> None:
        self._lift = lift
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box where it stands now."""
        unit, lift = self._look.unit, self._lift
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room, grow = _ROOM * unit, 6 * unit * lift
        body = QRectF(self.rect()).adjusted(room, room, -room, -room).translated(0, -26 * unit * lift)
        body.adjust(-grow, -grow, grow, grow)
        radius = 30 * unit
        style.shadow(painter, body, radius, (6 + 14 * lift) * unit, (10 + 8 * lift) * unit)
        lit = QColor(theme.MOODS[self.manifest.mood].lit)
        lid = QLinearGradient(body.topLeft(), body.bottomLeft())
        lid.setColorAt(0, lit.lighter(130))
        lid.setColorAt(1, lit.lighter(106))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(lid)
        painter.drawRoundedRect(body, radius, radius)
        if theme.manner().contrast:
            style.ring(painter, body, radius, 2 * unit, QColor(theme.STRONG_LINE))
        if lift:
            style.ring(painter, body, radius, 10 * unit, style.faded(theme.GOLD, lift))
        self._print(painter, body)

    def _print(self, painter: QPainter, body: QRectF) -> None:
        """From the foot up: who can play, what it is about (in large type in two lines), name, picture."""
        look, unit, cream = self._look, self._look.unit, QColor(theme.CREAM)
        wide = body.width() - 20 * unit
        seats = style.fit(self._seats, look.text, wide - 4 * unit, 52 * unit, theme.SMALL)
        long = min(max(seats.width + 44 * unit, 240 * unit), wide + 8 * unit)
        chip = QRectF(body.center().x() - long / 2, body.bottom() - 100 * unit, long, 52 * unit)
        style.plate(painter, chip, chip.height() / 2, QColor(0, 0, 0, 84))
        seats.paint(painter, chip, CENTRE, cream)
        tagline = style.fit(self._tagline, look.text, wide, 104 * unit, theme.SMALL, lines=2)
        high = max(tagline.height, 46 * unit)
        row = QRectF(body.left() + 10 * unit, chip.top() - 22 * unit - high, wide, high)
        tagline.paint(painter, row, CENTRE, cream)
        name = QRectF(row.left(), row.top() - 64 * unit, wide, 64 * unit)
        style.fit(self.manifest.title, look.display, wide, name.height(), 50).paint(
            painter, name, CENTRE, cream
        )
        side = min(196 * unit, name.top() - body.top() - 44 * unit)
        at = QRectF(body.center().x() - side / 2, body.top() + 36 * unit, side, side)
        picture = self._pictured(side)
        if picture is None:  # a box whose picture is lost still says what is in it
            big = style.fit(self.manifest.title[:1], look.display, side, side, 160)
            big.paint(painter, at, CENTRE, cream)
        else:
            painter.drawPixmap(at.topLeft(), picture)

    def _pictured(self, side: float) -> QPixmap | None:
        """The picture as it lies ready in the assets: nothing is drawn on the way to the first screen."""
        if self._picture is None:
            ratio = self.devicePixelRatioF()
            pixels = max(round(side * ratio), 1)
            path = theme.ASSETS / "box" / f"{self.manifest.id}-{256 if pixels <= 256 else 512}.png"
            whole = QPixmap(str(path))
            if whole.isNull():
                return None
            self._picture = whole.scaledToHeight(pixels, Qt.TransformationMode.SmoothTransformation)
            self._picture.setDevicePixelRatio(ratio)
        return self._picture


def _pieces(painter: QPainter, look: Look, left: float, right: float) -> None:
    """What stands about on a shelf that is not full: two pawns, and a die on a pile (middles in units)."""
    painter.save()
    painter.translate(look.left, look.top)
    painter.scale(look.unit, look.unit)
    painter.setPen(Qt.PenStyle.NoPen)
    for x, size, side in ((left - 46, 150.0, theme.SIDES[0]), (left + 52, 112.0, theme.SIDES[1])):
        _pawn(painter, x, size, QColor(side.colour))
    foot = _FOOT
    for wide, high, mood in ((250.0, 58.0, "forest"), (226.0, 46.0, "plum"), (196.0, 40.0, "teal")):
        foot -= high
        lid = QRectF(right - wide / 2, foot, wide, high)
        style.plate(painter, lid, 8, QColor(theme.MOODS[mood].lit).lighter(118))
        style.plate(painter, QRectF(lid.left(), lid.bottom() - 14, wide, 14), 6, QColor(0, 0, 0, 50))
    die = QRectF(right - 34, foot - 84, 84, 84)
    style.plate(painter, die, 18, QColor(theme.PAPER))
    style.plate(painter, die.adjusted(0, 66, 0, 0), 9, QColor(theme.PAPER_SHADE))
    painter.setBrush(QColor(theme.INK))
    for x, y in ((-20, -20), (20, -20), (0, 0), (-20, 20), (20, 20)):
        painter.drawEllipse(die.center() + QPointF(x, y), 8, 8)
    painter.restore()


def _pawn(painter: QPainter, x: float, high: float, colour: QColor) -> None:
    """A pawn as it stands in every box of games, `high` units."""
    head = high * 0.21
    foot = QRectF(x - high * 0.31, _FOOT - high * 0.14, high * 0.62, high * 0.14)
    style.plate(painter, foot, high * 0.06, colour.darker(122))
    painter.setBrush(colour)
    body = QPolygonF(
        [
            QPointF(x - high * 0.09, _FOOT - high * 0.66),
            QPointF(x + high * 0.09, _FOOT - high * 0.66),
            QPointF(x + high * 0.26, foot.top() + 1),
            QPointF(x - high * 0.26, foot.top() + 1),
        ]
    )
    painter.drawPolygon(body)
    painter.drawEllipse(QPointF(x, _FOOT - high + head), head, head)
    painter.setBrush(QColor(255, 255, 255, 70))
    painter.drawEllipse(QPointF(x - head * 0.35, _FOOT - high + head * 0.65), head * 0.3, head * 0.3)


class ShelfPage(Page):
    """Pick a box. Keyboard: arrows and Enter."""

    picked = Signal(str)
    resumed = Signal()
    resumed_path = Signal(object)
    deleted = Signal(object)
    renamed = Signal(object, str)
    results_wanted = Signal()
    night_wanted = Signal()
    settings_wanted = Signal()
    party_toggled = Signal()
    painted = Signal()
    """The first picture is on the screen."""

    def __init__(self, manifests: Sequence[Manifest], parent: QWidget | None = None) -> None:
        super().__init__(theme.MOODS["shelf"], parent)
        self.boxes = [Box(self, manifest) for manifest in manifests]
        self._left_off = LeftOff()
        for box in self.boxes:
            self._left_off.watch(box, box.manifest.id)
            box.clicked.connect(lambda _=False, game=box.manifest.id: self.picked.emit(game))
        if self.boxes:
            self.setFocusProxy(self.boxes[0])
        self._words = Words(self, theme.PROMPT, lines=2)
        self._words.say(tr(WELCOME))
        self.resume = Pill(self, tr("Resume"), "gold")
        self.drawer = Pill(self, tr("Saved games"))
        self.party = Pill(self, tr("Party mode"))
        self.night = Pill(self, tr("Game night"))
        self.settings = Pill(self, tr("Settings"))
        self.results = Pill(self, tr("Hall of fame"))
        self._pills = (self.resume, self.drawer, self.night)
        for pill in (self.resume, self.drawer, self.results):
            pill.hide()
        for pill in (*self._pills, self.party, self.settings, self.results):
            self._left_off.watch(pill, pill)
        self._kept: tuple[Kept, ...] = ()
        self.tiles: list[KeptTile] = []
        self._is_painted = False
        self.resume.clicked.connect(self.resumed)
        self.drawer.clicked.connect(self._open_drawer)
        self.results.clicked.connect(self.results_wanted)
        self.party.clicked.connect(self.party_toggled)
        self.night.clicked.connect(self.night_wanted)
        self.settings.clicked.connect(self.settings_wanted)

    def offer(self, text: str | None, *shorter: str) -> None:
        """Say which game stands ready to go on with: "Last night: Concentration, move 12. Ben to play".

        `shorter` ways to say it are for where that cannot be read whole.
        """
        self._words.say(tr(WELCOME) if text is None else text, shorter=shorter)
        self.resume.setVisible(text is not None)
        self.dress(self.look)

    def keep(self, games: Sequence[Kept], has_results: bool = False) -> None:
        """Tell of all games that one may go on with: the last ones lie below the boxes, all in the drawer.

        `has_results`: some game has been played to its end.
        """
        self._kept = tuple(games)
        self.results.setVisible(has_results)
        self.drawer.setVisible(bool(games))
        for old in self.tiles:
            old.hide()
            old.deleteLater()
        self.tiles = []
        if games:
            from boardroom.app.kept_tile import MOST, KeptTile  # not on the way to the first screen

            self.tiles = [KeptTile(self, kept) for kept in games[:MOST]]
        for tile in self.tiles:
            self._left_off.watch(tile, tile.kept.path)
            tile.clicked.connect(lambda _=False, path=tile.kept.path: self.resumed_path.emit(path))
            self.lay_under_covers(tile)
            tile.show()
        self.dress(self.look)

    def take_keys(self) -> None:
        """The keys come back: to what led away from here, or to the first box."""
        (self._left_off.button or self).setFocus()

    def show_party(self, party: bool) -> None:
        """Let the button say what it would do."""
        self.party.say(tr("End the party") if party else tr("Party mode"))
        self.dress(self.look)

    def _open_drawer(self) -> None:
        from boardroom.app.drawer_card import DrawerCard  # not on the way to the first screen

        card = DrawerCard(self, self._kept)
        card.resumed.connect(self.resumed_path)
        card.deleted.connect(self.deleted)
        card.renamed.connect(self.renamed)
        card.open()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the first box."""
        super().showEvent(event)
        if self.boxes and self.focusWidget() is None:
            self.boxes[0].setFocus()

    @property
    def _wide(self) -> float:
        many = max(len(self.boxes), 1)
        return min(_WIDTHS.get(many, _WIDE), (theme.PLAY.width() + _GAP) / many - _GAP)

    def dress(self, look: Look) -> None:
        """Boxes in the middle of the shelf, the bar below; what is not about a game in the corners above."""
        many, wide = len(self.boxes), self._wide
        left = (theme.TABLE.width() - many * wide - (many - 1) * _GAP) / 2
        for number, box in enumerate(self.boxes):
            box.dress(look)
            box.setGeometry(
                look.rect(
                    left + number * (wide + _GAP) - _ROOM,
                    _FOOT - _HIGH - _ROOM,
                    wide + 2 * _ROOM,
                    _HIGH + 2 * _ROOM,
                )
            )
        wide = (_TILES.width() + _GAP) / 3 - _GAP
        first = _TILES.center().x() - (len(self.tiles) * (wide + _GAP) - _GAP) / 2
        for number, tile in enumerate(self.tiles):
            left = first + number * (wide + _GAP)
            tile.dress(look)
            tile.setGeometry(look.rect(left - 6, _TILES.top() - 6, wide + 12, _TILES.height() + 12))
        if self.tiles:
            from boardroom.app.kept_tile import say_alike  # here already

            say_alike(self.tiles)
        right = theme.TABLE.width() - theme.MARGIN
        row_from_right(look, [self.settings], right, 42, 64, 0)
        for pill, top in ((self.party, 42), (self.results, 124)):
            pill.dress(look)
            row_from_right(look, [pill], theme.MARGIN + pill.wide(), top, 64, 0)
        bar = theme.PROMPT_BAR
        shown = [pill for pill in self._pills if not pill.isHidden()]
        free = row_from_right(look, shown, bar.right() - 17, bar.top() + 17, bar.height() - 34, theme.GAP)
        self._words.dress(look)
        self._words.setGeometry(
            look.rect(bar.left() + 48, bar.top() + 5, free - bar.left() - 72, bar.height() - 10)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint; and after the first time, when the boxes are painted too, say so."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def lay(self, painter: QPainter, look: Look) -> None:
        """A walnut wall, the shelf on it, the name of the house above and the bar below."""
        unit = look.unit
        ground = self.rect()
        light = QRadialGradient(QPointF(ground.width() / 2, ground.height() * 0.4), ground.width() * 0.62)
        lit, edge = QColor(look.mood.lit).darker(118), QColor(look.mood.edge)
        light.setColorAt(0, lit)
        light.setColorAt(1, edge)
        painter.fillRect(ground, light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seam, dark = max(look.px(2.5), 1), QColor(0, 0, 0, 46)
        for plank in range(-2, 11):  # the wall is of planks; whole pixels, which costs a tenth
            left = round(look.left) + look.px(plank * 240 - 120 + 37 * (plank % 3))
            painter.fillRect(QRect(left, 0, seam, ground.height()), dark)
        title = style.fit("Boardroom", look.display, 1600 * unit, 150 * unit, theme.TITLE, least=60)
        title.paint(painter, QRectF(look.rect(160, 44, 1600, 136)), CENTRE, QColor(theme.GOLD))
        pick = tr("Pick a box off the shelf")
        under = style.fit(pick, look.text, 1600 * unit, 60 * unit, theme.PROMPT)
        under.paint(painter, QRectF(look.rect(160, 170, 1600, 60)), CENTRE, QColor(theme.CREAM))
        board = QRectF(look.rect(theme.MARGIN, _FOOT - 6, 1920 - 2 * theme.MARGIN, 20))
        front = QRectF(look.rect(theme.MARGIN, _FOOT + 6, 1920 - 2 * theme.MARGIN, 44))
        style.plate(painter, front, 8 * unit, QColor(theme.WOOD_DARK))
        style.plate(painter, board, 8 * unit, QColor(theme.WOOD))
        boxes = len(self.boxes) * (self._wide + _GAP)
        if theme.PLAY.width() - boxes > 500:
            _pieces(painter, look, 960 - boxes / 2 - 150, 960 + boxes / 2 + 150)
        bar = QRectF(look.place(theme.PROMPT_BAR))
        style.plate(painter, bar, bar.height() / 2, QColor(theme.BAR), QColor(theme.PLATE_LINE))
