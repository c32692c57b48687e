"""What the family's copy remembers between evenings: settings, players, content already seen. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boardroom.app.names import alike
from boardroom.app.night import Night
from boardroom.app.seeing import FILE, TextSize
from boardroom.core.tongue import tr
from boardroom.table.table import Player
from boardroom.table.whole import write_whole

Pace = Literal["normal", "slow", "fast", "off"]


class Person(Struct, frozen=True):
    """Somebody who plays here: a name as typed, and the picture and colour they play with."""

    name: str
    picture: str = ""
    colour: str = ""


class Family(Struct, frozen=True):
    """Everything remembered. `players`, `house_rules` and `seen` are by game id; all have defaults.

    The game that was begun last is the last one of `players`.

    `people` are all who ever played, the last ones first; `house_rules` what differs from the rulebook, by
    option. `seen` lists content in the order in which it was shown, so that the oldest can come back first.
    `night` is the game night that was begun last; `child_plays`: a younger child was there.
    """

    text_size: TextSize = "normal"
    contrast: bool = False
    language: str = ""
    sound: bool = True
    volume: int = 70
    reduced_motion: bool = False
    people: tuple[Person, ...] = ()
    pace: Pace = "normal"
    voice: bool = False
    voice_volume: int = 80
    voice_rate: Literal["normal", "slow", "fast"] = "normal"
    captions: bool = False
    players: dict[str, tuple[Player, ...]] = msgspec.field(default_factory=dict)
    house_rules: dict[str, dict[str, str]] = msgspec.field(default_factory=dict)
    helps: dict[str, dict[str, tuple[str, ...]]] = msgspec.field(default_factory=dict)
    seen: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    night: Night | None = None
    child_plays: bool = False

    @property
    def last_people(self) -> tuple[Player, ...]:
        """The people of the game that was begun last, whichever it was."""
        last = next(reversed(self.players.values()), ())
        return tuple(player for player in last if player.kind == "person")


class Memory:
    """The file behind a Family: replaced whole or not at all; a torn one is set aside, never overwritten.

    `trouble` is called with words for the screen when something cannot be read or kept, and not again for
    the same reason before something could be kept.
    """

    def __init__(self, folder: Path, trouble: Callable[[str], None] = lambda words: None) -> None:
        self._path = folder / FILE
        self._trouble = trouble
        self._said = ""
        self.family = self._begin()

    def change(self, **fields: object) -> Family:
        """Set some fields and keep them. What cannot be written is said, and holds for this evening."""
        return self._keep(lambda family: replace(family, **fields))

    def meet(self, game: str, players: tuple[Player, ...]) -> Family:
        """Remember who played a game last, and that it was the last one."""

        def met(family: Family) -> Family:
            others = {name: seated for name, seated in family.players.items() if name != game}
            return replace(family, players={**others, game: players})

        return self._keep(met)

    def know(self, people: Sequence[Person]) -> Family:
        """Remember these people across games, with what they look like now; they move to the front."""

        def with_people(family: Family) -> Family:
            known: list[Person] = []
            for person in people:
                before = _named(person.name, known) or _named(person.name, family.people) or person
                if before in known:
                    continue
                picture, colour = person.picture or before.picture, person.colour or before.colour
                known.append(replace(before, name=person.name, picture=picture, colour=colour))
            rest = [person for person in family.people if _named(person.name, known) is None]
            return replace(family, people=(*known, *rest))

        return self._keep(with_people) if people else self.family

    def forget(self, name: str) -> Family:
        """Forget a person, and what they look like."""
        return self._keep(
            lambda family: replace(
                family, people=tuple(person for person in family.people if not alike(person.name, name))
            )
        )

    def agree(self, game: str, house_rules: Mapping[str, str]) -> Family:
        """Remember the house rules of a game for the next time: what differs from the rulebook."""
        if self.family.house_rules.get(game, {}) == house_rules:
            return self.family
        return self._keep(
            lambda family: replace(family, house_rules={**family.house_rules, game: dict(house_rules)})
        )

    def help(self, game: str, helps: Mapping[str, tuple[str, ...]]) -> Family:
        """Remember which helps each of these people has in a game; what others have stays."""

        def with_helps(family: Family) -> Family:
            known = {**family.helps.get(game, {}), **helps}
            some = {name: fields for name, fields in known.items() if fields}
            return replace(family, helps={**family.helps, game: some})

        return self._keep(with_helps) if helps else self.family

    def see(self, game: str, shown: Sequence[str], decks: Sequence[Sequence[str]] = ()) -> Family:
        """Remember content that was shown; what is shown again moves to the end of the row.

        Of a deck that has been seen to its end only what was shown now stays: it begins anew.
        """
        if not shown or self.family.seen.get(game, ())[-len(shown) :] == tuple(shown):
            return self.family

        def with_shown(family: Family) -> Family:
            before = tuple(name for name in family.seen.get(game, ()) if name not in shown)
            known = {*before, *shown}
            through = {name for deck in decks if known.issuperset(deck) for name in deck}
            kept = tuple(name for name in before if name not in through)
            return replace(family, seen={**family.seen, game: (*kept, *shown)})

        return self._keep(with_shown)

    def _keep(self, change: Callable[[Family], Family]) -> Family:
        """Another copy of the program may have written meanwhile: read, change and write under one lock."""
        from filelock import FileLock  # heavy, and not needed for the first picture

        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(f"{self._path}.lock", timeout=2):
                self.family = change(self._read())
                write_whole(self._path, msgspec.json.format(msgspec.json.encode(self.family), indent=2))
            self._said = ""
        except OSError as failure:  # a lock that cannot be had in time is an OSError too
            self.family = change(self.family)
            why = failure.strerror or str(failure)
            if why != self._said:
                self._said = why
                self._trouble(
                    tr(
                        "The settings cannot be kept in {folder} ({why}).",
                        folder=self._path.parent,
                        why=why,
                    )
                )
        return self.family

    def _begin(self) -> Family:
        """What is known when the program starts; a file that cannot be read is said, and left alone."""
        try:
            return self._read()
        except OSError as failure:
            why = failure.strerror or failure
            self._trouble(tr("The settings in {path} cannot be read ({why}).", path=self._path, why=why))
            return Family()

    def _read(self) -> Family:
        """The file as it is. Raises OSError when it is there and cannot be read: then nobody may write it."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Family)
        except FileNotFoundError:
            return Family()
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return self._set_aside()

    def _set_aside(self) -> Family:
        number = 1
        while (aside := self._path.with_name(f"family.damaged-{number}.json")).exists():
            number += 1
        self._path.rename(aside)
        self._trouble(
            tr("The settings were damaged. They were set aside as {path}, and new ones begun.", path=aside)
        )
        return Family()


def _named(name: str, people: Iterable[Person]) -> Person | None:
    """The person of this name among these."""
    return next((person for person in people if alike(person.name, name)), None)
