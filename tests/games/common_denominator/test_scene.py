"""What the table shows and offers, through its scene."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from boardroom.core.game import HOST
from boardroom.games.common_denominator import places, wording
from boardroom.games.common_denominator import table_art as art
from boardroom.games.common_denominator.actions import (
    Draw,
    EndTurn,
    GoForGold,
    Keep,
    Look,
    Overrule,
    PassCard,
    SayAloud,
    ShowWin,
    TakePuzzle,
    Trump,
    TryCategory,
    TryRow,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.cards import COUNTS, SAD
from boardroom.games.common_denominator.medals import Medals, Purse
from boardroom.games.common_denominator.scene import Scene
from boardroom.table.table import Player
from tests.games.common_denominator.rigged import ANA, BEN, CEM, Game, cards

PEOPLE = (Player("Ana", "fox"), Player("Ben", "owl"), Player("Cem", "lion"))
GOLD, SILVER, TRUMP = cards("gold", "silver", "trump")


class Shown:
    """A scene at a game, as people see it who share one screen; or as `eyes` alone do."""

    def __init__(self, game: Game, eyes=None) -> None:
        self.scene = Scene(PEOPLE[: len(game.state.seats)])
        self.prompts: list = []
        self.scene.prompted.connect(self.prompts.append)
        asks = [ask for ask in game.rules.asks(game.state) if eyes is not None or not ask.private]
        self.scene.show_now(game.view(eyes), asks)

    def lit(self) -> dict:
        pieces = self.scene.pieces.items()
        return {key: piece.offer.take for key, piece in pieces if piece.offer is not None}

    @property
    def prompt(self):
        return self.prompts[-1]

    def buttons(self) -> list[str]:
        return [button.text for button in self.prompt.buttons]

    def visible(self, key) -> bool:
        return self.scene.pieces[key].isVisible()


pytestmark = pytest.mark.usefixtures("qapp")


def test_the_youngest_is_touched_on_the_plate():
    shown = Shown(Game(opened=False))
    assert shown.lit() == {("plate", 0): Youngest(ANA), ("plate", 1): Youngest(BEN)}


def test_a_new_puzzle_comes_from_the_stack_and_the_timer_turns_it_up():
    game = Game()
    assert Shown(game).lit() == {"stack": TakePuzzle()}
    shown = Shown(game.do(TakePuzzle()))
    assert shown.lit() == {"timer": TurnTimer()}
    assert not shown.visible(("row", 1))
    assert isinstance(shown.scene.pieces["paper"].art, art.PuzzleBack)


def test_rows_the_category_and_the_gold_medal_can_be_touched():
    shown = Shown(Game().start())
    rows = {("row", row): TryRow(row) for row in (1, 2, 3, 4)}
    assert shown.lit() == {**rows, "category": TryCategory(), ("bank", "gold"): GoForGold()}
    assert all(shown.scene.pieces[key].solid for key in shown.lit())
    assert shown.buttons() == ["Go for Gold", "Stop here"]
    assert not any(button.main for button in shown.prompt.buttons), "Enter alone must not declare anything"


def test_the_answer_line_says_what_is_wanted():
    line = Shown(Game().start().do(TryRow(2))).prompt.answer
    assert line.placeholder == "Row 2: 5 letters"
    assert line.seat == ANA


def test_answers_are_pencilled_in():
    shown = Shown(Game().start().row(1).row(2, "xxxxx"))
    won, filled = (shown.scene.pieces["row", row].art for row in (1, 2))
    assert (won.cells, won.how) == (tuple("pear"), "won")
    assert (filled.cells, filled.how) == (tuple("apple"), "filled")
    assert filled.printed == (True, False, True, False, False)


def test_marked_cells_stand_one_under_the_other():
    rows = Game().start().view().card.rows
    cell = places.cell_size(rows)
    marked = [
        point.x() - size.width() / 2 + (row.marked + 0.5) * cell
        for row, (point, size) in zip(rows, places.row_places(rows), strict=True)
    ]
    assert marked == pytest.approx([places.column_x(rows)] * len(rows))


def test_silver_and_gold_are_no_buttons_before_the_timer_is_turned():
    shown = Shown(Game().next())
    assert "Go for Silver" not in shown.buttons()
    assert "Go on with this one" in shown.buttons()


def test_pause_hides_the_puzzle():
    shown = Shown(Game().start())
    shown.scene.pause(True)
    assert shown.visible("cover")
    shown.scene.pause(False)
    assert not shown.visible("cover")


def test_the_sand_runs_and_the_clock_counts():
    shown = Shown(Game().start())
    full = shown.scene.pieces["timer"].art
    shown.scene.countdown(41_000)
    assert shown.scene.pieces["clock"].art.text == "0:41"
    assert shown.scene.pieces["timer"].art.left < full.left
    shown.scene.countdown(None)
    assert shown.scene.pieces["clock"].art.text == "0:41"


def test_medals_and_kept_cards_stand_on_the_plate():
    game = Game(purses=[Medals(1, 2, 3), Purse(Medals(), 4)], hands=[(GOLD, SILVER)])
    shown = Shown(game)
    plate = shown.scene.pieces["plate", 0].art
    assert (plate.points, plate.medals, plate.kept, plate.active) == (23, (1, 2, 3), 2, True)
    assert shown.scene.pieces["plate", 1].art.written == 4


def test_cards_lie_open_for_their_owner_alone():
    game = Game(hands=[(GOLD, TRUMP), (SILVER,)])
    assert not any(Shown(game).visible(("card", card)) for card in (GOLD, TRUMP, SILVER))
    own = Shown(game, eyes=ANA)
    assert own.visible(("card", GOLD))
    assert not own.visible(("card", SILVER))
    assert "My cards" in own.buttons()


def test_a_drawn_card_is_a_back_for_the_others():
    game = Game(top=[SILVER]).start().miss_twice().do(Draw())
    shown = Shown(game)
    assert shown.visible("courier")
    assert not shown.visible(("card", SILVER))
    own = Shown(game, eyes=ANA)
    assert own.visible(("card", SILVER))
    assert own.buttons() == ["Keep it", "Use it"]


def test_kept_cards_are_used_by_touching_them():
    game = Game(3, hands=[(GOLD, TRUMP, cards("take")[0]), (SILVER,)]).do(Look())
    lit = Shown(game, eyes=ANA).lit()
    assert lit["card", GOLD] == Use(GOLD)
    assert ("card", TRUMP) not in lit
    assert lit["plate", BEN] == Use(cards("take")[0], BEN)


def test_a_card_is_passed_on_by_touching_it():
    game = Game(top=cards("pass-left"), hands=[(GOLD, SILVER)]).draw()
    lit = Shown(game, eyes=ANA).lit()
    assert lit == {("card", GOLD): PassCard(GOLD), ("card", SILVER): PassCard(SILVER)}


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_pause_for_trumps_looks_the_same_whoever_holds_one(holder):
    hands = [(GOLD,), (SILVER,), cards("bronze")]
    hands[holder] = (TRUMP,)
    game = Game(3, top=cards("lose-bronze"), hands=hands).start().miss_twice().do(Draw())
    shown = Shown(game)
    assert shown.lit() == {("plate", seat): Trump() for seat in (ANA, BEN, CEM)}
    assert shown.buttons() == ["Nobody trumps"]


def test_two_people_have_a_button_each_for_their_trump():
    game = Game(top=cards("lose-bronze"), hands=[(), (GOLD,)]).start().miss_twice().do(Draw())
    assert set(Shown(game).buttons()) == {"Nobody trumps", "Ana: Trump!", "Ben: Trump!"}


def test_a_win_is_offered_in_gold():
    shown = Shown(Game(purses=[Medals(gold=10)]))
    (main,) = [button for button in shown.prompt.buttons if button.main]
    assert (main.text, main.action) == ("Show 100 points", ShowWin())


def test_the_opponent_sees_the_one_answer_and_nobody_else():
    game = Game(answers="aloud").start().do(TryRow(2), SayAloud())
    shown = Shown(game, eyes=BEN)
    assert shown.scene.pieces["ribbon"].art.text == "APPLE"
    assert not Shown(game).visible("ribbon")


def test_it_counts_is_a_button_after_a_wrong_answer():
    game = Game().start().row(1, "xxxx")
    (button,) = [button for button in Shown(game).prompt.buttons if button.text == "It counts!"]
    assert (button.seat, button.action) == (HOST, Overrule())


def test_what_cannot_be_touched_says_why():
    shown = Shown(Game().start())
    assert shown.scene.pieces["deck"].why
    assert shown.scene.pieces["bank", "silver"].why


def test_at_the_end_of_a_turn_a_card_or_none():
    shown = Shown(Game().start().miss_twice())
    assert shown.lit() == {"deck": Draw()}
    assert shown.buttons()[:2] == ["Take a card", "No card"]
    after = Game(top=[GOLD], hands=[(SILVER,)]).draw().do(Keep())
    assert "Done" in Shown(after).buttons()
    assert EndTurn() in after.choices()


def test_every_card_has_words_and_a_picture():
    assert set(art.FORTUNES) == set(COUNTS)
    assert set(art.SHORT) == set(COUNTS) - SAD


def test_players_and_rows_never_overlap_whatever_their_number():
    for count in range(2, 7):
        high = places.plate_size(count).height()
        tops = [places.plate_at(seat, count).y() - high / 2 for seat in range(count)]
        assert all(one + high < other for one, other in itertools.pairwise(tops))
        assert tops[-1] + high < places.TITLE.top()


def test_buttons_are_worded_for_all_that_is_no_touch():
    game = Game().start()
    for ask in game.asks():
        for deed in ask.choices:
            words = wording.label(game.view(), ANA, deed, {ANA: "Ana", BEN: "Ben"})
            assert bool(words) or isinstance(deed, TryRow | TryCategory)


def test_a_long_game_of_written_points_is_told():
    game = Game()
    game.state = replace(game.state, extra=(2, 0), lost=(0, 1))
    assert wording.note(game.view(), ANA) == "2 extra turns"
    assert wording.note(game.view(), BEN) == "skips a turn"
