"""`boardroom rebus "Happy birthday Grandma"`: proposals as pictures, and as YAML for a file of one's own."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from boardroom.content import places
from boardroom.content.loader import load
from boardroom.games.concentration.content import Content
from boardroom.games.concentration.layout import layout
from boardroom.games.concentration.rebus_search import FINE, KINDS, Offer, Proposer, as_yaml
from boardroom.games.concentration.speech import guessed, speak

SIDE = 800
MOST_PHRASES = 5000


def run(arguments: Sequence[str]) -> int:
    """Propose rebuses for phrases: 0 when each has one, 1 when some has none, 2 when not understood."""
    parser = argparse.ArgumentParser(
        prog="boardroom rebus", description="Proposes rebuses, as pictures and as YAML to paste into a file."
    )
    parser.add_argument(
        "phrase", nargs="*", help="what the rebus is to say; quotes around it may be left out"
    )
    parser.add_argument("--file", type=Path, metavar="FILE", help="a text file with one phrase a line")
    parser.add_argument(
        "--out", type=Path, default=Path("rebuses"), metavar="DIR", help="where the pictures go"
    )
    parser.add_argument(
        "--most", type=int, default=4, metavar="N", help="proposals for each phrase (default 4)"
    )
    parser.add_argument("--kind", default="idiom", choices=KINDS, help="what the answer is")
    given = parser.parse_args(arguments)
    phrases = [" ".join(given.phrase)] if "".join(given.phrase).strip() else []
    try:
        phrases += _lines(given.file) if given.file else []
    except (OSError, UnicodeError) as failure:
        print(f"boardroom rebus: {failure}", file=sys.stderr)
        return 2
    if not phrases or given.most < 1:
        parser.print_usage(sys.stderr)
        print("boardroom rebus: give a phrase or --file, and --most of at least 1.", file=sys.stderr)
        return 2
    loaded = load(Content, places.sources("concentration"))
    proposer = Proposer(loaded.content, speak, guessed)
    pictures = _Pictures(loaded.content, given.out)
    without = 0
    for number, phrase in enumerate(phrases, start=1):
        if len(phrases) > 1:
            print(f"[{number}/{len(phrases)}] {phrase}", file=sys.stderr, flush=True)
        try:
            offers = proposer.offers(phrase, given.most, given.kind)
        except LookupError as unknown:
            print(f"# {phrase}: nobody knows how {unknown.args[0]!r} sounds; write it as it is said.\n")
            without += 1
            continue
        without += not offers
        try:
            for line in _told(phrase, offers, pictures):
                print(line)
        except OSError as failure:
            print(f"boardroom rebus: {failure}", file=sys.stderr)
            return 2
    return 1 if without else 0


def _lines(file: Path) -> list[str]:
    """The phrases of a file: a line each, but for empty ones and remarks."""
    lines = [line.strip() for line in file.read_text("utf-8-sig").splitlines()]
    phrases = [line for line in lines if line and not line.startswith("#")]
    if len(phrases) > MOST_PHRASES:
        raise OSError(
            f"{file} has {len(phrases)} phrases, more than {MOST_PHRASES}; cut it into smaller files"
        )
    return phrases


def _told(phrase: str, offers: Sequence[Offer], pictures: _Pictures) -> Iterator[str]:
    """What is printed for one phrase."""
    if not offers:
        yield f"# {phrase}: nothing good exists with the pictures there are. Try other words for it.\n"
    for number, offer in enumerate(offers, start=1):
        path = pictures.draw(offer, number)
        worth = "good" if offer.cost <= FINE else "fair"
        yield f"# {phrase}, {number} of {len(offers)}: {worth} ({offer.cost:.2f}), drawn in {path}"
        yield as_yaml(offer.puzzle)


class _Pictures:
    """Draws proposals into a folder."""

    def __init__(self, content: Content, folder: Path) -> None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from PySide6.QtGui import QGuiApplication

        self._application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
        self._content, self._folder = content, folder

    def draw(self, offer: Offer, number: int) -> Path:
        """Write one picture and give its path."""
        from boardroom.games.concentration.rebus_art import pixmap

        name = re.sub(r"[^a-z0-9]+", "-", offer.puzzle.answer.lower()).strip("-")[:60]
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{name}-{number}.png"
        if not pixmap(layout(offer.puzzle, self._content.inks), SIDE).save(str(path)):
            raise OSError(f"{path} cannot be written; choose another folder with --out")
        return path
