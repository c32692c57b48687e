"""How a rebus is drawn: flat pictures, heavy letters and soft signs on warm cream paper."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from boardroom.content import places
from boardroom.games.concentration.ink import GRID, SIDE
from boardroom.games.concentration.layout import Element
from boardroom.stage import theme

PAPER = QColor("#fffaf0")
LETTER = QColor("#20307a")
MINUS = QColor("#d6222f")
PLUS = QColor("#c9b79a")
BAR = QColor("#4a3f35")
CROSS = QColor("#d6222f")


def paint(
    painter: QPainter,
    elements: Iterable[Element],
    rect: QRectF,
    lit: int | None = None,
) -> None:
    """Paint paper and elements into a square; with `lit`, every part but that one fades back."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(rect, PAPER)
    scale = rect.width() / SIDE

    def placed(element: Element) -> QRectF:
        x, y, w, h = element.box
        return QRectF(rect.x() + x * scale, rect.y() + y * scale, w * scale, h * scale)

    for (part, inside), group in itertools.groupby(elements, key=lambda one: (one.part, one.inside)):
        painter.setOpacity(1.0 if lit is None or part == lit else 0.16)
        together = list(group)
        if inside:
            _paint_hollow(painter, [placed(element) for element in together])
        for element in together:
            _paint_element(painter, element, placed(element))
    painter.restore()


def pixmap(
    elements: Iterable[Element],
    side_px: int,
    dpr: float = 1.0,
    uncovered: frozenset[int] | None = None,
    lit: int | None = None,
) -> QPixmap:
    """The window as a pixmap `side_px` logical units wide; with `uncovered`, only those panels are painted.

    The other panels stay clear, so that nothing of a secret is in the pixmap at all.
    """
    device = round(side_px * dpr)
    out = QPixmap(device, device)
    out.setDevicePixelRatio(dpr)
    out.fill(Qt.GlobalColor.transparent)
    painter = QPainter(out)
    if uncovered is not None:
        panel = side_px / GRID
        clip = QPainterPath()
        for number in uncovered:
            row, column = divmod(number, GRID)
            clip.addRect(QRectF(column * panel, row * panel, panel, panel))
        painter.setClipPath(clip)
    paint(painter, elements, QRectF(0, 0, side_px, side_px), lit)
    painter.end()
    return out


def _paint_hollow(painter: QPainter, boxes: list[QRectF]) -> None:
    """An opening in a thing, in which others lie."""
    around = boxes[0]
    for box in boxes[1:]:
        around = around.united(box)
    room = around.height() * 0.1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PAPER)
    painter.drawRoundedRect(around.adjusted(-room, -room, room, room), room * 2, room * 2)


def _paint_element(painter: QPainter, element: Element, box: QRectF) -> None:
    painter.save()
    if element.turned:
        painter.translate(box.center())
        painter.rotate(180)
        painter.translate(-box.center())
    if element.sign == "plus":
        _paint_plus(painter, box)
    elif element.sign == "minus":
        _paint_minus(painter, element.text, box)
    elif element.sign == "bar":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(BAR)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    elif element.picture:
        _paint_picture(painter, element, box)
    else:
        painter.fillPath(_lettering(element.text, box), LETTER)
    if element.crossed:
        _paint_cross(painter, box)
    painter.restore()


def _paint_picture(painter: QPainter, element: Element, box: QRectF) -> None:
    left, top, right, bottom = element.ink
    across, down = SIDE / (right - left), SIDE / (bottom - top)
    whole = QRectF(
        box.x() - left / SIDE * box.width() * across,
        box.y() - top / SIDE * box.height() * down,
        box.width() * across,
        box.height() * down,
    )
    drawing = _drawing(element.picture)
    if drawing.isValid():
        drawing.render(painter, whole)
    else:
        painter.fillPath(_lettering("?", box), PLUS)


def _paint_plus(painter: QPainter, box: QRectF) -> None:
    arm = box.width() * 0.3
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PLUS)
    middle = box.center()
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(box.x(), middle.y() - arm / 2, box.width(), arm), arm / 3, arm / 3)
    path.addRoundedRect(QRectF(middle.x() - arm / 2, box.y(), arm, box.height()), arm / 3, arm / 3)
    painter.drawPath(path)


def _paint_minus(painter: QPainter, letters: str, box: QRectF) -> None:
    """A dash and the letters taken away, in red."""
    dash = box.height() * 0.6
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(MINUS)
    thick = box.height() * 0.19
    painter.drawRoundedRect(QRectF(box.x(), box.center().y() - thick / 2, dash, thick), thick / 3, thick / 3)
    rest = box.adjusted(dash + box.height() * 0.17, 0, 0, 0)
    painter.fillPath(_lettering(letters, rest), MINUS)


def _paint_cross(painter: QPainter, box: QRectF) -> None:
    thick = min(box.width(), box.height()) * 0.11
    painter.setPen(QPen(CROSS, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    inner = box.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def _lettering(words: str, box: QRectF) -> QPainterPath:
    """The words in the display face, stretched so that their colour fills the box exactly."""
    path = QPainterPath()
    path.addText(0, 0, _font(), words)
    return path if path.boundingRect().isEmpty() else _filling(path, box)


def _filling(path: QPainterPath, box: QRectF) -> QPainterPath:
    """The path moved and stretched so that it fills the box exactly."""
    bounds = path.boundingRect()
    across, down = box.width() / bounds.width(), box.height() / bounds.height()
    move = QTransform(across, 0, 0, down, box.x() - bounds.x() * across, box.y() - bounds.y() * down)
    return move.map(path)


@lru_cache(maxsize=64)
def _drawing(picture: str) -> QSvgRenderer:
    return QSvgRenderer(str(places.picture(picture)))


@lru_cache(maxsize=1)
def _font() -> QFont:
    """The display face at a size that only serves to draw outlines."""
    font = theme.display(400)
    font.setPixelSize(400)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
