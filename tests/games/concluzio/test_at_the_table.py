"""Concluzio at the house's own table: curtains, notes that last, the clock, touching cards and sheets."""

from __future__ import annotations

from itertools import count

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtTest import QTest

from boardroom.app.box import open_box
from boardroom.app.cards import Curtain
from boardroom.app.dealing import begin, resume
from boardroom.app.family import Memory
from boardroom.app.parts import Words
from boardroom.core.game import Seat
from boardroom.games.concluzio import layout, table_art
from boardroom.games.concluzio.actions import Deduce, Guess, Mark, Play, Speed
from boardroom.games.concluzio.attributes import Look, card_name
from boardroom.games.concluzio.cards import Card
from boardroom.games.concluzio.rules import Options
from boardroom.games.concluzio.scene import Choose, Point, Unfold
from boardroom.games.concluzio.state import Clueing, Playing, mark_at
from boardroom.stage import theme
from boardroom.stage.motion import PACE
from boardroom.table.saves import Saves
from boardroom.table.table import Player
from tests.games.concluzio.seated import NAMES, Evening
from tests.games.cut import MANNERS, cut
from tests.games.cut import NAMES as NAMES_CUT


@pytest.fixture
def evening(qapp, tmp_path):
    evenings = []

    def begin(**how):
        evenings.append(Evening(tmp_path, **how))
        return evenings[-1]

    yield begin
    for one in evenings:
        one.close()


def at_play(game: Evening) -> Evening:
    """Past the starting clues, with whoever starts looking at the screen."""
    while isinstance(game.table.state.phase, Clueing):
        game.turn()
    assert isinstance(game.table.state.phase, Playing)
    game.session.uncover()
    assert game.eyes == game.asked.seat
    return game


def test_everybody_is_called_to_the_screen_in_turn(evening):
    game = evening(people=2)
    first = game.curtains[0]
    game.turn()
    game.turn()
    game.turn()
    other = "Ben" if first == "Ana" else "Ana"
    assert game.curtains == [first, other, first, other]


def test_while_a_curtain_hangs_no_second_one_falls(evening):
    game = evening(people=2, computers=1)
    assert len(game.curtains) == 1
    robot = Seat(2)
    game.table.submit(robot, next(ask for ask in game.table.asks if ask.seat == robot).choices[0])
    assert len(game.curtains) == 1


def test_one_person_with_computers_needs_no_curtain(evening):
    game = evening(people=1, computers=1)
    assert game.curtains == []
    assert game.eyes == 0
    assert game.session.scene.pieces["card", game.view.own.hand[0].at].isVisible()


def test_a_played_card_ends_the_private_look(evening):
    game = at_play(evening(people=2))
    game.do(Play(game.view.own.hand[0].at))
    assert game.eyes is None


def test_notes_do_not_end_the_private_look(evening):
    game = at_play(evening(people=2))
    eyes = game.eyes
    game.do(Mark("shape", 2))
    game.do(Mark("shape", 2))
    assert game.eyes == eyes
    assert game.view.marks[mark_at("shape", 2)] == 2
    assert game.session.scene.pieces["tick", "shape", 2].art.mark == 2


def test_notes_survive_a_save(qapp, tmp_path):
    box, saves, memory = open_box("concluzio"), Saves(tmp_path / "saves"), Memory(tmp_path / "memory")
    players = [Player("Ana"), Player("Robo", kind="computer", level=3)]
    session = begin(box, players, Options(), 4, "2024-01-01T20:00:00", memory, saves, print)
    session.start()
    while isinstance(session.table.state.phase, Clueing) or session.table.state.turn != 0:
        ask = session.table.asks[0]
        session.table.submit(ask.seat, ask.choices[0])
    session.act(Seat(0), Mark("number", 3))
    session.close()
    (saved,) = list(saves)
    again = resume(box, saved, memory, saves, print)
    again.start()
    assert again.table.rules.view(again.table.state, Seat(0)).marks[mark_at("number", 3)] == 1
    again.close()


def test_the_clock_ends_a_look_that_takes_too_long(evening):
    game = at_play(evening(people=2, limit="60"))
    slow, name = game.eyes, game.table.players[game.eyes].name
    game.wait(61)
    for _ in game.rest():
        pass
    assert game.table.state.turn != slow
    assert game.eyes is None
    assert game.curtains[-1] != name


def test_time_begins_when_the_clues_have_been_revealed(evening, monkeypatch):
    game = evening(people=2, limit="60")
    game.turn()
    monkeypatch.setattr(PACE, "scale", 1.0)
    game.turn()
    assert not game.session.director.is_idle, "the clues are being revealed"
    game.wait(12)
    game.session.director.hurry()
    game.session.uncover()
    (until,) = {ask.until for ask in game.table.asks if ask.until is not None}
    assert until - game.table.clock.now() == 60_000


def test_whoever_was_too_late_sees_it_and_reads_what_was_played(evening, monkeypatch):
    """A touch that comes a moment too late skips nothing of it, and the curtain says it again."""
    game = at_play(evening(people=2, limit="60"))
    slow, hand = game.table.players[game.eyes].name, game.view.own.hand
    monkeypatch.setattr(PACE, "scale", 1.0)
    game.wait(61)
    assert game.prompts[-1] == f"{slow}’s time is up: the game acts."
    QTest.mouseClick(game.page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 300))
    assert not game.session.director.is_idle
    game.session.director.hurry()
    curtain = game.page.findChildren(Curtain)[-1]
    said = " ".join(part.words for part in curtain.findChildren(Words))
    look = Look(game.view.shapes, game.view.colours)
    assert f"{slow} is out of time. {slow} plays {card_name(look, hand[0])}" in said
    game.session.uncover()
    game.turn()
    game.session.director.hurry()
    curtain = game.page.findChildren(Curtain)[-1]
    assert not any("out of time" in part.words for part in curtain.findChildren(Words))


def test_while_a_curtain_hangs_nobodys_time_runs(evening):
    game = evening(people=2, limit="60")
    while isinstance(game.table.state.phase, Clueing):
        game.turn()
    called, turn = game.curtains[-1], game.table.state.turn
    game.wait(61)
    for _ in game.rest():
        pass
    assert game.table.state.turn == turn
    game.session.uncover()
    assert game.table.players[game.eyes].name == called


# Touching


def test_a_hand_card_may_be_clicked_or_dragged_to_the_table(evening):
    game = at_play(evening(people=2))
    scene = game.session.scene
    offer = scene.pieces["card", game.view.own.hand[0].at].offer
    assert offer.take == Play(game.view.own.hand[0].at)
    assert [drop.on.key for drop in offer.drops] == ["zone"]


def test_a_card_that_may_not_be_given_says_why(evening):
    for seed in range(20):
        game = evening(people=2, seed=seed)
        game.session.uncover()
        given = {choice.card for choice in game.asked.choices}
        other = [card for card in game.view.own.hand if card.at not in given]
        if other:
            piece = game.session.scene.pieces["card", other[0].at]
            assert piece.offer is None
            assert "has something in common" in piece.why
            return
    raise AssertionError("no hand with a card that does not match")


def test_piles_are_arranged_by_dragging_one_card_onto_another(evening):
    game = at_play(evening(people=2))
    for _ in range(9):
        game.turn()
    if game.eyes is None:
        game.session.uncover()
    own = game.view.own
    pile = max((own.yes, own.no), key=len)
    assert len(pile) > 1
    drops = game.session.scene.pieces["card", pile[-1].at].offer.drops
    first = next(drop for drop in drops if drop.on.key == ("card", pile[0].at))
    eyes = game.eyes
    game.do(first.action)
    changed = max((game.view.own.yes, game.view.own.no), key=len)
    assert changed[0] == pile[-1]
    assert game.eyes == eyes


def test_the_picker_offers_seven_of_each_and_filters_nothing(evening):
    game = at_play(evening(people=2))
    scene, seat = game.session.scene, game.asked.seat
    scene.press(seat, Unfold("guess"))
    picks = [piece for key, piece in scene.pieces.items() if key[0] == "pick"]
    assert len(picks) == 21
    assert all(piece.isVisible() and piece.offer for piece in picks)
    for kind, value in (("number", 1), ("shape", 1)):
        scene.act(seat, Choose(kind, value), scene.pieces["pick", kind, value])
    assert "choose the colour" in game.prompts[-1]
    assert [pill.words for pill in game.page.bar.pills] == ["Back"]
    scene.act(seat, Choose("colour", 2), scene.pieces["pick", "colour", 2])
    buttons = {button.text: button.action for button in game.page.bar.prompt.buttons}
    assert buttons == {"Back": Unfold(""), "That is it!": Guess(1, 1, 2)}
    scene.press(seat, buttons["That is it!"])
    assert game.table.result is not None


def test_going_back_from_the_picker_changes_nothing(evening):
    game = at_play(evening(people=2))
    scene, moves = game.session.scene, game.table.moves
    before = scene.digest()
    scene.press(game.asked.seat, Unfold("guess"))
    scene.act(game.asked.seat, Choose("number", 3), scene.pieces["pick", "number", 3])
    scene.press(game.asked.seat, Unfold(""))
    assert scene.digest() == before
    assert game.table.moves == moves


def test_deduction_is_asked_by_touching_a_card_and_choosing_an_attribute(evening):
    for seed in range(40):
        game = at_play(evening(people=2, seed=seed, abilities="open"))
        for _ in range(2):
            game.do(Play(game.table.state.of(game.asked.seat).hand[0]))
            game.session.uncover()
        state, seat = game.table.state, game.asked.seat
        asked_about = [card for card in state.of(seat).played if card in state.of(seat).yes]
        if not (state.has_unused(seat, "deduction") and asked_about):
            continue
        scene, card = game.session.scene, asked_about[0]
        assert "Deduction" in [button.text for button in game.page.bar.prompt.buttons]
        scene.press(seat, Unfold("deduce"))
        assert scene.pieces["card", card].art.lit
        clue = scene.pieces["card", state.of(seat).clue]
        assert clue.offer is None
        assert clue.why
        scene.act(seat, Point(card), scene.pieces["card", card])
        asked = [button.action for button in game.page.bar.prompt.buttons]
        assert asked == [Deduce(card, kind) for kind in ("number", "shape", "colour")]
        scene.press(seat, asked[0])
        assert game.table.state.of(seat).used
        (fact,) = game.table.state.of(seat).facts
        assert scene.pieces["card", card].art.asked == (("number", fact.same),)
        while game.eyes != seat:
            game.turn()
            game.session.uncover()
        assert scene.pieces["tick", "number", fact.value].art.told is fact.same
        return
    raise AssertionError("nobody was dealt Deduction")


def test_double_speed_is_a_button_and_the_look_goes_on(evening):
    for seed in range(20):
        game = at_play(evening(people=2, seed=seed, abilities="open"))
        seat = game.asked.seat
        if game.table.state.has_unused(seat, "double speed"):
            game.session.scene.press(seat, Speed())
            assert game.eyes == seat
            assert game.table.state.phase == Playing(double=True)
            return
    raise AssertionError("nobody was dealt Double Speed")


def test_the_ending_shows_every_card_and_who_could_have_known_what_when(evening):
    game = evening(people=2)
    while game.table.asks:
        game.turn(daring=True)
    for _ in game.rest():
        pass
    scene = game.session.scene
    assert scene.pieces["trail"].isVisible()
    assert len(scene.pieces["trail"].art.lines) == 2
    winner, loser = game.table.state.winner, 1 - game.table.state.winner
    sentences = scene.pieces["trail"].art.sentences
    assert sentences[winner].startswith(f"{NAMES[winner]} ")
    assert sentences[loser].startswith(NAMES[loser])
    assert "named it" not in sentences[loser]
    assert all(scene.score(Seat(seat)) for seat in range(2))
    assert {("secret", Seat(0)), ("secret", Seat(1))} <= set(game.faces())


# What the bar says


def test_the_last_one_standing_is_not_said_to_have_named_a_card(evening):
    """CLZ-19: who wins because the other guessed wrong has named nothing."""
    game = at_play(evening(people=2))
    seat = game.asked.seat
    winner = game.table.players[1 - seat].name
    wrong = next(value for value in range(1, 8) if value != secret_of(game, seat).number)
    game.do(Guess(wrong, 1, 1))
    for _ in game.rest():
        pass
    assert game.prompts[-1] == f"{winner} wins: the last one in the game!"


def test_before_a_card_is_named_the_bar_says_what_a_wrong_guess_costs(evening):
    """CLZ-18."""
    game = at_play(evening(people=2))
    scene, seat = game.session.scene, game.asked.seat
    scene.press(seat, Unfold("guess"))
    for kind in ("number", "shape", "colour"):
        scene.act(seat, Choose(kind, 1), scene.pieces["pick", kind, 1])
    assert game.prompts[-1].endswith("A wrong guess puts you out!")


def test_whoever_gives_a_clue_is_told_what_it_should_be(evening):
    """CLZ-06."""
    game = evening(people=2)
    game.session.uncover()
    giver, taker = game.asked.seat, 1 - game.asked.seat
    names = [player.name for player in game.table.players]
    shared = f"a clue that shares something with {names[taker]}’s secret card"
    assert game.prompts[-1] == f"{names[giver]}, give {names[taker]} {shared}."


def test_while_a_card_is_answered_the_bar_says_who_asks_and_who_answers(evening):
    game = at_play(evening(people=2))
    asker, names = game.asked.seat, [player.name for player in game.table.players]
    game.do(Play(game.view.own.hand[0].at))
    assert f"{names[asker]} asks, {names[1 - asker]} answers." in game.prompts


def secret_of(game: Evening, seat: int) -> Card:
    return game.table.rules.cards[game.table.state.of(seat).secret]


def test_a_chosen_clue_may_be_taken_back_until_all_have_chosen(evening):
    """CLZ-07: it lies face down until then, so taking it back reveals nothing."""
    game = evening(people=2)
    giver = game.asked.seat
    game.turn()
    assert game.table.state.has_chosen(giver)
    game.session.undo()
    assert not game.table.state.has_chosen(giver)
    game.turn()
    game.turn()
    moves = game.table.moves
    game.session.undo()
    assert game.table.moves == moves


TIMES = count(10_000, 10_000)


def press(game: Evening, *keys: Qt.Key) -> None:
    for key in keys:
        game.session.scene.touch.key(key, False, next(TIMES))


@pytest.mark.parametrize("is_seen", [False, True])
def test_the_ring_starts_at_the_hand_and_not_where_somebody_else_has_left_it(evening, monkeypatch, is_seen):
    """It obeys Enter as soon as it has been seen: the Enter of the curtain, or its echo, plays nothing."""
    now = [100.0]
    monkeypatch.setattr("boardroom.stage.ring.time.monotonic", lambda: now[0])
    game = at_play(evening(people=2))
    touch, hand = game.session.scene.touch, game.view.own.hand
    press(game, Qt.Key.Key_Right)
    assert touch.focused is game.session.scene.pieces["card", hand[0].at]
    press(game, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    PACE.scale = 1.0
    game.session.uncover()
    game.session.director.hurry()
    moves, hand = game.table.moves, game.view.own.hand
    assert touch.focused is game.session.scene.pieces["card", hand[0].at]
    now[0] += 1.0 if is_seen else 0.3
    press(game, Qt.Key.Key_Return)
    assert game.table.moves == moves + is_seen
    if not is_seen:
        assert touch.focused is game.session.scene.pieces["card", hand[0].at]


def test_the_ring_starts_at_the_same_place_whenever_the_picker_opens(evening):
    game = at_play(evening(people=2))
    scene = game.session.scene
    press(game, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    scene.press(game.asked.seat, Unfold("guess"))
    assert scene.touch.focused is scene.pieces["pick", "number", 1]
    press(game, Qt.Key.Key_Return)
    assert scene.touch.focused is scene.pieces["pick", "number", 1], "nobody has led the ring there yet"


def test_once_a_card_is_named_the_picker_is_gone_and_nothing_more_is_offered(evening):
    PACE.scale = 1.0
    game = evening(people=1, computers=1)
    while isinstance(game.table.state.phase, Clueing) or game.table.state.turn != 0:
        game.table.submit(game.asked.seat, game.brain())
        game.session.director.hurry()
    scene = game.session.scene
    scene.press(Seat(0), Unfold("guess"))
    scene.press(Seat(0), Guess(1, 1, 1))
    assert scene.playing
    assert not scene.pieces["picker"].isVisible()
    assert game.page.bar.prompt.buttons == ()


@pytest.mark.parametrize("lines", [("5 cards",), ("clue chosen",), ("6 cards", "Number One")])
def test_what_stands_on_ones_own_plate_grows_with_the_type(qapp, monkeypatch, lines):
    sizes, draw = [], table_art.draw

    def noting(painter, box, font, words, *rest):
        if set(words) <= set(lines):
            sizes.append(font.pixelSize())
        draw(painter, box, font, words, *rest)

    monkeypatch.setattr(table_art, "draw", noting)
    low = (layout.PLATE_WIDE, layout.OWN_PLATE)
    for text in theme.TEXT_SIZES.values():
        plate = table_art.SeatPlate("Ana", "fox", lines, 0, True, False, 0.0, 0.0, low)
        cut(plate, QSizeF(*low), theme.Manner(text))
    normal, large, largest = zip(*[iter(sizes)] * len(lines), strict=True)
    assert min(normal) >= 28
    assert all(size * 1.15 < more for size, more in zip(normal, large, strict=True))
    assert all(size * 1.2 < more for size, more in zip(normal, largest, strict=True))


@pytest.mark.parametrize("name", NAMES_CUT)
def test_the_longest_name_stands_whole_beside_cards_and_ability(qapp, name):
    low = (layout.PLATE_WIDE, layout.OWN_PLATE)
    plate = table_art.SeatPlate(name, "fox", ("6 cards", "Number One"), 0, True, False, 0.0, 0.0, low)
    for manner in MANNERS:
        assert not cut(plate, QSizeF(*low), manner)
