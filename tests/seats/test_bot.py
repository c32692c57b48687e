from __future__ import annotations

from random import Random

from boardroom.core.game import Seat
from boardroom.games.nullgame.bots import Brain
from boardroom.games.nullgame.content import Content
from boardroom.games.nullgame.rules import Rules
from boardroom.seats.bot import Bot
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table

ANA, BEN = Seat(0), Seat(1)


class Watcher(Brain):
    def __init__(self):
        super().__init__(0, Random(0))
        self.seen = []

    def watch(self, events, view):
        self.seen += events


def seated():
    table = Table(Rules(Content(("x",))), [Player("Ana"), Player("Ben")], 1, Clock(lambda: 0.0))
    thoughts, brain = [], Watcher()
    bot = Bot(brain, table.submit, lambda think, after: thoughts.append(think))
    return table, bot, brain, thoughts


def test_a_bot_answers_later_and_only_for_its_hands():
    table, bot, _, thoughts = seated()
    table.sit(bot, eyes=BEN, hands=[BEN])
    assert table.moves == 0
    thoughts.pop()()
    assert table.state.done == (BEN,)
    assert not thoughts or not [ask for ask in table.asks if ask.seat == BEN]


def test_a_stale_thought_is_dropped():
    table, bot, _, thoughts = seated()
    table.sit(bot, eyes=BEN, hands=[BEN])
    table.submit(ANA, table.asks[0].choices[0])
    assert len(thoughts) == 2
    thoughts[0]()
    assert BEN not in table.state.done
    thoughts[1]()
    assert BEN in table.state.done


def test_a_bot_remembers_what_is_retold_but_does_not_act_on_it():
    table, bot, brain, thoughts = seated()
    table.submit(ANA, table.asks[0].choices[0])
    past = [move.step for move in table._past[1:]]
    again, bot, brain, thoughts = seated()
    again.sit(bot, eyes=BEN, hands=[BEN])
    thoughts.clear()
    from boardroom.core.game import Move
    from boardroom.games.nullgame.rules import Done

    again.replay([Move(ANA, Done(), 3)])
    assert [type(event).__name__ for event in brain.seen] == [type(past[0].told[0].event).__name__]
    assert len(thoughts) == 1
