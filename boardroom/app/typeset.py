"""A long text set to be read from the sofa: gold headings, room between paragraphs, tables without rules."""

from __future__ import annotations

import re

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)

from boardroom.app.style import Look
from boardroom.stage import theme

SIZE = 30
"""Units of the text itself."""
HEADING = 38
_LEADING = 122
"""Height of a line in hundredths of the font's own."""


def plain(text: str) -> str:
    """Text in which Markdown finds nothing to interpret."""
    return re.sub(r"([\\`*_{}\[\]()#+\-.!<>|~&$:=\"'/])", r"\\\1", " ".join(text.split()))


def typeset(document: QTextDocument, look: Look) -> None:
    """Set a text that was read from Markdown in the fonts and colours of this look."""
    document.setDocumentMargin(look.px(24))
    document.setIndentWidth(look.px(44))
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _set_table(frame, look)
    block = document.begin()
    while block.isValid():
        _set_block(block, look)
        block = block.next()


def _set_table(table: QTextTable, look: Look) -> None:
    form = table.format()
    form.setBorder(0)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    form.setCellSpacing(0)
    form.setCellPadding(look.px(7))
    form.setTopMargin(look.px(4))
    form.setBottomMargin(look.px(14))
    table.setFormat(form)


def _set_block(block: QTextBlock, look: Look) -> None:
    cursor = QTextCursor(block)
    form = block.blockFormat()
    if form.headingLevel():
        form.setTopMargin(0 if block.blockNumber() == 0 else look.px(24))
        form.setBottomMargin(look.px(8))
        letters = QTextCharFormat()
        letters.setFont(look.display(HEADING * theme.manner().text))
        letters.setForeground(QColor(theme.GOLD))
        words = QTextCursor(block)
        words.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        words.mergeCharFormat(letters)
    elif cursor.currentTable() is None:
        form.setLineHeight(_LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setTopMargin(0)
        form.setBottomMargin(look.px(8 if block.textList() is not None else 14))
        _set_bold(block, look)
    cursor.setBlockFormat(form)


def _set_bold(block: QTextBlock, look: Look) -> None:
    """Strong words have a face of their own; a bold that the screen makes up would be smeared."""
    spans: list[tuple[int, int]] = []
    parts = block.begin()
    while not parts.atEnd():
        part = parts.fragment()
        if part.charFormat().fontWeight() > QFont.Weight.Medium:
            spans.append((part.position(), part.length()))
        parts += 1
    letters = QTextCharFormat()
    letters.setFont(look.text(SIZE * theme.manner().text))
    for start, length in spans:
        cursor = QTextCursor(block)
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(letters)
