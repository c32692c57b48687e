"""The table as it looks and feels: lit spaces, pawns side by side, buzzers, the light, what is covered."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from boardroom.core.game import Seat
from boardroom.games.brain_games import layout
from boardroom.games.brain_games.actions import Buzz, Challenge, GoTo, Press, Roll, Start
from boardroom.games.brain_games.board import CATEGORIES
from boardroom.games.brain_games.card_art import CardFace
from boardroom.games.brain_games.layout import pawn_place, plate_box, space_point
from boardroom.games.brain_games.scene import Scene
from boardroom.games.brain_games.state import Moving, Readying
from boardroom.games.brain_games.table_art import Tile
from boardroom.games.brain_games.view import Back
from boardroom.stage import lettering, theme
from boardroom.stage.view import TableView
from boardroom.table.table import Player
from tests.games.brain_games.rigged import (
    ALOUD,
    ANA,
    BEN,
    BUZZ,
    JUDGED,
    LOOK,
    NEXT,
    PICK,
    RACE,
    REACT,
    TAPS,
    Game,
)
from tests.games.cut import MANNERS, cut
from tests.stage.hands import Hands


class Room:
    """A scene in a view, with a game behind it."""

    def __init__(self, qtbot, game: Game) -> None:
        self.game = game
        self.scene = Scene(
            [Player(name) for name in ("Ana", "Ben", "Cem", "Dee", "Eva", "Fay")[: len(game.seats)]]
        )
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 720)
        self.view.show()
        self.hands = Hands(self.view)
        self.done: list[tuple[int, object]] = []
        self.prompts: list = []
        self.scene.acted.connect(lambda seat, deed: self.done.append((seat, deed)))
        self.scene.prompted.connect(self.prompts.append)
        self.show()

    def show(self) -> None:
        self.scene.show_now(self.game.view(None), self.game.asks)

    def piece(self, *key):
        return self.scene.pieces[key if len(key) > 1 else key[0]]


@pytest.fixture
def room(qtbot):
    return lambda game: Room(qtbot, game)


def ready(game: Game) -> Game:
    game.step()
    while isinstance(game.phase, Readying):
        game.do(Start())
    return game


def test_the_spaces_that_can_be_reached_light_up_and_no_others(room):
    game = Game()
    game.state = replace(game.state, phase=Moving(2))
    here = room(game)
    lit = {
        space
        for space in range(46)
        if ("tile", space) in here.scene.pieces and here.piece("tile", space).art.lit
    }
    lit |= {space for space in range(46) if here.piece("slot", space).art.lit}
    assert lit == set(game.view().ends)


def test_the_pawn_is_dragged_to_a_lit_space_or_the_space_is_clicked(room):
    game = Game()
    game.state = replace(game.state, phase=Moving(1))
    here = room(game)
    here.hands.carry(here.piece("pawn", 0), space_point(NEXT))
    here.hands.release()
    assert here.done == [(ANA, GoTo(NEXT))]
    here.done.clear()
    here.show()
    here.hands.click(space_point(4))
    assert here.done == [(ANA, GoTo(4))]


def test_a_pawn_let_go_elsewhere_goes_home(room):
    game = Game()
    game.state = replace(game.state, phase=Moving(1))
    here = room(game)
    home = here.piece("pawn", 0).home.point
    told = []
    here.scene.refused.connect(lambda why, ruling: told.append((why, ruling)))
    here.hands.click(space_point(30))
    here.hands.carry(here.piece("pawn", 0), space_point(30))
    here.hands.release()
    assert told == 2 * [("Ana’s pawn can go to the lit spaces only.", "BG-06")]
    assert here.done == []
    assert here.piece("pawn", 0).pos() == home


@pytest.mark.parametrize("count", range(2, 7))
def test_pawns_that_share_a_space_all_show(count):
    places = [pawn_place(20, number, count) for number in range(count)]
    for one, other in combinations(places, 2):
        assert abs(one.x - other.x) >= 16
        assert abs(one.x - space_point(20).x()) <= 60


@pytest.mark.parametrize("count", range(2, 7))
def test_scorecards_leave_room_for_the_buzzer_and_do_not_overlap(count):
    boxes = [plate_box(seat, count) for seat in range(count)]
    assert all(theme.PLAY.contains(box) for box in boxes)
    assert boxes[-1].bottom() < 726
    assert all(not one.intersects(other) for one, other in combinations(boxes, 2))


def test_the_die_is_touched_to_roll_and_a_real_one_is_pressed(room):
    here = room(Game())
    here.hands.click(here.piece("die"))
    assert here.done == [(ANA, Roll())]
    here = room(Game(die="typed"))
    assert not here.piece("die").isVisible()
    assert all(here.piece("say", pips).offer for pips in range(1, 7))


def test_a_tile_face_down_is_drawn_the_same_whatever_it_is(room):
    here = room(Game())
    arts = {here.piece("tile", space).art for space in range(46) if ("tile", space) in here.scene.pieces}
    assert arts == {Tile()}


def test_two_buzzers_two_keys_and_the_first_press_counts(room):
    here = room(ready(Game(BUZZ)))
    assert here.hands.key(Qt.Key.Key_L)
    assert here.done == [(BEN, Buzz())]
    here.done.clear()
    here.hands.key(Qt.Key.Key_A)
    assert here.done == [(ANA, Buzz())]
    here.done.clear()
    here.hands.wait(1000)
    here.hands.press(here.piece("buzzer", 0))
    assert here.done == [(ANA, Buzz())], "meant as soon as it is pressed"
    here.hands.release()


def test_who_is_ready_says_so_on_their_own_buzzer(room):
    game = Game(BUZZ)
    game.step()
    here = room(game)
    here.hands.key(Qt.Key.Key_L)
    assert here.done == [(BEN, Start())]
    game.do(Start(), BEN)
    here.show()
    assert not here.piece("buzzer", 1).isVisible()
    assert here.piece("buzzer", 0).isVisible()


def test_no_buzzer_is_out_while_one_answers_alone(room):
    game = ready(Game(BUZZ))
    game.do(Buzz(), BEN)
    here = room(game)
    assert not here.piece("buzzer", 0).isVisible()
    assert here.prompts[-1].answer.seat == BEN


def test_the_light_turns_green_at_the_signal_and_is_pressed_at_once(room, qtbot):
    game = ready(Game(REACT))
    game.state = replace(game.state, phase=replace(game.phase, signal=40))
    here = room(game)
    assert here.piece("light").art.text == "Wait …"
    qtbot.waitUntil(lambda: here.piece("light").art.text == "Now!", timeout=2000)
    here.show()
    assert here.piece("light").art.text == "Now!", "what else is shown does not turn it back"
    here.hands.wait(1000)
    here.hands.press(here.piece("light"))
    assert here.done == [(ANA, Press())]
    here.hands.release()


def test_a_race_has_a_light_and_two_buzzers(room):
    here = room(ready(Game(RACE)))
    assert here.piece("light").isVisible()
    assert here.piece("buzzer", 0).offer
    assert here.piece("buzzer", 1).offer
    assert here.piece("light").offer is None


def test_the_pattern_ends_with_all_pads_dark(room):
    here = room(ready(Game(TAPS)))
    assert all(here.piece("pad", pad).isVisible() for pad in range(1, 7))
    assert not any(here.piece("pad", pad).art.lit for pad in range(1, 7))
    assert all(here.piece("pad", pad).offer for pad in range(1, 7))


def test_a_covered_front_is_not_in_the_picture(room):
    game = Game(LOOK)
    game.step()
    here = room(game)
    assert here.piece("card").art.card.front == ()
    game.do(Start())
    here.show()
    assert isinstance(here.piece("card").art, CardFace)
    assert here.piece("card").art.card.front
    game.do(game.asks[0].timeout)
    here.show()
    assert here.piece("card").art.card.front == ()


def test_options_are_picked_on_the_card(room):
    here = room(ready(Game(PICK)))
    here.hands.click(here.piece("option", 1))
    assert [type(deed).__name__ for _, deed in here.done] == ["Pick"]
    assert not here.piece("option", 3).isVisible()


@pytest.mark.parametrize("one", [ALOUD, JUDGED])
def test_a_prompt_has_at_most_three_buttons_and_names_nobody_wrongly(room, one):
    game = ready(Game(one, players=2))
    here = room(game)
    assert len(here.prompts[-1].buttons) <= 3
    assert "Ana" in here.prompts[-1].text


def test_only_those_who_are_not_ready_yet_are_asked_to_press(room):
    """A computer is ready before the people: the sentence speaks to one, and names one."""
    game = Game(BUZZ)
    game.step()
    game.do(Start(), BEN)
    here = room(game)
    assert here.prompts[-1].text == "Ana, press when you are ready to see the card."


def test_both_can_pass_a_head_to_head(room):
    here = room(ready(Game(BUZZ)))
    assert [(button.text, button.seat) for button in here.prompts[-1].buttons] == [
        ("Ana passes", Seat(0)),
        ("Ben passes", Seat(1)),
    ]


def test_a_pause_turns_the_card_face_down_and_holds_the_signal(room, qtbot):
    game = ready(Game(REACT))
    game.state = replace(game.state, phase=replace(game.phase, signal=60))
    here = room(game)
    here.scene.pause(True)
    assert not isinstance(here.piece("card").art, CardFace)
    qtbot.wait(150)
    assert here.piece("light").art.text == "Wait …"
    here.scene.pause(False)
    assert isinstance(here.piece("card").art, CardFace)
    qtbot.waitUntil(lambda: here.piece("light").art.text == "Now!", timeout=2000)


def test_the_ring_begins_at_a_tile_beside_the_pawn_and_the_first_enter_goes_nowhere(room):
    """Nobody's turn ends by a key that was meant to show where the ring is."""
    game = Game(move="up-to")
    game.state = replace(game.state, phase=Moving(2))
    here = room(game)
    ends = game.view().ends
    assert any(not game.view().board[space].tile for space in ends), "a START can be reached too"
    assert here.hands.key(Qt.Key.Key_Return)
    assert here.done == []
    here.hands.wait(1000)
    here.hands.key(Qt.Key.Key_Return)
    ((_, deed),) = here.done
    assert deed.space in ends
    assert game.view().board[deed.space].tile


def test_before_a_move_it_is_said_that_a_space_without_a_tile_ends_the_turn(room):
    """BG-09."""
    game = Game()
    game.state = replace(game.state, phase=Moving(1))
    here = room(game)
    assert "A space without a tile ends the turn." not in here.prompts[-1].text
    game.clear(*(space for space in game.view().ends if space != NEXT))
    here.show()
    assert not game.view().board[NEXT].tile
    assert here.prompts[-1].text.endswith("to any lit one. A space without a tile ends the turn.")


def test_where_no_tile_is_near_it_is_said_before_the_turn_ends_and_after(room):
    game = Game()
    game.state = replace(game.state, phase=Moving(1))
    game.clear(30)
    here = room(game)
    assert here.prompts[-1].text == (
        "Ana, move your pawn 1 space, to any lit one. No tile is that near, so the turn ends there."
    )
    here.hands.key(Qt.Key.Key_Return)
    here.hands.key(Qt.Key.Key_Return)
    ((_, deed),) = here.done
    for event in game.do(deed):
        here.scene.animate(event)
    here.show()
    assert here.prompts[-1].text == "No tile here: Ana’s turn is over. Ben, roll the die."
    game.roll()
    here.show()
    assert "Ana" not in here.prompts[-1].text


def test_until_somebody_has_a_tile_it_is_said_what_to_win(room):
    game = Game()
    aim = "The first to win a tile of all four colours wins."
    here = room(game)
    assert here.piece("news").art.text == aim
    assert not cut(here.piece("news").art, here.piece("news").size)
    news = here.piece("news").sceneBoundingRect()
    assert here.piece("news").home.x + here.piece("news").size.width() / 2 <= 1920 - theme.MARGIN
    for key in (("die",), *(("deck", name) for name in CATEGORIES)):
        assert not here.piece(*key).sceneBoundingRect().intersects(news)
    game.own(ANA, "logic")
    here.show()
    assert here.piece("news").art.text == ""


@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_the_answer_on_a_card_is_written_larger_where_the_family_reads_large_type(room, monkeypatch, manner):
    game = ready(Game(PICK))
    shown = replace(game.view().card, back=Back("Birds, bats and insects count. " * 3, ""), options=())
    seen, draw = [], lettering.draw
    monkeypatch.setattr(
        lettering,
        "draw",
        lambda painter, box, font, lines, *rest: (
            seen.append((lines, font.pixelSize())),
            draw(painter, box, font, lines, *rest),
        ),
    )
    cut(CardFace(shown, "", ""), layout.CARD.size(), manner)
    (size,) = [size for lines, size in seen if lines[0].startswith("Birds")]
    assert size >= theme.SMALL * min(manner.text, 1.3)


def test_among_answers_the_ring_begins_at_the_first_one(room):
    here = room(ready(Game(PICK)))
    here.hands.key(Qt.Key.Key_Return)
    assert here.scene.touch.focused is here.piece("option", 0)


def test_where_both_have_a_buzzer_no_button_says_the_same(room):
    game = Game(BUZZ)
    game.step()
    assert [button.text for button in room(game).prompts[-1].buttons] == ["Another card"]


def test_whoever_reads_the_card_of_a_head_to_head_is_spoken_to_and_not_the_two(room):
    """BG-30."""
    game = Game(BUZZ, players=3, reader="person")
    game.step()
    game.do(Challenge(BEN))
    assert room(game).prompts[-1].text == "Cem, read the card silently, then hold it up."


@pytest.mark.parametrize("players", [3, 4, 6])
def test_all_who_may_be_challenged_are_lit_and_a_button_for_all_of_them_or_for_none(room, players):
    game = Game(BUZZ, players=players)
    game.step()
    here = room(game)
    lit = [seat for seat in range(players) if here.piece("plate", seat).art.lit]
    assert lit == list(range(1, players)) == [s for s in range(players) if here.piece("plate", s).offer]
    assert len(here.prompts[-1].buttons) == (players - 1 if players < 5 else 0)
    assert here.prompts[-1].text == "Ana, a head-to-head: choose whom you challenge."


def test_with_a_real_die_it_is_said_to_touch_what_it_shows_and_nothing_lies_on_what_is_said(room):
    here = room(Game(die="typed"))
    assert here.prompts[-1].text == "Ana, roll your die and choose what it shows."
    news = here.piece("news").sceneBoundingRect()
    assert not any(here.piece("say", n).sceneBoundingRect().intersects(news) for n in range(1, 7))
