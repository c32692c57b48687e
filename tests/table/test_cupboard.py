"""Content is kept as it was as long as a saved game needs it."""

from __future__ import annotations

import msgspec
import pytest

from boardroom.app.box import open_box
from boardroom.content.digest import canonical, digest_of
from boardroom.games import shelf
from boardroom.table.cupboard import Cupboard


@pytest.mark.parametrize("game", sorted(shelf()))
def test_the_content_of_every_game_comes_back_as_it_was(tmp_path, game):
    cupboard, box = Cupboard(tmp_path), open_box(game)
    cupboard.keep(canonical(box.content))
    found = cupboard.find(box.digest)
    assert found is not None
    assert msgspec.json.decode(found, type=type(box.content)) == box.content


@pytest.mark.parametrize("digest", ["0" * 32, "../../secret", "", "/etc/passwd"])
def test_what_is_not_there_is_none(tmp_path, digest):
    assert Cupboard(tmp_path).find(digest) is None


def test_damaged_content_is_not_used(tmp_path):
    cupboard = Cupboard(tmp_path)
    cupboard.keep(bytes(range(256)))
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    for torn in (b"", whole[:8], whole[:4] + b"??" + whole[6:]):
        file.write_bytes(torn)
        assert cupboard.find(digest_of(bytes(range(256)))) is None


def test_what_no_game_needs_is_thrown_away_and_nothing_else(tmp_path):
    cupboard = Cupboard(tmp_path)
    cupboard.keep(b"one")
    cupboard.keep(b"two")
    (tmp_path / "mine.content").write_text("a file of the family")
    cupboard.tidy({digest_of(b"one")})
    assert cupboard.find(digest_of(b"one")) == b"one"
    assert cupboard.find(digest_of(b"two")) is None
    assert (tmp_path / "mine.content").exists()
