"""The laws of the scenes, by random play of every game on the shelf through its real scene and director."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation

from boardroom.app.box import open_box
from boardroom.core.game import HOST, Seat
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.stage.director import Director
from boardroom.stage.motion import PACE
from boardroom.table.clock import Clock
from boardroom.table.laws import some_answer
from boardroom.table.table import Player, Table

MOVES = 60


@pytest.fixture(params=sorted(shelf()))
def box(request):
    return open_box(request.param)


def seated(box, seed):
    counts = list(box.manifest.seats)[:4]
    players = [Player(f"P{number}") for number in range(counts[seed % len(counts)])]
    table = Table(box.rules(), players, seed, Clock(lambda: 0.0))
    return players, table


def steps(table, seed):
    """Play random moves, giving control back after each."""
    luck = Random(seed)
    for _ in range(MOVES):
        asks = [ask for ask in table.asks if ask.seat != HOST]
        if not asks:
            return
        ask = luck.choice(asks)
        table.clock.set(max(table.clock.now(), ask.after))
        table.submit(ask.seat, some_answer(ask, luck))
        yield


def scene_of(box, players):
    return box.manifest.part("scene").Scene(players)


def fresh_digest(box, players, view):
    scene = scene_of(box, players)
    scene.show_now(view, ())
    return scene.digest()


@pytest.mark.parametrize("seed", range(3))
def test_after_hurry_the_scene_equals_a_fresh_one(qapp, box, seed):
    """The skip law: animation is decoration; whoever hurries sees what everybody sees."""
    PACE.scale = 1.0
    players, table = seated(box, seed)
    scene = scene_of(box, players)
    director = Director(scene)
    table.sit(director, eyes=None, hands=[Seat(n) for n in range(len(players))])
    for _ in steps(table, seed):
        director.hurry()
        assert director.is_idle
        assert scene.digest() == fresh_digest(box, players, table.rules.view(table.state, None))


@pytest.mark.parametrize("seed", range(3))
def test_settle_alone_heals_what_a_broken_animation_leaves(qapp, box, seed):
    """The heal law: stop every animation half way; `settle` restores the picture."""
    PACE.scale = 1.0
    players, table = seated(box, seed)
    scene = scene_of(box, players)
    heard = []

    class Ear:
        def cue(self, cue):
            heard.append(cue)

    table.sit(Ear(), eyes=None)
    scene.show_now(heard[-1].view, ())
    for _ in steps(table, seed):
        for event in heard[-1].events:
            animation = scene.animate(event)
            if animation is not None:
                animation.start()
                animation.setCurrentTime(animation.totalDuration() // 2)
                animation.stop()
                assert animation.state() == QAbstractAnimation.State.Stopped
        scene.show_now(heard[-1].view, ())
        assert scene.digest() == fresh_digest(box, players, heard[-1].view)


def test_settling_twice_changes_nothing(qapp, box):
    players, table = seated(box, 1)
    scene = scene_of(box, players)
    for _ in steps(table, 1):
        view = table.rules.view(table.state, None)
        scene.show_now(view, ())
        once = scene.digest()
        scene.show_now(view, ())
        assert scene.digest() == once


def test_undo_shows_what_a_fresh_scene_shows(qapp, box):
    players, table = seated(box, 2)
    scene = scene_of(box, players)
    director = Director(scene)
    table.sit(director, eyes=None)
    for _ in steps(table, 2):
        pass
    while table.moves:
        table.undo(HOST)
        assert scene.digest() == fresh_digest(box, players, table.rules.view(table.state, None))


def test_every_sound_that_is_played_is_there(qapp, box):
    PACE.scale = 1.0
    heard = set()
    for seed in range(4):
        players, table = seated(box, seed)
        scene = scene_of(box, players)
        scene.sounded.connect(heard.add)
        director = Director(scene)
        table.sit(director, eyes=None)
        for _ in steps(table, seed):
            while not director.is_idle:
                running = director._running
                running.setCurrentTime(running.totalDuration())
    missing = {name for name in heard if not (theme.ASSETS / "sounds" / f"{name}.wav").is_file()}
    assert not missing


@pytest.mark.breaks(12, "every game’s scene")
@pytest.mark.parametrize(
    "name", ["<b>Ana</b>", "&Ana & Ben", "%s {} {0}", "אבגדה", "🦊🦉🦄" * 5, "W" * 40, " ", "Ana\nBen"]
)
def test_every_name_can_be_shown(qapp, box, name):
    players = [Player(name) for _ in range(box.manifest.seats[0])]
    table = Table(box.rules(), players, 1, Clock(lambda: 0.0))
    scene = scene_of(box, players)
    prompts = []
    scene.prompted.connect(prompts.append)
    scene.scaled_to(0.5)
    director = Director(scene)
    table.sit(director, eyes=None, hands=[Seat(n) for n in range(len(players))])
    for _ in steps(table, 1):
        pass
    assert any(name in prompt.text for prompt in prompts)
