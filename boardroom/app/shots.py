"""Every main screen as a PNG, drawn off screen from positions that computers have played.

A game shows a new screen whenever somebody is asked something new, so that is what is collected: the first
position for every kind of question, and the last one of the game.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from boardroom.app.box import Box, Refused, manifest, open_box
from boardroom.app.family import Memory
from boardroom.core.game import HOST
from boardroom.core.tongue import tr
from boardroom.games import shelf
from boardroom.table.clock import Clock
from boardroom.table.laws import some_answer
from boardroom.table.table import Player, Table

PEOPLE = (Player("Ana", "fox"), Player("Ben", "owl"), Player("Mia", "unicorn"), Player("Leo", "lion"))
MOST_MOVES = 400


def shots(folder: Path, size: tuple[int, int], games: Sequence[str] = (), code: str = "en") -> Iterator[Path]:
    """Write the pictures into a folder and give their paths as they are made. Raises Refused."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    chosen = [manifest(game) for game in games] or [card for card in shelf().values() if card.on_shelf]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as failure:
        raise Refused(f"--out {folder}: {failure.strerror}.") from failure
    from PySide6.QtWidgets import QApplication

    from boardroom.app import language, style
    from boardroom.stage.motion import PACE

    language.speak(code)
    _application = QApplication.instance() or QApplication([*sys.argv[:1], *style.ARGUMENTS])
    PACE.scale = 0.0
    camera = _Camera(folder, size)
    yield from camera.shelf()
    for card in chosen:
        yield from camera.game(open_box(card.id))


class _Camera:
    """Shows pages at one size and photographs them."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self._folder, self._size = folder, size

    def shelf(self) -> Iterator[Path]:
        from boardroom.app.kept import Kept
        from boardroom.app.shelf_page import ShelfPage
        from boardroom.stage import theme
        from boardroom.stage.prompt import listed

        page = ShelfPage([card for card in shelf().values() if card.on_shelf])
        night, move, names = tr("Last night"), tr("move {move}", move=12), listed(["Ana", "Ben"])
        sides = zip(PEOPLE[:2], theme.SIDES, strict=False)
        faces = tuple((player.picture, side.colour) for player, side in sides)
        kept = Kept(Path("last.game"), "", night, "", "concentration", names, move, "", faces)
        page.offer(*kept.offers("Concentration"))
        page.keep([kept])
        yield self._shoot(page, "shelf")

    def game(self, box: Box) -> Iterator[Path]:
        from boardroom.app.lobby_page import LobbyPage

        lobby = LobbyPage(
            box.manifest,
            box.levels(),
            box.house_rules(),
            PEOPLE[:2],
            lengths=box.lengths(),
            minutes=box.minutes,
        )
        yield self._shoot(lobby, f"{box.manifest.id}-lobby")
        seen: set[str] = set()
        for seed in range(3):
            count = min(max(box.manifest.seats[0] + seed, box.manifest.seats[0]), len(PEOPLE))
            yield from self._positions(box, PEOPLE[:count], seed, seen)

    def _positions(self, box: Box, players: Sequence[Player], seed: int, seen: set[str]) -> Iterator[Path]:
        """Play by random legal moves, and shoot each kind of question once."""
        from PySide6.QtCore import QEvent
        from PySide6.QtWidgets import QApplication

        from boardroom.app.cards import Curtain
        from boardroom.app.session import Session

        table: Table[Any, Any, Any] = Table(box.rules(), players, seed, Clock(lambda: 0.0))
        session = Session(box, table, Memory(self._folder / ".none"))
        from boardroom.app.table_page import TablePage

        page = TablePage(session)
        page.resize(*self._size)
        page.show()
        session.start()
        luck = Random(seed)
        for _ in range(MOST_MOVES):
            asks = [ask for ask in table.asks if ask.seat != HOST] or list(table.asks)
            kind = _kind(asks[0].prompt) if asks else "end"
            for curtain in page.findChildren(Curtain):
                if curtain.isVisible():
                    if "curtain" not in seen:
                        seen.add("curtain")
                        yield self._shoot(page, f"{box.manifest.id}-curtain")
                    curtain.choose(curtain.lifted)
            if kind not in seen:
                seen.add(kind)
                name = f"{box.manifest.id}-{len(seen):02}-{kind}"
                yield self._shoot(page, name)
                for still in session.scene.stills():
                    still.strike()
                    yield self._shoot(page, f"{name}-{still.name}")
            if not asks:
                break
            table.clock.set(max(table.clock.now(), asks[0].after))
            action = some_answer(asks[0], luck, _GUESSES)
            session.act(asks[0].seat, action)
        session.close()
        page.deleteLater()  # not left to Python, which would clear it while Qt still speaks to it
        QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)

    def _shoot(self, page: Any, name: str) -> Path:
        from PySide6.QtWidgets import QApplication

        page.resize(*self._size)
        page.show()
        for _ in range(3):
            QApplication.processEvents()
        path = self._folder / f"{name}.png"
        if not page.grab().save(str(path)):
            raise Refused(f"{path} cannot be written.")
        return path


_GUESSES = ("the lion sleeps", "a piece of pie")


def _kind(prompt: str) -> str:
    """A file name for a question, without what was typed by players."""
    plain = re.sub(r"“[^”]*”", "", prompt)
    return "-".join(re.findall(r"[a-z0-9]+", plain.lower())[:6]) or "question"
