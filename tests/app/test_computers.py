"""When computers think: never before people have seen what there is to look at."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from boardroom.app.computers import LOOKING, Computers


@pytest.mark.parametrize("played", [0, 1000, 9000])
def test_however_long_the_picture_takes_people_can_look_at_its_end(qapp, played):
    """The rules count from the deed; what a picture takes of that is not taken from those who look."""
    rests, clock = [False], SimpleNamespace(now=lambda: now[0], is_running=True)
    now, table = [100], SimpleNamespace(clock=clock, asks=())
    computers = Computers(None, table, lambda: rests[0], None)
    computers._think_later(lambda: None, now[0] + 3500)
    assert not computers._thinking.isActive()
    now[0] += played
    rests[0] = True
    computers.plan()
    left = 3500 if played > 3500 else 3500 - played
    assert computers._thinking.interval() == left + LOOKING
    computers.close()
