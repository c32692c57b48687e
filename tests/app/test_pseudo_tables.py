"""At every table everything that is written, said or refused goes through the tongue."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardroom.app.box import open_box
from boardroom.app.chronicle import chronicle
from boardroom.app.window import Window
from boardroom.core.game import HOST, Illegal, Move, Seat
from boardroom.games import shelf
from boardroom.stage.prompt import Prompt
from boardroom.table.film import Film
from boardroom.table.laws import some_answer
from boardroom.table.table import Player
from tests.app.hands import lift
from tests.app.pseudo import Ear, draw, explanations, kind, read, texts_of

GAMES = [name for name, card in shelf().items() if card.on_shelf]
PEOPLE = (Player("Ana", "fox"), Player("Ben", "owl"), Player("Mia", "unicorn"))
NAMES = [player.name for player in PEOPLE]
SIZE = (1280, 720)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2], ids=["by the rulebook", "by all house rules"])
def test_at_the_table(ear: Ear, window: Window, game: str, seed: int) -> None:
    box = open_box(game)
    ear.know(NAMES)
    ear.content.add("a lion")
    if game != "concluzio":  # its deck is translated
        ear.content |= texts_of(box.content)
    if game == "concentration":
        ear.content |= explanations(box.content)
    options = {rule.field: rule.values[-1][0] for rule in box.house_rules()} if seed > 1 else {}
    count = min(shelf()[game].seats, key=lambda seats: abs(seats - 1 - seed))
    window.seat(game, PEOPLE[:count], options, seed)
    page = window.table
    assert page is not None
    session, scene = page.session, page.session.scene
    scene.prompted.connect(lambda prompt: hear_prompt(prompt, ear))
    luck, seen, tried, drawn = Random(seed), set[str](), list[Any](), set[Any]()
    read(page, ear)
    for _ in range(150):
        lift(window)
        table = session.table
        asks = [ask for ask in table.asks if ask.seat != HOST] or list(table.asks)
        if not asks:
            break
        for ask in table.asks:
            ear.hear(ask.prompt, "ask")
        ear.hear(scene.aloud(), "aloud")
        for piece in scene.pieces.values():
            ear.hear(piece.why, "why")
            if piece.isVisible() and piece.art not in drawn:
                drawn.add(piece.art)
                draw(piece)
        for piece in scene.touch.offered:
            ear.hear(scene.called(piece), "called")
        ask = luck.choice(asks)
        asked = kind(ask.prompt)
        if asked not in seen:
            seen.add(asked)
            read(page, ear)
        for action in luck.sample(tried, min(len(tried), 4)):
            hear_refusal(table, luck.randrange(-1, count), action, ear)
        table.clock.set(max(table.clock.now(), ask.after))
        action = some_answer(ask, luck, ("a lion", "12"))
        tried.append(action)
        session.act(ask.seat, action)
        session.director.hurry()
    assert len(seen) > 1
    film = Film(table.rules, table.dealt_to, table.seed, table.entries)
    for line in chronicle(box.manifest, film):
        ear.hear(line.text, "log")
    for seat in range(count):
        ear.hear(scene.score(Seat(seat)), "score")
    assert not ear.faults, ear.told


def hear_prompt(prompt: Prompt, ear: Ear) -> None:
    ear.hear(prompt.text, "prompt")
    for button in prompt.buttons:
        ear.hear(button.text, "button")
        ear.hear(button.confirm, "question")
    if prompt.answer is not None:
        ear.hear(prompt.answer.placeholder, "hint")


def hear_refusal(table: Any, seat: int, action: Any, ear: Ear) -> None:
    """What was allowed once may be refused now, in words."""
    try:
        table.rules.play(table.state, Move(Seat(seat), action, table.clock.now()))
    except Illegal as refusal:
        ear.hear(str(refusal), "refusal")
