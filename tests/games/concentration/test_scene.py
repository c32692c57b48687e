"""What the table shows: the plates of the sides, their racks, and what is said of a prize that is taken."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from boardroom.core.game import HOST, Seat
from boardroom.games.concentration import events as told
from boardroom.games.concentration import places, saying, table_art
from boardroom.games.concentration.actions import Open
from boardroom.games.concentration.retelling import retold
from boardroom.games.concentration.scene import Scene
from boardroom.games.concentration.window import Window
from boardroom.stage import lettering
from boardroom.table.table import Player
from tests.games.concentration.boxed import shipped
from tests.games.concentration.rigged import Game
from tests.games.cut import MANNERS, NAMES, cut

pytestmark = pytest.mark.usefixtures("qapp")


class Shown:
    """A scene at a game, as people see it who share one screen."""

    def __init__(self, game: Game, *names: str) -> None:
        self.scene = Scene([Player(name, "fox") for name in names])
        self.prompts: list = []
        self.scene.prompted.connect(self.prompts.append)
        self.scene.show_now(game.view(), game.rules.asks(game.state))

    def plate(self, side: int):
        return self.scene.pieces["plate", side]

    def prizes(self, side: int):
        pieces = [self.scene.pieces["won", side, slot] for slot in range(places.SLOTS)]
        return [piece for piece in pieces if piece.isVisible()]


def taking(*names: str) -> Game:
    """Ben has uncovered a pair of Takes, and Ana has two prizes."""
    game = Game(players=len(names))
    for pair in ((1, 2), (3, 4)):
        game.pull(*pair)
        game.pass_()
    game.miss()
    game.pull(20, 25)
    return game


@pytest.mark.parametrize("manner", MANNERS, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_every_name_the_lobby_takes_is_read_whole_on_its_plate(name, manner):
    shown = Shown(Game(), name, name + " 2")
    for side in (0, 1):
        plate = shown.plate(side)
        assert not cut(plate.art, plate.size, manner)
        assert plate.art.names[0].startswith(name)


@pytest.mark.parametrize("manner", MANNERS, ids=str)
@pytest.mark.parametrize("name", NAMES[:-1])
def test_two_on_a_side_are_read_whole_as_well(name, manner):
    shown = Shown(Game(players=4), *(f"{name[:37]} {number}" for number in range(4)))
    for side in (0, 1):
        plate = shown.plate(side)
        assert not cut(plate.art, plate.size, manner)
        assert table_art.told(plate.art.names, table_art.ON_PLATE).count(name[:37]) == 2


@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_of_three_on_a_side_everybody_is_named(manner):
    shown = Shown(Game(players=6), *(f"{letter}{NAMES[-1]}" for letter in "ABCDEF"))
    for side, letters in enumerate(("ACE", "BDF")):
        plate = shown.plate(side)
        assert not cut(plate.art, plate.size, manner)
        words = table_art.told(plate.art.names, table_art.ON_PLATE)
        assert words == "{}Großmutter, {}Großmutter & {}Großmutter".format(*letters)


@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_every_prize_of_every_deck_is_read_whole_on_its_card(monkeypatch, manner):
    written = []
    monkeypatch.setattr(
        table_art, "draw", lambda painter, row, font, lines, ink: written.append((font.pixelSize(), *lines))
    )
    for name in {prize.name for deck in shipped().decks for prize in deck.prizes}:
        written.clear()
        cut(table_art.Face(name, "", 100), places.SLIDE, manner)
        assert " ".join(line for _, line in written) == name, "no word is cut or broken"
        assert min(size for size, _ in written) >= table_art.ROOMY


def test_a_sum_is_written_larger_where_the_family_reads_large_type(monkeypatch):
    sizes, draw = [], lettering.draw

    def noting(painter, box, font, lines, *rest):
        if lines == ["Won $500"]:
            sizes.append(font.pixelSize())
        draw(painter, box, font, lines, *rest)

    monkeypatch.setattr(lettering, "draw", noting)
    for manner in MANNERS:
        cut(table_art.SidePlate(("Ana",), "fox", 500, 0, 0, False), places.PLATE, manner)
    assert sizes[0] * 1.15 < sizes[1] < sizes[2]


def test_of_two_on_a_side_is_spoken_as_of_several():
    game = Game(players=4)
    game.pull(1, 3)
    names = dict(enumerate(("Ana", "Ben", "Cem", "Dee")))
    assert saying.news(game.view(), names).under == "Ana & Cem put the slides back."
    for event, words in (
        (told.TurnPassed(0), "Ana & Cem have the turn."),
        (told.FoundNothing(1), "Ben & Dee play a Take, but there is nothing to take."),
        (told.TimedOut(1), "Ben & Dee are out of time."),
    ):
        assert retold(event, game.view(), names) == words
    game = Game()
    game.pull(1, 3)
    assert saying.news(game.view(), names).under == "Ana puts the slides back."
    assert retold(told.TurnPassed(0), game.view(), names) == "Ana has the turn."


def test_first_names_stand_for_long_ones_only_where_they_tell_people_apart():
    alike = ["Großmutter Annemarie von der Waterkant", "Großmutter Hildegard vom Sonnenhügel"]
    assert table_art.told(alike, 50) == "Großmutter Annemarie v… & Großmutter Hildegard v…"
    assert table_art.told(["Ana Maria Magdalena", "Ben Benjamin"], 20) == "Ana & Ben"
    assert table_art.told(["Ana Maria", "Ben"], 20) == "Ana Maria & Ben"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("prizes", range(1, places.SLOTS + 1))
def test_prizes_lie_side_by_side_on_the_plate_and_below_what_is_written(name, prizes):
    head = table_art.head((name,))
    plate = QRectF(places.PLATES[0] - QPointF(190, 179), places.PLATE)
    room = plate.adjusted(8, head, -8, -8)
    boxes = []
    for place in places.rack_places(0, head, prizes):
        size = places.SLOT * place.zoom
        box = QRectF(place.x - size.width() / 2, place.y - size.height() / 2, size.width(), size.height())
        assert room.contains(box)
        boxes.append(box)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    if prizes <= 3:
        assert boxes[0].height() > 90, "what there is to win is seen from the sofa"
    assert boxes[0].height() > (70 if prizes <= 6 else 35)


def test_an_empty_rack_says_so():
    game = Game()
    game.pull(1, 2)
    shown = Shown(game, "Ana", "Ben")
    assert [shown.plate(side).art.is_empty for side in (0, 1)] == [False, True]
    kept = Game(take="token")
    kept.pull(20, 25)
    assert not Shown(kept, "Ana", "Ben").plate(0).art.is_empty


def test_a_take_with_nothing_to_take_says_so_for_as_long_as_one_may_guess():
    game, names = Game(), dict(enumerate(("Ana", "Ben")))
    game.pull(20, 25)
    assert saying.news(game.view(), names).under == "But the other rack is empty."
    game.pass_()
    assert not saying.news(game.view(), names).under


def test_two_takes_are_named_when_they_match():
    assert saying.news_of_match(("red", "green")).under == "Two Takes."
    assert not saying.news_of_match(("", "")).under


def test_under_a_solution_that_lies_open_nothing_says_that_it_is_closed():
    game, names = Game(), dict(enumerate(("Ana", "Ben")))
    assert saying.foot(game.view(), names) == "closed until the end"
    assert saying.foot(game.rules.laid_open(game.state), names) == "open while you watch"


def test_a_prize_that_rises_under_the_pointer_leaves_the_sums_to_be_read():
    shown = Shown(taking("Ana", "Ben"), "Ana", "Ben")
    (first, _) = shown.prizes(0)
    sums = places.PLATES[0].y() - places.PLATE.height() / 2 + 108
    assert first.sceneBoundingRect().top() > sums
    assert first.home.y - first.size.height() * first.zoom / 2 - 20 > sums


def test_it_is_said_whose_prize_is_taken_and_from_whom():
    game = taking("Ana", "Ben")
    shown = Shown(game, "Ana", "Ben")
    assert shown.prompts[-1].text == "Ben, take a prize from Ana’s rack."
    before = game.view()
    names = {Seat(0): "Ana", Seat(1): "Ben"}
    best = shown.scene.pieces["news"].art.under
    assert best == "The best there: farm 5 ($600), farm 4 ($500)."
    (matched,) = game.told(told.Matched)
    assert retold(matched, before, names) == "Ben uncovers a pair of Takes."
    game.take(0)
    (taken,) = game.told(told.Taken)
    news = saying.news_of_event(taken, names, before)
    assert (news.heading, news.under) == ("farm 5!", "Ben takes it from Ana’s rack: $600.")
    assert retold(taken, game.view(), names) == "Ben takes farm 5, $600, from Ana’s rack."


def test_two_prizes_are_asked_for_from_that_rack_too():
    game = Game()
    for pair in ((1, 2), (3, 4)):
        game.pull(*pair)
        game.pass_()
    game.miss()
    game.pull(5, 10, 20, 25)
    shown = Shown(game, "Ana", "Ben")
    assert shown.prompts[-1].text == "Ben, take 2 prizes from Ana’s rack, one after the other."
    assert all(ask.seat != HOST for ask in game.asks)


@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_the_solution_slide_stays_in_its_case_and_covers_no_letter(manner):
    answer = "Goldilocks and the Three Bears"
    for shown in range(len(answer) + 1):
        letters = answer[:shown].rstrip()
        shut = table_art.closed_part(letters, places.STRIP)
        assert places.STRIP.contains(shut)
        assert shut.width() >= table_art.GRIP
        assert not cut(table_art.Solution(letters), places.STRIP.size(), manner)
        assert not cut(table_art.Wood("zum Prüfen ziehen"), shut.size(), manner)


def test_enter_alone_is_no_verdict():
    game = Game(judge="table")
    game.pull(1, 2)
    game.guess("Abraham Lincoln")
    while any(isinstance(deed, Open) for deed in game.choices(1)):
        game.do(Open(), seat=1)
    shown = Shown(game, "Ana", "Ben")
    assert [button.text for button in shown.prompts[-1].buttons] == ["Right", "Wrong"]
    assert not any(button.main for button in shown.prompts[-1].buttons)


def test_one_letter_more_leaves_the_slide_where_it_will_lie():
    game = Game(judge="table")
    game.pull(1, 2)
    game.guess("Abraham Lincoln")
    shown = Shown(game, "Ana", "Ben")
    slide = shown.scene.pieces["solution"]
    assert slide.size == places.STRIP.size()
    game.do(Open(), seat=1)
    for event in game.told(told.Opened):
        motion = shown.scene.animate(event)
        motion.start()
    moved = (slide.pos(), slide.size)
    shown.scene.show_now(game.view(), game.rules.asks(game.state))
    assert moved == (slide.pos(), slide.size)
    assert slide.size.width() < places.STRIP.width()


@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_what_every_rebus_says_is_read_whole(manner):
    content = shipped()
    window = Window(content)
    for puzzle in content.puzzles:
        lines = tuple((line.shows, line.says) for line in window.explained(puzzle) if line.part >= 0)
        drawing = table_art.Explained("$10,100 for Großmutter Ana und Ben", puzzle.answer, lines)
        assert not cut(drawing, places.RIGHT.size(), manner), puzzle.answer
