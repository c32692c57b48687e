"""The sentence that says what to do next."""

from __future__ import annotations

import pytest

from boardroom.core.game import HOST, Ask, Seat
from boardroom.stage.prompt import AnswerLine, Button, Prompt, listed, sentence
from tests.stage.demo import Cover

ANA, BEN, MIA = Seat(0), Seat(1), Seat(2)
NAMES = {ANA: "Ana", BEN: "Ben", MIA: "Mia"}
PULL = "pull out a numbered slide"


@pytest.mark.parametrize(
    ("asks", "said"),
    [
        ([], ""),
        ([Ask(ANA, PULL)], "Ana, pull out a numbered slide."),
        ([Ask(ANA, PULL), Ask(MIA, PULL)], "Ana & Mia, pull out a numbered slide."),
        ([Ask(ANA, PULL), Ask(BEN, PULL), Ask(MIA, PULL)], "Ana, Ben & Mia, pull out a numbered slide."),
        ([Ask(ANA, PULL), Ask(ANA, PULL)], "Ana, pull out a numbered slide."),
        ([Ask(ANA, "guess"), Ask(BEN, "wait")], "Ana, guess. Ben, wait."),
        ([Ask(ANA, "guess"), Ask(HOST, "say it counts")], "Ana, guess."),
        ([Ask(HOST, "go on to the next game")], "Go on to the next game."),
    ],
)
def test_it_names_the_players(asks, said):
    assert sentence(asks, NAMES) == said


@pytest.mark.parametrize("name", ["", "<b>", "%s", "{}", "&", "W" * 40])
def test_a_name_is_only_a_name(name):
    assert sentence([Ask(ANA, PULL)], {ANA: name}) == f"{name}, {PULL}."


def test_names_are_listed_as_they_are_read_aloud():
    assert [listed([]), listed(["Ana"]), listed(["Ana", "Ben"])] == ["", "Ana", "Ana & Ben"]


def test_at_most_three_buttons_one_of_them_gold():
    button, main = Button("Pass", ANA, Cover()), Button("Guess", ANA, Cover(), main=True)
    assert Prompt("Ana, guess.", (button, button, main), AnswerLine(ANA, "", lambda text: Cover())).buttons
    with pytest.raises(ValueError, match="at most three"):
        Prompt("", (button,) * 4)
    with pytest.raises(ValueError, match="one main"):
        Prompt("", (main, main))
