"""The law of replays: what was secret while a game was played can be seen when it is played back."""

from __future__ import annotations

from itertools import chain

import msgspec
import pytest

from boardroom.app.box import open_box
from boardroom.core.game import LaysOpen
from boardroom.games import shelf
from tests.laws.test_scene_laws import scene_of, seated, steps

GAMES = [name for name, card in shelf().items() if card.on_shelf]


def wire(view):
    return msgspec.json.encode(view).decode().casefold()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_what_the_open_table_hid_is_seen_when_everything_is_open(qapp, game, seed):
    box = open_box(game)
    players, table = seated(box, seed)
    rules, scene, shown = table.rules, scene_of(box, players), 0
    assert isinstance(rules, LaysOpen), "a replay of this game keeps its secrets for ever"
    for _ in chain([None], steps(table, seed)):
        state = table.state
        opened = rules.laid_open(state)
        secrets = [secret.casefold() for secret in rules.secrets(state, None)]
        assert not any(secret in wire(rules.view(state, None)) for secret in secrets)
        shown += any(secret in wire(opened) for secret in secrets)
        scene.show_now(opened, ())
        digest = scene.digest()
        scene.show_now(opened, ())
        assert scene.digest() == digest
    assert shown, "nothing that was secret is ever open"
