"""Whole games on one screen, filmed: no frame shows a card to eyes that may not see it (CLZ-04)."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from boardroom.app.box import open_box
from boardroom.app.dealing import begin, resume
from boardroom.app.family import Memory
from boardroom.app.kept import in_words
from boardroom.core.game import Seat
from boardroom.games.concluzio.actions import Guess, Mark
from boardroom.games.concluzio.card_art import Face
from boardroom.games.concluzio.scene import Scene, Unfold
from boardroom.games.concluzio.state import Over, Playing
from boardroom.stage.motion import PACE
from boardroom.stage.view import TableView
from boardroom.table.journal import Header
from boardroom.table.saves import Saves
from boardroom.table.table import Player
from tests.games.concluzio.seated import Evening, known


@pytest.fixture
def evening(qapp, tmp_path):
    evenings = []

    def begin(**how):
        evenings.append(Evening(tmp_path, **how))
        return evenings[-1]

    yield begin
    for one in evenings:
        one.close()


def look_closely(evening: Evening) -> None:
    """One frame: every piece, the prompt and the window's words are searched."""
    state, eyes = evening.table.state, evening.eyes
    allowed = known(evening.table.rules.view(state, eyes))
    names = {card.trio: card.name for card in evening.table.rules.cards}
    secrets = evening.table.rules.secrets(state, eyes)
    for key, trio in evening.faces().items():
        assert trio in allowed, f"{key} shows {trio} to {eyes}"
        assert names[trio] not in secrets, f"{key} shows {names[trio]} to {eyes}"
    words = " ".join((evening.page.bar.shown, evening.page.windowTitle(), *evening.prompts))
    for secret in secrets:
        assert secret not in words, f"the words tell {secret} to {eyes}: {words}"
    for piece in evening.session.scene.pieces.values():
        assert not piece.toolTip()
    evening.prompts.clear()


def film(evening: Evening) -> int:
    """Look at every frame until the table rests; how many there were."""
    frames = 0
    for _ in evening.rest():
        look_closely(evening)
        frames += 1
    return frames


@pytest.mark.parametrize(
    "how",
    [
        {"people": 2},
        {"people": 3, "abilities": "open"},
        {"people": 2, "computers": 1, "abilities": "secret"},
        {"people": 1, "computers": 2, "aid": "all"},
        {"people": 4, "abilities": "draft"},
        {"people": 3, "computers": 2},
    ],
    ids=str,
)
def test_a_filmed_game_never_shows_a_card_to_the_wrong_eyes(evening, how):
    PACE.scale = 0.02
    game = evening(**how)
    frames = film(game)
    while not isinstance(game.table.state.phase, Over):
        ask = game.asked
        if game.table.players[ask.seat].kind == "computer":
            game.table.submit(ask.seat, game.brain(daring=True))
        else:
            if ask.private and game.eyes != ask.seat:
                game.session.uncover()
                look_closely(game)
            if isinstance(game.table.state.phase, Playing) and game.eyes == ask.seat:
                game.do(Mark("number", 1))
                look_closely(game)
                game.session.scene.press(ask.seat, Unfold("guess"))
                look_closely(game)
                game.session.scene.press(ask.seat, Unfold(""))
            game.page.resize(1280 + frames % 3, 720)
            look_closely(game)
            wild = len(game.table.state.trail) % 5 == 4 and isinstance(ask.blank, Guess)
            game.do(Guess(1, 1, 1) if wild else game.brain(daring=True))
        frames += film(game)
    assert frames > 20


SHADES = 2
"""Edges that are half seen through are rounded differently when only a part is painted anew."""


def painted(view: TableView) -> bytes:
    """Every channel of every pixel."""
    image = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(image.constBits())


def look_the_same(one: bytes, other: bytes) -> bool:
    return len(one) == len(other) and all(
        abs(a - b) <= SHADES for a, b in zip(one, other, strict=True) if a != b
    )


def painted_afresh(game: Evening) -> bytes:
    """The same view on a table that has never shown anything else."""
    fresh = TableView(Scene(game.table.players))
    fresh.resize(game.page.view.size())
    fresh.show()
    fresh.table.show_now(game.view, ())
    image = painted(fresh)
    fresh.table.close()
    fresh.close()
    return image


def test_what_lies_on_the_open_table_is_painted_as_if_nobody_had_looked(evening):
    """Nothing of a hand stays in the picture after a private look, not even under the pieces."""
    game = evening(people=2)
    for _ in range(5):
        game.turn()
        for _ in game.rest():
            pass
        assert game.eyes is None
        assert look_the_same(painted(game.page.view), painted_afresh(game))


def test_what_one_player_sees_is_painted_as_if_no_other_had_looked(evening):
    game = evening(people=3)
    for _ in range(6):
        game.turn()
        for _ in game.rest():
            pass
        game.session.uncover()
        assert game.eyes == game.asked.seat
        assert look_the_same(painted(game.page.view), painted_afresh(game))


def test_the_own_secret_card_shows_its_back_to_its_owner_and_its_face_to_the_others(evening):
    game = evening(people=3)
    for _ in range(3):
        game.session.uncover()
        eyes = game.eyes
        assert ("secret", eyes) not in game.faces()
        assert {("secret", Seat(n)) for n in range(3) if n != eyes} <= set(game.faces())
        game.do(game.brain())
    assert not [key for key in game.faces() if key[0] == "secret"], "the open table shows none"


def test_a_resumed_game_begins_with_the_open_table_and_a_curtain(qapp, tmp_path):
    box, saves, memory = open_box("concluzio"), Saves(tmp_path / "saves"), Memory(tmp_path / "memory")
    people = (Player("Ana"), Player("Ben"))
    session = begin(box, people, box.options({}), 3, "2024-01-01T20:00:00", memory, saves, print)
    session.start()
    for _ in range(3):
        session.uncover()
        session.act(session.table.asks[0].seat, session.table.asks[0].choices[0])
    session.uncover()
    session.act(session.table.asks[0].seat, Mark("shape", 5))
    session.close()
    (saved,) = list(saves)
    again, curtains = resume(box, saved, memory, saves, print), []
    again.curtain.connect(lambda name, picture: curtains.append(name))
    again.start()
    assert curtains == [people[again.table.state.turn].name]
    open_to_all = known(again.table.rules.view(again.table.state, None))
    shown = [piece.art for piece in again.scene.pieces.values() if isinstance(piece.art, Face)]
    faces = [face for face in shown if face.shape is not None]
    assert len(faces) == len(open_to_all)
    assert not again.scene.pieces["sheet"].isVisible()
    again.close()


def test_a_save_on_the_shelf_tells_no_card(evening, tmp_path):
    saves = Saves(tmp_path / "saves")
    game = evening(people=2)
    opened = saves.new(
        Header("concluzio", 1, game.box.digest, tuple(game.table.players), 1, begun="2024-01-01T20:00:00")
    )
    opened.close()
    (saved,) = list(saves)
    words = f"{in_words(saved, 'Concluzio')} {saved.path.name}"
    assert not [card.name for card in game.table.rules.cards if card.name in words]


def test_taking_back_a_note_shows_nothing_new(evening):
    game = evening(people=2)
    for _ in range(2):
        game.turn()
    for _ in game.rest():
        pass
    game.session.uncover()
    game.do(Mark("colour", 4))
    game.session.undo()
    look_closely(game)
    assert set(game.view.marks) == {0}
    assert game.eyes == game.asked.seat
