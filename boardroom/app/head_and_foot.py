"""The head and the foot that the rooms around the tables have in common."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.app import style
from boardroom.app.parts import Pill, Words, row_from_right
from boardroom.app.style import Look
from boardroom.stage import theme
from boardroom.stage.strokes import draw_picture


def draw_head_and_foot(painter: QPainter, look: Look, box: str) -> None:
    """Paint the picture of a box in the corner above, and the bar below."""
    draw_picture(painter, box, QRectF(look.rect(theme.MARGIN, 44, 136, 136)), "box")
    bar = QRectF(look.place(theme.PROMPT_BAR))
    style.plate(painter, bar, bar.height() / 2, QColor(look.mood.deep), QColor(theme.PLATE_LINE))


def lay_head(look: Look, title: Words, title_end: float, facts: Words, facts_end: float) -> None:
    """Lay a title and the facts below it beside the picture; in larger type the facts have two lines."""
    left = theme.MARGIN + 158
    top, head, rest = (22, 68, 116) if theme.manner().text > 1 else (44, 92, 48)
    title.setGeometry(look.rect(left, top, title_end - left, head))
    facts.setGeometry(look.rect(left + 2, top + head - 2, facts_end - left - 2, rest))


def lay_foot(look: Look, hint: Words, pills: Sequence[Pill]) -> None:
    """Lay the buttons that are shown into the bar from its right, and the hint into what is left of it."""
    bar = theme.PROMPT_BAR
    shown = [pill for pill in pills if not pill.isHidden()]
    free = row_from_right(look, shown, bar.right() - 17, bar.top() + 17, bar.height() - 34, theme.GAP)
    hint.setGeometry(look.rect(bar.left() + 48, bar.top() + 4, free - bar.left() - 72, bar.height() - 8))
