"""Failure 7: a family's own files of any kind: they play, or are refused with file, line and a hint."""

from __future__ import annotations

import msgspec
import pytest

from boardroom.app.box import open_box
from boardroom.content import places
from boardroom.content.check import check
from boardroom.core.dice import Dice
from boardroom.core.game import Illegal, Seat
from boardroom.games import shelf
from boardroom.table import laws
from boardroom.table.table import Player
from tests.breaks.evening import GAMES


def tiny(content, most):
    """The same content with at most so many puzzles, cards or decks of prizes."""
    cut = {
        field: getattr(content, field)[:most]
        for field in content.__struct_fields__
        if field in ("puzzles", "cards", "decks")
    }
    assert cut or hasattr(content, "deck")
    return msgspec.structs.replace(content, **cut) if cut or most else type(content)()


def refusal(rules, seats):
    """Why the rules do not deal; None if they do."""
    try:
        rules.deal(seats, Dice(1))
    except Illegal as refused:
        return refused.why
    return None


@pytest.mark.breaks(7, "empty and tiny packs")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [0, 1, 2, 3, 5])
def test_empty_and_tiny_content_is_refused_in_words_or_ends_gently(game, most):
    box = open_box(game)
    rules = shelf()[game].part("rules").Rules(tiny(box.content, most))
    seats = [Seat(number) for number in range(box.manifest.seats[0])]
    why = refusal(rules, seats)
    assert why is None or " box" in why, "said what is missing"
    assert most or why, "a game of nothing was dealt"
    if why is None:
        laws.random_game(rules, [Player(f"P{seat}") for seat in seats], 1)


@pytest.mark.breaks(7, "all other content loads")
@pytest.mark.breaks(7, "file, line and a hint")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "text",
    [
        "",
        "- [",
        "\ufeff: :",
        "nonsense: {a: 1}\n",
        "- !!python/object/apply:os.system [touch x]\n",
        "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
        "\t- x\n",
    ],
)
def test_a_bad_file_in_a_pack_takes_nothing_else_away(game, text, window, home):
    """It is named with its line when the game is opened, and the game is played with all that is shipped."""
    folder = places.packs() / game
    folder.mkdir(parents=True)
    (folder / "Käthes Karten.yaml").write_text(text, encoding="utf-8")
    plain = open_box("nullgame")
    assert plain.faults == ()
    box = open_box(game)
    assert box.faults
    for fault in box.faults:
        assert fault.file.name == "Käthes Karten.yaml"
        assert fault.line >= 1
        assert fault.fix
    window.reception.pick(game)
    assert window._lobby is not None
    box.rules().deal([Seat(number) for number in range(box.manifest.seats[0])], Dice(1))


@pytest.mark.breaks(7, "missing pictures, wrong letter case, ../ paths")
@pytest.mark.parametrize("picture", ["no-such-thing-at-all", "Lion", "../../../etc/passwd", "C:\\lion"])
def test_a_picture_that_is_not_there_is_told_with_its_line(tmp_path, picture):
    folder = tmp_path / "concentration"
    folder.mkdir()
    (folder / "ours.yaml").write_text(
        "decks:\n- id: ours\n  title: Ours\n  prizes:\n"
        f"  - {{name: a thing, value: 100, picture: '{picture}'}}\n",
        encoding="utf-8",
    )
    (fault,) = check([folder], shelf())
    assert (fault.file.name, fault.line, fault.column) == ("ours.yaml", 5, 42)
    assert "there is no picture" in fault.wrong
    assert fault.fix
