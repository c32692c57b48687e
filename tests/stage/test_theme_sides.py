"""Colours: what was chosen is kept, and no two players have the same while there are enough."""

from __future__ import annotations

import pytest

from boardroom.app.box import open_box
from boardroom.app.family import Memory
from boardroom.app.session import Session
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table

GAMES = [game for game, card in shelf().items() if card.on_shelf]


def test_who_chose_nothing_is_given_colours_in_their_order():
    assert theme.sides_of(["", "", ""]) == (0, 1, 2)


def test_a_chosen_colour_is_kept_and_the_others_give_way():
    assert theme.sides_of(["", "coral", ""]) == (1, 0, 2)


def test_of_two_who_chose_the_same_the_first_keeps_it():
    assert theme.sides_of(["sky", "sky", ""]) == (4, 0, 1)


def test_a_colour_that_is_none_is_no_colour():
    assert theme.sides_of(["grey"]) == (0,)


def test_six_are_told_apart_and_eight_may_play():
    assert sorted(theme.sides_of(["pink", "", "amber", "", "", ""])) == [0, 1, 2, 3, 4, 5]
    assert len(theme.sides_of([""] * 8)) == 8


@pytest.mark.parametrize("game", GAMES)
def test_every_table_wears_the_colours_that_were_chosen(qapp, tmp_path, game):
    """The two plates of a table differ from those of the same table without a choice."""
    box = open_box(game)

    def plates(*colours: str) -> list[object]:
        players = [Player(name, "fox", colour=colour) for name, colour in zip("AB", colours, strict=True)]
        table = Table(box.rules(), players, 3, Clock(lambda: 0.0))
        session = Session(box, table, Memory(tmp_path))
        session.start()
        shown = [piece.art for key, piece in session.scene.pieces.items() if key in _plates(session)]
        session.close()
        return shown

    assert plates("pink", "sky") != plates("", "")
    assert plates("coral", "turquoise") == plates("", "")


def _plates(session: Session) -> list[object]:
    return [key for key in session.scene.pieces if isinstance(key, tuple) and key[0] in ("plate", "seat")]
