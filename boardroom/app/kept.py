"""A saved game as the shelf tells of it. Light: the shelf is the first thing on screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from boardroom.core.manifest import Manifest
    from boardroom.table.saves import Saved


TURNS = 2
"""So many of `Kept.lines`, the longest, say whose turn it is."""


class Kept(NamedTuple):
    """A game that may be gone on with, in words: "Concentration, Ana and Ben, move 12", "Last night".

    `title` is a name the family gave it; `names` (and `fewer` of them, where all have no room), `move`,
    `turn` (who is to play, where that is known) and `faces` (picture and colour) are for its place below the
    boxes. `is_of_the_night`: the game night under way goes on with it.
    """

    path: Path
    text: str
    when: str = ""
    title: str = ""
    game: str = ""
    names: str = ""
    move: str = ""
    turn: str = ""
    faces: tuple[tuple[str, str], ...] = ()
    is_of_the_night: bool = False
    fewer: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """How it stands, from all there is to say to the least; that it is of the night, in any case."""
        night = self._night
        lines = (
            (night, self.when, self.turn, self.move),
            (night, self.turn, self.move),
            (night, self.when, self.move),
            (night, self.move),
            (night or self.move,),
        )
        return tuple(_joined(line) for line in lines)

    @property
    def beside(self) -> str:
        """What is said beside `whole`: of which evening it is, and whose turn."""
        return _joined((self._night, self.when, self.turn))

    @property
    def _night(self) -> str:
        from boardroom.core.tongue import tr

        return tr("Game night") if self.is_of_the_night else ""

    @property
    def whole(self) -> str:
        """The words, with the family's own name for it before them."""
        from boardroom.core.tongue import tr

        return tr("“{name}”: {game}", name=self.title, game=self.text) if self.title else self.text

    def offers(self, game: str) -> tuple[str, ...]:
        """What the bar says of it, from all there is to say to the least.

        "Last night: Concentration, move 12. Ben to play."
        """
        from boardroom.core.tongue import tr

        said = tr(
            "{when}, game night: {game}, {move}." if self.is_of_the_night else "{when}: {game}, {move}.",
            when=self.when,
            game=self.title or game,
            move=self.move,
        )
        return (tr("{game} {turn}.", game=said, turn=self.turn), said) if self.turn else (said,)

    def named(self, title: str) -> Kept:
        """The same under another name of the family's own."""
        return self._replace(title=title)


def _joined(parts: Iterable[str]) -> str:
    return " · ".join(part for part in parts if part)


def kept(saved: Saved, card: Manifest) -> Kept:
    """What the shelf tells of a saved game. Nothing in it is a secret: who plays, how far, whose turn."""
    from boardroom.app.house_names import called
    from boardroom.core.tongue import tr
    from boardroom.stage import theme
    from boardroom.stage.prompt import listed

    players = [called(player) for player in saved.header.players]
    names = listed([player.name for player in players])
    said = {was.name: now.name for was, now in zip(saved.header.players, players, strict=True)}
    next_up = [said.get(name, name) for name in saved.next_up]
    sides = theme.sides_of([player.colour for player in players])
    return Kept(
        saved.path,
        in_words(saved, card.title),
        when(saved.header.begun),
        saved.title,
        card.id,
        names,
        tr("move {move}", move=saved.entries),
        tr("{names} to play", names=listed(next_up)) if next_up else "",
        tuple(
            (player.picture, theme.SIDES[side].colour) for player, side in zip(players, sides, strict=True)
        ),
        fewer=_fewer([player.name for player in players]),
    )


def _fewer(names: Sequence[str]) -> tuple[str, ...]:
    """Who plays, from all but two to nobody by name."""
    from boardroom.core.tongue import tr

    some = [
        tr("{names} and {n} more", names=", ".join(names[:-more]), n=more) for more in range(2, len(names))
    ]
    return (*some, tr("{n} players", n=len(names)))


def in_words(saved: Saved, title: str) -> str:
    """A saved game of the box of this title in a line."""
    from boardroom.app.house_names import called
    from boardroom.core.tongue import tr
    from boardroom.stage.prompt import listed

    names = listed([called(player).name for player in saved.header.players])
    return tr("{game}, {names}, move {move}", game=title, names=names, move=saved.entries)


def when(begun: str) -> str:
    """ "Today", "Last night", or the day."""
    from datetime import date, datetime

    from boardroom.app import language
    from boardroom.core.tongue import tr

    try:
        day = datetime.fromisoformat(begun).date()
    except ValueError:
        return tr("Saved")
    ago = (date.today() - day).days
    if ago in (0, 1):
        return tr("Last night") if ago else tr("Today")
    return language.day(day)
