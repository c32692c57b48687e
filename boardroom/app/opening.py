"""Opening a file that was double-clicked or named on the command line: a saved game or a pack."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from boardroom.core.tongue import tr

if TYPE_CHECKING:
    from boardroom.app.window import Window

ENDINGS = (".game", ".boardroom-pack")


def open_file(window: Window, file: Path) -> None:
    """Open a saved game, or add a pack; what cannot be done is said, and nothing is changed."""
    if file.name.endswith(ENDINGS[0]):
        _open_save(window, file)
    elif file.name.endswith(ENDINGS[1]):
        _add_pack(window, file)
    else:
        window.say(tr("{file} is neither a saved game nor a pack, so it was not opened.", file=file.name))


def come_to_front(window: Window) -> None:
    """Show the window wherever it is hidden, as large as it was."""
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def _open_save(window: Window, file: Path) -> None:
    from boardroom.table.journal import Unreadable

    try:
        window.resume_saved(window.saves.take_in(file))
    except Unreadable as refusal:
        window.say(tr("This game cannot be opened. {why}", why=refusal))
    except OSError as failure:
        why = failure.strerror or str(failure)
        window.say(tr("{file} cannot be copied into your drawer of games ({why}).", file=file.name, why=why))


def _add_pack(window: Window, file: Path) -> None:
    from boardroom.content.pack import Unfit, add
    from boardroom.games import shelf

    try:
        added = add(file, shelf())
    except Unfit as refusal:
        window.say(str(refusal))
        return
    from boardroom.app.notice_card import NoticeCard
    from boardroom.stage.prompt import listed

    games = listed(added.games)
    NoticeCard(
        window,
        tr("A new pack"),
        tr("“{pack}” is in the box now. It is for {games}.", pack=added.name, games=games),
    ).open()
