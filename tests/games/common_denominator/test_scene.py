"""What the table shows and offers, through its scene."""

from __future__ import annotations

import itertools
from dataclasses import replace as replace_art

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from boardroom.core.game import HOST
from boardroom.core.tongue import tr
from boardroom.games.common_denominator import card_art, medal_art, places, puzzle_art, wording
from boardroom.games.common_denominator import events as told
from boardroom.games.common_denominator.actions import (
    Answer,
    Draw,
    EndTurn,
    GoForGold,
    Keep,
    Look,
    Overrule,
    PassCard,
    SayAloud,
    ShowWin,
    Stop,
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
from boardroom.games.common_denominator.retelling import retold
from boardroom.games.common_denominator.scene import Scene
from boardroom.games.common_denominator.state import Attempt, Trumping, Wrong
from boardroom.stage import lettering, theme
from boardroom.table.table import Player
from tests.games.common_denominator.rigged import ANA, BEN, CEM, ROWS, Game, cards
from tests.games.cut import MANNERS, NAMES, cut

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
    assert isinstance(shown.scene.pieces["paper"].art, puzzle_art.PuzzleBack)


def test_rows_the_category_and_the_gold_medal_can_be_touched():
    shown = Shown(Game().start())
    rows = {("row", row): TryRow(row) for row in (1, 2, 3, 4)}
    assert shown.lit() == {**rows, "category": TryCategory(), ("bank", "gold"): GoForGold()}
    assert all(shown.scene.pieces[key].solid for key in shown.lit())
    assert shown.buttons() == ["Go for Gold", "Stop here"]
    assert not any(button.main for button in shown.prompt.buttons), "Enter alone must not declare anything"


def test_the_ring_begins_at_the_first_row_that_is_open():
    """And not at the medal for which one would go by mistake."""
    shown = Shown(Game().start())
    shown.scene.touch.key(int(Qt.Key.Key_Down), False, 0)
    assert shown.scene.touch.focused is shown.scene.pieces["row", 1]
    later = Shown(Game().start().row(1))
    later.scene.touch.key(int(Qt.Key.Key_Down), False, 0)
    assert later.scene.touch.focused is later.scene.pieces["row", 2]


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


def test_the_pause_says_what_may_be_trumped_and_a_card_that_waits_says_for_what():
    game = Game(top=cards("lose-bronze"), hands=[(), (GOLD,)]).start().miss_twice().do(Draw())
    shown = Shown(game)
    card = tr(card_art.FORTUNES["lose-bronze"][0])
    assert shown.prompt.text == f"Ana plays “{card}”. Whoever trumps that chooses their own name."
    assert "nobody trumps it" in shown.scene.pieces["card", cards("lose-bronze")[0]].why
    alone = Shown(Game(top=[GOLD], hands=[(SILVER,)]).draw().do(Use(GOLD)))
    assert alone.buttons() == ["Go on"]
    assert "trump" not in alone.prompt.text.lower()


def test_a_kept_card_that_lies_small_is_touched_to_look_at_ones_cards_or_says_when():
    game = Game(hands=[(SILVER,)])
    shown = Shown(game, eyes=ANA)
    assert shown.lit()["card", SILVER] == Look()
    shown = Shown(Game(hands=[(SILVER,)]).start(), eyes=ANA)
    piece = shown.scene.pieces["card", SILVER]
    assert piece.offer is None
    assert "own turn" in piece.why


def test_a_win_is_offered_in_gold():
    shown = Shown(Game(purses=[Medals(gold=10)]))
    (main,) = [button for button in shown.prompt.buttons if button.main]
    assert (main.text, main.action) == ("Show 100 points", ShowWin())


def test_the_opponent_sees_the_one_answer_and_nobody_else():
    game = Game(answers="aloud").start().do(TryRow(2), SayAloud())
    shown = Shown(game, eyes=BEN)
    assert shown.scene.pieces["ribbon"].art.text == "APPLE"
    assert shown.visible("ribbon")
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
    assert set(card_art.FORTUNES) == set(COUNTS)
    assert set(card_art.SHORT) == set(COUNTS) - SAD


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


# ------------------------------------------------------------------------------------------ laid out


def plates(players: int, *, turn: int = 0) -> list:
    """What a plate of so many may have to hold: a name, points, every kind of medal, cards, a note."""
    size = places.plate_size(players)
    plain = medal_art.PlayerPlate("", "fox", 0, (0, 0, 0), 0, 0, 0, active=False)
    rich = replace_art(plain, points=104, medals=(9, 2, 3), written=0, kept=3, active=True)
    late = replace_art(plain, note="skips 2 turns", medals=(0, 1, 0), points=5)
    return [(size, plate) for plate in (plain, rich, late)]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("manner", MANNERS, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_every_name_the_lobby_takes_is_read_whole_on_its_plate(players, manner, name):
    for size, plate in plates(players):
        has_rows = not medal_art.is_short(name, size)
        assert name not in cut(replace_art(plate, name=name, has_rows=has_rows), size, manner)
        assert name not in cut(replace_art(plate, name=name, has_rows=True), size, manner)


def test_all_plates_of_a_table_are_laid_out_alike():
    game = Game(players=3)
    for names, has_rows in ((("Ana", "Ben", "Cem"), False), (("Grandmother Edith", "Ben", "Cem"), True)):
        scene = Scene([Player(name, "fox") for name in names])
        scene.show_now(game.view(), ())
        assert [scene.pieces["plate", seat].art.has_rows for seat in range(3)] == [has_rows] * 3


@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_what_a_medal_is_won_by_stands_within_the_margin_and_grows_with_the_type(qapp, manner, monkeypatch):
    sizes, inked = [], lettering.draw
    for metal in places.METALS:
        row = Shown(Game()).scene.pieces["bank row", metal]
        assert row.sceneBoundingRect().right() <= theme.TABLE.width() - theme.MARGIN
        assert not cut(row.art, row.size, manner)
        monkeypatch.setattr(
            lettering,
            "draw",
            lambda painter, box, font, *rest: (
                sizes.append(font.pixelSize()),
                inked(painter, box, font, *rest),
            ),
        )
        cut(row.art, row.size, manner)
        monkeypatch.undo()
    assert min(sizes) >= theme.SMALL * min(manner.text, 1.15)


def test_what_all_let_count_is_named_before_they_agree():
    game = Game()
    game.state = replace(game.state, wrong=Wrong(ANA, "hops", game.state))
    assert "“hops”" in wording.question(game.view(), Overrule())
    game.state = replace(game.state, wrong=Wrong(ANA, "", game.state))
    assert "“" not in wording.question(game.view(), Overrule())


@pytest.mark.parametrize("players", range(2, 7))
def test_plates_stand_one_below_the_other_above_the_name_of_the_game(players):
    size = places.plate_size(players)
    boxes = [
        QRectF(places.plate_at(seat, players) - QPointF(size.width(), size.height()) / 2, size)
        for seat in range(players)
    ]
    assert boxes[0].top() == pytest.approx(theme.PLAY.top())
    assert all(one.bottom() < other.top() for one, other in itertools.pairwise(boxes))
    assert boxes[-1].bottom() < places.TITLE.top()


def test_letters_that_stood_there_before_a_miss_keep_their_colour():
    shown = Shown(Game().start().row(1).silver().next().do(TurnTimer()).row(2, "xxxxx"))
    missed = shown.scene.pieces["row", 2].art
    assert missed.cells == tuple("apple")
    assert missed.grey == (False, True, False, False, True), "the column was won before"
    assert shown.scene.pieces["row", 1].art.grey == (False,) * 4


def test_the_pencil_writes_as_it_will_be_shown():
    game = Game().start().row(1).silver().next().do(TurnTimer(), TryRow(2))
    shown = Shown(game)
    game.do(Answer("xxxxx"))
    for event in game.heard(told.Given):
        motion = shown.scene.animate(event)
        motion.start()
    written = shown.scene.pieces["row", 2].art
    shown.scene.show_now(game.view(), ())
    assert written == shown.scene.pieces["row", 2].art


def test_what_is_said_of_an_event_covers_nothing_of_the_puzzle():
    shown = Shown(Game().start().row(1))
    said = shown.scene.pieces["ribbon"]
    for key, piece in shown.scene.pieces.items():
        if key in ("category", "paper", "timer", "clock") or (isinstance(key, tuple) and key[0] == "row"):
            assert not piece.touches(said), key


EVENTS = [
    told.Judged(ANA, Attempt("row", 1), "an answer as long as people give", right=True),
    told.CalledNear(ANA, "things that grow on trees and on bushes, too"),
    told.Tried(ANA, Attempt("silver")),
    told.Tried(ANA, Attempt("gold")),
    told.Forfeited(ANA, "pear"),
    told.TimeRanOut(ANA),
    told.Completed("Things that one finds in a drawer of the kitchen"),
    told.TurnSkipped(ANA),
    told.TurnBegan(ANA, extra=True),
    told.WinShown(ANA, 104),
    told.Won(ANA, 104),
    told.Overruled(ANA, "things that grow on trees and on bushes, too"),
]


@pytest.mark.parametrize("manner", MANNERS, ids=str)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_what_is_said_of_an_event_is_read_whole(event, manner):
    drawing = wording.ribbon(event, {ANA: NAMES[-1]})
    assert not cut(drawing, places.RIBBON.size(), manner)


@pytest.mark.parametrize("kind", card_art.FORTUNES)
@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_nothing_written_on_a_card_touches_its_frame(kind, manner, monkeypatch):
    boxes: list[QRectF] = []
    write = card_art.write

    def noting(painter, box, text, font, colour, **how):
        font, lines = lettering.fitted(text, box, font, how.get("lines", 1), how.get("least", theme.SMALL))
        metrics = QFontMetricsF(font)
        wide = max(metrics.horizontalAdvance(line) for line in lines)
        high = metrics.lineSpacing() * len(lines)
        boxes.append(QRectF(box.center().x() - wide / 2, box.center().y() - high / 2, wide, high))
        write(painter, box, text, font, colour, **how)

    monkeypatch.setattr(card_art, "write", noting)
    (card,) = cards(kind)
    size = places.CARD
    assert not cut(card_art.Fortune(card), size, manner)
    frame = QRectF(QPointF(), size).adjusted(10, 10, -10, -10)
    for box in boxes:
        assert frame.adjusted(8, 0, -8, 0).contains(box)


def test_the_sentence_speaks_of_what_is_left():
    game = Game().start().row(1)
    assert Shown(game).prompt.text == "Ana, choose a row and name it, or name the category."
    game.rows(2, 3, 4)
    shown = Shown(game)
    assert shown.prompt.text == "Ana, name the category, or the marked column."
    assert shown.buttons() == ["The column", "Stop here"]
    assert Shown(game.category()).prompt.text == "Ana, fill in the marked column."


def test_time_is_shown_in_one_place_only():
    assert Shown(Game().start()).scene.shows_time
    trumping = Shown(Game(top=(GOLD,), hands=[(), (TRUMP,)]).start().miss_twice().do(Draw(), Use(GOLD)))
    assert isinstance(trumping.scene._view.phase, Trumping)
    assert not trumping.scene.shows_time
    assert not trumping.visible("clock")


def test_while_something_moves_the_clock_goes_on():
    shown = Shown(Game().start())
    shown.scene.play(True)
    shown.scene.countdown(41_000)
    assert shown.scene.pieces["clock"].art.text == "0:41"
    shown.scene.countdown(4_000)
    assert shown.scene.pieces["clock"].art.colour == theme.GOLD


def test_behind_the_cards_of_a_hand_nothing_is_written():
    shown = Shown(Game(hands=[(GOLD, SILVER)]).do(Look()), eyes=ANA)
    assert shown.visible("veil")
    assert shown.scene.pieces["paper"].art == puzzle_art.Holder("")


def test_under_strong_contrast_every_plate_has_an_edge():
    size, (_, plain) = places.plate_size(3), plates(3)[0]
    seen = []
    for manner in (theme.Manner(), theme.Manner(contrast=True)):
        image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        theme.wear(manner)
        painter = QPainter(image)
        plain.paint(painter, size)
        painter.end()
        theme.wear(theme.Manner())
        seen.append(image.pixelColor(190, 1).alpha())
    usual, strong = seen
    assert strong > 150 > usual


def test_the_words_nobody_found_stand_on_the_paper_until_the_timer_is_turned():
    game = Game().start().row(1).do(Stop(), EndTurn(), TakePuzzle())
    shown = Shown(game)
    rows = [shown.scene.pieces["row", row] for row in range(1, len(ROWS) + 1)]
    assert [piece.art.cells for piece in rows] == [tuple(word) for word in ROWS]
    assert [piece.art.how for piece in rows] == ["won", "filled", "filled", "filled"]
    assert not any(rows[0].art.grey)
    assert all(any(piece.art.grey) for piece in rows[1:])
    assert shown.scene.pieces["category"].art.text == "Fruits"
    assert "THIS WAS PUZZLE 1" in shown.scene.pieces["paper"].art.heading
    assert "plum" not in shown.scene.aloud()
    assert all(word in shown.scene.aloud() for word in ROWS)
    assert set(shown.lit()) == {"timer"}
    turned = Shown(game.do(TurnTimer()))
    assert not any(all(turned.scene.pieces["row", row].art.cells) for row in range(1, len(ROWS) + 1))


def test_what_nobody_found_is_told():
    event = told.PutAway(7, ("pear", "apple"), (2,), "Fruits")
    view = Game().view()
    assert retold(event, view, {}) == "Nobody found in puzzle 7: apple. They are: Fruits."
    assert retold(replace(event, category=""), view, {}) == "Nobody found in puzzle 7: apple."
    assert retold(replace(event, left=()), view, {}) == "Puzzle 7 was: Fruits."


def test_where_the_timer_turns_by_itself_the_words_nobody_found_stand_beside_the_new_puzzle():
    game = Game(turning="by-itself").do(TakePuzzle()).row(1).do(Stop(), EndTurn(), TakePuzzle())
    shown = Shown(game)
    assert not all(shown.scene.pieces["row", 1].art.cells)
    ribbon = shown.scene.pieces["ribbon"]
    assert ribbon.isVisible()
    assert (ribbon.art.text, ribbon.art.under) == ("Fruits", ", ".join(ROWS))
    assert "Fruits" not in shown.scene.aloud()
    assert not Shown(game.do(Stop())).visible("ribbon"), "the cards below it may be taken"
