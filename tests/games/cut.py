"""What a drawing leaves out of its texts because there is no room."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from boardroom.stage import lettering, theme
from boardroom.stage.pictures import Art

MANNERS = [theme.Manner(size) for size in theme.TEXT_SIZES.values()]
NAMES = [
    "Ana",
    "Großmutter Ana und Ben",
    "Robo for Großmutter Ana und Ben",
    "Maximiliana-Wilhelmine Charlotte von Hohe",
    "Großmutter Annemarie von der Waterkant und ihr Kater Mikesch",
]
"""As short and as long as people write them; the last one is longer than the lobby takes."""


def cut(drawing: Art, size: QSizeF, manner: theme.Manner = MANNERS[0]) -> list[str]:
    """Every text of the drawing that ends in dots, or is higher than its place, as this family sees it."""
    found: list[str] = []
    fitted, before = lettering.fitted, theme.manner()

    def noting(text: str, *rest: Any) -> Any:
        font, lines = fitted(text, *rest)
        if lines and lines[-1].endswith("…") and not text.endswith("…"):
            found.append(text)
        return font, lines

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "fitted", noting)
        theme.wear(manner)
        try:
            image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
            painter = QPainter(image)
            drawing.paint(painter, size)
            painter.end()
        finally:
            theme.wear(before)
    return found
